// Judges today's bowls by the rules of the trade: the same rules, wherever the bowl came from.
import type { Facts } from '../../../../shared/facts'
import type { Bowl } from '../../../../shared/salon/records/records'
import { isBowl } from '../../../../shared/sheet'
import type { Tool, Verdict } from '../../../../shared/tool'
import { type AskLike, sheetOf } from '../../../../shared/toolbox'
import { listIn, textIn } from '../../../salon/records/answers/read'
import type { ChairStep } from './recipe'

type Judging = {
  tool: Tool
  facts: Facts
  /** Null when the bowls come from no answer, and are judged by the client's card alone. */
  ask: { fields: AskLike } | null
  which: 'draft' | 'answer'
  now: string
}

/** The kinds of the answer's steps; none when it can't be read any more. */
function kindsOf({ tool, ask, facts, which, now }: Judging): (string | null)[] {
  const drawn = ask === null ? null : sheetOf(tool, ask.fields, facts, now, which)
  const output = drawn?.current ? drawn.output : null
  return typeof output === 'object' && output !== null
    ? listIn({ ...output }, 'steps').map(step => textIn(step, 'kind'))
    : []
}

/** Judges a bowl by today's rules and the client's card; null when they allow it. */
export function judging(judged: Judging): (step: Pick<ChairStep, 'from'>, bowl: Bowl) => Verdict | null {
  const { tool, ask, facts, now } = judged
  const kinds = kindsOf(judged)
  const parsed = ask === null ? null : tool.input.safeParse(ask.fields.input)
  const input = parsed?.success ? parsed.data : null
  return ({ from }, bowl) =>
    tool.judge?.({ input, facts, today: now, kind: from === null ? null : (kinds[from] ?? null) }, bowl) ??
    null
}

/**
 * The bowls that may not be begun as they are. The answer's own bowls passed its rules already, and others may have a
 * reason.
 */
export function heldBowls(judged: Judging, steps: readonly ChairStep[]): ReadonlyMap<string, Verdict> {
  const verdictOn = judging(judged)
  return new Map(
    steps.flatMap(step => {
      const { bowl } = step
      if (bowl === null || bowl.reason !== null || bowl.started_at !== null || !isBowl(step.step)) return []
      const verdict = verdictOn(step, bowl)
      return verdict === null ? [] : [[step.key, verdict] as const]
    }),
  )
}
