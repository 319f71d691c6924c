// Looks through a whole database, every column of every table, for words that should be nowhere any more.
import { sql } from 'kysely'
import type { Database } from '../../sync-server/db/open'

type Row = Record<string, unknown>

/** Every table there is, the account library's too. */
export async function tablesOf({ kysely, dialect }: Database): Promise<string[]> {
  const found =
    dialect === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(kysely)
      : await sql<{
          name: string
        }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
          kysely,
        )
  return found.rows.map(({ name }) => name).sort()
}

export async function columnsOf(database: Database, table: string): Promise<string[]> {
  const { kysely, dialect } = database
  const found =
    dialect === 'sqlite'
      ? await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(kysely)
      : await sql<{ name: string }>`select column_name as name from information_schema.columns
          where table_schema = 'public' and table_name = ${table}`.execute(kysely)
  return found.rows.map(({ name }) => name)
}

const asText = (value: unknown): string =>
  value instanceof Uint8Array
    ? Buffer.from(value).toString('latin1')
    : typeof value === 'string'
      ? value
      : String(value)

/** "table.column" of each value that holds one of these words, in any case. */
export async function tracesOf(database: Database, words: readonly string[]): Promise<string[]> {
  const traces: string[] = []
  for (const table of await tablesOf(database)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(database.kysely)
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (words.some(word => asText(value).toLowerCase().includes(word.toLowerCase())))
          traces.push(`${table}.${column}`)
  }
  return [...new Set(traces)]
}
