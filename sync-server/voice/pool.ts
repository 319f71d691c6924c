// The threads that speak. One that hangs only takes its own sentence with it, and is replaced.
import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { ProblemError } from '../../shared/problems'
import { log } from '../log/log'
import { openThreads } from '../threads/pool'
import { startWorkers } from './start'
import type { Sentence } from './worker'

const MOST_THREADS = 4
const PATIENCE_MS = 20_000

/** The order of service: a salon's first words, a visitor's first words, then the rest of what is already playing. */
export const RANK = { salon: 0, visitor: 1, following: 2 } as const
type Rank = (typeof RANK)[keyof typeof RANK]

export type Pool = {
  say: (sentence: Sentence, rank: Rank, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>
  /** How many threads there are now. */
  threads: () => number
  close: () => Promise<void>
}
type Options = { size?: number; patienceMs?: number; silenceMs?: number; start?: () => Promise<() => Worker> }

export function openPool(options: Options = {}): Pool {
  const { size = Math.min(availableParallelism(), MOST_THREADS), patienceMs = PATIENCE_MS } = options
  const { silenceMs, start = startWorkers } = options
  const threads = openThreads<Sentence>({
    name: 'The built-in voice',
    hung: 'voice-failed',
    failed: why => {
      log.error('The built-in voice failed:', new Error(why))
      return new ProblemError('voice-failed')
    },
    about: ({ text }) => `${text.length} characters`,
    size,
    patienceMs,
    ...(silenceMs === undefined ? {} : { silenceMs }),
    start,
  })
  return {
    threads: threads.count,
    say: (sentence, rank, signal) => threads.run(sentence, rank, signal),
    close: async () => threads.close(),
  }
}
