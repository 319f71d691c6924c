// A thread that reads people's text. read.ts starts it, and stops it if a second isn't enough.
import { parentPort } from 'node:worker_threads'
import { ProblemError } from '../../shared/problems'
import type { ThreadMessage } from '../threads/pool'
import { workedAt } from '../threads/worked'
import { kindOf } from './kind'
import { others } from './others'
import type { Task } from './read'
import { tools } from './tools'

const port = parentPort
if (!port) throw new Error('Only read.ts starts this')
const all = new Map<string, (...given: never[]) => Promise<unknown>>(Object.entries({ ...tools, ...others }))
const before = new Set<string>()
const at = workedAt()

const tell = (told: ThreadMessage<unknown>): void => port.postMessage(told)

port.on('message', async ({ what, given }: Task) => {
  try {
    const run = all.get(what)
    if (!run) throw new Error(`Nothing reads ${what}`)
    // Cold runs take longer: the first of a kind compiles hundreds of patterns.
    const kind = kindOf(what, given)
    tell({ begun: before.has(kind) ? 'again' : 'first', at })
    const done: unknown = await Reflect.apply(run, null, given)
    before.add(kind)
    tell({ done })
  } catch (error) {
    if (error instanceof ProblemError) return tell({ problem: error.code, words: error.message })
    tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
