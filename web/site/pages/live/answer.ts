// A tool's answer on a public page: the same tool as for signed-in people, on the demo's fixed date and without a
// salon's records.
import type { Facts } from '../../../../shared/facts'
import type { Reading } from '../../../../shared/reading/understood/reading'
import type { Sheet } from '../../../../shared/sheet'
import type { Tool } from '../../../../shared/tool'
import type { Values } from '../../../tools/screens/drafts/form-draft'
import { fieldsOf, validate } from '../../../tools/screens/form/fields'

/** A fixed date, so everybody gets the same answer. */
const DEMO_DAY = '2026-01-05T09:00:00.000Z'

export type Answer = { output: Record<string, unknown>; sheet: Sheet }

export const understoodOf = (tool: Tool, values: Values, facts: Facts): Reading =>
  tool.understood?.({ input: values, facts, today: DEMO_DAY }) ?? {
    facts: {},
    raised: [],
    unread: [],
    pieces: [],
  }

/** The answer, or what is still missing, in the tool's own words. */
export function answerTo(tool: Tool, values: Values, facts: Facts): Answer | { missing: string } {
  const asked = validate(tool.input, fieldsOf(tool.input), values)
  if (!asked.ok) return { missing: asked.first }
  const question = { input: asked.input, facts, today: DEMO_DAY }
  const output = tool.check({ ...question, overrides: [] }, tool.draft(question))
  return { output, sheet: tool.show(output, asked.input) }
}
