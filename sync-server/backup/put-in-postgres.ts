// Replaces what a PostgreSQL database holds with a back-up, which is a SQLite file.
import { closeSync, openSync, readSync } from 'node:fs'
import { makeAuthTables } from '../auth/auth'
import type { Config } from '../config'
import { replacePostgres } from '../db/copy/replace'
import type { Gone } from '../db/erased'
import { type Database, migrate, openDatabase } from '../db/open'
import { afterRestore } from '../sync/restore'

const HEAD = 'SQLite format 3'

export function isSqliteFile(file: string): boolean {
  const at = openSync(file, 'r')
  const head = Buffer.alloc(HEAD.length)
  readSync(at, head, 0, HEAD.length, 0)
  closeSync(at)
  return head.toString('latin1') === HEAD
}

type Given = {
  databaseUrl: string
  /** A copy of the back-up, migrated to this version. */
  copy: string
  /** What has been erased since. */
  gone: Gone
  config: Config
  now: number
}

/** Returns the schema that keeps the old data; null if there was none. */
export async function putInPostgres({ databaseUrl, copy, gone, config, now }: Given): Promise<string | null> {
  const makeTables = (database: Database) => tablesIn(database, config)
  const file = await openDatabase({ file: copy })
  await makeTables(file)
  await file.close()
  const finish = (filled: Database) => afterRestore(filled, gone, now)
  return replacePostgres({ databaseUrl, file: copy, makeTables, finish, now })
}

/** Creates our tables and the account library's, in this version. The secret given here signs and seals nothing. */
export async function tablesIn(database: Database, config: Config): Promise<void> {
  await migrate(database)
  await makeAuthTables({ database, config, secrets: ['no secret is needed to make tables'], now: Date.now })
}
