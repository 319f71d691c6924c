// Strangers' text is never read on the main event loop. A thread reads it, and is stopped if it takes more than a
// second. The caller gets an error in words, and what was written stays. Decision 033.
import { availableParallelism } from 'node:os'
import { openThreads, type Threads } from '../threads/pool'
import { threadsOf } from '../threads/start'
import type { others } from './others'
import type { tools } from './tools'

type Reads = typeof tools & typeof others
export type Task = { what: string; given: readonly unknown[] }

const MOST_THREADS = 2
const PATIENCE_MS = 1_000
/** Allowances for a cold start: a thread's first job of a kind, and starting it on a small or busy machine. */
const FIRST_MS = 3_000
const START_MS = 30_000
/** Printing and calendars take as long as their content: they get a minute, and neither waits for the other. */
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

/** Runs a reading (tools.ts, others.ts) in a thread. Throws ProblemError 'not-readable' if it takes too long. */
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
