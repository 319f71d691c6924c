// Reads what is typed, apart from the page: what takes too long is ended by read.ts, and the page never stops.
import type { Tool } from '../../shared/tool'
import { findTool } from '../../shared/toolbox'
import { type Asked, type Work, work } from './work'

export type Task = { number: number; what: keyof Work; tool: string; asked: Asked }
export type Told<R> =
  | { number: number; begun: 'first' | 'again' }
  | { number: number; done: R }
  | { number: number; failed: string }

const before = new Set<string>()
const tell = (told: Told<unknown>): void => self.postMessage(told)

async function run({ number, what, tool: id, asked }: Task): Promise<void> {
  try {
    const tool: Tool | null = await findTool(id)
    if (!tool) throw new Error(`There is no tool ${id}`)
    const kind = `${what} ${id}`
    tell({ number, begun: before.has(kind) ? 'again' : 'first' })
    const done = work[what](tool, asked)
    before.add(kind)
    tell({ number, done })
  } catch (error) {
    tell({ number, failed: error instanceof Error ? error.message : String(error) })
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Task>) => void run(data))
