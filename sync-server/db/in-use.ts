// Tracks who has a SQLite file open, with an operating system lock on a file beside it. A killed process releases the
// lock, and it works even if the database itself is damaged.
import { statSync, truncateSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { log } from '../log/log'

export class InUse extends Error {}

const lockOf = (file: string): string => `${file}-lock`

/** The lock file is always empty. We truncate it instead of replacing it, so that anyone holding it keeps the lock. */
function emptied(lock: string): string {
  if ((statSync(lock, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    truncateSync(lock)
    log.warn(`${lock} was damaged: it is empty again, as it should be.`)
  }
  return lock
}

function locked(file: string, lock: string): () => void {
  const held = new Sqlite(emptied(lockOf(file)), { timeout: 0 })
  try {
    held.exec(lock)
  } catch (error) {
    held.close()
    throw error
  }
  return () => held.close()
}

/** Several may hold it open at once. Returns its release; throws SQLITE_BUSY while someone holds it alone. */
export const holdOpen = (file: string): (() => void) =>
  // Reading takes the lock, and the transaction keeps it.
  locked(file, 'begin; select count(*) from sqlite_master')

/** Nobody else can open it until this is released. Throws InUse. */
export function holdAlone(file: string): () => void {
  try {
    return locked(file, 'begin exclusive')
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new InUse('The server is running. Stop it first.')
    throw error
  }
}
