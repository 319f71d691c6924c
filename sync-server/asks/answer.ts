// One answer to one question: the model's, held against the tool's schema and the trade's rules. The same for an ask
// that was synced and for a function that is called directly.
import { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import type { Checking, Tool } from '../../shared/tool'
import type { ImageModel } from '../providers/image'
import type { TextModel } from '../providers/text'

export type Answering = {
  model: TextModel | null
  timeoutMs: number
  /** The model that draws, and its own time limit. */
  image?: ImageModel | null
  imageTimeoutMs?: number
}
export type Answer = { output: Record<string, unknown>; by: string; notes: string[] }

/** The built-in engine's answer, checked. */
export function engineAnswer(tool: Tool, question: Checking<Record<string, unknown>>): Answer {
  return { output: tool.check(question, tool.draft(question)), by: 'engine', notes: [] }
}

/** `model` is behind the gate (gate.ts). Throws ProblemError 'model-…'; the draft stands then. */
export async function modelAnswer(
  model: TextModel,
  timeoutMs: number,
  tool: Tool,
  question: Checking<Record<string, unknown>>,
): Promise<Answer> {
  if (!tool.prompt) return engineAnswer(tool, question)
  const raw = await model.ask({
    messages: tool.prompt(question, tool.draft(question)),
    schema: z.toJSONSchema(tool.output, { target: 'draft-7' }),
    name: tool.id.replaceAll('-', '_'),
    timeoutMs,
  })
  const parsed = tool.output.safeParse(raw)
  if (!parsed.success) throw new ProblemError('model-unreadable')
  const output = tool.check(question, parsed.data)
  return { output, by: model.name, notes: changesIn(tool, parsed.data, output) }
}

/** What the trade's rules did to the model's answer, in words. */
function changesIn(tool: Tool, before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const told = tool.changed?.(before, after) ?? []
  return told.length > 0 ? told : ["The trade's rules changed parts of the model's answer."]
}

/** The model's answer where there is one and it can answer, else the engine's. */
export async function answerWith(
  { model, timeoutMs }: Answering,
  tool: Tool,
  question: Checking<Record<string, unknown>>,
): Promise<Answer> {
  if (!model) return engineAnswer(tool, question)
  try {
    return await modelAnswer(model, timeoutMs, tool, question)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { ...engineAnswer(tool, question), notes: [error.message] }
  }
}
