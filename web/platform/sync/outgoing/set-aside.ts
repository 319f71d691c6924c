import type { SyncReply } from '../../../../shared/sync/wire'
import type { SalonDb } from '../../data/db'
import { isQuota } from '../../data/save-error'
import { watched } from '../../data/watchdog'
import { knownOf, overlaid, waitingFor } from '../overlay'
import { type Batch, changeIn, type Outgoing } from './outgoing'

/** How often a change may fail on its own, while the server answers others, before it is set aside. */
export const MOST_FAILS = 5

export async function setAsideWhatFailed(
  db: SalonDb,
  { seq, change }: Outgoing,
  status: number,
): Promise<void> {
  await watched(
    db.transaction('rw', db.outbox, db.rows, async () => {
      const waiting = await db.outbox.get(seq)
      if (!waiting || waiting.id !== change.id) return
      const fails = (waiting.fails ?? 0) + 1
      if (fails < MOST_FAILS) {
        await db.outbox.put({ ...waiting, fails })
        return
      }
      const problem = status === 413 ? 'too-large' : status === 400 ? 'bad-request' : 'server-error'
      await db.outbox.put({ ...waiting, fails: 0, problem })
      await redraw(db, change.recordId)
    }),
  )
}

/** Call within a transaction. Rebuilds the row from what the server has and what waits. */
export async function redraw(db: SalonDb, id: string): Promise<void> {
  const row = await db.rows.get(id)
  if (!row) return
  const next = overlaid(knownOf(row), (await waitingFor(db, [id])).get(id) ?? [])
  if (next) await db.rows.put(next)
  else await db.rows.delete(id)
}

/** For when there is no room for rows: only does what frees room. The rows come again, as the cursor hasn't moved. */
export async function settleAlone(
  db: SalonDb,
  { changes }: Batch,
  reply: SyncReply,
  now: number,
): Promise<void> {
  const yes = new Set(reply.accepted)
  const seqs = changes.flatMap(({ seq, change }) => (yes.has(change.id) ? seq : []))
  const leave = (keep: boolean): Promise<void> =>
    watched(
      db.transaction('rw', db.outbox, db.sent, async () => {
        const present = await db.outbox.bulkGet(seqs)
        const done = present.flatMap(each => (each && yes.has(each.id) ? [each] : []))
        await db.outbox.bulkDelete(done.map(({ seq = 0 }) => seq))
        // Kept in case the server is restored one day, in the room that the outbox has just freed.
        if (keep && done.length > 0) await db.sent.add({ at: now, changes: done.map(changeIn) })
      }),
    )
  await leave(true).catch(error => {
    if (!isQuota(error)) throw error
    return leave(false)
  })
}
