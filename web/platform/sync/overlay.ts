// A row with its waiting changes laid over what the server has.
import { type Fields, withPending } from '../../../shared/sync/merge'
import type { SalonDb, Waiting } from '../data/db'
import { placed, type StoredRow } from '../data/row'

type ServerRow = { id: string; kind: string; version: number; era: number; server: Fields | null }

/** Null when nothing is left of it, on the server or here. */
export function overlaid(known: ServerRow, waiting: readonly Waiting[]): StoredRow | null {
  const { id, kind, version, era, server } = known
  const bare: StoredRow = { id, kind, version, fields: server ?? {}, ...(era === 0 ? {} : { era }) }
  if (waiting.length === 0) return server === null ? null : placed(bare)
  const problem = waiting.find(each => each.problem !== undefined)?.problem
  return placed({
    ...bare,
    fields: withPending(kind, server, waiting),
    server,
    ...(problem === undefined ? {} : { problem }),
  })
}

export const serverOf = (row: StoredRow): Fields | null =>
  row.server === undefined ? row.fields : row.server
export const knownOf = (row: StoredRow): ServerRow => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  era: row.era ?? 0,
  server: serverOf(row),
})

const FEW = 50

/** The waiting changes of these records; each record's in the order they were made. */
export async function waitingFor(
  db: SalonDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Waiting[]>> {
  if (ids.length === 0 || (ids.length > FEW && (await db.outbox.count()) === 0)) return new Map()
  const wanted = new Set(ids)
  const [only] = ids
  const all =
    ids.length > FEW
      ? db.outbox.toArray()
      : ids.length === 1 && only !== undefined
        ? db.outbox.where({ recordId: only }).toArray()
        : db.outbox.where('recordId').anyOf(ids).sortBy('seq')
  return byRecord((await all).filter(({ recordId }) => wanted.has(recordId)))
}

/** Groups changes by record and keeps their order. */
export function byRecord(waiting: readonly Waiting[]): Map<string, Waiting[]> {
  const found = new Map<string, Waiting[]>()
  for (const each of waiting) {
    const list = found.get(each.recordId)
    if (list) list.push(each)
    else found.set(each.recordId, [each])
  }
  return found
}
