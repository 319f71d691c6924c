// A day's appointments, and a client's next one. Each reads a short range of one index, however many records there are.
import { byStart } from '../../../../shared/salon/appointments/day'
import { type SalonDb, salon } from '../db'
import { useSalonQuery } from './live'
import { type Row, rangeFrom, viewOf } from './read'

export type Appointment = Row<'appointment'>

/** `to` is exclusive. Days look like "2026-11-27". */
export async function appointmentsFrom(db: SalonDb, from: string, to: string): Promise<Appointment[]> {
  return byStart(await rangeFrom(db, 'appointment', { from, to }))
}

/** The client's next appointment from that moment ("2026-11-27T09:30") that its source still has. */
export async function nextFrom(db: SalonDb, client: string, from: string): Promise<Appointment | null> {
  const coming = await rangeFrom(db, 'appointment', { client, from })
  return coming.find(({ fields }) => fields.vanished_at === null) ?? null
}

/** By id, whatever the day; includes deleted ones. */
export async function calledFrom(db: SalonDb, ids: readonly string[]): Promise<Appointment[]> {
  const rows = await db.rows.bulkGet([...ids])
  return rows.flatMap(row => (row?.kind === 'appointment' ? viewOf('appointment', row) : []))
}

/** Deleted rows are in no index, so they are all the keys that the index doesn't have. */
async function deletedFrom(db: SalonDb, from: string): Promise<Appointment[]> {
  const [all, shown] = await Promise.all([
    db.rows.toCollection().primaryKeys(),
    db.rows.where('place').above('').primaryKeys(),
  ])
  const standing = new Set(shown)
  const deleted = await calledFrom(
    db,
    all.filter(id => !standing.has(id)),
  )
  return deleted.filter(({ fields }) => fields.starts_at >= from)
}

/**
 * Appointments from that day on, with the deleted ones and those with these ids, so that an import doesn't bring back
 * what somebody deleted.
 */
export async function standingWith(
  ids: readonly string[],
  from: string,
): Promise<{ id: string; fields: Appointment['fields'] }[]> {
  const { db } = salon()
  const standing = [...(await rangeFrom(db, 'appointment', { from })), ...(await deletedFrom(db, from))]
  const known = new Set(standing.map(({ id }) => id))
  const others = await calledFrom(
    db,
    ids.filter(id => !known.has(id)),
  )
  return [...standing, ...others]
}
export const appointmentsBetween = (from: string, to: string): Promise<Appointment[]> =>
  appointmentsFrom(salon().db, from, to)

/** Like `calledFrom`; undefined while it loads. */
export function useAppointmentsCalled(ids: readonly string[]): Appointment[] | undefined {
  const asked = JSON.stringify(ids)
  const found = useSalonQuery(async ({ db }) => ({ asked, rows: await calledFrom(db, ids) }), [asked])
  return found?.asked === asked ? found.rows : undefined
}

/** Null when none is booked; undefined while it loads. */
export function useNextAppointmentOf(
  client: string | null | undefined,
  from: string,
): Appointment | null | undefined {
  const found = useSalonQuery(
    async ({ db }) => ({ client, next: client ? await nextFrom(db, client, from) : null }),
    [client, from],
  )
  return found?.client === client ? found?.next : undefined
}
