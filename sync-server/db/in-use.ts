// Who has a SQLite file open. A lock of the operating system's on a file beside it: a process that is killed lets go of it,
// and it can be asked for where the database itself is damaged.
import { statSync, truncateSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { log } from '../log/log'

export class InUse extends Error {}

const lockOf = (file: string): string => `${file}-lock`

/** It never has anything in it. The same file is emptied, not another put under its name: who holds it goes on holding it. */
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

/** Several may have it open at once. Returns how to let go; throws SQLITE_BUSY while somebody has it alone. */
export const holdOpen = (file: string): (() => void) =>
  // Reading takes the lock, and the transaction keeps it.
  locked(file, 'begin; select count(*) from sqlite_master')

/** Nobody opens it until it is let go. Throws InUse. */
export function holdAlone(file: string): () => void {
  try {
    return locked(file, 'begin exclusive')
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new InUse('The server is running. Stop it first.')
    throw error
  }
}
