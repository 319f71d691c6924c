// A salon that writes "color" gets its answer in American spelling. Only our own words change: the topic's are American
// already.
import { tableOf } from '../../reading/tables'
import { AMERICAN, SPELLING_SAID, TAGS } from '../../reading/words/posts/american'
import type { Quote } from './read/quote'

const SPELT = tableOf([SPELLING_SAID])
const WORDS = tableOf([{ ours: AMERICAN }])

/** Follows the topic's spelling; if the topic shows neither, the salon's currency decides. */
export function isAmerican(topic: string, currency: string | undefined): boolean {
  const said = SPELT.in(topic)
  if (said.has('british')) return false
  if (!said.has('american')) return currency === 'USD'
  return currency === undefined || currency === 'USD' || said.has('plainly')
}

/** Our own text in American spelling; `quote` stays as the client wrote it. */
export function american(text: string, quote: Quote | null): string {
  const [before = '', ...after] = quote ? text.split(quote.words) : [text]
  const put = (part: string): string =>
    TAGS.reduce((left, [from, to]) => left.replaceAll(from, to), WORDS.put(part))
  return after.length === 0 ? put(before) : [before, ...after].map(put).join(quote?.words ?? '')
}
