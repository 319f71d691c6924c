// Turns a booking system's list into entries: one line is one visit. A line without a day or a time is reported by its
// number.

import { folded } from '../../../../shared/fold-text'
import { addDays, isRealDay, minutesBetween, wallAt } from '../../../../shared/salon/appointments/wall'
import type { Entry, Window } from '../../../../shared/salon/calendar/read'
import { wallIn } from '../../../../shared/salon/calendar/zones'
import type { Csv } from '../csv'
import type { Mapping, Target } from '../plan/columns'
import { dayIn } from '../read/days'
import type { Pause } from '../slices'

type ReadList = {
  entries: Entry[]
  past: number
  bad: { line: number; reason: string }[]
}

const CLOCK = /(?<!\d)([01]?\d|2[0-3])(?:[:.h]([0-5]\d)(?::[0-5]\d)?)?\s?([ap])?\.?m?\.?(?![\d/])/i
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)$/

/** "14:30", "2.30pm", "9am"; a bare number doesn't count. */
export function clockIn(text: string): string | null {
  const found = CLOCK.exec(text)
  if (!found) return null
  const [, hours = '', minutes, half] = found
  if (minutes === undefined && half === undefined) return null
  const hour = (Number(hours) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
}

/** "45", "45 min", "1h 30", "1:30", "1.5 hours" */
export function lengthIn(text: string): number | null {
  const low = text.trim().toLowerCase()
  const clock = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/.exec(low)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]) || null
  const hours = /^(\d{1,2}(?:\.\d{1,2})?) ?h(?:ou)?r?s?\b/.exec(low)
  const rest = hours ? low.slice(hours[0].length) : low
  const minutes = /(\d{1,4})/.exec(rest)
  const all = Math.round(Number(hours?.[1] ?? 0) * 60) + Number(minutes?.[1] ?? 0)
  return all > 0 && all <= 1440 ? all : null
}

/** The date and time from one cell, or from a date cell and a time cell. */
function wallOf(day: string, start: string, zone: string): { wall: string; timed: boolean } | null {
  for (const cell of [start, day])
    if (MOMENT.test(cell.trim())) return { wall: wallIn(Date.parse(cell.trim()), zone), timed: true }
  const iso = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)/.exec(start.trim() || day.trim())
  if (iso?.[1] && isRealDay(iso[1])) return { wall: wallAt(iso[1], `${iso[2]}:${iso[3]}`), timed: true }
  const found = dayIn(day) ?? dayIn(start)
  if (!found) return null
  const time = clockIn(dayIn(start)?.rest ?? start) ?? clockIn(found.rest)
  return { wall: wallAt(found.day.slice(0, 10), time ?? '00:00'), timed: time !== null }
}

const CANCELLED = /cancel|no.?show|did.?n.?t (?:come|attend|show)|declined|rejected|deleted/i

export async function entriesOf(
  csv: Csv,
  mapping: Mapping,
  { zone, window, pause }: { zone: string; window: Window; pause: Pause },
): Promise<ReadList> {
  const list: ReadList = { entries: [], past: 0, bad: [...csv.broken] }
  const keys = new Map<string, number>()
  for (const { line, cells } of csv.lines) {
    await pause()
    const all = (target: Target): string[] =>
      mapping.flatMap((at, index) => (at === target && cells[index]?.trim() ? [cells[index].trim()] : []))
    const get = (target: Target): string => all(target)[0] ?? ''
    const at = wallOf(get('day'), get('start'), zone)
    const client = get('name') || [get('first_name'), get('last_name')].filter(Boolean).join(' ')
    const service = get('service')
    if (at === null || !at.timed) {
      const cell = get('day') || get('start')
      list.bad.push({
        line,
        reason: at
          ? 'There is no time.'
          : cell === ''
            ? 'There is no day.'
            : `“${cell}” can't be read as a day.`,
      })
      continue
    }
    if (client === '' && service === '') {
      list.bad.push({ line, reason: 'There is no client and no service.' })
      continue
    }
    if (at.wall < window.from) {
      list.past += 1
      continue
    }
    const end = clockIn(dayIn(get('end'))?.rest ?? get('end'))
    const until = end === null ? null : minutesBetween(at.wall, wallAt(at.wall.slice(0, 10), end))
    const booked = get('booking')
    const key = booked === '' ? `list|${at.wall}|${folded(client)}|${folded(service)}` : `list|${booked}`
    // A booking of two services has two lines.
    const nth = (keys.get(key) ?? 0) + 1
    keys.set(key, nth)
    list.entries.push({
      key: nth === 1 ? key : `${key}|${nth}`,
      starts_at: at.wall,
      minutes: lengthIn(get('minutes')) ?? (until !== null && until > 0 ? until : null),
      all_day: false,
      summary: '',
      note: all('notes').join('\n').slice(0, 20_000) || null,
      client,
      service,
      stylist: get('stylist') || null,
      cancelled: CANCELLED.test(get('status')),
    })
  }
  return list
}

/** From today on: a year of bookings, ninety days of repeats. */
export const windowFrom = (today: string): Window => ({
  from: today,
  to: addDays(today, 366),
  repeatTo: addDays(today, 91),
})
