// Short hand about the person, and an age beside the name: what the patterns of this folder don't hear.
import { ageBeside, heardIn, isChild, reactionIn } from '../../../reading/heard'
import { familyOf } from '../../../trade/ingredients'
import type { Source } from '../../../trade/said'
import { type Avoid, ofFamily } from './avoids'
import type { Evidence } from './hair'

const evidence = (quote: string, where: string): Evidence => ({ word: quote, quote, where })

/** The first of the sources that says it. */
export function heardOf(sources: readonly Source[], concept: string): Evidence | null {
  for (const { text, where } of sources) {
    const quote = heardIn(text).get(concept)
    if (quote !== undefined) return evidence(quote, where)
  }
  return null
}

export const childByName = (name: string): Evidence | null =>
  isChild(ageBeside(name)) ? evidence(name.trim(), 'name') : null

/** Who reacted to hair colour is offered nothing that deposits it. */
export function dyeAvoided(sources: readonly Source[]): Avoid[] {
  const family = familyOf('dye')
  return sources.flatMap(({ text, where }) => {
    const quote = reactionIn(text)
    return quote === null || !family
      ? []
      : [{ ...ofFamily(family), kind: 'allergy' as const, mild: false, quote, where }]
  })
}
