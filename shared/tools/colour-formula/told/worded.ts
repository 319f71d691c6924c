// The question after a person has picked: clauses that contradict a pick are left out of what the plan reads, and the
// picks go first, in words. The typed text doesn't change.
import { NO_FACTS } from '../../../facts'
import type { Picks, Piece, Reading } from '../../../reading/understood/reading'
import { readColour } from '../read/reading'
import type { ColourInput } from '../schema'
import { picksIn } from './paths'
import { wordsOfPicks } from './words'

export type Texts = Pick<ColourInput, 'clientName' | 'currentColor' | 'desiredColor' | 'hairCondition'>

/**
 * A clause that also holds a hazard, or something that isn't understood, is never left out. It stays, and the pick
 * overrules it in the picture (told.ts). A hazard goes only if a person said no to it.
 */
function leftOut({ pieces }: Reading, picks: Picks): Piece[] {
  const denied = (concept: string): boolean => picks[`raised.${concept}`] === 'no'
  return pieces.filter(({ paths, raised, whole }) =>
    raised.length > 0 ? raised.every(denied) : whole && paths.some(path => Object.hasOwn(picks, path)),
  )
}

export function worded(input: ColourInput): { texts: Texts; picks: Picks } {
  const picks = picksIn(input.picks)
  if (Object.keys(picks).length === 0) return { texts: input, picks }
  const reading = readColour(input, NO_FACTS)
  const gone = leftOut(reading, picks)
  // Says again whatever else was in the clauses that are left out.
  const again: Picks = {}
  for (const path of gone.filter(({ raised }) => raised.length === 0).flatMap(({ paths }) => paths)) {
    const fact = reading.facts[path]
    if (fact?.from === 'said' && fact.sure) again[path] = fact.value
  }
  const words = wordsOfPicks({ ...again, ...picks })
  const kept = (field: keyof Texts): string => {
    let text = input[field]
    for (const { start, end } of gone.filter(piece => piece.field === field).toReversed())
      text = text.slice(0, start) + text.slice(end)
    return text
  }
  const joined = (field: keyof typeof words): string =>
    [words[field], kept(field)].filter(text => text.trim() !== '').join('\n')
  return {
    texts: {
      clientName: kept('clientName'),
      currentColor: joined('currentColor'),
      desiredColor: joined('desiredColor'),
      hairCondition: joined('hairCondition'),
    },
    picks,
  }
}
