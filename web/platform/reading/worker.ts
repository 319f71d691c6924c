// Reads what is typed in a worker of its own: read.ts ends what takes too long, and the page never freezes.
import type { Tool } from '../../../shared/tool'
import { findTool } from '../../../shared/toolbox'
import { type ReadRequest, type Work, work } from './work'

export type Task = { number: number; what: keyof Work; tool: string; asked: ReadRequest }
export type WorkerMessage<R> =
  | { number: number; begun: 'first' | 'again' }
  | { number: number; done: R }
  | { number: number; failed: string }
  /** The code that reads it could not be loaded: the app was updated since, and there is no signal. */
  | { number: number; missing: string }

const before = new Set<string>()
const tell = (told: WorkerMessage<unknown>): void => self.postMessage(told)

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function run({ number, what, tool: id, asked }: Task): Promise<void> {
  let tool: Tool | null
  try {
    tool = await findTool(id)
  } catch (error) {
    tell({ number, missing: wordsOf(error) })
    return
  }
  try {
    if (!tool) throw new Error(`There is no tool ${id}`)
    const kind = `${what} ${id}`
    tell({ number, begun: before.has(kind) ? 'again' : 'first' })
    const done = work[what](tool, asked)
    before.add(kind)
    tell({ number, done })
  } catch (error) {
    tell({ number, failed: wordsOf(error) })
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Task>) => void run(data))
