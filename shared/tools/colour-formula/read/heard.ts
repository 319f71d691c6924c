// What the words as data hear of the person, in the name too, and the patterns of this folder don't.
import { ageBeside, heardIn, isChild, reactionIn } from '../../../reading/heard'
import type { Texts } from '../told/worded'
import type { Person } from './person'

/** It only ever adds caution. Of the card's notes only what lasts counts. */
export function withHeard(person: Person, input: Texts, notes: string): Person {
  const { clientName, currentColor, desiredColor, hairCondition } = input
  const heard = heardIn([clientName, currentColor, desiredColor, hairCondition].join('\n'))
  const years = ageBeside(clientName)
  const broken = heard.get('scalp_broken')
  return {
    ...person,
    reacted: person.reacted ?? heard.get('reaction_to_colour') ?? reactionIn(notes),
    age: person.age ?? years,
    under16: person.under16 || isChild(years),
    pregnant: person.pregnant || heard.has('pregnant_or_nursing'),
    ...(broken !== undefined && (person.scalp === 'calm' || person.scalp === 'sensitive')
      ? { scalp: 'broken' as const, scalpWords: broken }
      : {}),
  }
}
