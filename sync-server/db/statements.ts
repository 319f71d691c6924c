// Plain SQL for the statements that every sync runs: written with `?`, compiled once a shape, the same text for both
// databases. (Building a statement of a thousand parameters with a query builder costs more than running it.)
import { CompiledQuery, type Kysely } from 'kysely'
import type { Dialect } from './open'
import type { Tables } from './tables'

/** A database or a transaction on it. */
export type Db = { readonly kysely: Kysely<Tables>; readonly dialect: Dialect }

type Value = string | number | null

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
  const query: CompiledQuery<Row> = CompiledQuery.raw(textFor(db.dialect, text), [...values])
  return (await db.kysely.executeQuery(query)).rows
}

/** The sizes in which many rows are written: powers of two, so that few shapes of statement exist. */
const LARGEST = 256

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

const placeholders = new Map<string, string>()

function marks(columns: number, rows: number): string {
  const key = `${columns}/${rows}`
  const known = placeholders.get(key)
  if (known !== undefined) return known
  const row = `(${Array(columns).fill('?').join(',')})`
  const result = Array(rows).fill(row).join(',')
  placeholders.set(key, result)
  return result
}

/** Inserts rows, many a statement. `after` is the statement's end, e.g. an `on conflict` clause. */
export async function insertRows(
  db: Db,
  into: { table: keyof Tables; columns: readonly string[]; after?: string },
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const head = `insert into ${into.table} (${into.columns.join(',')}) values `
  for (const part of portions(rows)) {
    await run(db, `${head}${marks(into.columns.length, part.length)} ${into.after ?? ''}`, part.flat())
  }
}

/** Rows of one account among the given ids. `text` has one `(ids)` where the list goes, after the account's `?`. */
export async function amongIds<Row>(
  db: Db,
  text: string,
  account: string,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const found: Row[] = []
  for (let from = 0; from < ids.length; from += LARGEST) {
    const part = ids.slice(from, from + LARGEST)
    let size = 1
    while (size < part.length) size *= 2
    // A list is filled up with its own last id, so that few shapes of statement exist.
    const filled = [...part, ...Array<string>(size - part.length).fill(part.at(-1) ?? '')]
    const rows = await run<Row>(db, text.replace('(ids)', marks(size, 1)), [account, ...filled])
    found.push(...rows)
  }
  return found
}
