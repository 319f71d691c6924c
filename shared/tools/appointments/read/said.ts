// Who is not coming, and who may or may not move, as it is said in a line.
import { oneOf, tokensOf } from '../../../reading/letters'
import { docOf, type Phrase, phraseOf, phrasesIn, says, swapped } from '../../../reading/phrases'
import * as SAID from '../../../reading/words/day-said'
import { VALUES } from './sizes'

const AT_END = phraseOf('$|<stop>', VALUES)
const maybe = (words: string | undefined): Phrase | undefined =>
  words === undefined ? undefined : phraseOf(words)
const CANCELLED = SAID.CANCELLED.map(({ say, notAfter, notBefore, atEnd, ...where }) => ({
  phrase: phraseOf(say, VALUES, {
    notAfter: maybe(notAfter),
    notBefore: maybe(notBefore),
    before: atEnd ? AT_END : undefined,
  }),
  ...where,
}))
const [relative, ofThem] = [oneOf(SAID.RELATIVES), oneOf('she he they client now is s')]
const STOPS = ',.;(–—-'

/** "(she's no longer coming)" is said of the client; "(brows no longer wanted)" of something else. */
function isAside(before: string): boolean {
  const at = before.lastIndexOf('(')
  return at > before.lastIndexOf(')') && !tokensOf(before.slice(at + 1)).every(ofThem)
}
/** "Amy cut (mum won't be coming)": it is not the client who stays away; "Jo's mum" and "9am mum" are clients. */
function isOfRelative(before: string): boolean {
  const words = tokensOf(before)
  const at = words.findLastIndex((word, at) => at >= words.length - 3 && relative(word.replace(/['’]s$/, '')))
  return at >= 0 && !/['’]s$|\d$|\d ?[ap]m$/i.test(words[at - 1] ?? '')
}

/** The text with every word of a cancellation as what `put` makes of it. */
export const cancelledIn = (given: string, put: () => string): string =>
  CANCELLED.reduce(
    (text, { phrase, ofClient, behindStop }) =>
      swapped(phrase, text, ({ start }) => {
        const before = text.slice(0, start).trimEnd()
        if (ofClient && (isAside(before) || isOfRelative(before))) return null
        return behindStop && !STOPS.includes(before.at(-1) ?? ' ') ? null : put()
      }),
    given,
  )

const [FIXED, FLEXIBLE] = [phraseOf(SAID.FIXED), phraseOf(SAID.FLEXIBLE)]
/** Says of somebody that they may move, may not, or don't come. */
export const saysMore = (text: string): boolean =>
  says(FIXED, text) ||
  says(FLEXIBLE, text) ||
  CANCELLED.some(({ phrase }) => phrasesIn(phrase, docOf(text)).length > 0)
