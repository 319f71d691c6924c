// Moves heard by their words, as data (shared/reading/words/moves.ts), where no pattern hears them.
import { type Doc, read } from '../../../reading/doc'
import { type Lexicon, lexiconOf, type Mention, mentionsIn } from '../../../reading/lexicon'
import { MOVE_WORDS } from '../../../reading/words/moves'
import type { Signal } from './line'

const SIGNALS: Readonly<Record<string, Signal>> = {
  feels: 'empathises',
  plain: 'explains',
  expects: 'limits',
  leaves_it: 'offers_choice',
  at_home: 'home_step',
  comes_back: 'rebook',
  in_touch: 'contact',
  for_need: 'need_link',
}
/** What may stand before a question: "so what happened". */
const OPENERS = new Set('so and but now right ok okay then well oh ah first also'.split(' '))

let lexicon: Lexicon | null = null
function mentioned(text: string): { doc: Doc; mentions: Mention[] } {
  lexicon ??= lexiconOf(MOVE_WORDS)
  const doc = read(text)
  return { doc, mentions: mentionsIn(lexicon, doc) }
}

/** Asked about is not said: "do you wash it every other day?" */
export const wordedIn = (sentence: string): Signal[] => {
  const isAsked = sentence.endsWith('?')
  const found = mentioned(sentence).mentions.flatMap(({ concept, sure }) =>
    sure ? (SIGNALS[concept] ?? []) : [],
  )
  return [...new Set(found)].filter(signal => !isAsked || signal !== 'home_step')
}

/** Open questions, by where they stand: first in a clause, with or without their mark. */
export function asksOpenly(sentence: string): number {
  const { doc, mentions } = mentioned(sentence)
  return mentions.filter(({ concept, from }) => {
    if (concept !== 'asks_open') return false
    const clause = doc.clauses.find(each => each.from <= from && from < each.to)
    return doc.tokens.slice(clause?.from ?? 0, from).every(({ norm }) => OPENERS.has(norm))
  }).length
}
