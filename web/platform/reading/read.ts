// Reads text in a worker, off the main thread. If a text takes longer than a second, that worker is ended and a new one
// takes the next text. A tablet that is merely busy shouldn't cost anyone their text, so it gets a second, longer try
// after all that are waiting. What was typed stays where it is. Decision 033.
import type { Checked, ReadingQuestion } from '../../../shared/reading/model/by-model'
import type { Reading } from '../../../shared/reading/understood/reading'
import type { Sheet } from '../../../shared/sheet'
import type { Tool } from '../../../shared/tool'
import {
  answeredOf,
  type Drafted,
  draftOf,
  outputOf,
  previewOf,
  questionOf,
  type ReadRequest,
  understoodOf,
  type Work,
} from './work'
import type { Task, WorkerMessage } from './worker'

const PATIENCE_MS = 1_000
/** For a cold start: the first of a kind, a tool that loads on a slow tablet, or a second try. */
const FIRST_MS = 10_000
const START_MS = 20_000

export const TOO_LONG =
  'This text took too long to read. It is kept as you wrote it. Shorten it, or write one thing on each line.'
/** Its message is for people. */
export class NotReadable extends Error {}

type Job = {
  resolve: (done: never) => void
  reject: (error: Error) => void
  again: () => void
  /** How often it was started, counting this time. */
  tries: number
  inPlace: () => void
}
let worker: Worker | null = null
/** The worker can't start here: a page without its files, or a browser without workers. Then read on the page. */
let without = typeof Worker === 'undefined'
const jobs = new Map<number, Job>()
let last = 0
let watchdog: ReturnType<typeof setTimeout> | undefined

function end(): Job[] {
  clearTimeout(watchdog)
  worker?.terminate()
  worker = null
  const left = [...jobs.values()]
  jobs.clear()
  return left
}

/** The next worker reads the texts behind the one that hangs, then that one once more; after that it fails. */
function hung(number: number): void {
  const job = jobs.get(number)
  jobs.delete(number)
  const left = end()
  for (const { again } of left) again()
  if (job?.tries === 1) job.again()
  else job?.reject(new NotReadable(TOO_LONG))
}
const watch = (number: number, ms: number): void => {
  clearTimeout(watchdog)
  watchdog = setTimeout(() => hung(number), ms)
}

function heard({ data }: MessageEvent<WorkerMessage<never>>): void {
  if ('begun' in data) {
    const isCold = data.begun === 'first' || jobs.get(data.number)?.tries !== 1
    watch(data.number, isCold ? FIRST_MS : PATIENCE_MS)
    return
  }
  const job = jobs.get(data.number)
  jobs.delete(data.number)
  clearTimeout(watchdog)
  const [next] = jobs.keys()
  if (next !== undefined) watch(next, START_MS)
  if ('missing' in data) {
    // The page has the tool, as its form is on the screen.
    console.info('The reader has not got its part; this text is read on the page.', data.missing)
    job?.inPlace()
  } else if ('failed' in data) job?.reject(new Error(data.failed))
  else job?.resolve(data.done)
}

function inPlaceFromNow(why: unknown): void {
  console.error('The reader could not be started; texts are read on the page.', why)
  without = true
  for (const { again } of end()) again()
}

function started(): Worker {
  if (worker) return worker
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', heard)
  made.addEventListener('error', event => {
    if (worker === made) inPlaceFromNow(event.message)
  })
  worker = made
  return made
}

function readOff<R>(what: keyof Work, tool: Tool, asked: ReadRequest, inPlace: () => R): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    // Through a promise, so that what throws here rejects as in the worker.
    const here = (): void => void Promise.resolve().then(inPlace).then(resolve, reject)
    let tries = 0
    const begin = (): void => {
      if (without) {
        here()
        return
      }
      const number = ++last
      tries += 1
      jobs.set(number, { resolve, reject, again: begin, tries, inPlace: here })
      if (jobs.size === 1) watch(number, START_MS)
      const task: Task = { number, what, tool: tool.id, asked }
      try {
        started().postMessage(task)
      } catch (error) {
        inPlaceFromNow(error)
      }
    }
    begin()
  })
}

/** Both reject with NotReadable when it takes too long. */
export const readDraft = (tool: Tool, asked: ReadRequest): Promise<Drafted> =>
  readOff('draft', tool, asked, () => draftOf(tool, asked))
export const readOutput = (tool: Tool, asked: ReadRequest): Promise<Record<string, unknown>> =>
  readOff('output', tool, asked, () => outputOf(tool, asked))
export const readPreview = (tool: Tool, asked: ReadRequest): Promise<Sheet | null> =>
  readOff('preview', tool, asked, () => previewOf(tool, asked))
export const readUnderstood = (tool: Tool, asked: ReadRequest): Promise<Reading | null> =>
  readOff('understood', tool, asked, () => understoodOf(tool, asked))
export const readQuestion = (tool: Tool, asked: ReadRequest): Promise<ReadingQuestion | null> =>
  readOff('question', tool, asked, () => questionOf(tool, asked))
export const readAnswered = (tool: Tool, asked: ReadRequest): Promise<Checked | null> =>
  readOff('answered', tool, asked, () => answeredOf(tool, asked))
