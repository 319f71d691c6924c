// How today's bowls stand by the rules of the trade: the same rules, whoever gave the bowl.
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
  /** Null: the bowls come from no answer, and are held against the card alone. */
  ask: { fields: AskLike } | null
  which: 'draft' | 'answer'
  now: string
}

/** What the answer has its steps down as; none where it can't be read any more. */
function kindsOf({ tool, ask, facts, which, now }: Judging): (string | null)[] {
  const drawn = ask === null ? null : sheetOf(tool, ask.fields, facts, now, which)
  const output = drawn?.current ? drawn.output : null
  return typeof output === 'object' && output !== null
    ? listIn({ ...output }, 'steps').map(step => textIn(step, 'kind'))
    : []
}

/** How each bowl stands by today's rules and the client's card; null: they let it stand. */
export function judging(judged: Judging): (step: Pick<ChairStep, 'from'>, bowl: Bowl) => Verdict | null {
  const { tool, ask, facts, now } = judged
  const kinds = kindsOf(judged)
  const parsed = ask === null ? null : tool.input.safeParse(ask.fields.input)
  const input = parsed?.success ? parsed.data : null
  return ({ from }, bowl) =>
    tool.judge?.({ input, facts, today: now, kind: from === null ? null : (kinds[from] ?? null) }, bowl) ??
    null
}

/** The bowls that may not be begun as they stand: an answer's own passed its rules, and a reason was given for others. */
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
