// What is read for a question: in the page's worker, or on the page if there is none.
import type { Facts } from '../../../shared/facts'
import {
  answeredFrom,
  type Checked,
  type ReadingQuestion,
  readingQuestion,
} from '../../../shared/reading/model/by-model'
import type { Reading } from '../../../shared/reading/understood/reading'
import type { Sheet } from '../../../shared/sheet'
import type { Tool } from '../../../shared/tool'
import { type AskLike, sheetOf } from '../../../shared/toolbox'

export type ReadRequest = {
  input: Record<string, unknown>
  facts: Facts
  /** ISO instant */
  today: string
  /** For the browser's own model. `raw`: what it filled in. */
  model?: {
    mayTellHealth: boolean
    overrides: readonly { rule: string; reason: string }[]
    raw?: unknown
  }
}
export type Drafted = { draft: Record<string, unknown>; sheet: Sheet | null }

/** The engine's draft, and the sheet to show. */
export function draftOf(tool: Tool, { input, facts, today }: ReadRequest): Drafted {
  const draft = tool.draft({ input, facts, today })
  const bare: AskLike = {
    tool_version: tool.version,
    input,
    draft,
    answer: null,
    sheet: null,
    asked_at: today,
    overrides: [],
  }
  return { draft, sheet: sheetOf(tool, bare, facts, today, 'draft')?.sheet ?? null }
}

export const previewOf = (tool: Tool, asked: ReadRequest): Sheet | null => tool.preview?.(asked) ?? null

export const understoodOf = (tool: Tool, asked: ReadRequest): Reading | null =>
  tool.understood?.(asked) ?? null

/** The engine's draft alone, for a picture of it. */
export const outputOf = (tool: Tool, asked: ReadRequest): Record<string, unknown> => tool.draft(asked)

const NOT_TOLD = { mayTellHealth: false, overrides: [] }

/** The question for a model to read; null when it isn't asked. */
export const questionOf = (tool: Tool, { model = NOT_TOLD, ...asked }: ReadRequest): ReadingQuestion | null =>
  readingQuestion(tool, { ...asked, overrides: model.overrides }, model.mayTellHealth)

/** The engine's answer from what the model read; null when that can't be used. */
export const answeredOf = (tool: Tool, { model, ...asked }: ReadRequest): Checked | null =>
  answeredFrom(tool, { ...asked, overrides: model?.overrides ?? [] }, model?.raw)

export const work = {
  draft: draftOf,
  output: outputOf,
  preview: previewOf,
  understood: understoodOf,
  question: questionOf,
  answered: answeredOf,
}
export type Work = typeof work
