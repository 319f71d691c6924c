// A day's appointments with what stands on the cards of who comes: that day's rows and those clients', and nothing else.
import { type Appointment, appointmentsFrom } from './appointments'
import type { Salon, SalonDb } from './db'
import { useSalonQuery } from './live'
import { type Row, rangeFrom, viewOf } from './read'

export type DayCard = {
  client: Row<'client'>
  allergies: readonly Row<'allergy'>[]
  tests: readonly Row<'patch_test'>[]
  /** What was really used last. */
  last: Row<'formula'> | null
  /** Latest first, a few: whether one is in the chair. */
  services: readonly Row<'service'>[]
}
export type Day = { day: string; rows: Appointment[]; cards: ReadonlyMap<string, DayCard> }

const END = 'T24:00'
const LATEST_SERVICES = 2

async function latest<K extends 'formula' | 'service'>(
  db: SalonDb,
  kind: K,
  client: string,
  most: number,
): Promise<Row<K>[]> {
  const rows = await db.rows.where('about').startsWith(`${client} ${kind} `).reverse().limit(most).toArray()
  return rows.map(row => viewOf(kind, row))
}

async function cardsOf(db: SalonDb, ids: readonly string[]): Promise<Map<string, DayCard>> {
  const [clients, marks, formulas, services] = await Promise.all([
    db.rows.bulkGet([...ids]),
    db.rows
      .where('about')
      .startsWithAnyOf(ids.flatMap(id => [`${id} allergy `, `${id} patch_test `]))
      .toArray(),
    Promise.all(ids.map(id => latest(db, 'formula', id, 1))),
    Promise.all(ids.map(id => latest(db, 'service', id, LATEST_SERVICES))),
  ])
  const cards = new Map<string, DayCard>()
  for (const [at, id] of ids.entries()) {
    const client = clients[at]
    if (client?.kind !== 'client') continue
    const mine = marks.filter(({ fields }) => fields.client_id === id)
    cards.set(id, {
      client: viewOf('client', client),
      allergies: mine.filter(({ kind }) => kind === 'allergy').map(row => viewOf('allergy', row)),
      tests: mine.filter(({ kind }) => kind === 'patch_test').map(row => viewOf('patch_test', row)),
      last: formulas[at]?.[0] ?? null,
      services: services[at] ?? [],
    })
  }
  return cards
}

export async function dayFrom({ db }: Salon, day: string): Promise<Day> {
  return db.transaction('r', db.rows, async () => {
    const rows = await appointmentsFrom(db, day, `${day}${END}`)
    const ids = [...new Set(rows.flatMap(({ fields }) => fields.client_id ?? []))]
    return { day, rows, cards: ids.length === 0 ? new Map() : await cardsOf(db, ids) }
  })
}

/** Undefined while it loads; another day's is never shown for it. */
export function useDayCards(day: string): Day | undefined {
  const found = useSalonQuery(salon => dayFrom(salon, day), [day])
  return found?.day === day ? found : undefined
}

/** A day with the names of who comes: no more than that is read of their cards. */
export function useDayNames(
  day: string,
): { rows: readonly Appointment[]; names: ReadonlyMap<string, string> } | undefined {
  const found = useSalonQuery(
    async ({ db }) => {
      const rows = await appointmentsFrom(db, day, `${day}${END}`)
      const clients = await db.rows.bulkGet([
        ...new Set(rows.flatMap(({ fields }) => fields.client_id ?? [])),
      ])
      const names = clients.flatMap(row =>
        row?.kind === 'client' ? [[row.id, viewOf('client', row).fields.name] as const] : [],
      )
      return { day, rows, names: new Map(names) }
    },
    [day],
  )
  return found?.day === day ? found : undefined
}

/** Patch tests that were put on since that instant and that nobody has read yet, the earliest first, with whose they are. */
export function useUnreadTests(
  since: string,
): { test: Row<'patch_test'>; client: Row<'client'> }[] | undefined {
  return useSalonQuery(
    async ({ db }) => {
      const tests = (await rangeFrom(db, 'patch_test', { from: since })).filter(
        ({ fields }) => fields.result === 'waiting',
      )
      const clients = await db.rows.bulkGet(tests.map(({ fields }) => fields.client_id))
      return tests.flatMap((test, at) => {
        const client = clients[at]
        return client?.kind === 'client' ? [{ test, client: viewOf('client', client) }] : []
      })
    },
    [since],
  )
}
