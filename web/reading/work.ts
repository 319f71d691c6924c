// What is read of a question: in the page's worker, and in place where there is none.
import type { Facts } from '../../shared/facts'
import type { Reading } from '../../shared/reading/reading'
import type { Sheet } from '../../shared/sheet'
import type { Tool } from '../../shared/tool'
import { type AskLike, sheetOf } from '../../shared/toolbox'

export type Asked = { input: Record<string, unknown>; facts: Facts /** ISO instant */; today: string }
export type Drafted = { draft: Record<string, unknown>; sheet: Sheet | null }

/** The engine's draft, and the sheet as it is shown. */
export function draftOf(tool: Tool, { input, facts, today }: Asked): Drafted {
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

export const previewOf = (tool: Tool, asked: Asked): Sheet | null => tool.preview?.(asked) ?? null

export const understoodOf = (tool: Tool, asked: Asked): Reading | null => tool.understood?.(asked) ?? null

/** The engine's draft alone, for a picture of it. */
export const outputOf = (tool: Tool, asked: Asked): Record<string, unknown> => tool.draft(asked)

export const work = { draft: draftOf, output: outputOf, preview: previewOf, understood: understoodOf }
export type Work = typeof work
