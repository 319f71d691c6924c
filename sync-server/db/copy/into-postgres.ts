// All rows of a SQLite file into a PostgreSQL database that has the same tables, and nothing in them.
import type Sqlite from 'better-sqlite3'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Tables } from '../tables'
import { CopyError, inOrder, mustAgree, quoted, shapeOfPostgres, shapeOfSqlite } from './tables'

/** PostgreSQL takes 65,535 values in one statement. */
const MOST_VALUES = 30_000
const PIECE_BYTES = 4_000_000

/** Within a transaction. PostgreSQL reads 0 and 1 as a flag, and a time as the account library writes it. */
export async function copyIntoPostgres(from: Sqlite.Database, trx: Kysely<Tables>): Promise<void> {
  const shape = shapeOfSqlite(from)
  const there = await shapeOfPostgres(trx)
  mustAgree(there, shape)
  mustAgree(shape, there)
  for (const table of await inOrder(trx, [...shape.keys()])) {
    await sql`delete from ${sql.table(table)}`.execute(trx)
    await copyTable(from, trx, table, shape.get(table) ?? [])
  }
}

async function copyTable(
  from: Sqlite.Database,
  trx: Kysely<Tables>,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const names = columns.map(quoted).join(',')
  const head = `insert into ${quoted(table)} (${names}) values`
  let [values, bytes, rows]: [unknown[], number, number] = [[], 0, 0]
  const flush = async (): Promise<void> => {
    if (values.length === 0) return
    const marks = values.map((_, n) => `$${n + 1}`)
    const tuples = Array.from(
      { length: values.length / columns.length },
      (_, n) => `(${marks.slice(n * columns.length, (n + 1) * columns.length).join(',')})`,
    )
    await trx.executeQuery(CompiledQuery.raw(`${head} ${tuples.join(',')}`, values))
    values = []
    bytes = 0
  }
  const reading = from.prepare<[], unknown[]>(`select ${names} from ${quoted(table)}`).raw()
  for (const row of reading.iterate()) {
    values.push(...row)
    rows++
    for (const value of row)
      if (typeof value === 'string' || value instanceof Uint8Array) bytes += value.length
    if (values.length + columns.length > MOST_VALUES || bytes > PIECE_BYTES) await flush()
  }
  await flush()
  const found = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(trx)
  if (found.rows[0]?.n !== rows) throw new CopyError(`Not every row of ${table} was written.`)
}
