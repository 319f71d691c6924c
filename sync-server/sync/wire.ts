// A record as devices get it, in replies and pokes alike.
import type { Counter } from '../db/accounts'
import type { Commit } from '../db/commits'

type Wire = { kind: string; id: string; version: number; fields: string; erased: number }

/** JSON. `fields` is already JSON in the database, so it is neither parsed nor serialised again. */
export function wireText({ kind, id, version, fields, erased }: Wire): string {
  return `{"kind":${JSON.stringify(kind)},"id":${JSON.stringify(id)},"version":${version},"fields":${fields}${erased ? ',"erased":true' : ''}}`
}

/** What other devices hear about rows just written; null if there are none. `by`: the device that wrote them. */
export function commitOf(
  account: string,
  { before, epoch }: Counter,
  by: string | null,
  rows: readonly Wire[],
): Commit | null {
  const sorted = [...rows].sort((a, b) => a.version - b.version)
  const last = sorted.at(-1)
  if (!last) return null
  const news = sorted.length > MANY ? null : { epoch, from: before, by, records: sorted.map(wireText) }
  return { account, version: last.version, news }
}

/** More records than this never fit into a poke. */
const MANY = 50
