// What was paid for isn't lost because the database was away for a moment.
import { setTimeout as sleep } from 'node:timers/promises'
import { troubleOf } from './trouble'

/** Less than a lease outlives its call. */
const PATIENCE_MS = 20_000
const FIRST_MS = 200
const LONGEST_MS = 2_000

/** Tries again while the database gives trouble. `work` is safe to repeat: its answer may be what was lost. */
export async function untilItIsThere<T>(work: () => Promise<T>, stopping?: AbortSignal): Promise<T> {
  const until = performance.now() + PATIENCE_MS
  for (let wait = FIRST_MS; ; wait = Math.min(wait * 2, LONGEST_MS)) {
    try {
      return await work()
    } catch (error) {
      const isOver = performance.now() + wait > until || stopping?.aborted
      if (isOver || troubleOf(error) === null) throw error
      await sleep(wait, undefined, { signal: stopping }).catch(() => {
        // It is being stopped: the next look says so.
      })
    }
  }
}
