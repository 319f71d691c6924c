// One interface for two databases: a SQLite file (or memory, for tests) and PostgreSQL. Everything above works with
// `Database` and needn't know which it is.
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely'
import pg from 'pg'
import { type Connections, keepingStatements, openPool } from './connections'
import { mustNotBeCutShort } from './copy/moves'
import { holdOpen } from './in-use'
import { type Db, queryThrough } from './statements'
import type { Tables } from './tables'

export { isUpToDate, migrate, oneAtATime } from './migrate'

export type Dialect = 'sqlite' | 'postgres'
export type Database = Pick<Db, 'dialect' | 'query'> & {
  /** The query builder underneath: only for this folder and the account library. */
  readonly kysely: Kysely<Tables>
  /** PostgreSQL's address; null for SQLite. */
  readonly url: string | null
  /** SQLite's one connection, for loops within a transaction (see statements.ts); null for PostgreSQL. */
  readonly sqlite: SqliteDatabase | null
  readonly connections?: () => Connections
  close(): Promise<void>
}

const BUSY_MS = 10_000
/** A row changed twice between checkpoints is written back once, so the log may reach 16 MB instead of 4. */
const CHECKPOINT_PAGES = 4_000
const CACHE_KB = 8_000

/** Give `databaseUrl` (postgres://…) or `file` (a path, or ':memory:'). */
export async function openDatabase(where: { databaseUrl?: string; file?: string }): Promise<Database> {
  return where.databaseUrl ? openPostgres(where.databaseUrl) : openSqlite(where.file ?? ':memory:')
}

function openSqlite(file: string): Database {
  const letGo = file === ':memory:' ? (): void => undefined : holdOpen(file)
  try {
    mustNotBeCutShort(file)
    const sqlite = new Sqlite(file)
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
    sqlite.pragma(`busy_timeout = ${BUSY_MS}`)
    sqlite.pragma(`cache_size = -${CACHE_KB}`)
    sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    const keeping = keepingStatements(sqlite)
    const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: keeping }) })
    const close = (): Promise<void> => kysely.destroy().finally(letGo)
    return { kysely, query: queryThrough(kysely), dialect: 'sqlite', url: null, sqlite: keeping, close }
  } catch (error) {
    letGo()
    throw error
  }
}

function openPostgres(url: string): Database {
  const pool = openPool(url, parserOf)
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const { connections } = pool
  const query = queryThrough(kysely)
  return { kysely, query, dialect: 'postgres', url, sqlite: null, connections, close: () => kysely.destroy() }
}

/** bigint arrives as text, but our counters and milliseconds all fit into a number. */
function parserOf(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.INT8) return Number
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
}
