// The gloss that may be asked for after a stop, if only the lift is held. domain 1.17
import type { Question } from '../../../tool'
import { draft } from '../engine'
import { readPicture } from '../read/picture'
import { check } from '../redraw'
import { type Finding, findings } from '../safety/safety'
import type { ColourInput } from '../schema'

const isStop = ({ weight }: Finding): boolean => weight === 'refuse' || weight === 'hold'

/** Clear, and mild enough not to lift. domain 1.17 */
const GLOSS = 'Clear gloss for shine, no lift'
const MOST = 7

/**
 * The question that may be asked instead: a gloss, if every stop holds only the lift. It passes the same rules, and
 * nothing said about the person may be lost along with the wish that it replaces.
 */
export function glossInstead({ input, facts, today }: Question<ColourInput>): ColourInput | null {
  const rules = (of: ColourInput): Finding[] => findings(readPicture(of, facts, today), facts)
  const before = rules(input)
  const stops = before.filter(isStop)
  if (stops.length === 0 || !stops.every(({ gloss }) => gloss)) return null
  const asked = { ...input, desiredColor: GLOSS }
  const after = new Set(rules(asked).map(({ rule }) => rule))
  if (before.some(({ rule, gloss }) => !gloss && !after.has(rule))) return null
  const question = { input: asked, facts, today }
  const { decision, steps } = check({ ...question, overrides: [] }, draft(question))
  const isMild = steps.every(({ developer_volume }) => (developer_volume ?? 0) <= MOST)
  return (decision === 'proceed' || decision === 'proceed_with_caution') && steps.length > 0 && isMild
    ? asked
    : null
}
