// What we understood of a colour question, for the picture on the screen: what the plan goes by, and whether a second
// reader, from words as data, reads the same. Where the two differ, the fact is unsure and both are offered.
import { isLooked } from '../../../reading/understood/looked'
import type { Fact, Picks, Reading, Value } from '../../../reading/understood/reading'
import type { Question } from '../../../tool'
import { readPicture } from '../read/picture'
import { readColour } from '../read/reading'
import type { ColourInput } from '../schema'
import { factsOf } from './facts-of'
import { picksIn } from './paths'

/** Weeks and centimetres needn't match exactly: people round them. */
const isSame = (a: Value, b: Value): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) < 0.26 : a === b

/**
 * If they differ: the plan's value, marked unsure. Except for the level asked for, because a plan may reach it over
 * more visits.
 */
function together(path: string, planned: Value | undefined, second: Fact | undefined): Fact | null {
  if (planned === undefined) return second ?? null
  if (!second) return { value: planned, from: 'assumed', sure: false, quote: '' }
  // A depth's name means two depths, whoever reads it: "light brown". The plan takes the grey percentage from the
  // second reader, so of course they agree.
  if (isSame(second.value, planned))
    return { ...second, sure: second.sure || !(path.endsWith('.level') || path === 'grey_percent') }
  if (second.sure && path === 'wish.level') return second
  return { value: planned, from: second.from, sure: false, quote: second.quote, also: second.value }
}

/** Paths as in told/paths.ts. A pick is sure, whatever was read. */
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
