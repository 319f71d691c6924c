// The question as it stands after a person has picked: clauses that say otherwise are left out of what the plan reads,
// what was picked stands before the rest in words. What was typed is not changed.
import { NO_FACTS } from '../../../facts'
import type { Picks, Piece, Reading } from '../../../reading/understood/reading'
import { readColour } from '../read/reading'
import type { ColourInput } from '../schema'
import { picksIn } from './paths'
import { wordsOfPicks } from './words'

export type Texts = Pick<ColourInput, 'clientName' | 'currentColor' | 'desiredColor' | 'hairCondition'>

/**
 * What stands in the same clause and is a hazard, or isn't understood, is never left out with it: the clause stays then, and
 * the pick overrules it in the picture (told.ts). A hazard goes where a person said no to it.
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
  // What else a clause said that is left out is said again.
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
