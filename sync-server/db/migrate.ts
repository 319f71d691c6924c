// Brings a database up to this server's tables. Safe when several processes start at once: each number is taken
// within a transaction that holds the one row of `meta` that says how far the database is.
import { sql } from 'kysely'
import { migrations } from './migrations'
import type { Database, Transaction } from './open'

/** A database made by a newer server: older code must not write into it. */
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
    const done = await database.kysely.transaction().execute(trx => oneMigration(trx))
    if (done) return
  }
}

/** Whether the tables are those that this server knows: no older, no newer ones. */
export async function isUpToDate({ kysely }: Database): Promise<boolean> {
  const found = await kysely
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'tables')
    .executeTakeFirstOrThrow()
  return Number(found.value) === migrations.length
}

/** The account library looks what is missing and then makes it: another process must not do so in between. */
export async function oneAtATime({ kysely, dialect }: Database, work: () => Promise<void>): Promise<void> {
  if (dialect === 'sqlite') return work()
  // A lock of one connection, held while the others work; gone with it, however this ends.
  await kysely.connection().execute(async held => {
    await sql`select pg_advisory_lock(7426302)`.execute(held)
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(7426302)`.execute(held)
    }
  })
}

async function ensureMeta({ kysely, dialect }: Database): Promise<void> {
  // PostgreSQL's "if not exists" fails for one of two processes that create a table at the same moment.
  await kysely.transaction().execute(async trx => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(7426301)`.execute(trx)
    await trx.schema
      .createTable('meta')
      .ifNotExists()
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('value', 'text', column => column.notNull())
      .execute()
    await trx
      .insertInto('meta')
      .values({ key: 'tables', value: '0' })
      .onConflict(conflict => conflict.column('key').doNothing())
      .execute()
  })
}

async function oneMigration(trx: Transaction): Promise<boolean> {
  // An update, not a read: it takes the lock on both databases.
  const { value } = await trx
    .updateTable('meta')
    .set({ key: 'tables' })
    .where('key', '=', 'tables')
    .returning('value')
    .executeTakeFirstOrThrow()
  const at = Number(value)
  if (at > migrations.length) throw new NewerDatabase(at)
  const next = migrations[at]
  if (next === undefined) return true
  await next.up(trx)
  await trx
    .updateTable('meta')
    .set({ value: String(at + 1) })
    .where('key', '=', 'tables')
    .execute()
  return at + 1 === migrations.length
}
