// Handles one line of cases: runs its tool as the product does (draft and check) and shows the result as text.
import type { Facts } from '../../shared/facts'
import { textOf } from '../../shared/sheet'
import type { Tool } from '../../shared/tool'
import { factsOf, type Loose } from './facts'

/** One case without its id. */
export type Given = { input: Loose; facts: unknown; today: string }
/** The answer to a case, without its id. `text` is everything a person would read. */
export type Task = (given: Given) => Loose & { text: string }

type Read = { ok: true; output: Record<string, unknown>; text: string } | { ok: false; why: string }

/** The tool's checked answer, or `why`: what is wrong with the question. */
export function answerOf(tool: Tool, input: unknown, facts: Facts, today: string): Read {
  const read = tool.input.safeParse(input)
  if (!read.success)
    return { ok: false, why: [...new Set(read.error.issues.map(issue => issue.message))].join('. ') }
  const question = { input: read.data, facts, today }
  const output = tool.check({ ...question, overrides: [] }, tool.draft(question))
  return { ok: true, output, text: textOf(tool.show(output, read.data)) }
}

/** A task for a tool whose form is the case's input; `line` makes the structured part of the answer. */
export function taskOf(tool: Tool, line: (output: unknown) => Loose, unread: Loose): Task {
  return ({ input, facts, today }) => {
    const answer = answerOf(tool, input, factsOf(facts), today)
    return answer.ok
      ? { text: answer.text, ...line(answer.output) }
      : { ...unread, text: `More is needed first: ${answer.why}. Which is it?` }
  }
}
