// How long a thread has worked, where the system tells it: on a busy machine a second by the clock is not a second of
// work, and who only waited for a turn has not hung.
import { readFileSync, readlinkSync } from 'node:fs'

/** For the thread itself: where others can read it. Null where there is no such place. */
export function workedAt(): string | null {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/schedstat`
  } catch {
    // No Linux.
    return null
  }
}

/** ms of work at such a place; null: nobody knows. */
export function workedMs(at: string | null): number | null {
  if (at === null) return null
  try {
    return Number(readFileSync(at, 'utf8').split(' ')[0]) / 1_000_000
  } catch {
    // The thread has ended meanwhile.
    return null
  }
}
