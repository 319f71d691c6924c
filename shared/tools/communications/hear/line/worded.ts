// Moves recognised by their words, as data (shared/reading/words/talk/sayings/moves.ts), if no saying covers them.
import { type Doc, quoteOf, read } from '../../../../reading/doc'
import { type Lexicon, lexiconOf, type Mention, mentionsIn } from '../../../../reading/lexicon'
import { MOVE_WORDS } from '../../../../reading/words/talk/sayings/moves'
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
/** What may come before a question: "so what happened". */
const OPENERS = new Set('so and but now right ok okay then well oh ah first also'.split(' '))

let lexicon: Lexicon | null = null
function mentioned(text: string): { doc: Doc; mentions: Mention[] } {
  lexicon ??= lexiconOf(MOVE_WORDS)
  const doc = read(text)
  return { doc, mentions: mentionsIn(lexicon, doc) }
}

/** The signals in a sentence's words, and the words. */
export function wordedIn(sentence: string): { signal: Signal; found: string }[] {
  const { doc, mentions } = mentioned(sentence)
  return mentions.flatMap(mention => {
    const signal = mention.sure ? SIGNALS[mention.concept] : undefined
    return signal ? [{ signal, found: quoteOf(doc, mention) }] : []
  })
}

/** Open questions by position: at the start of a clause, with or without a question mark. */
export function asksOpenly(sentence: string): number {
  const { doc, mentions } = mentioned(sentence)
  return mentions.filter(({ concept, from }) => {
    if (concept !== 'asks_open') return false
    const clause = doc.clauses.find(each => each.from <= from && from < each.to)
    return doc.tokens.slice(clause?.from ?? 0, from).every(({ norm }) => OPENERS.has(norm))
  }).length
}
