// What is read of a case apart from what is done about it, at the paths of its task.
import type { Facts } from '../../shared/facts'
import { read } from '../../shared/reading/doc'
import { personIn } from '../../shared/reading/person'
import { type Loose, words } from './facts'

export type Reader = (given: { input: Loose; facts: unknown }) => Loose
type Value = string | number | boolean | string[]
export type Told = { value: Value; sure: boolean; quote: string; from?: 'card' | 'assumed' }

export const field = (input: Loose, ...names: string[]): string =>
  names.map(name => words(input[name])).find(text => text !== null) ?? ''

/** What has to be asked about before anything goes on, in whichever text it stands. */
export function raisedIn(
  texts: Readonly<Record<string, string>>,
  { client }: Pick<Facts, 'client'>,
): string[] {
  const raised = personIn(texts).raised.map(({ concept }) => concept)
  return [...new Set([...raised, ...((client?.allergies ?? []).length > 0 ? ['allergy'] : [])])]
}

const wordsIn = (text: string): string[] =>
  read(text)
    .tokens.filter(({ kind }) => kind !== 'mark')
    .map(({ norm }) => norm)

/** The clauses of a text that share no half of their words with what was understood. */
export function untouched(text: string, quotes: readonly string[]): string[] {
  const known = quotes.map(quote => new Set(wordsIn(quote))).filter(({ size }) => size > 0)
  const { clauses, tokens } = read(text)
  return clauses.flatMap(({ from, to }) => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (!first || !last) return []
    const clause = text.slice(first.start, last.end)
    const own = wordsIn(clause)
    const isTouched = known.some(
      words => own.filter(word => words.has(word)).length * 2 >= Math.min(own.length, words.size * 2),
    )
    return isTouched || !/\p{L}{2}/u.test(clause) ? [] : [clause]
  })
}
