// Copies all rows of a PostgreSQL database into a SQLite file with the same tables, as of one moment, while servers
// keep writing. In portions, since a whole database may not fit into memory.
import Sqlite from 'better-sqlite3'
import type { Database } from '../open'
import { type Db, run } from '../statements'
import { alone } from '../transaction'
import {
  CopyError,
  type Counts,
  countIn,
  mustAgree,
  quoted,
  type Shape,
  shapeOfPostgres,
  shapeOfSqlite,
} from './tables'

const PIECE_BYTES = 4_000_000
const MOST_ROWS = 2_000
const FIRST_ROWS = 16

type Value = string | number | null | Buffer
/** A value as SQLite stores it, and as the account library writes it there. */
function kept(value: unknown): Value {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'bigint') return Number(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return Buffer.from(value)
  return JSON.stringify(value)
}

const sizeOf = (value: Value): number =>
  typeof value === 'string' || value instanceof Uint8Array ? value.length : 8

/** `file`: SQLite, with tables but no rows. Returns the row count of each table. */
export async function copyFromPostgres(from: Database, file: string): Promise<Counts> {
  const to = new Sqlite(file)
  try {
    // Nobody reads the file until it is complete and flushed.
    to.pragma('synchronous = OFF')
    return await copyAll(from, to)
  } finally {
    to.close()
  }
}

async function copyAll(from: Database, to: Sqlite.Database): Promise<Counts> {
  const shape = shapeOfSqlite(to)
  to.pragma('foreign_keys = OFF')
  const reading = async (db: Db): Promise<Counts> => {
    mustAgree(await shapeOfPostgres(db), shape)
    const counts = new Map<string, number>()
    for (const table of shape.keys()) counts.set(table, await copyTable(db, to, table, shape))
    return counts
  }
  return alone(from, reading, 'reads one moment')
}

async function copyTable(db: Db, to: Sqlite.Database, table: string, shape: Shape): Promise<number> {
  const columns = shape.get(table) ?? []
  const names = columns.map(quoted).join(',')
  const insert = to.prepare(
    `insert into ${quoted(table)} (${names}) values (${columns.map(() => '?').join(',')})`,
  )
  const put = to.transaction((rows: Value[][]) => {
    for (const row of rows) insert.run(row)
  })
  // The migrations of the new file insert rows that the source has too.
  to.prepare(`delete from ${quoted(table)}`).run()
  const expected = await countIn(db, table)
  await run(db, `declare piece no scroll cursor for select ${names} from ${quoted(table)}`, [])
  let done = 0
  for (let most = FIRST_ROWS; ; ) {
    const rows = await db.query<Record<string, unknown>>(`fetch forward ${most} from piece`, [])
    if (rows.length === 0) break
    const values = rows.map(row => columns.map(column => kept(row[column])))
    put(values)
    done += rows.length
    const bytes = values.flat().reduce<number>((sum, value) => sum + sizeOf(value), 0)
    most = Math.max(1, Math.min(MOST_ROWS, most * 4, Math.floor((PIECE_BYTES * rows.length) / (bytes + 1))))
  }
  await run(db, 'close piece', [])
  if (done !== expected) throw new CopyError(`Not every row of ${table} was read.`)
  return done
}
