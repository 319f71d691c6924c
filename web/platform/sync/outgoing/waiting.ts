// What a person decides about a change that was refused or set aside.
import type { SalonDb, Waiting } from '../../data/db'
import { newId } from '../../data/ids'
import { textOf } from '../../data/outbox/waiting'
import { tellSaved } from '../../data/saving/saved'
import { watched } from '../../data/watchdog'
import { redraw } from './set-aside'

/**
 * Retries as a new change in its old place, so that what builds on it still comes after it. Its content must not
 * change: an answer to the old id may still be on its way.
 */
export async function tryAgainIn(db: SalonDb, seq: number): Promise<void> {
  await watched(
    db.transaction('rw', db.outbox, db.rows, async () => {
      const waiting = await db.outbox.get(seq)
      if (!waiting || waiting.problem === undefined) return
      const { problem: _problem, fails: _fails, ...rest } = waiting
      await db.outbox.put({ ...rest, id: newId() })
      await redraw(db, waiting.recordId)
    }),
  )
  tellSaved()
}

/**
 * Resets the record to what the server has, and returns the text for copying. Giving up a creation also drops whatever
 * depends on it.
 */
export async function giveUpIn(db: SalonDb, seq: number): Promise<string> {
  return watched(
    db.transaction('rw', db.outbox, db.rows, async () => {
      const waiting = await db.outbox.get(seq)
      if (!waiting || waiting.problem === undefined) return ''
      const isNowhere = (await db.rows.get(waiting.recordId))?.server === null
      const dropped = waiting.op === 'create' && isNowhere ? await withWhatNeeds(db, waiting) : [waiting]
      await db.outbox.bulkDelete(dropped.map(each => each.seq ?? 0))
      for (const id of new Set(dropped.map(each => each.recordId))) await redraw(db, id)
      return dropped.map(textOf).filter(Boolean).join('\n\n')
    }),
  )
}

async function withWhatNeeds(db: SalonDb, creation: Waiting): Promise<Waiting[]> {
  const gone = new Set([creation.recordId])
  const dropped: Waiting[] = []
  for (const waiting of await db.outbox.orderBy(':id').toArray()) {
    const client = waiting.patch.client_id
    const needs = waiting.op === 'create' && typeof client === 'string' && gone.has(client)
    if (!needs && !gone.has(waiting.recordId)) continue
    if (needs) gone.add(waiting.recordId)
    dropped.push(waiting)
  }
  return dropped
}
