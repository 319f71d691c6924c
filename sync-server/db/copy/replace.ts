// A SQLite file put in the place of what a PostgreSQL database holds: filled into a schema of its own beside it, then both
// change places in one step. Cut short before that, nothing has changed; afterwards, what was there is still there, aside.
import Sqlite from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import { type Database, openDatabase } from '../open'
import type { Tables } from '../tables'
import { copyIntoPostgres } from './into-postgres'
import { shapeOfPostgres } from './tables'

const FILLED = 'chairside_restoring'
const ASIDE = 'chairside_before_restore_'

/** Names without a schema mean this one. */
function withSchema(databaseUrl: string, schema: string): string {
  const url = new URL(databaseUrl)
  const given = url.searchParams.get('options')
  url.searchParams.set('options', `${given ? `${given} ` : ''}-c search_path=${schema}`)
  return url.href
}

type Given = {
  databaseUrl: string
  /** SQLite, with this version's tables. */
  file: string
  /** Makes the tables in an empty schema. */
  makeTables: (empty: Database) => Promise<void>
  /** Whatever else has to be done before anybody sees it. */
  finish: (filled: Database) => Promise<void>
  now: number
}

/** The schema in which what was there is kept; null where nothing was there. */
export async function replacePostgres({
  databaseUrl,
  file,
  makeTables,
  finish,
  now,
}: Given): Promise<string | null> {
  const present = await openDatabase({ databaseUrl })
  const from = new Sqlite(file, { readonly: true })
  try {
    // Of a restore that was cut short.
    await sql`drop schema if exists ${sql.ref(FILLED)} cascade`.execute(present.kysely)
    await sql`create schema ${sql.ref(FILLED)}`.execute(present.kysely)
    const filled = await openDatabase({ databaseUrl: withSchema(databaseUrl, FILLED) })
    try {
      await makeTables(filled)
      await filled.kysely.transaction().execute(trx => copyIntoPostgres(from, trx))
      await finish(filled)
    } finally {
      await filled.close()
    }
    return await present.kysely.transaction().execute(trx => changePlaces(trx, `${ASIDE}${now}`))
  } finally {
    from.close()
    await present.close()
  }
}

async function changePlaces(trx: Kysely<Tables>, aside: string): Promise<string | null> {
  const { rows } = await sql<{ schema: string; filled: string }>`
    select current_schema() as schema, table_name as filled from information_schema.tables
    where table_schema = ${FILLED} and table_type = 'BASE TABLE'`.execute(trx)
  const old = await shapeOfPostgres(trx)
  const replaced = rows.filter(({ filled }) => old.has(filled))
  const move = (from: string, table: string, to: string) =>
    sql`alter table ${sql.id(from, table)} set schema ${sql.id(to)}`.execute(trx)
  if (replaced.length > 0) await sql`create schema ${sql.id(aside)}`.execute(trx)
  for (const { schema, filled } of replaced) await move(schema, filled, aside)
  for (const { schema, filled } of rows) await move(FILLED, filled, schema)
  await sql`drop schema ${sql.id(FILLED)}`.execute(trx)
  return replaced.length > 0 ? aside : null
}
