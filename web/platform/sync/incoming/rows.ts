// Works out which rows this device has after a pull. No storage in here.
import type { SyncReply } from '../../../../shared/sync/wire'
import type { Meta, SyncState, Waiting } from '../../data/db'
import type { StoredRow } from '../../data/row'
import { knownOf, overlaid } from '../overlay'

export type Pulled = SyncReply['records'][number]
/** Rows that are written together, and the cursor after them. `whole`: with these, everything is here. */
export type Piece = { rows: Pulled[]; upTo: number; whole: boolean }

/** What this device has of some records: the rows, and the changes that wait on top of them. */
export type LocalRows = {
  waiting: ReadonlyMap<string, readonly Waiting[]>
  rows: readonly (StoredRow | undefined)[]
}

/** Only the rows that the pull changes. `pulled` holds no erased record. */
export function rowsToPut(
  meta: Meta,
  pulled: readonly Pulled[],
  answered: readonly string[],
  { waiting, rows }: LocalRows,
): StoredRow[] {
  const live = new Map(pulled.map(record => [record.id, record]))
  const settled = new Set(answered)
  const here = new Map(rows.flatMap(row => (row ? [[row.id, row]] : [])))
  return [...new Set([...live.keys(), ...answered])].flatMap(id => {
    const record = live.get(id)
    const row = here.get(id)
    const isNewer = record && (!row || (row.era ?? 0) < meta.era || record.version > row.version)
    if (!isNewer && (!row || !settled.has(id))) return []
    const known = isNewer
      ? { id, kind: record.kind, version: record.version, era: meta.era, server: record.fields }
      : row && knownOf(row)
    return (known && overlaid(known, waiting.get(id) ?? [])) ?? []
  })
}

export const highestOf = (meta: Meta, pulled: readonly Pulled[]): number =>
  pulled.reduce((top, { version }) => Math.max(top, version), meta.highest)

/**
 * The database's meta row after this batch. A reply came, so nothing stands in the way any more, unless the server is
 * full. `lastSyncedAt` is set only once everything is here: a first sync may break off, and no screen should take part
 * of the salon for all of it.
 */
export const metaAfter = (
  meta: Meta,
  piece: Piece,
  { now, standing }: { now: number; standing: SyncState },
): Meta => ({
  ...meta,
  highest: highestOf(meta, piece.rows),
  version: Math.max(meta.version, piece.upTo),
  standing,
  lastSyncedAt: piece.whole ? now : meta.lastSyncedAt,
})
