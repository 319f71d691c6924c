// Transactions for whoever writes records. PostgreSQL runs them side by side. SQLite has one writer and pays for each
// commit with a flush of the disk: what arrives while one is being flushed is committed together, and nobody is
// answered before that.
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
 * All or nothing. `work` waits for nothing but the database, and touches nothing else: it may be run a second time
 * where another's work, committed together with it, fails.
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
    // After the requests that have already arrived were read.
    later(() => void drain(database, sqlite, started))
  })
  // Work of several requests is done within one of them; each hears of the trouble for itself.
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

/** A database, within a transaction of Kysely's on it. */
export const within = ({ dialect, sqlite }: Database, trx: Transaction<Tables>): Db => ({
  dialect,
  query: queryThrough(trx),
  own: sqlite,
})

/** One that nobody else's work is done with: of a database that is copied, or put in the place of another. */
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
