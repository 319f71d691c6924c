// Appointments as an .ics file that any calendar accepts. Times are written as moments in UTC, so no zone has to be
// described.
import { addMinutes, dayOfWall } from '../appointments/wall'
import type { FieldsOf } from '../records/records'
import { escaped, foldedLine } from './lines'
import { momentOf } from './zones'

type ToWrite = {
  id: string
  fields: FieldsOf<'appointment'>
  /** Their current names. */
  client: string | null
  stylist: string | null
}

/** Ends the uid of an exported appointment, so that we recognise it when it comes back. */
export const OWN_UID = '@chairside'

const stampOf = (ms: number): string => `${new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')}`
const dateOf = (wall: string): string => dayOfWall(wall).replaceAll('-', '')

function linesFor({ id, fields, client, stylist }: ToWrite, zone: string, now: number): string[] {
  const { starts_at, minutes, all_day, service, note } = fields
  const end = addMinutes(starts_at, minutes)
  const times = all_day
    ? [`DTSTART;VALUE=DATE:${dateOf(starts_at)}`, `DTEND;VALUE=DATE:${dateOf(addMinutes(starts_at, 1440))}`]
    : [`DTSTART:${stampOf(momentOf(starts_at, zone))}`, `DTEND:${stampOf(momentOf(end, zone))}`]
  const summary = [client, service].filter(Boolean).join(' - ') || 'Appointment'
  const about = [stylist && `With ${stylist}`, note].filter(Boolean).join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(fields.uid ?? `${id}${OWN_UID}`)}`,
    `DTSTAMP:${stampOf(now)}`,
    ...times,
    `SUMMARY:${escaped(summary)}`,
    ...(about === '' ? [] : [`DESCRIPTION:${escaped(about)}`]),
    'END:VEVENT',
  ]
}

/** `name`: what the calendar is called in the program that opens it. */
export function writeCalendar(
  appointments: readonly ToWrite[],
  { zone, now, name }: { zone: string; now: number; name: string },
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chairside//Chairside//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...appointments.flatMap(each => linesFor(each, zone, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(foldedLine)
    .join('\r\n')
}
