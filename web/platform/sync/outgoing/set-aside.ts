import type { SyncReply } from '../../../../shared/sync/wire'
import type { SalonDb } from '../../data/db'
import { isQuota } from '../../data/save-error'
import { watched } from '../../data/watchdog'
import { knownOf, overlaid, waitingFor } from '../overlay'
import { type Batch, changeIn, type Outgoing } from './outgoing'

/** So often a change may fail alone, while the server answers others, before it is set aside. */
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

/** Within a transaction: the row from what is known of the server and what waits. */
export async function redraw(db: SalonDb, id: string): Promise<void> {
  const row = await db.rows.get(id)
  if (!row) return
  const next = overlaid(knownOf(row), (await waitingFor(db, [id])).get(id) ?? [])
  if (next) await db.rows.put(next)
  else await db.rows.delete(id)
}

/** Where there is no room to write rows: only what makes room. The rows come again, the cursor has not moved. */
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
        // For a server that is restored one day; it takes the room that the outbox has just given back.
        if (keep && done.length > 0) await db.sent.add({ at: now, changes: done.map(changeIn) })
      }),
    )
  await leave(true).catch(error => {
    if (!isQuota(error)) throw error
    return leave(false)
  })
}
