// Copies all rows of a SQLite file into a PostgreSQL database that has the same tables, all empty.
import type Sqlite from 'better-sqlite3'
import { type Db, run } from '../statements'
import { CopyError, countIn, inOrder, mustAgree, quoted, shapeOfPostgres, shapeOfSqlite } from './tables'

/** PostgreSQL allows 65,535 values per statement. */
const MOST_VALUES = 30_000
const PIECE_BYTES = 4_000_000

/** Call within a transaction. PostgreSQL accepts 0 and 1 as booleans, and times in the account library's format. */
export async function copyIntoPostgres(from: Sqlite.Database, db: Db): Promise<void> {
  const shape = shapeOfSqlite(from)
  const there = await shapeOfPostgres(db)
  mustAgree(there, shape)
  mustAgree(shape, there)
  for (const table of await inOrder(db, [...shape.keys()])) {
    await run(db, `delete from ${quoted(table)}`, [])
    await copyTable(from, db, table, shape.get(table) ?? [])
  }
}

async function copyTable(
  from: Sqlite.Database,
  db: Db,
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
    // Not through `run`, which caches each statement: these are long and rarely repeat.
    await db.query(`${head} ${tuples.join(',')}`, values)
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
  if ((await countIn(db, table)) !== rows) throw new CopyError(`Not every row of ${table} was written.`)
}
