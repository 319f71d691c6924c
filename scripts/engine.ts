// npm run --silent engine -- <task> < cases.jsonl > out.jsonl
// npm run --silent engine -- read <task> < cases.jsonl > out.jsonl
// One line out for each line in: the local engine's checked answer as text and figures, or what was read from the
// input. Nothing else goes to stdout.
import { createInterface } from 'node:readline'
import { type Loose, loose } from './engine/facts'
import type { Reader } from './engine/reader'
import type { Task } from './engine/task'

const tasks: Readonly<Record<string, () => Promise<{ default: Task }>>> = {
  colour: () => import('./engine/colour'),
  retail: () => import('./engine/retail'),
  marketing: () => import('./engine/marketing'),
  schedule: () => import('./engine/schedule'),
  profit: () => import('./engine/profit'),
  practice: () => import('./engine/practice'),
}

/** For what was read, separate from what is done about it. */
const readers: Readonly<Record<string, () => Promise<{ default: Reader }>>> = {
  colour: () => import('./engine/read-colour'),
  retail: () => import('./engine/read-retail'),
  marketing: () => import('./engine/read-marketing'),
  schedule: () => import('./engine/read-schedule'),
  practice: () => import('./engine/read-practice'),
}

const SOME_DAY = '2026-01-01T09:00:00.000Z'

/** The input with the `picks` given beside it, as if a person had tapped them. */
const asked = ({ input, picks }: Loose): Loose =>
  picks === undefined ? loose(input) : { ...loose(input), picks }

function answer(task: Task, line: string, number: number): Record<string, unknown> {
  let id: unknown = `line-${number}`
  try {
    const read: unknown = JSON.parse(line)
    if (typeof read !== 'object' || read === null)
      return { id, text: 'This line is not a question: it holds no input.' }
    const given = loose(read)
    id = given.id ?? id
    if (typeof given.input !== 'object' || given.input === null)
      return {
        id,
        decision: 'ask',
        steps: [],
        text: 'This line holds no question: its input is missing. Please give one.',
        error: 'This line holds no question: its input is missing.',
      }
    const today = typeof given.today === 'string' ? given.today : SOME_DAY
    return { id, ...task({ input: asked(given), facts: given.facts, today }) }
  } catch (error) {
    return {
      id,
      text:
        error instanceof SyntaxError
          ? 'This line could not be read: it is not JSON.'
          : `This could not be answered: ${error instanceof Error ? error.message : 'unknown reason'}.`,
    }
  }
}

function reading(reader: Reader, line: string, number: number): Record<string, unknown> {
  let id: unknown = `line-${number}`
  try {
    const given = loose(JSON.parse(line))
    id = given.id ?? id
    return { id, ...reader({ input: asked(given), facts: given.facts }) }
  } catch {
    return { id, facts: {}, raised: [], unread: [line] }
  }
}

async function answering(): Promise<((line: string, number: number) => Record<string, unknown>) | null> {
  const [, , first = '', second = ''] = process.argv
  const isRead = first === 'read'
  const read = isRead ? await readers[second]?.() : undefined
  if (read) return (line, number) => reading(read.default, line, number)
  const task = isRead ? undefined : await tasks[first]?.()
  return task ? (line, number) => answer(task.default, line, number) : null
}

const respond = await answering()
if (!respond) {
  console.error(
    `Say which task: ${Object.keys(tasks).join(', ')}, or what to read: ${Object.keys(readers).join(', ')}. For example: npm run --silent engine -- colour < cases.jsonl, or npm run --silent engine -- read colour < cases.jsonl`,
  )
  process.exitCode = 2
} else {
  let number = 0
  for await (const line of createInterface({ input: process.stdin })) {
    number++
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(respond(line, number))}\n`)
  }
}
