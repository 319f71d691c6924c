// What the rules of the trade say to a bowl that was changed at the chair: they run again over the changed answer.
import type { Facts } from '../../shared/facts'
import type { Block } from '../../shared/sheet'
import type { Tool } from '../../shared/tool'
import { type AskLike, sheetOf } from '../../shared/toolbox'
import { listIn } from '../records/read'
import { stepsOf } from './recipe'

export type Limit = {
  /** The strongest that the rules let stand. */
  volume: number
  /** What they add that was not said before. */
  why: readonly string[]
}

type Answer = { tool: Tool; ask: AskLike; facts: Facts; now: string; which: 'draft' | 'answer' }

/** Says that something was lowered, without saying what: the limit itself says that. */
const UNTELLING = ['capped', 'figures-cut']

/** Null: the rules let it stand, or there is no answer to hold it against. */
export function limitOf(
  { tool, ask, facts, now, which }: Answer,
  at: number | null,
  volume: number,
): Limit | null {
  const before = sheetOf(tool, ask, facts, now, which)
  if (at === null || !before?.current) return null
  const output = before.output
  if (typeof output !== 'object' || output === null) return null
  const steps = listIn({ ...output }, 'steps').map((step, index) =>
    index === at ? { ...step, developer_volume: volume } : step,
  )
  // A changed answer is checked as a draft is: as it stands here, nobody else has said it.
  const after = sheetOf(tool, { ...ask, draft: { ...output, steps } }, facts, now, 'draft')
  if (!after) return null
  const changed = stepsOf(after.sheet)
  // A step that the rules took out whole may not be mixed at any strength.
  const allowed = changed.length < steps.length ? 0 : (changed[at]?.developer_volume ?? 0)
  if (allowed >= volume) return null
  const known = new Set(notesOf(before.sheet.blocks))
  return { volume: allowed, why: notesOf(after.sheet.blocks).filter(text => !known.has(text)) }
}

const notesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(block =>
    block.block === 'note' && block.tone !== 'info' && !UNTELLING.includes(block.rule ?? '')
      ? [block.text]
      : [],
  )
