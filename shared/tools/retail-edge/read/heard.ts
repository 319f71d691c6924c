// Abbreviations about the person, an age beside the name, and little time: what this folder's patterns don't catch.

import { placed } from '../../../reading/context/context'
import { quoteOf, read } from '../../../reading/doc'
import { type Lexicon, lexiconOf, mentionsIn } from '../../../reading/lexicon'
import { ageBeside, isChild } from '../../../reading/person/age'
import { heardIn, reactionIn } from '../../../reading/person/heard'
import { TIME } from '../../../reading/words/retail/time'
import { familyOf } from '../../../trade/ingredients'
import type { Source } from '../../../trade/said'
import { type Avoid, ofFamily } from './avoids/avoids'
import type { Evidence } from './hair/hair'

const evidence = (quote: string, where: string): Evidence => ({ word: quote, quote, where })

/** The first source that says it. */
export function heardOf(sources: readonly Source[], concept: string): Evidence | null {
  for (const { text, where } of sources) {
    const quote = heardIn(text).get(concept)
    if (quote !== undefined) return evidence(quote, where)
  }
  return null
}

export const childByName = (name: string): Evidence | null =>
  isChild(ageBeside(name)) ? evidence(name.trim(), 'name') : null

/** "Mabel, 6": how notes start if the card has no field for the age. */
const NAMED = /^\p{Lu}\p{Ll}+,? \(?\d{1,2}\)?(?=[.,;)\s]|$)/u
export const childInNotes = (notes: string): Evidence | null => {
  const [named] = NAMED.exec(notes) ?? []
  return named && isChild(ageBeside(named)) ? evidence(named, 'notes') : null
}

/** Anyone who reacted to hair colour is offered nothing that deposits it. */
export function dyeAvoided(sources: readonly Source[]): Avoid[] {
  const family = familyOf('dye')
  return sources.flatMap(({ text, where }) => {
    const quote = reactionIn(text)
    return quote === null || !family
      ? []
      : [{ ...ofFamily(family), kind: 'allergy' as const, mild: false, quote, where }]
  })
}

let time: Lexicon | null = null

export function quickIn(sources: readonly Source[]): Evidence | null {
  time ??= lexiconOf(TIME)
  for (const { text, where } of sources) {
    const doc = read(text)
    const [hit] = placed(doc, mentionsIn(time, doc))
      .flat()
      .filter(({ concept, standing }) => concept === 'quick' && (standing === 'said' || standing === 'maybe'))
    if (hit) return evidence(quoteOf(doc, hit), where)
  }
  return null
}
