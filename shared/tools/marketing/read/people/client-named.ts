// Who the brief's own sentences name as the client.
import { quoteOf, read } from '../../../../reading/doc'
import { type TableMention, tableOf } from '../../../../reading/tables'
import { CLIENT_NAMED, NOT_A_CLIENT, WON } from '../../../../reading/words/brief/client-named'
import { DAYS } from '../../../../reading/words/calendar'
import { isGroup } from '../letter'

const HEARD = tableOf([CLIENT_NAMED])
export const isName = (word: string): boolean =>
  word !== word.toUpperCase() && !DAYS.has(word.toLowerCase()) && !NOT_A_CLIENT.has(word.toLowerCase())

/** Takes the ending off "Priya’s", and off "Hannahs" as typed in a hurry, but not off "Marcus". */
const withoutEnd = (name: string): string =>
  name.endsWith('’s') || name.endsWith("'s") ? name.slice(0, -2) : isGroup(name) ? name.slice(0, -1) : name

/** "Our raffle winner is Sophie Brown": Sophie. */
export const withoutWinnersSurname = tableOf([WON]).put

/** First name, and surname where one stands beside it. */
export function clientNamed(prose: string): string | null {
  const doc = read(prose)
  const all = HEARD.all(doc)
  const isOwner = ({ concept }: TableMention): boolean => concept === 'owner'
  for (const found of [...all.filter(each => !isOwner(each)), ...all.filter(isOwner)]) {
    const quote = quoteOf(doc, found)
    const name = isOwner(found) ? withoutEnd(quote) : quote
    const [first = ''] = name.split(' ')
    if (isName(first) && !(found.concept === 'reminded' && isGroup(first))) return name
  }
  return null
}
