// Transactions for writing records. PostgreSQL runs them in parallel. SQLite has one writer and flushes the disk for
// each commit, so whatever arrives during a flush is committed together, and nobody gets a reply before that.
import type { SqliteDatabase, Transaction } from 'kysely'
import { transacted } from '../signals'
import type { Database } from './open'
import { type Db, queryThrough } from './statements'
import type { Tables } from './tables'
import { noteTrouble } from './trouble'

type Work<T> = (db: Db) => Promise<T>
type Job = { run: Work<void>; committed: () => void; failed: (error: unknown) => void }
/** More would keep the first ones waiting. */
const MOST_TOGETHER = 64
const later = setImmediate

const queues = new WeakMap<SqliteDatabase, Job[]>()

/**
 * All or nothing. `work` must only use the database: it may run a second time if another request's work in the same
 * commit fails.
 */
export async function inTransaction<T>(database: Database, work: Work<T>): Promise<T> {
  if (database.sqlite === null) return transact(database, work)
  const { sqlite } = database
  const done = new Promise<T>((resolve, failed) => {
    const job = jobOf(work, resolve, failed)
    const queue = queues.get(sqlite)
    if (queue) return void queue.push(job)
    const started = [job]
    queues.set(sqlite, started)
    // Wait until the requests that have already arrived are read.
    later(() => void drain(database, sqlite, started))
  })
  // Several requests' work runs within one of them, so each has to note the trouble for itself.
  return done.catch((error: unknown) => {
    noteTrouble(error)
    throw error
  })
}

function jobOf<T>(work: Work<T>, resolve: (result: T) => void, failed: (error: unknown) => void): Job {
  let committed = (): void => undefined
  const run = async (db: Db): Promise<void> => {
    const result = await work(db)
    committed = () => resolve(result)
  }
  return { run, failed, committed: () => committed() }
}

async function drain(database: Database, sqlite: SqliteDatabase, queue: Job[]): Promise<void> {
  while (queue.length > 0) await commitTogether(database, queue.splice(0, MOST_TOGETHER))
  queues.delete(sqlite)
}

async function commitTogether(database: Database, jobs: readonly Job[]): Promise<void> {
  try {
    await transact(database, async db => {
      for (const job of jobs) await job.run(db)
    })
  } catch (error) {
    const [only, ...others] = jobs
    if (others.length === 0) return only?.failed(error)
    for (const job of jobs) await commitTogether(database, [job])
    return
  }
  for (const job of jobs) job.committed()
}

/** A database inside one of Kysely's transactions. */
export const within = ({ dialect, sqlite }: Database, trx: Transaction<Tables>): Db => ({
  dialect,
  query: queryThrough(trx),
  own: sqlite,
})

/** A transaction of its own, not batched with anyone else's work, for when a database is copied or replaced. */
export function alone<T>(
  database: Database,
  work: Work<T>,
  how: 'writes' | 'reads one moment' = 'writes',
): Promise<T> {
  const begun = database.kysely.transaction()
  const set = how === 'writes' ? begun : begun.setIsolationLevel('repeatable read').setAccessMode('read only')
  return set.execute(trx => work(within(database, trx)))
}

async function transact<T>(database: Database, work: Work<T>): Promise<T> {
  const started = performance.now()
  let failed = true
  try {
    const result = await alone(database, work)
    failed = false
    return result
  } finally {
    transacted.tell({ seconds: (performance.now() - started) / 1000, failed })
  }
}
