// Replaces what a PostgreSQL database holds with a SQLite file: fills a separate schema beside it, then swaps the two
// in one step. If cut short earlier, nothing has changed; afterwards the old data is still there, aside.
import Sqlite from 'better-sqlite3'
import { type Database, openDatabase } from '../open'
import { type Db, run } from '../statements'
import { alone } from '../transaction'
import { copyIntoPostgres } from './into-postgres'
import { quoted, shapeOfPostgres } from './tables'

const FILLED = 'chairside_restoring'
const ASIDE = 'chairside_before_restore_'

/** Makes this schema the default for names without one. */
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
  /** Whatever else must happen before anyone sees it. */
  finish: (filled: Database) => Promise<void>
  now: number
}

/** Returns the schema that keeps the old data; null if there was none. */
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
    // Left over from a restore that was cut short.
    await run(present, `drop schema if exists ${quoted(FILLED)} cascade`, [])
    await run(present, `create schema ${quoted(FILLED)}`, [])
    const filled = await openDatabase({ databaseUrl: withSchema(databaseUrl, FILLED) })
    try {
      await makeTables(filled)
      await alone(filled, db => copyIntoPostgres(from, db))
      await finish(filled)
    } finally {
      await filled.close()
    }
    return await alone(present, db => changePlaces(db, `${ASIDE}${now}`))
  } finally {
    from.close()
    await present.close()
  }
}

async function changePlaces(db: Db, aside: string): Promise<string | null> {
  const rows = await run<{ schema: string; filled: string }>(
    db,
    `select current_schema() as schema, table_name as filled from information_schema.tables
     where table_schema = ? and table_type = 'BASE TABLE'`,
    [FILLED],
  )
  const old = await shapeOfPostgres(db)
  const replaced = rows.filter(({ filled }) => old.has(filled))
  const move = (from: string, table: string, to: string) =>
    run(db, `alter table ${quoted(from)}.${quoted(table)} set schema ${quoted(to)}`, [])
  if (replaced.length > 0) await run(db, `create schema ${quoted(aside)}`, [])
  for (const { schema, filled } of replaced) await move(schema, filled, aside)
  for (const { schema, filled } of rows) await move(FILLED, filled, schema)
  await run(db, `drop schema ${quoted(FILLED)}`, [])
  return replaced.length > 0 ? aside : null
}
