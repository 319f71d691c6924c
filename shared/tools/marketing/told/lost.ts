// Picks that a post doesn't contain, and removed words that it still does: we ask about both.
import type { Facts } from '../../../facts'
import type { MarketingInput } from '../schema'
import { briefOf } from './brief-of'
import { picksIn, WORDED } from './paths'
import { shownAt } from './shown'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[£€$]?[\p{L}\d]+%?/gu) ?? []
const SMALL = 2

const missing = (value: string): string =>
  `“${value}” was picked, and the post would have left it out. How should the post say it?`
const left = (value: string): string =>
  `“${value}” was taken away, and the post would still say it. Please change the words.`

/** Compares by words and figures: a pick's in any order, removed text's in the order it had. */
export function picksToAsk(input: MarketingInput, facts: Pick<Facts, 'salon'>, post: string): string[] {
  const picks = picksIn(input.picks)
  const told = WORDED.filter(path => picks[path] !== undefined)
  if (told.length === 0) return []
  const currency = facts.salon?.currency ?? 'GBP'
  const words = wordsOf(post)
  const has = (word: string): boolean =>
    words.some(other => other.startsWith(word) || (other.length > SMALL && word.startsWith(other)))
  const run = ` ${words.join(' ')} `
  const read = briefOf(input, facts).facts
  return told.flatMap(path => {
    const value = shownAt(path, picks[path] ?? '', currency)
    if (value !== '') {
      const isThere = wordsOf(value).every(word => (word.length <= SMALL && !/\d/.test(word)) || has(word))
      return isThere ? [] : [missing(value)]
    }
    const was = path === 'audience' || path === 'subject' ? undefined : read[path]
    const quoted = was && was.from !== 'card' ? wordsOf(was.quote).join(' ') : ''
    return quoted !== '' && run.includes(` ${quoted} `) ? [left(was?.quote ?? '')] : []
  })
}
