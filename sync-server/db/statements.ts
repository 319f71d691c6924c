// The one way to a statement (docs/decisions/087): plain SQL, written with `?`, the same text for both databases. (Building a
// statement of a thousand parameters with a query builder costs more than running it.) PostgreSQL is told and asked of
// many rows in one statement, SQLite in a loop over one prepared statement: each is the faster way there by half.
import { CompiledQuery, type Kysely, type SqliteDatabase } from 'kysely'
import type { Dialect } from './open'
import type { Tables } from './tables'

/** A database or a transaction on it, as a store sees it: what there is to do with it is below. */
export type Db = {
  readonly dialect: Dialect
  /** Runs a text as it is, its marks as this database wants them. */
  readonly query: Query
  /**
   * Only within a transaction, which holds SQLite's one connection: outside, a statement would get into someone else's.
   * Straight to it, past Kysely's pool and plugins, costs half.
   */
  readonly own?: SqliteDatabase | null
}

type Query = <Row>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>

/** Through Kysely: its pool, or the connection of a transaction. */
export const queryThrough =
  (kysely: Kysely<Tables>): Query =>
  async <Row>(text: string, values: readonly unknown[]) => {
    const query: CompiledQuery<Row> = CompiledQuery.raw(text, [...values])
    return (await kysely.executeQuery(query)).rows
  }

type Value = string | number | null | Buffer

const numbered = new Map<string, string>()

/** `?` → `$1, $2, …` as PostgreSQL wants it. No statement of ours has a question mark in a literal. */
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

/** Where rows go, in SQL. `one`: the whole statement for one row. */
export type Into = { head: string; row: string; after: string; one: string }

/** Made once: a text put together anew must be looked up anew. `after` is the statement's end, e.g. an `on conflict` clause. */
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

/** Rows of one account among the given ids. `text` has one `(ids)` where the list goes, after the account's `?`. */
export async function amongIds<Row>(
  db: Db,
  text: string,
  account: string,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const found: Row[] = []
  // By a key, that is: what is written may be sought by a column without an index, and is then gone through each time.
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

/** In powers of two, so that few shapes of statement exist to be kept. */
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
