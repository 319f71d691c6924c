// Who has a SQLite file open. A lock of the operating system's on a file beside it: a process that is killed lets go of it,
// and it can be asked for where the database itself is damaged.
import Sqlite from 'better-sqlite3'

export class InUse extends Error {}

const lockOf = (file: string): string => `${file}-lock`

function locked(file: string, lock: string): () => void {
  const held = new Sqlite(lockOf(file), { timeout: 0 })
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
