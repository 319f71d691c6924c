// One answer to one question. Usually the engine answers, based on what a model read; where writing is the product, a
// model writes and the trade's rules check it. The same for synced asks and direct function calls.
import { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import { asksModel, type Tool } from '../../shared/tool'
import type { ImageModel } from '../providers/image'
import type { TextModel } from '../providers/text'
import { read } from '../reading/read'
import type { ModelQuestion } from '../reading/tools'

export type Answering = {
  model: TextModel | null
  timeoutMs: number
  /** The model that draws; it has its own time limit. */
  image?: ImageModel | null
  imageTimeoutMs?: number
}
export type Answer = {
  output: Record<string, unknown>
  by: string
  notes: string[]
  /** The engine alone would have given exactly the same answer. */
  same: boolean
}

/** The built-in engine's answer, checked. */
export async function engineAnswer(tool: Tool, question: ModelQuestion): Promise<Answer> {
  return { output: await read('engine', tool.id, question), by: 'engine', notes: [], same: true }
}

/**
 * `model` is behind the gate (gate.ts). `mayTellHealth`: the client has given permission. `before`: what the tablet's
 * own model read (`answeredFrom`). Throws ProblemError 'model-…' or 'not-readable'; the draft then stands.
 */
export async function modelAnswer(
  model: TextModel,
  timeoutMs: number,
  tool: Tool,
  question: ModelQuestion,
  mayTellHealth: boolean,
  before?: unknown,
): Promise<Answer> {
  const prompt = asksModel(tool) ? await read('prompt', tool.id, question, mayTellHealth) : null
  if (prompt === null) return engineAnswer(tool, question)
  const raw = await model.ask({
    messages: prompt.messages,
    leftOut: prompt.leftOut,
    schema: z.toJSONSchema(tool.reading?.schema ?? tool.output, { target: 'draft-7' }),
    name: tool.id.replaceAll('-', '_'),
    timeoutMs,
  })
  // Checked against everything we know, including what the model wasn't told.
  const checked = tool.reading
    ? await read('answered', tool.id, question, raw, before)
    : await read('checked', tool.id, question, raw)
  if (checked === null) throw new ProblemError('model-unreadable')
  return { ...checked, by: model.name }
}

/** The model's answer if there is a model and it can answer, otherwise the engine's. */
export async function answerWith(
  { model, timeoutMs }: Answering,
  tool: Tool,
  question: ModelQuestion,
  mayTellHealth: boolean,
): Promise<Answer> {
  if (!model) return engineAnswer(tool, question)
  try {
    return await modelAnswer(model, timeoutMs, tool, question, mayTellHealth)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { ...(await engineAnswer(tool, question)), notes: [error.message] }
  }
}
