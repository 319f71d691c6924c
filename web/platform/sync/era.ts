// Recovery, after the server was restored from a back-up or when this device has doubts about its own data. Either way
// the device pulls again from 0 into the same database, then resends what the server doesn't know. Rows of an older era
// are those that the server hasn't sent since; no row is ever dropped for that.
import { rulesOf } from '../../../shared/sync/kinds'
import { fitsInChange } from '../../../shared/sync/limits'
import type { Change } from '../../../shared/sync/wire'
import { type Meta, readMeta, type SalonDb, type Waiting } from '../data/db'
import type { StoredRow } from '../data/row'
import { watched } from '../data/watchdog'
import { changeIn } from './outgoing/outgoing'
import { byRecord, knownOf, overlaid, serverOf } from './overlay'

export async function startEra(db: SalonDb, meta: Meta, epoch: string): Promise<Meta> {
  const next = { ...meta, epoch, version: 0, highest: 0, era: meta.era + 1, recovering: true }
  await db.meta.put(next)
  return next
}

/** Call when everything was pulled. Does nothing unless a recovery is under way. */
export async function endRecovery(db: SalonDb, now: number): Promise<void> {
  // Usually none is, so don't open a transaction over all tables just to find out.
  if (!(await watched(readMeta(db))).recovering) return
  await watched(
    db.transaction('rw', db.rows, db.outbox, db.sent, db.meta, async () => {
      const meta = await readMeta(db)
      if (!meta.recovering) return
      const rows = new Map((await db.rows.toArray()).map(row => [row.id, row]))
      const isKnown = (id: string): boolean => (rows.get(id)?.era ?? 0) === meta.era
      const batches = await db.sent.orderBy('n').toArray()
      const sent = batches
        .flatMap(batch => batch.changes)
        // A record that is no longer here was erased.
        .filter(({ recordId }) => rows.has(recordId))
      const waiting = (await db.outbox.orderBy(':id').toArray()).map(each => {
        const { seq: _seq, ...rest } = each
        return rest
      })
      const created = new Set(
        [...sent, ...waiting].flatMap(({ op, recordId }) => (op === 'create' ? recordId : [])),
      )
      const lost = [...rows.values()].filter(
        row => !isKnown(row.id) && serverOf(row) !== null && !created.has(row.id),
      )
      const outbox: Waiting[] = [...lost.flatMap(row => creationsOf(row, meta.epoch)), ...sent, ...waiting]
      await db.outbox.clear()
      await db.sent.clear()
      const last = outbox.length === 0 ? meta.frozenTo : await db.outbox.bulkAdd(outbox)
      await db.rows.bulkPut(shown(rows, outbox, isKnown))
      await db.meta.put({ ...meta, recovering: false, frozenTo: last, lastSyncedAt: now })
    }),
  )
}

/** The rows that now have waiting changes, with those laid over them. */
function shown(
  rows: ReadonlyMap<string, StoredRow>,
  outbox: readonly Waiting[],
  isKnown: (id: string) => boolean,
): StoredRow[] {
  return [...byRecord(outbox)].flatMap(([id, changes]) => {
    const row = rows.get(id)
    if (!row) return []
    const known = knownOf(row)
    return overlaid(isKnown(id) ? known : { ...known, server: null }, changes) ?? []
  })
}

/**
 * Recreates a record that the restored server lost, as this device last saw it. Every device that saw the same version
 * makes the same changes. They are stamped so old that anything its authors resend wins. If merging has made the record
 * too large for one change, it goes in several.
 */
function creationsOf(row: StoredRow, epoch: string): Waiting[] {
  const owned = new Set(rulesOf(row.kind).serverOwned ?? [])
  const once = new Set(rulesOf(row.kind).writtenOnce ?? [])
  const fields = Object.entries(serverOf(row) ?? {}).filter(([field]) => !owned.has(field))
  // Fields that only a creation may set go first, unsplit.
  fields.sort(([a], [b]) => Number(once.has(b)) - Number(once.has(a)))
  const patches: Record<string, unknown>[] = [{}]
  const add = (field: string, value: unknown): void => {
    const last = patches.at(-1) ?? {}
    const isFree =
      !(field in last) && (once.has(field) || fitsInChange(JSON.stringify({ ...last, [field]: value }), '{}'))
    if (isFree) last[field] = value
    else patches.push({ [field]: value })
  }
  for (const [field, value] of fields) {
    // The server appends these items to those it has.
    if (field === 'seconds' && Array.isArray(value)) for (const item of value) add(field, [item])
    else add(field, value)
  }
  return patches.map((patch, n) => {
    const change: Change = {
      id: `again:${epoch.slice(0, 8)}:${row.version}${n === 0 ? '' : `.${n}`}:${row.id.slice(-40)}`,
      op: n === 0 ? 'create' : 'edit',
      kind: row.kind,
      recordId: row.id,
      person: null,
      at: row.version,
      patch,
      base: {},
    }
    return changeIn(change)
  })
}

/**
 * Pulls everything again because this device's rows aren't what the server has; drops nothing. `emptied`: the rows are
 * gone, so until they are back this device counts as never synced.
 */
export async function startRepair(db: SalonDb, { emptied = false } = {}): Promise<void> {
  await watched(
    db.transaction('rw', db.meta, async () => {
      const meta = await readMeta(db)
      const known = emptied ? { ...meta, lastSyncedAt: null } : meta
      if (!meta.recovering) await startEra(db, known, meta.epoch)
    }),
  )
}
