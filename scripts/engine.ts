// npm run --silent engine -- <task> < cases.jsonl > out.jsonl
// One line in, one line out: the local engine's checked answer as text and as figures. Nothing else is written to stdout.
import { createInterface } from 'node:readline'
import type { z } from 'zod'
import { Facts, NO_FACTS } from '../shared/facts'
import { textOf } from '../shared/sheet'
import type { Tool } from '../shared/tool'
import colour from '../shared/tools/colour-formula'
import { colourLine } from '../shared/tools/colour-formula/line'

type Task = {
  tool: Tool
  /** The structured part of an answer, beside its id and text. */
  line: (output: unknown) => Record<string, unknown>
}
const tasks: Record<string, Task> = { colour: { tool: colour, line: colourLine } }

/** Facts as far as they can be read: a part that can't be read is left out, not the whole. */
function factsOf(value: unknown): z.infer<typeof Facts> {
  if (typeof value !== 'object' || value === null) return NO_FACTS
  const merged = { ...NO_FACTS, ...value }
  const whole = Facts.safeParse(merged)
  if (whole.success) return whole.data
  let facts = NO_FACTS
  for (const key of Object.keys(NO_FACTS)) {
    const tried = Facts.safeParse({ ...facts, [key]: (merged as Record<string, unknown>)[key] })
    if (tried.success) facts = tried.data
  }
  return facts
}

function answer(task: Task, line: string, number: number): Record<string, unknown> {
  let id: unknown = `line-${number}`
  try {
    const read: unknown = JSON.parse(line)
    if (typeof read !== 'object' || read === null)
      return { id, text: 'This line is not a question: it holds no input.' }
    const given = read as { id?: unknown; input?: unknown; facts?: unknown; today?: unknown }
    id = given.id ?? id
    const input = task.tool.input.safeParse(given.input)
    if (!input.success)
      return {
        id,
        decision: 'ask',
        steps: [],
        text: `More is needed first: ${[...new Set(input.error.issues.map(issue => issue.message))].join('. ')}.`,
      }
    const facts = factsOf(given.facts)
    const today = typeof given.today === 'string' ? given.today : '2026-01-01T09:00:00.000Z'
    const question = { input: input.data, facts, today }
    const output = task.tool.check({ ...question, overrides: [] }, task.tool.draft(question))
    return { id, text: textOf(task.tool.show(output, input.data)), ...task.line(output) }
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

const name = process.argv[2] ?? ''
const task = tasks[name]
if (!task) {
  console.error(
    `Say which task: ${Object.keys(tasks).join(', ')}. For example: npm run --silent engine -- colour < cases.jsonl`,
  )
  process.exitCode = 2
} else {
  let number = 0
  for await (const line of createInterface({ input: process.stdin })) {
    number++
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(task, line, number))}\n`)
  }
}
