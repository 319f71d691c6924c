// A reply goes into the database in whole pieces: rows, cursor, accepted and refused in one transaction each, so that
// replies may come in any order, from any number of tabs and the worker at once.
import type { SyncReply } from '../../../../shared/sync/wire'
import { type Meta, readMeta, type SalonDb, type SyncState } from '../../data/db'
import { watched } from '../../data/watchdog'
import { startEra } from '../era'
import type { Batch } from '../outgoing/outgoing'
import { waitingFor } from '../overlay'
import { purge } from './purge'
import { type LocalRows, metaAfter, type Piece, type Pulled, rowsToPut } from './rows'
import { type Settled, settle } from './settle'

/** Rows a transaction, half a page: the screen is never blocked for long, and fewer of them would take a tenth longer. */
const PIECE = 750
const NOTHING_SETTLED: Settled = { answered: [], inDoubt: false }

type Applying = {
  now: number
  rest: () => Promise<void>
  standing: SyncState
}

/** stale: this database has started anew since, or just now; ask again. */
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
        // No await in here that may wait for nothing: Dexie can take that for the end of a transaction, and commit.
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
 * Rows of the page in the order of their versions, each piece with the cursor at its end. What this request touched
 * goes with the first: there its changes leave the outbox, and an edit must never vanish in between.
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

/** past: this reply is of a state of the database, or of the server, that is gone; new: the server was restored. */
function stepTo(meta: Meta, batch: Batch, { cursor }: SyncReply): 'past' | 'same' | 'new' {
  if (batch.era !== meta.era) return 'past'
  if (meta.epoch === '' || meta.epoch === cursor.epoch) return 'same'
  return batch.cursor.epoch === meta.epoch ? 'new' : 'past'
}

/** `rows`: those of which a row may be here. */
async function heldOf(db: SalonDb, ids: readonly string[], rows: readonly string[]): Promise<LocalRows> {
  const [waiting, found] = await Promise.all([
    waitingFor(db, ids),
    rows.length === 0 ? [] : db.rows.bulkGet([...rows]),
  ])
  return { waiting, rows: found }
}

/** `answered`: records whose changes were answered just now; theirs change even where the row is known already. */
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
  // What lies above all that is here needs no look at what is here.
  const mayBeHere = ids.filter(id => (newest.get(id)?.version ?? 0) <= meta.highest)
  const rows = rowsToPut(meta, live, answered, await heldOf(db, ids, mayBeHere))
  if (rows.length > 0) await db.rows.bulkPut(rows)
}
