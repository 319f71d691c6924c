// Exports appointments as a calendar file, made on this device.
import { addDays } from '../../../../shared/salon/appointments/wall'
import { writeCalendar } from '../../../../shared/salon/calendar/write'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { dayOn } from '../../../platform/data/clock/local-time'
import { appointmentsBetween } from '../../../platform/data/queries/appointments'
import { get, list } from '../../../platform/data/queries/queries'
import { download } from '../export/export'
import { zoneHere } from './bring'

const YEARS = 5

/** How many there were; with none, no file. Leaves out appointments that are no longer in their source. */
export async function takeOut(days: 'today' | 'all', now: number): Promise<number> {
  const today = dayOn(now)
  const until = addDays(today, days === 'today' ? 1 : YEARS * 366)
  const found = (await appointmentsBetween(today, until)).filter(({ fields }) => fields.vanished_at === null)
  if (found.length === 0) return 0
  const ids = [...new Set(found.flatMap(({ fields }) => fields.client_id ?? []))]
  const clients = new Map(
    await Promise.all(ids.map(async id => [id, (await get('client', id))?.fields.name ?? null] as const)),
  )
  const people = new Map((await list('person')).map(({ id, fields }) => [id, fields.name || null]))
  const salon = (await get('salon', SALON_ID))?.fields.name
  const text = writeCalendar(
    found.map(({ id, fields }) => ({
      id,
      fields,
      client: clients.get(fields.client_id ?? '') ?? fields.client_name,
      stylist: people.get(fields.person_id ?? '') ?? fields.stylist,
    })),
    { zone: zoneHere(), now, name: salon || 'Appointments' },
  )
  download({ name: `appointments-${today}.ics`, type: 'text/calendar;charset=utf-8', text })
  return found.length
}
