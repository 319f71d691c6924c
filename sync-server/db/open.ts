// One database, two makes: a SQLite file (or memory, for tests) and PostgreSQL. Everything above works with `Database`
// and knows neither.
import Sqlite from 'better-sqlite3'
import {
  Kysely,
  type Transaction as KyselyTransaction,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely'
import pg from 'pg'
import type { Tables } from './tables'

export { migrate } from './migrate'

export type Transaction = KyselyTransaction<Tables>
export type Dialect = 'sqlite' | 'postgres'
export type Database = {
  readonly kysely: Kysely<Tables>
  readonly dialect: Dialect
  /** Where PostgreSQL listens; null for SQLite. */
  readonly url: string | null
  /** The one connection beneath, for loops within a transaction (see statements.ts); null for PostgreSQL. */
  readonly sqlite: SqliteDatabase | null
  close(): Promise<void>
}

const BUSY_MS = 10_000
/** A row changed twice between two checkpoints is written back once: 16 MB of log instead of the usual 4. */
const CHECKPOINT_PAGES = 4_000
const CACHE_KB = 8_000
/** More than a sync needs; a rare statement (a migration, a wide page) pushes the oldest out. */
const KEPT_STATEMENTS = 500

/** Give `databaseUrl` (postgres://…) or `file` (a path, or ':memory:'). */
export async function openDatabase(where: { databaseUrl?: string; file?: string }): Promise<Database> {
  return where.databaseUrl ? openPostgres(where.databaseUrl) : openSqlite(where.file ?? ':memory:')
}

function openSqlite(file: string): Database {
  const sqlite = new Sqlite(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma(`busy_timeout = ${BUSY_MS}`)
  sqlite.pragma(`cache_size = -${CACHE_KB}`)
  sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  const keeping = keepingStatements(sqlite)
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: keeping }) })
  return { kysely, dialect: 'sqlite', url: null, sqlite: keeping, close: () => kysely.destroy() }
}

/** Kysely prepares each statement anew; a sync runs the same ten over and over. */
function keepingStatements(sqlite: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => sqlite.close(),
    prepare: (source: string) => {
      const known = kept.get(source)
      if (known) return known
      const statement: SqliteStatement = sqlite.prepare(source)
      const oldest = kept.keys().next().value
      if (kept.size >= KEPT_STATEMENTS && oldest !== undefined) kept.delete(oldest)
      kept.set(source, statement)
      return statement
    },
  }
}

function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: { getTypeParser: parserOf } })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', error => console.error(`A connection to PostgreSQL broke: ${error.message}`))
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { kysely, dialect: 'postgres', url, sqlite: null, close: () => kysely.destroy() }
}

/** bigint arrives as text; our counters and milliseconds all fit a number. */
function parserOf(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.INT8) return Number
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
}
