// Threads for work that must not block the main event loop. They start with the first job and end after a minute
// without one, which frees their memory. A thread that hangs or dies only takes its own job with it and is replaced.
import type { Worker } from 'node:worker_threads'
import { type ProblemCode, ProblemError } from '../../shared/problems'
import { log } from '../log/log'
import { workedMs } from './worked'

const SILENCE_MS = 60_000
/** Beyond this, callers would wait longer than anyone does. */
const MOST_WAITING = 200
/** How many times its working time a job may take by the clock. */
const MOST_WAITED = 10

/**
 * What a thread reports about its job. `begun`: everything is loaded, so its time starts now; 'first' of its kind or
 * not. `at`: where to read its working time (worked.ts).
 */
export type ThreadMessage<R> =
  | { begun: 'first' | 'again'; at: string | null }
  | { done: R }
  | { failed: string }
  | { problem: ProblemCode; words: string }

export type Threads<T> = {
  /** R is the thread's answer to this task. The lowest rank goes first. */
  run: <R>(task: T, rank?: number, signal?: AbortSignal) => Promise<R>
  /** How many there are now. */
  count: () => number
  close: () => void
}

export type Options<T> = {
  /** Their name in the log. */
  name: string
  /** Errors for the caller: `hung` if the job hung or its thread died, `failed` if the job itself threw. */
  hung: ProblemCode
  failed: (why: string) => Error
  /** For the log, which must not contain what people write. */
  about: (task: T) => string
  size: number
  patienceMs: number
  /** For threads that report when they begin: the time until then, and for the first of a kind, which runs cold. */
  startMs?: number
  firstMs?: number
  silenceMs?: number
  start: () => Promise<() => Worker>
}

type Job<T> = { task: T; rank: number; done: (value: never) => void; fail: (error: Error) => void }
type Thread<T> = { worker: Worker; job: Job<T> | null; watchdog: NodeJS.Timeout | null }

export function openThreads<T>(options: Options<T>): Threads<T> {
  const { name, hung, failed, about, size, patienceMs, silenceMs = SILENCE_MS, start } = options
  const { startMs = patienceMs, firstMs = patienceMs } = options
  const threads = new Set<Thread<T>>()
  const waiting: Job<T>[] = []
  let starting: Promise<() => Worker> | null = null
  let silence: NodeJS.Timeout | null = null

  function end(thread: Thread<T>, why = hung): void {
    if (!threads.delete(thread)) return
    if (thread.watchdog) clearTimeout(thread.watchdog)
    thread.job?.fail(new ProblemError(why))
    void thread.worker.terminate()
  }
  function endAll(): void {
    // That they are being ended says nothing about their jobs.
    for (const thread of [...threads]) end(thread, 'server-busy')
    starting = null
  }
  function watch(thread: Thread<T>, make: () => Worker, ms: number, at: string | null = null): void {
    if (thread.watchdog) clearTimeout(thread.watchdog)
    const [before, until] = [workedMs(at), Date.now() + ms * MOST_WAITED]
    const left = (): number => {
      const now = workedMs(at)
      return before === null || now === null || Date.now() > until ? 0 : ms - (now - before)
    }
    const look = (): void => {
      // On a busy machine it may not have had its turn: only its working time counts.
      const more = left()
      if (more > 1) {
        thread.watchdog = setTimeout(look, more)
        return
      }
      log.error(`${name} hung at ${thread.job ? about(thread.job.task) : 'nothing'}; its thread is replaced.`)
      end(thread)
      next(make)
    }
    thread.watchdog = setTimeout(look, ms)
  }
  function add(make: () => Worker): Thread<T> {
    const thread: Thread<T> = { worker: make(), job: null, watchdog: null }
    // An idle thread must not keep the server from exiting.
    thread.worker.unref()
    const lost = (error: unknown): void => {
      if (!threads.has(thread)) return
      log.error(`A thread of ${name} ended:`, error)
      end(thread)
      next(make)
    }
    thread.worker.on('error', lost)
    thread.worker.on('exit', lost)
    thread.worker.on('message', (told: ThreadMessage<never>) => {
      const { job } = thread
      if ('begun' in told) {
        const ms = told.begun === 'first' ? firstMs : patienceMs
        return watch(thread, make, ms, told.at)
      }
      if (thread.watchdog) clearTimeout(thread.watchdog)
      thread.job = thread.watchdog = null
      if ('done' in told) job?.done(told.done)
      else job?.fail('problem' in told ? new ProblemError(told.problem, told.words) : failed(told.failed))
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
      watch(free, make, startMs)
      free.worker.postMessage(job.task)
    }
    if (silence) clearTimeout(silence)
    const busy = [...threads].some(({ job }) => job !== null)
    silence = busy ? null : setTimeout(endAll, silenceMs).unref()
  }

  return {
    count: () => threads.size,
    run: async <R>(task: T, rank = 0, signal?: AbortSignal): Promise<R> => {
      signal?.throwIfAborted()
      if (waiting.length >= MOST_WAITING) throw new ProblemError('server-busy')
      starting ??= start()
      const make = await starting.catch(error => {
        starting = null
        throw error
      })
      signal?.throwIfAborted()
      return new Promise<R>((resolve, reject) => {
        const leave = (): void => signal?.removeEventListener('abort', gone)
        const job: Job<T> = {
          task,
          rank,
          done: (value: R) => {
            leave()
            resolve(value)
          },
          fail: error => {
            leave()
            reject(error)
          },
        }
        // Nobody is listening any more, so a job that hasn't begun needn't.
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
    close: () => {
      if (silence) clearTimeout(silence)
      for (const job of waiting.splice(0)) job.fail(new ProblemError('server-busy'))
      endAll()
    },
  }
}
