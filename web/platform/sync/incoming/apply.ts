// Applies a reply in batches: rows, cursor, accepted and refused in one transaction each. So replies may come in any
// order, from any number of tabs and the worker at once.
import type { SyncReply } from '../../../../shared/sync/wire'
import { type Meta, readMeta, type SalonDb, type SyncState } from '../../data/db'
import { watched } from '../../data/watchdog'
import { startEra } from '../era'
import type { Batch } from '../outgoing/outgoing'
import { waitingFor } from '../overlay'
import { purge } from './purge'
import { type LocalRows, metaAfter, type Piece, type Pulled, rowsToPut } from './rows'
import { type Settled, settle } from './settle'

/** Rows per transaction, half a page: never blocks the screen for long, and fewer would make it all a tenth slower. */
const PIECE = 750
const NOTHING_SETTLED: Settled = { answered: [], inDoubt: false }

type Applying = {
  now: number
  rest: () => Promise<void>
  standing: SyncState
}

/** stale: this database has begun a new era since, or just now; ask again. */
export async function applyReply(
  db: SalonDb,
  batch: Batch,
  reply: SyncReply,
  { now, rest, standing }: Applying,
): Promise<'applied' | 'stale'> {
  let era: number | null = null
  for (const [index, piece] of pieces(reply, batch).entries()) {
    if (index > 0) await rest()
    const done: number | null = await watched(
      db.transaction('rw', [db.rows, db.outbox, db.sent, db.meta, db.sounds, db.looks], async () => {
        const found = await readMeta(db)
        const step = index === 0 ? stepTo(found, batch, reply) : 'same'
        if (step === 'past') return null
        // Never await a plain value in here: Dexie can take that for the end of the transaction, and commit.
        const meta =
          step === 'new'
            ? await startEra(db, found, reply.cursor.epoch)
            : { ...found, epoch: reply.cursor.epoch }
        if (era !== null && meta.era !== era) return null
        const isNewEra = found.era < meta.era
        const { answered, inDoubt } =
          index === 0 && batch.changes.length > 0
            ? await settle(db, batch, reply, isNewEra, now)
            : NOTHING_SETTLED
        if (inDoubt) {
          await Promise.all([putRows(db, meta, piece.rows, answered), startEra(db, meta, meta.epoch)])
          return null
        }
        const next = metaAfter(meta, piece, { now, standing })
        await Promise.all([putRows(db, meta, piece.rows, answered), db.meta.put(next)])
        return meta.era
      }),
    )
    if (done === null) return 'stale'
    era = done
  }
  return 'applied'
}

/**
 * Splits the page, in order of version, into batches, each with the cursor at its end. Records that this request
 * touched go with the first: that is where its changes leave the outbox, and an edit must never vanish in between.
 */
function pieces({ records, cursor, more }: SyncReply, { changes }: Batch): Piece[] {
  const touched = new Set(changes.map(({ change }) => change.recordId))
  const isBeside = ({ id, version }: Pulled): boolean => version > cursor.version || touched.has(id)
  const page = records.filter(record => !isBeside(record)).sort((a, b) => a.version - b.version)
  const cut: Piece[] = []
  for (let at = 0; at === 0 || at < page.length; at += PIECE) {
    const rows = page.slice(at, at + PIECE)
    const isLast = at + PIECE >= page.length
    const upTo = isLast ? cursor.version : (rows.at(-1)?.version ?? 0)
    cut.push({ rows, upTo, whole: isLast && !more })
  }
  cut[0]?.rows.push(...records.filter(isBeside))
  return cut
}

/** past: the reply belongs to an earlier state of this database or of the server; new: the server was restored. */
function stepTo(meta: Meta, batch: Batch, { cursor }: SyncReply): 'past' | 'same' | 'new' {
  if (batch.era !== meta.era) return 'past'
  if (meta.epoch === '' || meta.epoch === cursor.epoch) return 'same'
  return batch.cursor.epoch === meta.epoch ? 'new' : 'past'
}

/** `rows`: the ids that may have a row here. */
async function heldOf(db: SalonDb, ids: readonly string[], rows: readonly string[]): Promise<LocalRows> {
  const [waiting, found] = await Promise.all([
    waitingFor(db, ids),
    rows.length === 0 ? [] : db.rows.bulkGet([...rows]),
  ])
  return { waiting, rows: found }
}

/** `answered`: records whose changes were just answered; their rows change even if the pulled version isn't news. */
export async function putRows(
  db: SalonDb,
  meta: Meta,
  pulled: readonly Pulled[],
  answered: readonly string[],
): Promise<void> {
  const erased = pulled.filter(({ erased }) => erased === true).map(({ id }) => id)
  if (erased.length > 0) await purge(db, erased)
  const live = pulled.filter(({ erased }) => erased !== true)
  const ids = [...new Set([...live.map(({ id }) => id), ...answered])]
  if (ids.length === 0) return
  const newest = new Map(live.map(record => [record.id, record]))
  // A version above everything here replaces the row whatever it holds, so the old row needn't be read.
  const mayBeHere = ids.filter(id => (newest.get(id)?.version ?? 0) <= meta.highest)
  const rows = rowsToPut(meta, live, answered, await heldOf(db, ids, mayBeHere))
  if (rows.length > 0) await db.rows.bulkPut(rows)
}
