// Which tables and columns exist, on either database. Both have the same ones, whether our migrations or the account
// library created them.
import type Sqlite from 'better-sqlite3'
import { type Db, run } from '../statements'

export class CopyError extends Error {}

/** Column names by table, in the table's order. */
export type Shape = ReadonlyMap<string, readonly string[]>
/** Row counts by table. */
export type Counts = ReadonlyMap<string, number>

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The row count of a PostgreSQL table. */
export async function countIn(db: Db, table: string): Promise<number> {
  const [row] = await run<{ n: number }>(db, `select count(*) as n from ${quoted(table)}`, [])
  return row?.n ?? 0
}

export function shapeOfSqlite(file: Sqlite.Database): Shape {
  const tables = file
    .prepare<[], { name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name",
    )
    .all()
  const columns = file.prepare<[string], { name: string }>('select name from pragma_table_info(?)')
  return new Map(tables.map(({ name }) => [name, columns.all(name).map(column => column.name)]))
}

export function countsOfSqlite(file: Sqlite.Database): Counts {
  const counted = [...shapeOfSqlite(file).keys()].map((table): [string, number] => {
    const found = file.prepare<[], { n: number }>(`select count(*) as n from ${quoted(table)}`).get()
    return [table, found?.n ?? 0]
  })
  return new Map(counted)
}

/** The tables of the default schema. */
export async function shapeOfPostgres(db: Db): Promise<Shape> {
  const rows = await run<{ table: string; column: string }>(
    db,
    `select c.table_name as "table", c.column_name as "column"
     from information_schema.columns c join information_schema.tables t
       on t.table_schema = c.table_schema and t.table_name = c.table_name
     where t.table_type = 'BASE TABLE' and c.table_schema = current_schema()
     order by c.table_name, c.ordinal_position`,
    [],
  )
  const shape = new Map<string, string[]>()
  for (const { table, column } of rows) shape.set(table, [...(shape.get(table) ?? []), column])
  return shape
}

/** Tables sorted so that each comes after those it refers to. */
export async function inOrder(db: Db, tables: readonly string[]): Promise<string[]> {
  const rows = await run<{ child: string; parent: string }>(
    db,
    `select child.relname as child, parent.relname as parent from pg_constraint f
     join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
     where f.contype = 'f' and child.relnamespace = current_schema()::regnamespace`,
    [],
  )
  const done: string[] = []
  const left = new Set(tables)
  while (left.size > 0) {
    const next = [...left].filter(
      table => !rows.some(row => row.child === table && row.parent !== table && left.has(row.parent)),
    )
    if (next.length === 0) throw new CopyError('Tables of this database refer to each other in a circle.')
    for (const table of next) left.delete(table)
    done.push(...next)
  }
  return done
}

/** Throws if a table or column of one is missing from the other. */
export function mustAgree(from: Shape, to: Shape): void {
  for (const [table, columns] of to) {
    const found = from.get(table)
    if (!found) throw new CopyError(`The table ${table} is missing. Start the server once, then try again.`)
    const missing = [
      ...columns.filter(column => !found.includes(column)),
      ...found.filter(column => !columns.includes(column)),
    ]
    if (missing.length > 0)
      throw new CopyError(
        `The table ${table} is of another version (${missing.join(', ')}). Start the server of this version once, then try again.`,
      )
  }
}
