// Shorthand about a person that has only one meaning, read the same way by every tool that gives advice about someone.
import { type Assertion, placed } from '../context/context'
import { quoteOf, read } from '../doc'
import { type Lexicon, lexiconOf, mentionsIn } from '../lexicon'
import { PLAIN } from '../words/person/plain'

let plain: Lexicon | null = null

/** Concept → the words that were quoted for it. */
export function heardIn(text: string, standings: readonly Assertion[] = ['said']): Map<string, string> {
  plain ??= lexiconOf(PLAIN)
  const doc = read(text)
  const said = placed(doc, mentionsIn(plain, doc))
    .flat()
    .filter(({ standing }) => standings.includes(standing))
  return new Map(said.map(mention => [mention.concept, quoteOf(doc, mention)]))
}

/** A reaction counts even if it is past: "failed her patch test in May". */
export const reactionIn = (text: string): string | null =>
  heardIn(text, ['said', 'past']).get('reaction_to_colour') ?? null
