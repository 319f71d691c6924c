// Between Kysely and the drivers: connections that may break at any moment, and statements whose failures are noted.
import type Sqlite from 'better-sqlite3'
import type {
  PostgresCursor,
  PostgresPool,
  PostgresPoolClient,
  PostgresQueryResult,
  SqliteDatabase,
  SqliteStatement,
} from 'kysely'
import pg from 'pg'
import { log } from '../log/log'
import { noteTrouble } from './trouble'

/** More than a sync needs; a rare statement (a migration, a wide page) evicts the oldest. */
const KEPT_STATEMENTS = 500
/** For a PostgreSQL that doesn't answer at all; also how long a request waits for a free connection. */
const CONNECT_MS = 15_000
const ALIVE_MS = 10_000

function noted<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    noteTrouble(error)
    throw error
  }
}

/** A cache of prepared statements: Kysely prepares each one anew, though a sync runs the same ten over and over. */
export function keepingStatements(sqlite: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => sqlite.close(),
    prepare: (source: string) => {
      const known = kept.get(source)
      if (known) return known
      const statement = notingStatement(sqlite, source)
      const oldest = kept.keys().next().value
      if (kept.size >= KEPT_STATEMENTS && oldest !== undefined) kept.delete(oldest)
      kept.set(source, statement)
      return statement
    },
  }
}

function notingStatement(sqlite: Sqlite.Database, source: string): SqliteStatement {
  const statement: SqliteStatement = noted(() => sqlite.prepare(source))
  const run: SqliteStatement['run'] = values => noted(() => statement.run(values))
  return {
    reader: statement.reader,
    all: values => noted(() => statement.all(values)),
    iterate: values => statement.iterate(values),
    // On a full or broken disk SQLite has already rolled back by itself. The error worth reporting is the cause, not
    // that there was nothing left to roll back.
    run: source === 'rollback' ? () => rolledBack(sqlite, statement) : run,
  }
}

function rolledBack(sqlite: Sqlite.Database, rollback: SqliteStatement): ReturnType<SqliteStatement['run']> {
  try {
    if (sqlite.inTransaction) rollback.run([])
  } catch (error) {
    noteTrouble(error)
    log.error('What was begun could not be rolled back:', error)
  }
  return { changes: 0, lastInsertRowid: 0 }
}

/** PostgreSQL's connections: how many there are, how many are idle, and how many requests wait for one. */
export type Connections = { total: number; idle: number; waiting: number }

/** A pool whose connections may drop at any time: that caller gets an error, and the next one a fresh connection. */
export function openPool(
  url: string,
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (value: string) => unknown,
): PostgresPool & { connections: () => Connections } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: { getTypeParser },
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: ALIVE_MS,
  })
  // Without a listener an error would end the process. An idle connection is replaced by the pool; on a busy one the
  // statement fails as well.
  pool.on('error', noteTrouble)
  pool.on('connect', client => client.on('error', noteTrouble))
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        noteTrouble(error)
        throw error
      })
      const here = known.get(client) ?? notingClient(client)
      known.set(client, here)
      return here
    },
    end: () => pool.end(),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

const WRITES = ['UPDATE', 'DELETE', 'INSERT', 'MERGE'] as const
const isWrite = (command: string) => WRITES.find(each => each === command)

function notingClient(client: pg.PoolClient): PostgresPoolClient {
  let broken = false
  async function ask(text: string, values: readonly unknown[]) {
    try {
      const { command, rowCount, rows } = await client.query(text, [...values])
      return { command: isWrite(command) ?? 'SELECT', rowCount: rowCount ?? 0, rows }
    } catch (error) {
      noteTrouble(error)
      // Report the cause, not the failed rollback: when a connection is gone, PostgreSQL rolls back by itself.
      if (text !== 'rollback') throw error
      broken = true
      return { command: 'SELECT' as const, rowCount: 0, rows: [] }
    }
  }
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('No cursors here')
    return ask(text, values)
  }
  return { query, release: () => client.release(broken) }
}
