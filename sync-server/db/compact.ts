// What was deleted from a SQLite file stays in its free pages until something else is written there. Written anew, the
// file holds what it says, and no more. (PostgreSQL does this by itself, with its vacuum.)
import type { Database } from './open'
import { run } from './statements'

export async function compact(database: Database): Promise<void> {
  if (database.dialect !== 'sqlite') return
  await run(database, 'vacuum', [])
  await run(database, 'pragma wal_checkpoint(truncate)', [])
}
