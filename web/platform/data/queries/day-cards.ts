// A day's appointments, with what is on the cards of the clients who are coming. Reads only those clients' rows and
// that day's.

import { folded } from '../../../../shared/fold-text'
import { byStart } from '../../../../shared/salon/appointments/day'
import { addDays } from '../../../../shared/salon/appointments/wall'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { type Kind, SALON_ID } from '../../../../shared/sync/kinds'
import type { Salon, SalonDb } from '../db'
import { aboutOf, isDeleted, type StoredRow } from '../row'
import { type Appointment, appointmentsFrom } from './appointments'
import { apartFrom } from './client-list'
import { useSalonQuery } from './live'
import { type Row, rangeFrom, viewOf } from './read'

export type DayCard = {
  client: Row<'client'>
  allergies: readonly Row<'allergy'>[]
  tests: readonly Row<'patch_test'>[]
  /** Their last formula: what was really used. */
  last: Row<'formula'> | null
  /** Services begun around that day, which tell whether the client is in the chair. */
  services: readonly Row<'service'>[]
}
export type Day = { day: string; rows: Appointment[]; cards: ReadonlyMap<string, DayCard> }

const END = 'T24:00'
/** Days on either side, so the time zone doesn't matter: a client in the chair sat down at most a day ago. */
const ABOUT_DAYS = 2

const onCard = (db: SalonDb, id: string, kind: Kind) => db.rows.where('about').startsWith(`${id} ${kind} `)

/** Two rounds of queries: who is coming, then everything on their cards in parallel. */
export async function dayFrom({ db }: Salon, day: string): Promise<Day> {
  const stretch = (kind: Kind, from: string, to: string) =>
    db.rows
      .where('place')
      .between(`${kind} ${folded(from)}`, `${kind} ${folded(to)}`)
      .toArray()
  return db.transaction('r', db.rows, async () => {
    const [booked, services] = await Promise.all([
      stretch('appointment', day, `${day}${END}`),
      stretch('service', addDays(day, -ABOUT_DAYS), addDays(day, ABOUT_DAYS)),
    ])
    const ids = [...new Set(booked.flatMap(({ fields }) => aboutOf(fields) ?? []))]
    const all = <T>(ask: (id: string) => PromiseLike<T>): Promise<T[]> => Promise.all(ids.map(ask))
    const [clients, allergies, tests, formulas] = await Promise.all([
      db.rows.bulkGet(ids),
      all(id => onCard(db, id, 'allergy').toArray()),
      all(id => onCard(db, id, 'patch_test').toArray()),
      all(id => onCard(db, id, 'formula').reverse().limit(1).toArray()),
    ])
    const begun = services.map(row => viewOf('service', row))
    const cards = new Map<string, DayCard>()
    const gone = new Set<string>()
    for (const [at, row] of clients.entries()) {
      if (row?.kind !== 'client') continue
      if (isDeleted(row.fields)) gone.add(row.id)
      else
        cards.set(row.id, {
          client: viewOf('client', row),
          allergies: viewsOf('allergy', allergies[at]),
          tests: viewsOf('patch_test', tests[at]),
          last: viewsOf('formula', formulas[at])[0] ?? null,
          services: begun.filter(({ fields }) => fields.client_id === row.id),
        })
    }
    const rows = booked.filter(({ fields }) => !gone.has(aboutOf(fields) ?? ''))
    return { day, rows: byStart(rows.map(row => viewOf('appointment', row))), cards }
  })
}

const viewsOf = <K extends Kind>(kind: K, rows: readonly StoredRow[] = []): Row<K>[] =>
  rows.map(row => viewOf(kind, row))

/** Undefined while it loads; never another day's answer. */
export function useDayCards(day: string): Day | undefined {
  const found = useSalonQuery(salon => dayFrom(salon, day), [day])
  return found?.day === day ? found : undefined
}

/**
 * The part of a day that nobody waits for, though it may rule out a colour: the salon's rules, and each client's notes
 * and consultations.
 */
export type DayTold = {
  salon: FieldsOf<'salon'> | null
  of: ReadonlyMap<string, { notes: readonly Row<'note'>[]; consultations: readonly Row<'consultation'>[] }>
  /** Who shares a name with another client, and the words that tell them apart. */
  apart: ReadonlyMap<string, string>
}

export async function toldFrom(place: Salon, ids: readonly string[]): Promise<DayTold> {
  const { db } = place
  return db.transaction('r', db.rows, async () => {
    const all = (kind: Kind) => Promise.all(ids.map(id => onCard(db, id, kind).toArray()))
    const [salon, notes, consultations, apart] = await Promise.all([
      db.rows.get(SALON_ID),
      all('note'),
      all('consultation'),
      apartFrom(place, ids),
    ])
    const of = ids.map(
      (id, at) =>
        [
          id,
          { notes: viewsOf('note', notes[at]), consultations: viewsOf('consultation', consultations[at]) },
        ] as const,
    )
    return { salon: salon?.kind === 'salon' ? viewOf('salon', salon).fields : null, of: new Map(of), apart }
  })
}

/** One query for everyone who is coming; none until the day has loaded. */
export function useDayTold(day: Day | undefined): DayTold | undefined {
  const ids = day && [...day.cards.keys()]
  return useSalonQuery(async salon => (ids ? toldFrom(salon, ids) : undefined), [ids?.join()])
}

/** A day's appointments and their clients' names, without the rest of the cards. */
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

/** Patch tests applied since that instant that nobody has read yet, each with its client; earliest first. */
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
