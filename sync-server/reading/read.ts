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

let threads: Threads<Task> | null = null

const open = (): Threads<Task> =>
  openThreads<Task>({
    name: 'A reader',
    hung: 'not-readable',
    failed: why => new Error(`A reader failed: ${why}`),
    about: ({ what, given }) => `${what} of ${JSON.stringify(given).length} characters`,
    size: Math.max(1, Math.min(availableParallelism(), MOST_THREADS)),
    patienceMs: PATIENCE_MS,
    firstMs: FIRST_MS,
    startMs: START_MS,
    start: async () => threadsOf('reading/worker.ts', 'reading-worker.js'),
  })

/** One of the readings (tools.ts, others.ts), in a thread. Throws ProblemError 'not-readable' where it takes too long. */
export function read<K extends keyof Reads>(
  what: K,
  ...given: Parameters<Reads[K]>
): Promise<Awaited<ReturnType<Reads[K]>>> {
  threads ??= open()
  return threads.run({ what, given })
}

export function closeReading(): void {
  threads?.close()
  threads = null
}
