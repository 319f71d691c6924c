// npm run --silent engine -- <task> < cases.jsonl > out.jsonl
// One line in, one line out: the local engine's checked answer as text and as figures. Nothing else is written to stdout.
import { createInterface } from 'node:readline'
import { loose } from './engine/facts'
import type { Task } from './engine/task'

const tasks: Readonly<Record<string, () => Promise<{ default: Task }>>> = {
  colour: () => import('./engine/colour'),
  retail: () => import('./engine/retail'),
  marketing: () => import('./engine/marketing'),
  schedule: () => import('./engine/schedule'),
  profit: () => import('./engine/profit'),
  practice: () => import('./engine/practice'),
}

const SOME_DAY = '2026-01-01T09:00:00.000Z'

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
    return { id, ...task({ input: loose(given.input), facts: given.facts, today }) }
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

const load = tasks[process.argv[2] ?? '']
if (!load) {
  console.error(
    `Say which task: ${Object.keys(tasks).join(', ')}. For example: npm run --silent engine -- colour < cases.jsonl`,
  )
  process.exitCode = 2
} else {
  const { default: task } = await load()
  let number = 0
  for await (const line of createInterface({ input: process.stdin })) {
    number++
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(task, line, number))}\n`)
  }
}
