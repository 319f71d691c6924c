// How long a thread has really worked, if the system tells us. On a busy machine a second by the clock isn't a second
// of work, and a thread that only waited for its turn hasn't hung.
import { readFileSync, readlinkSync } from 'node:fs'

/** Called in the thread: where others can read its working time. Null if the system has no such place. */
export function workedAt(): string | null {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/schedstat`
  } catch {
    // Not Linux.
    return null
  }
}

/** ms of work read from such a place; null if unknown. */
export function workedMs(at: string | null): number | null {
  if (at === null) return null
  try {
    return Number(readFileSync(at, 'utf8').split(' ')[0]) / 1_000_000
  } catch {
    // The thread has ended since.
    return null
  }
}
