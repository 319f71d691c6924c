// Retries, so that something already paid for isn't lost because the database was briefly away.
import { setTimeout as sleep } from 'node:timers/promises'
import { troubleOf } from './trouble'

/** Shorter than the time a lease outlives its call. */
const PATIENCE_MS = 20_000
const FIRST_MS = 200
const LONGEST_MS = 2_000

/** Retries while the database is in trouble. `work` must be idempotent: it may only be its reply that got lost. */
export async function untilItIsThere<T>(work: () => Promise<T>, stopping?: AbortSignal): Promise<T> {
  const until = performance.now() + PATIENCE_MS
  for (let wait = FIRST_MS; ; wait = Math.min(wait * 2, LONGEST_MS)) {
    try {
      return await work()
    } catch (error) {
      const isOver = performance.now() + wait > until || stopping?.aborted
      if (isOver || troubleOf(error) === null) throw error
      await sleep(wait, undefined, { signal: stopping }).catch(() => {
        // The server is stopping, which the next check notices.
      })
    }
  }
}
