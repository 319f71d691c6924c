// What the words as data hear of the person, in the name too, and the patterns of this folder don't.
import { placed, type Standing } from '../../../reading/context'
import { quoteOf, read } from '../../../reading/doc'
import { type Lexicon, lexiconOf, mentionsIn } from '../../../reading/lexicon'
import { ageIn, OF_AGE } from '../../../reading/person'
import { PLAIN } from '../../../reading/words/plain'
import type { ColourInput } from '../schema'
import type { Person } from './person'

let plain: Lexicon | null = null

/** Quotes by concept. */
function heardIn(text: string, standings: readonly Standing[] = ['said']): Map<string, string> {
  plain ??= lexiconOf(PLAIN)
  const doc = read(text)
  const said = placed(doc, mentionsIn(plain, doc))
    .flat()
    .filter(({ standing }) => standings.includes(standing))
  return new Map(said.map(mention => [mention.concept, quoteOf(doc, mention)]))
}

/** It only ever adds caution. Of the card's notes only what lasts counts. */
export function withHeard(person: Person, input: ColourInput, notes: string): Person {
  const { clientName, currentColor, desiredColor, hairCondition } = input
  const heard = heardIn([clientName, currentColor, desiredColor, hairCondition].join('\n'))
  const noted = heardIn(notes, ['said', 'past'])
  const years = ageIn(read(clientName), true)?.age ?? null
  const broken = heard.get('scalp_broken')
  return {
    ...person,
    reacted: person.reacted ?? heard.get('reaction_to_colour') ?? noted.get('reaction_to_colour') ?? null,
    age: person.age ?? years,
    under16: person.under16 || (years !== null && years < OF_AGE),
    pregnant: person.pregnant || heard.has('pregnant_or_nursing'),
    ...(broken !== undefined && (person.scalp === 'calm' || person.scalp === 'sensitive')
      ? { scalp: 'broken' as const, scalpWords: broken }
      : {}),
  }
}
