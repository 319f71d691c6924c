// The one way to run a statement (docs/decisions/087): plain SQL with `?`, the same text for both databases. (Building
// a statement of a thousand parameters with a query builder costs more than running it.) For many rows, PostgreSQL gets
// one statement and SQLite a loop over a prepared one: each is about twice as fast that way.
import { CompiledQuery, type Kysely, type SqliteDatabase } from 'kysely'
import type { Dialect } from './open'
import type { Tables } from './tables'

/** A database or a transaction on it, as a store sees it. The functions below work on it. */
export type Db = {
  readonly dialect: Dialect
  /** Runs a text as it is, with placeholders in this database's style. */
  readonly query: Query
  /**
   * Set only within a transaction, which holds SQLite's one connection; outside, a statement would end up in someone
   * else's transaction. Bypassing Kysely's pool and plugins halves the cost.
   */
  readonly own?: SqliteDatabase | null
}

type Query = <Row>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>

/** Through Kysely: its pool, or a transaction's connection. */
export const queryThrough =
  (kysely: Kysely<Tables>): Query =>
  async <Row>(text: string, values: readonly unknown[]) => {
    const query: CompiledQuery<Row> = CompiledQuery.raw(text, [...values])
    return (await kysely.executeQuery(query)).rows
  }

type Value = string | number | null | Buffer

const numbered = new Map<string, string>()

/** Turns `?` into `$1, $2, …` for PostgreSQL. None of our statements has a question mark in a literal. */
function textFor(dialect: Dialect, text: string): string {
  if (dialect === 'sqlite') return text
  const known = numbered.get(text)
  if (known !== undefined) return known
  let n = 0
  const result = text.replace(/\?/g, () => `$${++n}`)
  numbered.set(text, result)
  return result
}

/** Runs one statement; `Row` says what its select list or returning clause yields. */
export async function run<Row>(db: Db, text: string, values: readonly Value[]): Promise<readonly Row[]> {
  if (db.own) {
    const statement = db.own.prepare(text)
    if (statement.reader) return statement.all(values) as Row[]
    statement.run(values)
    return []
  }
  return db.query<Row>(textFor(db.dialect, text), values)
}

const marks = (columns: number): string => Array(columns).fill('?').join(',')

/** The SQL for inserting rows. `one`: the whole statement for a single row. */
export type Into = { head: string; row: string; after: string; one: string }

/** Build it once: a new text misses the cache. `after` ends the statement, e.g. an `on conflict` clause. */
export function into(table: keyof Tables, columns: readonly string[], after = ''): Into {
  const head = `insert into ${table} (${columns.join(',')}) values`
  const row = `(${marks(columns.length)})`
  return { head, row, after, one: `${head} ${row} ${after}` }
}

export async function insertRows(db: Db, place: Into, rows: readonly (readonly Value[])[]): Promise<void> {
  if (rows.length === 0) return
  if (db.own) {
    const insert = db.own.prepare(place.one)
    for (const values of rows) insert.run(values)
  } else {
    for (const part of portions(rows)) {
      await run(
        db,
        `${place.head} ${Array(part.length).fill(place.row).join(',')} ${place.after}`,
        part.flat(),
      )
    }
  }
}

const ones = new Map<string, string>()
function ofOne(text: string): string {
  const known = ones.get(text)
  if (known !== undefined) return known
  const one = text.replace('(ids)', '(?)')
  ones.set(text, one)
  return one
}

/** One account's rows among the given ids. `text` has one `(ids)` where the list goes, after the account's `?`. */
export async function amongIds<Row>(
  db: Db,
  text: string,
  account: string,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const found: Row[] = []
  // Only for reads, which go by a key. A write may filter by a column without an index: each would be a full scan.
  const statement = db.own?.prepare(ofOne(text))
  if (statement?.reader) {
    for (const id of new Set(ids)) for (const row of statement.all([account, id]) as Row[]) found.push(row)
    return found
  }
  for (const part of portions(ids)) {
    const rows = await run<Row>(db, text.replace('(ids)', `(${marks(part.length)})`), [account, ...part])
    for (const row of rows) found.push(row)
  }
  return found
}

const LARGEST = 256

/** In powers of two, so that there are few different statements to cache. */
function* portions<T>(items: readonly T[]): Generator<readonly T[]> {
  let from = 0
  for (let size = LARGEST; from < items.length; ) {
    if (items.length - from < size) {
      size /= 2
      continue
    }
    yield items.slice(from, from + size)
    from += size
  }
}
