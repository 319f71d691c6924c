// What was pulled, as the rows that this device holds after it. No storage in here.
import type { SyncReply } from '../../../../shared/sync/wire'
import type { Meta, SyncState, Waiting } from '../../data/db'
import type { StoredRow } from '../../data/row'
import { knownOf, overlaid } from '../overlay'

export type Pulled = SyncReply['records'][number]
/** Rows that go into the database together, and the cursor after them. `whole`: with them all is here that there is. */
export type Piece = { rows: Pulled[]; upTo: number; whole: boolean }

/** What this device holds of some records: the rows, and the changes that wait above them. */
export type LocalRows = {
  waiting: ReadonlyMap<string, readonly Waiting[]>
  rows: readonly (StoredRow | undefined)[]
}

/** The rows as they are after what was pulled; only those that change. `pulled`: none that was erased. */
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
 * The database's row about itself after this piece. A reply came: whatever stood in the way stands no more, unless the
 * server has no room. It is synced when all is here: in a first sync, which may break off, no screen takes a part of the salon for the whole.
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
