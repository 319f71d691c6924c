// Who isn't coming, and who may or may not move, according to a line.
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

/** "(she's no longer coming)" is about the client; "(brows no longer wanted)" isn't. */
function isAside(before: string): boolean {
  const at = before.lastIndexOf('(')
  return at > before.lastIndexOf(')') && !tokensOf(before.slice(at + 1)).every(ofThem)
}
/** "Amy cut (mum won't be coming)": the client still comes. But "Jo's mum" and "9am mum" are clients. */
function isOfRelative(before: string): boolean {
  const words = tokensOf(before)
  const at = words.findLastIndex((word, at) => at >= words.length - 3 && relative(word.replace(/['’]s$/, '')))
  return at >= 0 && !/['’]s$|\d$|\d ?[ap]m$/i.test(words[at - 1] ?? '')
}

/** Replaces every cancellation with what `put` returns. */
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
/** Says that somebody may move, mustn't move or isn't coming. */
export const saysMore = (text: string): boolean =>
  FIXED.has(text) || FLEXIBLE.has(text) || CANCELLED.some(({ phrase }) => phrase.all(text).length > 0)
