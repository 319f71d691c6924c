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

type Loose = Record<string, unknown>
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {})
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
const words = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Facts as far as they can be read: missing fields are empty, a record that can't be read is left out, not the whole. */
function factsOf(value: unknown): z.infer<typeof Facts> {
  const given = loose(value)
  const client = loose(given.client)
  const candidate: Loose = {
    client:
      given.client === undefined || given.client === null
        ? null
        : {
            first_name: words(client.first_name) ?? words(client.name) ?? '',
            hair_type: words(client.hair_type),
            concerns: list(client.concerns).filter(item => typeof item === 'string'),
            notes: words(client.notes),
            allergies: list(client.allergies).map(item =>
              typeof item === 'string'
                ? { substance: item, reaction: null }
                : { substance: words(loose(item).substance) ?? '', reaction: words(loose(item).reaction) },
            ),
          },
    notes: list(given.notes).map(item =>
      typeof item === 'string' ? { text: item, written_at: '' } : { written_at: '', ...loose(item) },
    ),
    formulas: list(given.formulas).map(item => ({
      made_at: '',
      title: '',
      start: null,
      result: null,
      bowls: [],
      remarks: null,
      ...loose(item),
    })),
    patch_tests: list(given.patch_tests).map(item => ({
      product: '',
      applied_at: '',
      result: 'waiting',
      read_at: null,
      ...loose(item),
    })),
    products: list(given.products),
    salon: given.salon
      ? {
          currency: 'GBP',
          colour_brand: null,
          patch_test_hours: 48,
          patch_test_valid_months: 6,
          ...loose(given.salon),
        }
      : null,
  }
  let facts = NO_FACTS
  for (const [key, part] of Object.entries(candidate))
    for (const tried of Array.isArray(part) ? part.map(item => [item]) : [part]) {
      const before = Array.isArray(tried) ? [...list(loose(facts)[key]), ...tried] : tried
      const read = Facts.safeParse({ ...facts, [key]: before })
      if (read.success) facts = read.data
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
    if (typeof given.input !== 'object' || given.input === null)
      return {
        id,
        decision: 'ask',
        steps: [],
        text: 'This line holds no question: its input is missing. Please give one.',
      }
    const input = task.tool.input.safeParse(given.input)
    if (!input.success)
      return {
        id,
        decision: 'ask',
        steps: [],
        text: `More is needed first: ${[...new Set(input.error.issues.map(issue => issue.message))].join('. ')}. Which is it?`,
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
