// `npm run restore -- <file>` replaces the current database with a back-up, the only documented way back. SQLite: a
// copy of the database file. PostgreSQL: a file from `pg_dump --format=custom`. Afterwards every device pulls
// everything again and resends what the back-up is missing; what was erased since stays erased.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isSqliteFile, putInPostgres } from '../sync-server/backup/put-in-postgres'
import { readConfig } from '../sync-server/config'
import { discard, goneIn, putInPlace, soundCopy } from '../sync-server/db/copy/in-place'
import { endMoves } from '../sync-server/db/copy/moves'
import { halfRestored, keepSchema, putSchemaBack, setSchemaAside } from '../sync-server/db/copy/schema-aside'
import { CopyError } from '../sync-server/db/copy/tables'
import { type Gone, goneSince, NOTHING_GONE } from '../sync-server/db/erased'
import { holdAlone, InUse } from '../sync-server/db/in-use'
import { NewerDatabase } from '../sync-server/db/migrate'
import { type Database, migrate, openDatabase } from '../sync-server/db/open'
import { run } from '../sync-server/db/statements'
import { writeLogTo } from '../sync-server/log/log'
import { openOwnFolder } from '../sync-server/own-folder'
import { afterRestore } from '../sync-server/sync/restore'

class Refused extends Error {}

async function main(): Promise<void> {
  // Problems with the current database are the reason to replace it, so they aren't logged.
  writeLogTo(({ level, words }) => level === 'info' && console.log(words))
  const [name] = process.argv.slice(2)
  const backup = name ? resolve(name) : null
  if (backup && !existsSync(backup)) throw new Refused(`There is no file ${backup}`)
  const config = readConfig(process.env)
  const folder = resolve(config.DATA_DIR)
  openOwnFolder(folder)
  if (config.DATABASE_URL) await restorePostgres(config.DATABASE_URL, backup, folder)
  else await restoreSqlite(join(folder, 'chairside.sqlite'), backup)
  if (backup) console.log('Restored. Start the server; every tablet pulls again by itself.')
}

/** Without a back-up we only clean up after a restore that was cut short. */
function mayEndHere(ended: 'put back' | 'finished' | null, backup: string | null): backup is null {
  if (ended === 'put back')
    console.log('A restore was cut short. What was there before it is back in its place.')
  if (ended === 'finished')
    console.log('A restore was cut short at its very end. What it restored is in place.')
  if (!ended && !backup) throw new Refused('Which file? npm run restore -- <file>')
  return !backup
}

async function restoreSqlite(file: string, backup: string | null): Promise<void> {
  if (resolve(file) === backup) throw new Refused('That file is the present database itself.')
  const letGo = holdAlone(file)
  const fresh = `${file}.restoring`
  try {
    if (mayEndHere(endMoves(file), backup)) return
    discard(fresh)
    await soundCopy(backup, fresh)
    const isThere = existsSync(file)
    const { gone, unread } = isThere ? await goneIn(file) : { gone: NOTHING_GONE, unread: false }
    const database = await openDatabase({ file: fresh })
    try {
      await migrate(database)
      await afterRestore(database, gone, Date.now())
    } finally {
      await database.close()
    }
    const aside = putInPlace(fresh, file, Date.now())
    if (aside) console.log(`The database of before was kept as ${aside}`)
    if (unread) console.log(UNREAD)
  } finally {
    discard(fresh)
    letGo()
  }
}

const UNREAD =
  'It is too damaged to say what was erased in it since the back-up. Whoever asked to be erased since then has to be erased again.'

async function restorePostgres(databaseUrl: string, backup: string | null, folder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl })
  try {
    if (await othersConnected(database)) throw new Refused('The server is running. Stop it first.')
    const half = await halfRestored(database)
    if (half) await putSchemaBack(database, half)
    if (mayEndHere(half && 'put back', backup)) return
    const { gone, unread } = await goneSince(database)
    const aside = isSqliteFile(backup)
      ? await restoreCopy(databaseUrl, backup, { folder, gone })
      : await restoreDump(database, databaseUrl, { backup, gone })
    if (aside) console.log(`What was there before is kept in the schema ${aside}`)
    if (unread) console.log(UNREAD)
  } finally {
    await database.close()
  }
}

type Aside = string | null
/** Restores what `pg_dump --format=custom` wrote. */
async function restoreDump(
  database: Database,
  databaseUrl: string,
  { backup, gone }: { backup: string; gone: Gone },
): Promise<Aside> {
  const schema = await setSchemaAside(database, Date.now())
  try {
    await fillFromDump(databaseUrl, backup, schema.name)
    await migrate(database)
    await afterRestore(database, gone, Date.now())
    await keepSchema(database, schema)
  } catch (error) {
    await putSchemaBack(database, schema)
    throw error
  }
  return schema.aside
}

/** Only this schema, as a dump may also contain what an earlier restore set aside. */
async function fillFromDump(databaseUrl: string, backup: string, schema: string): Promise<void> {
  const args = ['--no-owner', '--single-transaction', `--schema=${schema}`, `--dbname=${databaseUrl}`, backup]
  const { status, error } = spawnSync('pg_restore', args, { stdio: 'inherit' })
  if (status !== 0)
    throw new Refused(`pg_restore failed${error ? `: ${error.message}` : ''}. Nothing was changed.`)
}

/** Restores what `npm run backup` wrote, from either database. */
async function restoreCopy(
  databaseUrl: string,
  backup: string,
  { folder, gone }: { folder: string; gone: Gone },
): Promise<Aside> {
  const copy = join(folder, 'restoring.sqlite')
  discard(copy)
  try {
    await soundCopy(backup, copy)
    return await putInPostgres({ databaseUrl, copy, gone, config: readConfig(process.env), now: Date.now() })
  } finally {
    discard(copy)
  }
}

async function othersConnected(database: Database): Promise<boolean> {
  const [row] = await run<{ n: number }>(
    database,
    `select count(*) as n from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
    [],
  )
  return (row?.n ?? 0) > 0
}

main().catch((error: unknown) => {
  const isExpected = [Refused, CopyError, InUse, NewerDatabase].some(each => error instanceof each)
  console.error(isExpected && error instanceof Error ? error.message : error)
  process.exitCode = 1
})
