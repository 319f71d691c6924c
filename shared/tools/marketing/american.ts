// A salon that writes "color" is answered in its own spelling. Only our words change: the topic's are American already.
import { tableOf } from '../../reading/tables'
import { AMERICAN, SPELLING_SAID, TAGS } from '../../reading/words/posts/american'
import type { Quote } from './read/quote'

const SPELT = tableOf([SPELLING_SAID])
const WORDS = tableOf([{ ours: AMERICAN }])

/** As the topic spells; where it shows neither, as the salon is paid. */
export function isAmerican(topic: string, currency: string | undefined): boolean {
  const said = SPELT.in(topic)
  if (said.has('british')) return false
  if (!said.has('american')) return currency === 'USD'
  return currency === undefined || currency === 'USD' || said.has('plainly')
}

/** Text of our own in American words; `quote` stays as its client wrote it. */
export function american(text: string, quote: Quote | null): string {
  const [before = '', ...after] = quote ? text.split(quote.words) : [text]
  const put = (part: string): string =>
    TAGS.reduce((left, [from, to]) => left.replaceAll(from, to), WORDS.put(part))
  return after.length === 0 ? put(before) : [before, ...after].map(put).join(quote?.words ?? '')
}
