// Where the outbox begins. What was sent leaves gaps that the database steps over each time it is asked from the very
// beginning: on a tablet that has just sent a thousand edits, that is as long as all else that a save asks for.
import type { SalonDb } from '../db'

/** By connection: one that was made anew, after the storage was emptied say, knows nothing. */
const floors = new WeakMap<IDBDatabase, number>()

/**
 * No change here has a `seq` up to this one, nor ever will: the database itself gives them out, rising, to all tabs. For
 * what only hurries. What is to be sent is looked for from the beginning, always.
 */
export function outboxFloor(db: SalonDb): number {
  const connection = connectionOf(db)
  return (connection && floors.get(connection)) ?? 0
}

/** Within a transaction that has found nothing below. */
export function raiseOutboxFloor(db: SalonDb, seq: number): void {
  const connection = connectionOf(db)
  if (connection) floors.set(connection, Math.max(outboxFloor(db), seq))
}

/** None where it was closed while its last transaction ends. */
const connectionOf = (db: SalonDb): IDBDatabase | null => db.backendDB()
