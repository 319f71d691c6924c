// A day of the salon, and when a client comes next: each a short range of one index, however many there are.
import { byStart } from '../../../../shared/salon/appointments/day'
import { type SalonDb, salon } from '../db'
import { useSalonQuery } from './live'
import { type Row, rangeFrom, viewOf } from './read'

export type Appointment = Row<'appointment'>

/** `to` is left out. Days are "2026-11-27". */
export async function appointmentsFrom(db: SalonDb, from: string, to: string): Promise<Appointment[]> {
  return byStart(await rangeFrom(db, 'appointment', { from, to }))
}

/** What stands in its source, from that moment on ("2026-11-27T09:30"). */
export async function nextFrom(db: SalonDb, client: string, from: string): Promise<Appointment | null> {
  const coming = await rangeFrom(db, 'appointment', { client, from })
  return coming.find(({ fields }) => fields.vanished_at === null) ?? null
}

/** By their ids, on whatever day; deleted ones too. */
export async function calledFrom(db: SalonDb, ids: readonly string[]): Promise<Appointment[]> {
  const rows = await db.rows.bulkGet([...ids])
  return rows.flatMap(row => (row?.kind === 'appointment' ? viewOf('appointment', row) : []))
}

/** Deleted ones stand in no index: they are all keys but those that do. */
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

/** What stands from that day on, and also what was deleted of it or is called so: it doesn't come back by itself. */
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

/** As `calledFrom`; undefined while it loads. */
export function useAppointmentsCalled(ids: readonly string[]): Appointment[] | undefined {
  const asked = JSON.stringify(ids)
  const found = useSalonQuery(async ({ db }) => ({ asked, rows: await calledFrom(db, ids) }), [asked])
  return found?.asked === asked ? found.rows : undefined
}

/** Null: none is booked. */
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
