// The fallback for a text that couldn't be read in time: better to lose a text too many than to leave a name in. Every
// check is linear in the text's length.
import { spellingsOf, type Word, wordsIn } from '../../reading/names/names'
import { addressesOf, digits } from './reached'
import { isTwoOfThem, namesToGo, type Person } from './unnamed'

export const TAKEN_OUT =
  'A client who was erased may have been named here. This text took too long to read, so it was taken out.'

const spelt = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(words.flatMap(({ word, spelt }) => [word, spelt]))

/** Like `unnaming`, but a text that may name or reach them is removed whole. */
export function unnamingPlainly(person: Person, others: Person): (text: string) => string {
  const named = namesToGo(person, others)
  const { numbers, emails } = addressesOf(person, others)
  const isNamed = (text: string): boolean => {
    if (named === null) return false
    const words = wordsIn(text)
    const said = spelt(words)
    return (
      [...named.alone].some(word => said.has(word)) ||
      named.whole.some(form => form.words.every(word => said.has(word))) ||
      words.some((_, at) => isTwoOfThem(text, words, at, named))
    )
  }
  return text => {
    const [figures, low] = [digits(text), text.toLowerCase()]
    const isReached =
      [...numbers].some(number => figures.includes(number)) || [...emails].some(email => low.includes(email))
    return isReached || isNamed(text) ? TAKEN_OUT : text
  }
}

/** Like `namedIn`, but the surname alone is enough. */
export function namedPlainly(text: string, card: string): boolean {
  const words = spelt(wordsIn(text))
  return spellingsOf(card).some(({ firstWords, others }) =>
    (others.length > 0 ? others.slice(-1) : firstWords).every(word => words.has(word)),
  )
}
