// What we ask a model to read, and what we make of its reading. It is the same for a model behind the server and for
// the browser's own.
import { z } from 'zod'
import { forModel } from '../../salon/privacy/redaction/for-model'
import type { Checking, Message, Tool } from '../../tool'

type ModelQuestion = Checking<Record<string, unknown>>
type Read = Record<string, unknown>
export type Checked = {
  output: Record<string, unknown>
  /** What the model read differently, in the product's own sentences. */
  notes: string[]
  /** The engine alone gives the same answer. */
  same: boolean
}
export type ReadingQuestion = {
  messages: Message[]
  /** What the model isn't told, in words. */
  leftOut: string[]
  /** JSON Schema, draft 7. */
  schema: object
}

/** Null where no model reads for this tool. `mayTellHealth`: the person it is about has given permission. */
export function readingQuestion(
  tool: Tool,
  asked: ModelQuestion,
  mayTellHealth: boolean,
): ReadingQuestion | null {
  if (!tool.reading) return null
  const { question, leftOut } = forModel(tool, asked, mayTellHealth)
  return {
    messages: tool.reading.prompt(question),
    leftOut,
    schema: z.toJSONSchema(tool.reading.schema, { target: 'draft-7' }),
  }
}

/** Two readings of one text: what either stated, and what either raised. */
function together(one: Read, other: Read): Read {
  const both = Object.entries(one).map(([part, value]): [string, unknown] => {
    const beside = other[part]
    return [part, Array.isArray(value) && Array.isArray(beside) ? [...value, ...beside] : value]
  })
  return Object.fromEntries(both)
}

/**
 * The engine's answer, from what a model read and from its own reading; null where the model's reading doesn't fit
 * the schema. `before`: what another model read of the same question. What that one raised stays raised.
 */
export function answeredFrom(
  tool: Tool,
  question: ModelQuestion,
  raw: unknown,
  before?: unknown,
): Checked | null {
  const parsed = tool.reading?.schema.safeParse(raw)
  if (!tool.reading || !parsed?.success) return null
  const earlier = before === undefined ? null : tool.reading.schema.safeParse(before)
  const read = earlier?.success ? together(parsed.data, earlier.data) : parsed.data
  const { output, notes } = tool.reading.answer(question, read)
  const own = tool.check(question, tool.draft(question))
  const { read: _, ...alone } = output
  return { output, notes, same: notes.length === 0 && JSON.stringify(alone) === JSON.stringify(own) }
}
