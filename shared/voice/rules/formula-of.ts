// "Last formula for Siobhan", "what was Siobhan's last colour": another client's formula, by name.
import { whichClient } from '../client-by-sound'
import { choices, type Rule } from '../lexicon/rule'
import { meantAs } from '../say'

const AROUND = new Set(
  "what what's whats was is the last previous latest read me show tell formula recipe mix colour for of".split(
    ' ',
  ),
)
const LAST = ['last', 'previous', 'latest']
const FORMULA = ['formula', 'recipe', 'mix', 'colour']

/** The name in such a question; null where it isn't one. */
export function formulaName(text: string): string | null {
  const words = text.split(' ')
  if (!LAST.some(word => words.includes(word)) || !FORMULA.some(word => words.includes(word))) return null
  const name = words.filter(word => !AROUND.has(word))
  const at = words.indexOf(name[0] ?? '')
  // The name is in one piece, after "for" or "of" or with its own "'s".
  const isOne = name.length > 0 && words.slice(at, at + name.length).every((word, n) => word === name[n])
  const isWhose = name.at(-1)?.endsWith("'s") || ['for', 'of'].includes(words[at - 1] ?? '')
  return isOne && isWhose ? name.join(' ').replace(/'s$/, '') : null
}

export const formulaOf: Rule = ({ text }, { clients }) => {
  const name = formulaName(text)
  if (name === null) return null
  const [first, second] = whichClient(name, clients)
  if (!first) return null
  const of = ({ client }: typeof first) => meantAs({ id: 'formula-of', slots: { client } }, first.score)
  return second ? choices([of(first), of(second)], 'Which one?') : { kind: 'meant', ...of(first) }
}
