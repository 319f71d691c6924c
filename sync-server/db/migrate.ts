// Brings a database up to this server's tables. Several processes may start at once: each migration runs in a
// transaction that locks the one row of `meta` that holds the database's version.
import type { Transaction } from 'kysely'
import { migrations } from './migrations'
import type { Database } from './open'
import { type Db, queryThrough, run } from './statements'
import type { Tables } from './tables'
import { within } from './transaction'

/** A newer server made this database, so older code must not write to it. */
export class NewerDatabase extends Error {
  constructor(found: number) {
    super(
      `This database was made by a newer version of the server (tables ${found}, known here up to ${migrations.length}). Start that version, or restore a back-up.`,
    )
  }
}

export async function migrate(database: Database): Promise<void> {
  await ensureMeta(database)
  for (;;) {
    const done = await database.kysely.transaction().execute(trx => oneMigration(trx, within(database, trx)))
    if (done) return
  }
}

/** Whether the tables are exactly this server's version, neither older nor newer. */
export async function isUpToDate(db: Db): Promise<boolean> {
  return (
    numberIn(await run<Numbered>(db, "select value from meta where key = 'tables'", [])) === migrations.length
  )
}

type Numbered = { value: string }

function numberIn([row]: readonly Numbered[]): number {
  if (row === undefined) throw new Error('This database doesn’t say which tables it has.')
  return Number(row.value)
}

/** The account library checks what is missing and then creates it; no other process may do so in between. */
export async function oneAtATime({ kysely, dialect }: Database, work: () => Promise<void>): Promise<void> {
  if (dialect === 'sqlite') return work()
  // One connection holds the lock while the others work; if it drops, the lock goes with it.
  await kysely.connection().execute(async held => {
    const query = queryThrough(held)
    await query('select pg_advisory_lock(7426302)', [])
    try {
      await work()
    } finally {
      await query('select pg_advisory_unlock(7426302)', [])
    }
  })
}

async function ensureMeta(database: Database): Promise<void> {
  // In PostgreSQL, "if not exists" fails if two processes create the same table at the same moment.
  await database.kysely.transaction().execute(async trx => {
    const db = within(database, trx)
    if (db.dialect === 'postgres') await run(db, 'select pg_advisory_xact_lock(7426301)', [])
    await trx.schema
      .createTable('meta')
      .ifNotExists()
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('value', 'text', column => column.notNull())
      .execute()
    await run(db, "insert into meta (key, value) values ('tables', '0') on conflict (key) do nothing", [])
  })
}

async function oneMigration(trx: Transaction<Tables>, db: Db): Promise<boolean> {
  // An update instead of a read, because it takes the lock on both databases.
  const taken = await run<Numbered>(
    db,
    "update meta set key = 'tables' where key = 'tables' returning value",
    [],
  )
  const at = numberIn(taken)
  if (at > migrations.length) throw new NewerDatabase(at)
  const next = migrations[at]
  if (next === undefined) return true
  await next.up(trx)
  await run(db, "update meta set value = ? where key = 'tables'", [String(at + 1)])
  return at + 1 === migrations.length
}
