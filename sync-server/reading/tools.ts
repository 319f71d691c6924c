// The parts of a tool that run in a thread. Tools have functions, which can't be sent to one, so we pass their id.

import type { Facts, Need } from '../../shared/facts'
import { answeredFrom, type Checked } from '../../shared/reading/model/by-model'
import { forModel } from '../../shared/salon/privacy/redaction/for-model'
import { type RecordsAtHand, takeFacts } from '../../shared/take-facts'
import type { Checking, Message, PictureWish, Tool } from '../../shared/tool'
import { findTool } from '../../shared/toolbox'

export type ModelQuestion = Checking<Record<string, unknown>>

async function toolOf(id: string): Promise<Tool> {
  const tool = await findTool(id)
  if (!tool) throw new Error(`There is no tool ${id}`)
  return tool
}

/** What the trade's rules changed in the model's answer, in words. */
function changesIn(tool: Tool, before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const told = tool.changed?.(before, after) ?? []
  return told.length > 0 ? told : ["The trade's rules changed parts of the model's answer."]
}

export const tools = {
  /** The built-in engine's answer, checked. */
  engine: async (id: string, question: ModelQuestion): Promise<Record<string, unknown>> => {
    const tool = await toolOf(id)
    return tool.check(question, tool.draft(question))
  },
  /** What a model is asked, and in words what it isn't told; null if no model is asked. */
  prompt: async (
    id: string,
    question: ModelQuestion,
    mayTellHealth: boolean,
  ): Promise<{ messages: Message[]; leftOut: string[] } | null> => {
    const tool = await toolOf(id)
    const { question: told, leftOut } = forModel(tool, question, mayTellHealth)
    if (tool.reading) return { messages: tool.reading.prompt(told), leftOut }
    if (!tool.prompt) return null
    return { messages: tool.prompt(told, tool.draft(told)), leftOut }
  },
  /** A model's answer, checked against the schema and the rules; null if it can't be read. */
  checked: async (id: string, question: ModelQuestion, raw: unknown): Promise<Checked | null> => {
    const tool = await toolOf(id)
    const parsed = tool.output.safeParse(raw)
    if (!parsed.success) return null
    const output = tool.check(question, parsed.data)
    return { output, notes: changesIn(tool, parsed.data, output), same: false }
  },
  /** Like `answeredFrom`. */
  answered: async (
    id: string,
    question: ModelQuestion,
    raw: unknown,
    before?: unknown,
  ): Promise<Checked | null> => answeredFrom(await toolOf(id), question, raw, before),
  /** What to draw beside the engine's answer, or beside the given one. */
  wish: async (
    id: string,
    question: ModelQuestion,
    answer: Record<string, unknown> | null,
  ): Promise<PictureWish | null> => {
    const tool = await toolOf(id)
    return tool.picture?.(question, answer ?? tool.check(question, tool.draft(question))) ?? null
  },
  facts: async (needs: readonly Need[], present: RecordsAtHand): Promise<Facts> => takeFacts(needs, present),
}
