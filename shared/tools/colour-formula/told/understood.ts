// What was understood of a colour question, for the picture on the screen: what the plan goes by, and whether a second
// reader, from words as data, reads the same. Where the two differ it is unsure, and both are offered.
import { isLooked } from '../../../reading/looked'
import type { Fact, Picks, Reading, Value } from '../../../reading/reading'
import type { Question } from '../../../tool'
import { readPicture } from '../read/picture'
import { readColour } from '../reading'
import type { ColourInput } from '../schema'
import { factsOf } from './facts-of'
import { picksIn } from './paths'

/** Read by words as data alone: no plan depends on it. */
const SECOND_ONLY = new Set([
  'length',
  'grey_where',
  'history.toner',
  ...['toner', 'box_dye', 'salon_colour', 'direct_dye'].map(what => `history.${what}.weeks`),
])
/** What two readers mistake alike where several shades or services stand side by side; of the rest they are sure together. */
const MISLED_ALIKE = new Set(
  ['lengths', 'ends', 'wish'].flatMap(of =>
    ['level', 'tone', 'made', 'service'].map(what => `${of}.${what}`),
  ),
)
/** What the plan takes for so where nothing is said. */
const USUAL: Readonly<Record<string, Value>> = { texture: 'medium', condition: 'sound', porosity: 'normal' }

function together(path: string, planned: Value | undefined, second: Fact | undefined): Fact | null {
  if (planned === undefined) {
    if (!second) return null
    const harmless = SECOND_ONLY.has(path) || second.value === false || USUAL[path] === second.value
    return harmless ? second : { ...second, sure: false }
  }
  if (!second) return { value: planned, from: 'assumed', sure: false, quote: '' }
  if (second.value === planned) return { ...second, sure: second.sure || !MISLED_ALIKE.has(path) }
  return { value: planned, from: second.from, sure: false, quote: second.quote, also: second.value }
}

/** Paths as in told/paths.ts; a pick is sure, whatever was read. */
export function understood({ input, facts, today }: Question<ColourInput>): Reading {
  const picks: Picks = picksIn(input.picks)
  const planned = factsOf(readPicture(input, facts, today))
  const second = readColour(input, facts, today)
  const found: Record<string, Fact> = {}
  for (const path of new Set([...Object.keys(planned), ...Object.keys(second.facts)])) {
    const fact = together(path, planned[path], second.facts[path])
    if (fact) found[path] = fact
  }
  for (const [path, value] of Object.entries(picks))
    if (!path.startsWith('raised.') && !isLooked(path))
      found[path] = { value, from: 'picked', sure: true, quote: '' }
  return { ...second, facts: found }
}
