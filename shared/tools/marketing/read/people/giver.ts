// Who gave the consent. Only the person who is shown or quoted can give it, and a name alone doesn't say that it is
// theirs.
import { quoteOf, read } from '../../../../reading/doc'
import { typed, type WordingMatch } from '../../../../reading/wording'
import * as said from '../../../../reading/words/brief/notes'

const [GIVER, IN_HAND] = [typed(said.GIVER), typed(said.IN_HAND)]
const [MADE_BY, WHOSE] = [typed(said.MADE_BY), typed(said.WHOSE)]
const [MAKER_BEFORE, CLIENT_BEFORE] = [typed(said.MAKER_BEFORE), typed(said.CLIENT_BEFORE)]
const [MAKER_AFTER, QUOTED_AFTER, YES_AFTER] = [
  typed(said.MAKER_AFTER),
  typed(said.QUOTED_AFTER),
  typed(said.YES_AFTER),
]

const nameIn = (text: string, { meant }: WordingMatch): string =>
  quoteOf(read(text), meant).replace(/['’]s$/, '')

/** Whether the text names this person as its subject, apart from the consent itself. */
function isShown(name: string, whole: string): boolean {
  const named = new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'gu')
  return [...whole.matchAll(named)].some(({ index }) => {
    const before = whole.slice(0, index)
    const after = whole.slice(index + name.length)
    // A name inside the quoted words is someone they thank.
    if ((before.match(/["“”]/g)?.length ?? 0) % 2 === 1) return false
    return (
      CLIENT_BEFORE.has(before) ||
      QUOTED_AFTER.opens(after) !== null ||
      (/["”]\s*$/.test(before) && before.search(named) < 0) ||
      (!MAKER_BEFORE.has(before) && !MAKER_AFTER.opens(after) && !YES_AFTER.opens(after))
    )
  })
}

/** "Curly cut by Rob. Amelia is fine with photos": someone else did the hair, and no other client is named. */
function isOtherThanMaker(name: string, whole: string): boolean {
  const makers = MADE_BY.all(whole).map(found => nameIn(whole, found))
  return makers.length > 0 && !makers.includes(name) && !WHOSE.has(whole)
}

/** False if the consent came from someone who isn't named anywhere else in the text, or who did the hair. */
export function isTheirs(before: string, whole: string): boolean {
  const found = GIVER.in(before)
  if (found === null) return true
  const name = nameIn(before, found)
  return (
    said.NO_GIVER.has(name) || IN_HAND.has(before) || isShown(name, whole) || isOtherThanMaker(name, whole)
  )
}
