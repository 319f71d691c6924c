// What the client list shows beside each name, read only for the rows in sight.
import type { Shade } from '../../../../shared/salon/records/records'
import { apartWords, sameNamed } from '../../../../shared/salon/same-names'
import type { Salon } from '../db'
import { useSalonQuery } from './live'
import { clientWindow, type Row, viewOf } from './read'

/** Part of the list by name, and where it starts. While the next part loads, you get the last one. */
export function useClientStretch(
  start: number,
  count: number,
): { start: number; rows: Row<'client'>[] } | undefined {
  return useSalonQuery(
    async ({ db }) => ({ start, rows: await clientWindow(db, start, count) }),
    [start, count],
  )
}

type ClientMarks = { shade: Shade | null; allergies: number }

/** Each client's current shade, from their last formula, and how many allergies are on record. */
export async function clientMarks(
  { db }: Salon,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ClientMarks>> {
  const marks = new Map(ids.map((id): [string, ClientMarks] => [id, { shade: null, allergies: 0 }]))
  if (ids.length === 0) return marks
  const kinds = ids.flatMap(id => [`${id} allergy `, `${id} formula `])
  // Oldest first, so the last formula with a result wins.
  for (const row of await db.rows.where('about').startsWithAnyOf(kinds).toArray()) {
    const entry = typeof row.fields.client_id === 'string' ? marks.get(row.fields.client_id) : undefined
    if (!entry) continue
    if (row.kind === 'allergy') entry.allergies += 1
    if (row.kind === 'formula') entry.shade = viewOf('formula', row).fields.result ?? entry.shade
  }
  return marks
}

export function useClientMarks(ids: readonly string[]): ReadonlyMap<string, ClientMarks> | undefined {
  return useSalonQuery(salon => clientMarks(salon, ids), [ids.join(' ')])
}

/** When each client was last in the chair, going by formulas, services and notes; null when never. */
export async function lastSeen(
  { db }: Salon,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const seen = new Map(ids.map((id): [string, string | null] => [id, null]))
  if (ids.length === 0) return seen
  const kinds = ids.flatMap(id => [`${id} formula `, `${id} service `, `${id} note `])
  for (const { fields } of await db.rows.where('about').startsWithAnyOf(kinds).toArray()) {
    const id = typeof fields.client_id === 'string' ? fields.client_id : ''
    const at = fields.made_at ?? fields.started_at ?? fields.written_at
    if (typeof at === 'string' && seen.has(id) && at > (seen.get(id) ?? '')) seen.set(id, at)
  }
  return seen
}

export function useLastSeen(ids: readonly string[]): ReadonlyMap<string, string | null> | undefined {
  return useSalonQuery(salon => lastSeen(salon, ids), [ids.join(' ')])
}

/** For those of these clients who share a name with somebody, the words that tell them apart. */
export async function apartFrom(salon: Salon, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = salon.db
  const asked = (await rows.bulkGet([...ids])).flatMap(row => (row?.kind === 'client' ? [row] : []))
  // The first word of a name finds all namesakes and few others. More would miss some, as spaces in names may differ.
  const begins = asked.flatMap(({ place }) => /^\S+ +\S+/.exec(place ?? '')?.[0] ?? [])
  const near = await rows.where('place').startsWithAnyOf(begins).toArray()
  const among = [...near, ...asked].map(row => ({ id: row.id, name: viewOf('client', row).fields.name }))
  const shared = sameNamed(among)
  const namesakes = asked.filter(({ id }) => shared.has(id)).map(row => viewOf('client', row))
  const seen = await lastSeen(
    salon,
    namesakes.map(({ id }) => id),
  )
  return new Map(namesakes.map(({ id, fields }) => [id, apartWords(fields.phone, seen.get(id))]))
}

/** Undefined while it loads; null when nobody else has that name. */
export function useApart(id: string | null): string | null | undefined {
  const found = useSalonQuery(
    async salon => ({ id, words: id === null ? null : ((await apartFrom(salon, [id])).get(id) ?? null) }),
    [id],
  )
  // While a new answer loads, the query still holds the old client's: don't show that for this one.
  return found?.id === id ? found.words : undefined
}

/** The client's position in the list by name, from 0; null when they aren't in it. */
export async function clientPlace({ db }: Salon, id: string): Promise<number | null> {
  const row = await db.rows.get(id)
  if (row?.place === undefined || row.kind !== 'client') return null
  return db.rows.where('place').between('client ', row.place, true, false).count()
}

export function useClientPlace(id: string | undefined): number | null | undefined {
  return useSalonQuery(async salon => (id === undefined ? null : clientPlace(salon, id)), [id])
}
