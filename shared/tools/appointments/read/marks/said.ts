// Who is not coming, and who may or may not move, as it is said in a line.
import { oneOf, tokensOf } from '../../../../reading/letters'
import { typed } from '../../../../reading/wording'
import * as SAID from '../../../../reading/words/day/said'
import { said } from '../say'

const CANCELLED = SAID.CANCELLED.map(({ say, ofClient, behindStop, ...around }) => ({
  phrase: said(say, around),
  ofClient,
  behindStop,
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
      phrase.swapped(text, ({ index: start }) => {
        const before = text.slice(0, start).trimEnd()
        if (ofClient && (isAside(before) || isOfRelative(before))) return null
        return behindStop && !STOPS.includes(before.at(-1) ?? ' ') ? null : put()
      }),
    given,
  )

const [FIXED, FLEXIBLE] = [typed(SAID.FIXED), typed(SAID.FLEXIBLE)]
/** Says of somebody that they may move, may not, or don't come. */
export const saysMore = (text: string): boolean =>
  FIXED.has(text) || FLEXIBLE.has(text) || CANCELLED.some(({ phrase }) => phrase.all(text).length > 0)
