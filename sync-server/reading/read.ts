// Text of a stranger is never read on the loop that serves others: a thread reads it, and is ended where it takes longer
// than a second. Whoever waits is told so in words; what was written stays. Decision 033.
import { availableParallelism } from 'node:os'
import { openThreads, type Threads } from '../threads/pool'
import { threadsOf } from '../threads/start'
import type { others } from './others'
import type { tools } from './tools'

type Reads = typeof tools & typeof others
export type Task = { what: string; given: readonly unknown[] }

const MOST_THREADS = 2
const PATIENCE_MS = 1_000
/** What is cold: a thread's first of a kind, and on a small or busy machine its start. */
const FIRST_MS = 3_000
const START_MS = 30_000
/** What prints has as much to do as there is to print, a calendar as much as it holds: a minute, and neither waits for the other. */
const LONG_MS = 60_000

const size = Math.max(1, Math.min(availableParallelism(), MOST_THREADS))
type How = { name: string; size: number; patienceMs: number; firstMs?: number }
const reading: How = { name: 'A reader', size, patienceMs: PATIENCE_MS, firstMs: FIRST_MS }
const apart: { readonly [what: string]: How } = {
  printed: { name: 'A printer', size: 1, patienceMs: LONG_MS },
  calendar: { name: 'A calendar reader', size, patienceMs: LONG_MS },
} satisfies { [K in keyof Reads]?: How }

const opened = new Map<How, Threads<Task>>()

const open = (how: How): Threads<Task> =>
  openThreads<Task>({
    ...how,
    hung: 'not-readable',
    failed: why => new Error(`${how.name} failed: ${why}`),
    about: ({ what, given }) => `${what} of ${JSON.stringify(given).length} characters`,
    startMs: START_MS,
    start: async () => threadsOf('reading/worker.ts', 'reading-worker.js'),
  })

/** One of the readings (tools.ts, others.ts), in a thread. Throws ProblemError 'not-readable' where it takes too long. */
export function read<K extends keyof Reads>(
  what: K,
  ...given: Parameters<Reads[K]>
): Promise<Awaited<ReturnType<Reads[K]>>> {
  const how = apart[what] ?? reading
  const threads = opened.get(how) ?? open(how)
  opened.set(how, threads)
  return threads.run({ what, given })
}

export function closeReading(): void {
  for (const threads of opened.values()) threads.close()
  opened.clear()
}
