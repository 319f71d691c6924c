// The threads that speak. None is started before the first word; after a minute of silence they are ended, and their
// memory with them. One that hangs or dies takes its own sentence with it and is replaced.
import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { ProblemError } from '../../shared/problems'
import { startWorkers } from './start'
import type { Said, Sentence } from './worker'

const MOST_THREADS = 4
const PATIENCE_MS = 20_000
const SILENCE_MS = 60_000
/** Beyond these a caller would wait for longer than anyone listens. */
const MOST_WAITING = 200

/** Who is served first: a salon's first words, a visitor's, then what follows words that can be heard already. */
export const RANK = { salon: 0, visitor: 1, following: 2 } as const
export type Rank = (typeof RANK)[keyof typeof RANK]

export type Pool = {
  say: (sentence: Sentence, rank: Rank, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>
  /** How many threads there are now. */
  threads: () => number
  close: () => Promise<void>
}

type Job = Sentence & {
  rank: Rank
  done: (mp3: Uint8Array<ArrayBuffer>) => void
  fail: (error: Error) => void
}
type Thread = { worker: Worker; job: Job | null; watchdog: NodeJS.Timeout | null }
type Options = { size?: number; patienceMs?: number; silenceMs?: number; start?: () => Promise<() => Worker> }

export function openPool(options: Options = {}): Pool {
  const { size = Math.min(availableParallelism(), MOST_THREADS), patienceMs = PATIENCE_MS } = options
  const { silenceMs = SILENCE_MS, start = startWorkers } = options
  const threads = new Set<Thread>()
  const waiting: Job[] = []
  let starting: Promise<() => Worker> | null = null
  let silence: NodeJS.Timeout | null = null

  function end(thread: Thread, why: Error): void {
    if (!threads.delete(thread)) return
    if (thread.watchdog) clearTimeout(thread.watchdog)
    thread.job?.fail(why)
    void thread.worker.terminate()
  }
  function endAll(): void {
    for (const thread of [...threads]) end(thread, new ProblemError('voice-failed'))
    starting = null
  }
  function add(make: () => Worker): Thread {
    const thread: Thread = { worker: make(), job: null, watchdog: null }
    // A voice that is silent keeps no server from ending.
    thread.worker.unref()
    const lost = (error: unknown): void => {
      if (!threads.has(thread)) return
      console.error('A thread of the built-in voice ended:', error)
      end(thread, new ProblemError('voice-failed'))
      next(make)
    }
    thread.worker.on('error', lost)
    thread.worker.on('exit', lost)
    thread.worker.on('message', (said: Said) => {
      const { job } = thread
      if (thread.watchdog) clearTimeout(thread.watchdog)
      thread.job = thread.watchdog = null
      if ('mp3' in said) job?.done(said.mp3)
      else {
        console.error('The built-in voice failed:', said.failed)
        job?.fail(new ProblemError('voice-failed'))
      }
      next(make)
    })
    threads.add(thread)
    return thread
  }
  function next(make: () => Worker): void {
    while (waiting.length > 0) {
      const free = [...threads].find(({ job }) => job === null) ?? (threads.size < size ? add(make) : null)
      const job = free && waiting.shift()
      if (!free || !job) break
      free.job = job
      free.watchdog = setTimeout(() => {
        console.error(`The built-in voice hung at ${job.text.length} characters; its thread is replaced.`)
        end(free, new ProblemError('voice-failed'))
        next(make)
      }, patienceMs)
      free.worker.postMessage({ voice: job.voice, text: job.text } satisfies Sentence)
    }
    if (silence) clearTimeout(silence)
    const busy = [...threads].some(({ job }) => job !== null)
    silence = busy ? null : setTimeout(endAll, silenceMs).unref()
  }

  return {
    threads: () => threads.size,
    say: async (sentence, rank, signal) => {
      signal?.throwIfAborted()
      if (waiting.length >= MOST_WAITING) throw new ProblemError('server-busy')
      starting ??= start()
      const make = await starting.catch(error => {
        starting = null
        throw error
      })
      signal?.throwIfAborted()
      return new Promise((done, fail) => {
        const leave = (): void => signal?.removeEventListener('abort', gone)
        const job: Job = {
          ...sentence,
          rank,
          done: mp3 => {
            leave()
            done(mp3)
          },
          fail: error => {
            leave()
            fail(error)
          },
        }
        // Nobody listens any more: what hasn't begun needn't.
        const gone = (): void => {
          const at = waiting.indexOf(job)
          if (at >= 0) waiting.splice(at, 1)
          job.fail(new Error('Nobody listens'))
        }
        signal?.addEventListener('abort', gone)
        const after = waiting.findIndex(each => each.rank > rank)
        waiting.splice(after < 0 ? waiting.length : after, 0, job)
        next(make)
      })
    },
    close: async () => {
      if (silence) clearTimeout(silence)
      for (const job of waiting.splice(0)) job.fail(new ProblemError('server-busy'))
      endAll()
    },
  }
}
