// `npm run restore -- <file>`: puts a back-up in the place of the present database, the only documented way back.
// SQLite: a copy of the database file. PostgreSQL: a file of `pg_dump --format=custom`. Every device pulls again
// afterwards and sends again what the back-up doesn't know; what was erased since stays erased.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { readConfig } from '../sync-server/config'
import { Gone, goneFrom } from '../sync-server/db/erased'
import { type Database, migrate, openDatabase } from '../sync-server/db/open'
import { makeFolder } from '../sync-server/folder'
import { afterRestore } from '../sync-server/sync/restore'

class Refused extends Error {}

async function main(): Promise<void> {
  const [name] = process.argv.slice(2)
  if (!name) throw new Refused('Which file? npm run restore -- <file>')
  const backup = resolve(name)
  if (!existsSync(backup)) throw new Refused(`There is no file ${backup}`)
  const config = readConfig(process.env)
  const folder = resolve(config.DATA_DIR)
  if (config.DATABASE_URL) await restorePostgres(config.DATABASE_URL, backup, folder)
  else await restoreSqlite(join(folder, 'chairside.sqlite'), backup)
  console.log('Restored. Start the server; every tablet pulls again by itself.')
}

async function restoreSqlite(file: string, backup: string): Promise<void> {
  if (resolve(file) === backup) throw new Refused('That file is the present database itself.')
  makeFolder(dirname(file))
  const gone = existsSync(file) ? await withStopped(file) : { erased: [], accounts: [], leaving: [] }
  const fresh = `${file}.restoring`
  for (const end of ['', '-wal', '-shm']) rmSync(fresh + end, { force: true })
  await copyOf(backup, fresh)
  const database = await openDatabase({ file: fresh })
  await migrate(database)
  await afterRestore(database, gone, Date.now())
  await database.close()
  if (existsSync(file)) {
    const aside = file.replace(/\.sqlite$/, `-before-restore-${Date.now()}.sqlite`)
    renameSync(file, aside)
    console.log(`The database of before was kept as ${aside}`)
  }
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true })
  renameSync(fresh, file)
}

/** What is gone from the present database; refuses where a server has it open. */
async function withStopped(file: string): Promise<Gone> {
  const sqlite = new Sqlite(file, { timeout: 0 })
  try {
    // Fails while any other process has the file open; folds the log into the file.
    sqlite.pragma('locking_mode = EXCLUSIVE')
    sqlite.exec('begin immediate; commit')
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
  } catch {
    throw new Refused('The server is running. Stop it first.')
  } finally {
    sqlite.close()
  }
  return goneOf(await openDatabase({ file }))
}

async function copyOf(backup: string, to: string): Promise<void> {
  try {
    const source = new Sqlite(backup, { readonly: true })
    try {
      const [check] = source.prepare<[], { integrity_check: string }>('pragma integrity_check').all()
      if (check?.integrity_check !== 'ok')
        throw new Refused(`The back-up is damaged: ${check?.integrity_check}`)
      await source.backup(to)
    } finally {
      source.close()
    }
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(`${backup} is not a database that can be read.`)
  }
}

async function restorePostgres(databaseUrl: string, backup: string, folder: string): Promise<void> {
  makeFolder(folder)
  // Kept in a file until the end: a restore that is cut short and begun again must not forget it.
  const note = join(folder, 'restoring.json')
  if (!existsSync(note)) {
    const database = await openDatabase({ databaseUrl })
    if (await othersConnected(database)) {
      await database.close()
      throw new Refused('The server is running. Stop it first.')
    }
    writeFileSync(note, JSON.stringify(await goneOf(database)), { mode: 0o600 })
  }
  const args = [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--single-transaction',
    `--dbname=${databaseUrl}`,
    backup,
  ]
  const { status, error } = spawnSync('pg_restore', args, { stdio: 'inherit' })
  if (status !== 0)
    throw new Refused(`pg_restore failed${error ? `: ${error.message}` : ''}. Nothing was changed.`)
  const database = await openDatabase({ databaseUrl })
  await migrate(database)
  await afterRestore(database, Gone.parse(JSON.parse(readFileSync(note, 'utf8'))), Date.now())
  await database.close()
  rmSync(note)
}

async function othersConnected({ kysely }: Database): Promise<boolean> {
  const found = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(kysely)
  return (found.rows[0]?.n ?? 0) > 0
}

async function goneOf(database: Database): Promise<Gone> {
  try {
    await migrate(database)
    return await goneFrom(database)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Refused ? error.message : error)
  process.exitCode = 1
})
