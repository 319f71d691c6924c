// Deleted data stays in a SQLite file's free pages until something overwrites it. Rewriting the file removes it.
// (PostgreSQL does this by itself, with its vacuum.)
import type { Database } from './open'
import { run } from './statements'

export async function compact(database: Database): Promise<void> {
  if (database.dialect !== 'sqlite') return
  await run(database, 'vacuum', [])
  await run(database, 'pragma wal_checkpoint(truncate)', [])
}
