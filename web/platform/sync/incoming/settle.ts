// What a reply says about the changes that were sent. Accepted ones leave the outbox and are kept for 30 days; refused
// ones stay, still overlaid, until someone decides. Any that it doesn't mention keep waiting.
import type { SyncReply } from '../../../../shared/sync/wire'
import type { SalonDb, Waiting } from '../../data/db'
import { newId } from '../../data/ids'
import { type Batch, changeIn } from '../outgoing/outgoing'
import { purge } from './purge'

/** How long accepted changes are kept. */
const KEPT_MS = 30 * 86_400_000

export type Settled = {
  /** Records whose changes were answered. */
  answered: string[]
  /** The server doesn't know a record that it once sent here, so it has lost more than it said. */
  inDoubt: boolean
}

/**
 * Call within the reply's transaction. `restored`: this very reply revealed that the server was restored. Its verdict
 * on a change then only counts if no older change of the same record must be resent first: the order has to stay.
 */
export async function settle(
  db: SalonDb,
  { changes }: Batch,
  { accepted, refused }: SyncReply,
  restored: boolean,
  now: number,
): Promise<Settled> {
  const yes = new Set(accepted)
  const no = new Map(refused.map(({ id, problem }) => [id, problem]))
  const sent = new Map(changes.map(({ seq, change }) => [seq, change.id]))
  // Another tab may have settled these already, and someone may have decided since.
  const span = await db.outbox.where(':id').between(firstOf(changes), lastOf(changes), true, true).toArray()
  const present = span.filter(({ seq = 0, id, problem }) => sent.get(seq) === id && problem === undefined)
  const early = restored ? await saidBefore(db) : new Set<string>()
  const done: Waiting[] = []
  const again: Waiting[] = []
  const erased: string[] = []
  const aside: Waiting[] = []
  const unknown = restored
    ? []
    : present.filter(({ id, again }) => no.get(id) === 'unknown-record' && again !== true)
  const doubted = new Set(unknown.length > 0 ? await lostByServer(db, unknown) : [])
  for (const waiting of present) {
    const problem = no.get(waiting.id)
    if (yes.has(waiting.id)) (early.has(waiting.recordId) ? again : done).push(waiting)
    else if (problem === 'erased') erased.push(waiting.recordId)
    else if (problem !== undefined && (restored || doubted.has(waiting.id))) again.push(waiting)
    else if (problem !== undefined) aside.push({ ...waiting, problem })
  }
  if (done.length > 0) {
    // Usually a whole range of the outbox is done: delete it in one go.
    const leaving =
      done.length === span.length
        ? db.outbox.where(':id').between(firstOf(changes), lastOf(changes), true, true).delete()
        : db.outbox.bulkDelete(done.map(({ seq }) => seq ?? 0))
    const kept = db.sent.add({ at: now, changes: done.map(changeIn) })
    const old = db.sent.where('at').below(now - KEPT_MS)
    await Promise.all([leaving, kept, old.delete()])
  }
  // Resent later under a new id: for the old one, the server would only repeat its answer.
  const kept = [...aside, ...again.map(waiting => ({ ...waiting, id: newId(), again: true }))]
  if (kept.length > 0) await db.outbox.bulkPut(kept)
  if (erased.length > 0) await purge(db, erased)
  const answered = [...new Set([...done, ...aside].map(({ recordId }) => recordId))]
  return { answered, inDoubt: doubted.size > 0 }
}

/** Refused as unknown although this very server once sent the record. Checked once per change. */
async function lostByServer(db: SalonDb, unknown: readonly Waiting[]): Promise<string[]> {
  const rows = await db.rows.bulkGet(unknown.map(({ recordId }) => recordId))
  return unknown.flatMap(({ id }, index) => (rows[index]?.server ? id : []))
}

const firstOf = (changes: Batch['changes']): number => changes[0]?.seq ?? 0
const lastOf = (changes: Batch['changes']): number => changes.at(-1)?.seq ?? 0

async function saidBefore(db: SalonDb): Promise<Set<string>> {
  const batches = await db.sent.toArray()
  return new Set(batches.flatMap(batch => batch.changes.map(({ recordId }) => recordId)))
}
