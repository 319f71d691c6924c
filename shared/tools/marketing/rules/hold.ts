// What a sentence in a post may say: only what the topic and the salon's card support.
import { quoteOf, read } from '../../../reading/doc'
import { tableOf } from '../../../reading/tables'
import { NO_NAMES, VOUCHED_SAID } from '../../../reading/words/posts/vouched'
import { gapIn, isOrder } from '../read/asides/requests'
import type { Brief } from '../read/brief'
import { brokenIn, type Removed } from '../read/claims/claims'
import { dataIn } from '../read/data'
import { tellsHealth } from '../read/people/people'

const INVENTED = 'It is in neither the topic nor the salon’s details.'
const QUOTED = 'Words in quotation marks are only a real client’s own, with permission.'
const HEARD = tableOf([VOUCHED_SAID])

/** Why a sentence mustn't stay; null if it may. */
export function faultIn(sentence: string, brief: Brief): Removed | null {
  const what = sentence.trim()
  const fault = (why: string): Removed => ({ what: what.slice(0, 200), why })
  const broken = brokenIn(what, brief.rules)
  if (broken) return fault(broken.why)
  if (gapIn(what) !== null) return fault('A gap that nobody filled in.')
  if (isOrder(what)) return fault('Orders to the writer are not followed. The rules of advertising apply.')
  if (HEARD.has('chatter', what)) return fault('It speaks to you, not to your clients.')
  if (dataIn(what).some(({ key }) => !brief.allowed().has(key))) return fault(INVENTED)
  if (looseNumber(what, brief)) return fault(INVENTED)
  if (boasts(what, brief)) return fault(INVENTED)
  if (brief.client.surname && new RegExp(`\\b${brief.client.surname}\\b`).test(what))
    return fault('A surname has no place in a post.')
  if (brief.client.name && !brief.client.nameAllowed && new RegExp(`\\b${brief.client.name}\\b`).test(what))
    return fault('Nobody noted that the client’s name may be used.')
  if (tellsHealth(what, brief.client.name))
    return fault('It tells about somebody’s health. That stays between you and them.')
  if (quotesSomeone(what)) return fault(QUOTED)
  if (namesStranger(what, brief)) return fault(INVENTED)
  return null
}

/** A number that isn't in the topic, in whatever form. List numbers don't count. */
function looseNumber(text: string, { topic, salon }: Brief): boolean {
  const known = `${topic} ${salon.name ?? ''} ${salon.booking ?? ''} ${salon.phone ?? ''} ${salon.testHours}`
  const numbers = text.replace(/^\s*\d{1,2}[.)]\s/, ' ').match(/\d+(?:[.,]\d+)*/g) ?? []
  return numbers.some(number => !new RegExp(`(?<!\\d)${number.replaceAll('.', '\\.')}(?!\\d)`).test(known))
}

const quotesSomeone = (text: string): boolean =>
  [...text.matchAll(/["“]([^"”]+)["”]?/g)].some(([, words = '']) => words.trim().split(/\s+/).length >= 3) ||
  /^\s*[-–—]\s*(?:[A-Z]\p{L}+|a (?:happy |regular )?(?:client|customer))\b/u.test(text) ||
  /(?:^|\s)['‘][A-Z][^'‘’]{14,}['’](?:\s|[.,!]|$)/.test(text)

const wordsIn = (concept: string, text: string): string[] => {
  const doc = read(text)
  return HEARD.all(doc)
    .filter(found => found.concept === concept)
    .map(found => quoteOf(doc, found))
}

/** A credential that isn't in the topic. */
const boasts = (text: string, { topic }: Brief): boolean =>
  wordsIn('credential', text).some(
    words => !topic.toLowerCase().includes(withoutEnd(words.toLowerCase(), 's')),
  )

const withoutEnd = (text: string, end: string): string =>
  text.endsWith(end) ? text.slice(0, -end.length) : text

/** "Jo", not "DM". */
const isName = (word: string): boolean =>
  word.length > 1 && word !== word.toUpperCase() && !NO_NAMES.has(word.toLowerCase())

function namesStranger(text: string, { topic, salon, stylist, client }: Brief): boolean {
  const known = `${topic} ${salon.name ?? ''} ${stylist ?? ''} ${client.name ?? ''}`.toLowerCase()
  return wordsIn('named', text)
    .filter(isName)
    .map(name => withoutEnd(withoutEnd(name.toLowerCase(), '’s'), "'s"))
    .some(name => !known.includes(name))
}
