// The weakest moment of a conversation, and a line that would have worked better there.
import type { Signal } from '../hear/line/line'
import type { Reading, ReadLine } from '../hear/read'
import type { Area } from '../schema'
import type { Kind } from './areas'
import { forArea } from './better-area'
import { forFault } from './better-fault'
import { careIn } from './care'

type Next = { said: string | null; line: string; why: string }
const WEIGHT: Partial<Record<Signal, number>> = {
  misses_danger: 11,
  passes_hazard: 10,
  unsafe: 10,
  hands_out: 10,
  left_on: 10,
  serves_lice: 10,
  medical: 9,
  judges: 9,
  rude: 9,
  jokes: 8,
  fear: 8,
  dismisses: 8,
  blames: 8,
  ignores_no: 7,
  wrong_name: 7,
  contradicts: 7,
  overpromises: 7,
  policy_shield: 6,
  pushes: 6,
  interrupts: 6,
  distracted: 6,
  about_self: 6,
  too_many_products: 5,
  jargon: 4,
  bluffs: 4,
  vague: 4,
  fillers: 3,
  closed_leading: 3,
  many_questions: 3,
  closes_cold: 2,
  ignores_question: 5,
}

/** Whether it costs the client's trust. */
export const harms = (signal: Signal): boolean => WEIGHT[signal] !== undefined

const weightOf = (line: ReadLine): number =>
  [...new Set(line.heard.map(({ signal }) => signal))].reduce((sum, signal) => sum + (WEIGHT[signal] ?? 0), 0)

/** The line that did most harm; null if none did. */
function weakestLine(reading: Reading): ReadLine | null {
  const [worst] = [...reading.lines].sort((a, b) => weightOf(b) - weightOf(a) || a.at - b.at)
  return worst && weightOf(worst) > 0 ? worst : null
}

/** Whether the line did no harm, and did something for the client. */
export function standsWell({ lines }: Reading, said: string): boolean {
  const line = lines.find(each => [each, ...each.heard].some(({ said: { repeats } }) => repeats === said))
  return line !== undefined && weightOf(line) === 0 && careIn([line.heard]) > 0
}

/** A fault of this weight or more gets the one line of advice, even in a good conversation. */
const GRAVE = 5

/** `weakest`: the area with most to gain, for a conversation without a harmful line. */
export function nextFor(reading: Reading, weakest: Area, kind: Kind, overall: number): Next {
  const harmful = weakestLine(reading)
  if (harmful && (overall < 65 || weightOf(harmful) >= GRAVE)) {
    const faults = [...new Set(harmful.heard.map(({ signal }) => signal))].sort(
      (a, b) => (WEIGHT[b] ?? 0) - (WEIGHT[a] ?? 0),
    )
    for (const fault of faults) {
      const better = WEIGHT[fault] === undefined ? null : forFault(fault, harmful, kind)
      const found = harmful.heard.find(({ signal }) => signal === fault)
      if (better) return { said: found?.said.repeats ?? harmful.said.repeats, ...better }
    }
  }
  const early = weakest === 'rapport' || weakest === 'open_questions' || weakest === 'empathy'
  const last = early ? reading.lines[0] : reading.lines.at(-1)
  if (!last)
    return {
      said: null,
      line: 'Hi, lovely to meet you. What would you most like from today?',
      why: 'A greeting and one open question are a good beginning.',
    }
  const { at, line, why } = forArea(weakest, reading, last, kind)
  return { said: at.said.repeats, line, why }
}
