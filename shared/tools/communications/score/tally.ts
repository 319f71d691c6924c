// How points are counted: how often something was heard, and what spoils a whole conversation.
import type { Signal } from '../hear/line/line'
import type { Reading } from '../hear/read'

export type Kind = 'nervous' | 'complaint' | 'consultation' | 'retail' | 'aftercare' | 'boundary'
export type Points = number | null

/** `first` for the first time something was heard, `more` for each further line, up to a limit. */
export const times = (count: number, first: number, more = 0, most = 3): number =>
  count === 0 ? 0 : first + Math.min(count - 1, most - 1) * more

export const clamp = (value: number): number => Math.max(0, Math.min(100, Math.round(value)))

export const HARD: readonly Signal[] = ['rude', 'judges', 'jokes', 'distracted']
export const stuffed = (r: Reading): boolean =>
  r.count('bare_understand') >= 3 ||
  (r.lines.reduce((sum, { said }) => sum + said.phrases, 0) >= 3 && r.inLines('reflects') < 2)
export const average = (r: Reading): number => (r.lines.length === 0 ? 0 : r.words / r.lines.length)

/** Taken home or left on: does harm after the client has gone. */
export const HARMS_AT_HOME: readonly Signal[] = ['hands_out', 'left_on']

const HARM: readonly Signal[] = [
  'rude',
  'judges',
  'jokes',
  'blames',
  'fear',
  'unsafe',
  'misses_danger',
  'passes_hazard',
  'medical',
  'hands_out',
  'left_on',
  'serves_lice',
  'ignores_no',
  'overpromises',
  'dismisses',
  'distracted',
]
/** Somebody's health is at stake. */
export const UNSAFE: readonly Signal[] = [
  'misses_danger',
  'passes_hazard',
  'unsafe',
  'medical',
  'hands_out',
  'left_on',
  'serves_lice',
]
/** Harmless, but no help either. */
const FAULTY: readonly Signal[] = [
  'vague',
  'jargon',
  'fillers',
  'bluffs',
  'pushes',
  'interrupts',
  'contradicts',
  'policy_shield',
  'ignores_question',
  'closes_cold',
  'about_self',
  'met_cold',
  'wrong_name',
]
const INFORMS: readonly Signal[] = [
  'decides',
  'timing',
  'price',
  'explains',
  'limits',
  'home_step',
  'product_use',
  'tests',
  'solution',
  'rebook',
]
const FELT: readonly Signal[] = ['empathises', 'apologises', 'owns', 'comfort', 'thanks']

/**
 * Nothing went wrong, something was explained, and a worry or a complaint was met: not much, but not a poor
 * conversation.
 */
export const isSound = (r: Reading, kind: Kind): boolean =>
  harmIn(r) === 0 &&
  r.inLines(...FAULTY) === 0 &&
  r.inLines(...INFORMS) > 0 &&
  ((kind !== 'complaint' && kind !== 'nervous') || r.inLines(...FELT) > 0)

/** The promise or product may be wrong while the tone is right. */
const OF_CONTENT: readonly Signal[] = ['overpromises', ...HARMS_AT_HOME]
const RUDE_IN_ANY_WAY = HARM.filter(signal => !OF_CONTENT.includes(signal))
export const unkindIn = (reading: Reading): number => reading.inLines(...RUDE_IN_ANY_WAY)

export const harmIn = (reading: Reading): number => reading.inLines(...HARM)
