import { type History, readHistory } from './history'
import { type Person, readPerson } from './person'

/** Old notes of the card warn where the form says nothing; what the form denies is left to the consultation. */
export function fromNotes(notes: string, history: History, person: Person, now: string): void {
  if (notes.trim() === '') return
  const earlier = readPerson(notes, '', 0)
  if (earlier.reacted) person.reacted ??= earlier.reacted
  if (earlier.tattoo === 'reacted' || person.tattoo === 'none')
    person.tattoo = earlier.tattoo === 'none' ? person.tattoo : earlier.tattoo
  person.asthma ||= earlier.asthma
  person.latex ||= earlier.latex
  const past = readHistory(notes, '', '')
  if (history.henna === 'none' && past.henna === 'present' && !/\bhenna\b/.test(now))
    history.henna = 'present'
  history.metallic ||= past.metallic
}

export function contradictions(current: string, now: string, history: History, person: Person): string[] {
  const result: string[] = []
  const wholeVirgin = /\b(?:virgin|never (?:been )?(?:coloured|dyed|tinted|bleached)|uncoloured)\b/.test(
    now.replace(/\b(?:virgin|uncoloured|natural) (?:roots?|regrowth|new growth|base|at the root)\b/g, ''),
  )
  if (
    wholeVirgin &&
    (history.boxDye ||
      (history.tinted && /\bdyed\b|\btint(?:ed)?\b/.test(now)) ||
      (history.bleached && /\bbleached|\bhighlight/.test(now))) &&
    !/\b(?:roots?|regrowth|grown|new growth|underneath|nape|rest)\b/.test(now)
  )
    result.push('Is the hair virgin, or has it been coloured or lightened? Both were said.')
  const percents = [...now.matchAll(/(\d{1,3})\s*%\s*(?:grey|white)/g)].map(hit => Number(hit[1]))
  if (
    (percents.length > 1 && Math.max(...percents) - Math.min(...percents) > 30) ||
    (percents.some(value => value > 20) && /\bno grey/.test(now))
  )
    result.push('How much grey is there? Two different amounts were said.')
  if (/\b(?:all over|throughout)\b.*\b(?:all over|throughout)\b/.test(current) && /\d.*\d/.test(current))
    result.push('Two levels were said for the whole head: which is it?')
  if (person.age !== null && person.age > 99) result.push('What is the age of the client?')
  return result
}
