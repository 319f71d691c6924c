// What a message contains besides the day itself: timestamps, greetings, prices, phone numbers, pictures.

import type { Token } from '../../../reading/doc'
import { asTyped } from '../../../reading/faces'
import { isCapital, onlyFigures } from '../../../reading/letters'
import { isFirstName } from '../../../reading/names/first-names'
import { fivesAt } from '../../../reading/values/clock'
import { type Slot, typed } from '../../../reading/wording'
import { NOISE as OTHERWISE } from '../../../reading/words/day/noise'
import { MONTH, WEEKDAY } from './calendar'
import { HOUR_WORD } from './clock'
import { COUNTED } from './marks/bare'
import { filled, VALUES, wordsOf } from './say'
import { isFiller } from './words'

const NOISE = new RegExp(
  [
    '\\b0\\d{2,4} ?\\d{3,4} ?\\d{3,4}\\b|\\+\\d[\\d ]{8,}\\d',
    '[\\w.+-]+@(?=[\\w-]*[a-z])[\\w-]+\\.[\\w.]+',
    '[£$€] ?\\d+(?:[.,]\\d+)?',
    // "(Ref 4432)": a booking number isn't a time.
    '\\b(?:ref(?:erence)?|booking no|invoice|order)\\.?:? ?(?:no\\.? ?)?#?[a-z]{0,3}-?\\d{3,}\\b|#\\d{3,}\\b',
    '\\b(?:booked|added|taken) (?:by|via|through):? ?\\p{L}+',
    // An amount paid isn't a time.
    '(?=\\d)(?<=\\b(?:paid|pay|pays|owes?|owed|spent|sold|sell|bought|priced|costs?|charged?|tipped|worth|takings|till was)(?: [\\p{L}\\d.]{1,15}){0,9} )\\d+[.]\\d\\d(?! ?[ap]m)',
    '\\b\\d{4}-\\d{2}-\\d{2}(?:t(?=\\d))?',
    '\\b(?:0?[1-9]|[12]\\d|3[01])[/.](?:0?[1-9]|1[0-2])[/.](?:\\d{4}|\\d{2})\\b',
    '\\b(?:last time|previously|usually)(?: was|:)? \\d{1,3} ?(?:m|mins?|minutes?)\\b',
    '\\b\\d{1,2} ?(?:vol|volume|g|ml|cm|%)(?![a-z/&+])',
    `\\b\\d{1,2}(?:st|nd|rd|th)\\b(?: (?:of )?${MONTH})?(?: \\d{4})?`,
    `(?<=^\\s*|\\b(?:on|for|the) |\\b${WEEKDAY},? |[–-] )\\b\\d{1,2} ${MONTH}(?= ?(?:$|[:)]|\\d{4}))(?: \\d{4})?`,
    '[\\u{1f300}-\\u{1faff}\\u2600-\\u27bf\\ufe0f\\u200d]',
  ].join('|'),
  'giu',
)

const CLOCK = '\\d{1,2}[:.]\\d\\d(?:[:.]\\d\\d)?(?: ?[ap]m)?'
const DATE = '(?:\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{1,2}/\\d{1,2})'
/** "[09:12, 14/03/2025] Salon: ", "14/03/2025, 09:12 - Salon: ": when a message was sent, and who by. */
const STAMP = new RegExp(
  `^\\s*(?:\\[(?:${CLOCK}, ?${DATE}|${DATE},? ?${CLOCK}|${CLOCK})\\]|${DATE}, ?${CLOCK} ?[-–])\\s*(?:[^:\\n\\d]{1,30}:)?`,
  'i',
)
export const GREETING =
  /^\s*(?:(?:good )?(?:mornin[g']?|afternoon|evenin[g']?)|hi+|hello|hey|hiya|alright)\b(?:\s+(?:all|team|guys|girls|ladies|both|everyone|hun|lovely|love|mate|boss|darling|babe))?\s*[!,.]+\s*(?=.*\d)/i

/** A picture of a cup or a plate with only a time beside it is a break. */
const PICTURE = /^(?=.*?([☕🫖🍵🍴🍽🥪🥗🍱🍕🍔🌯]))(.*)$/u

/** "… // 12.30 🍽 30m // …": the same between two separators of a longer line. */
const PICTURED =
  /(?<=[,;|/]\s*)([^,;|/\p{L}]*\d(?: ?[ap]m)?[^,;|/\p{L}]*)([☕🫖🍵🍴🍽🥪🥗🍱🍕🍔🌯])\ufe0f?((?:[^,;|/\p{L}]|\d ?(?:m|mins?|hrs?|h)\b)*)(?=$|[,;|/])/giu

/** "(09:00, 45, Anna, cut), (10:00, 30, Ben, trim)": each entry in brackets. */
const TUPLES = /^\s*[[{]?\s*(?:[([{][^()[\]{}\d]*\d[^()[\]{}]*[)\]}]\s*(?:[,;]\s*)?)+[\]}]?\s*(?:[,;.]\s*)?$/

/** The line without its timestamp (only at the start of a message) and without brackets around whole entries. */
export const withoutStamp = (line: string): string => {
  const bare = line.replace(STAMP, '')
  if (!TUPLES.test(bare) || !/[,;].*\d/.test(bare)) return bare
  return bare
    .replace(/[)\]}]\s*[,;]?\s*[([{]/g, '; ')
    .replace(/[([{)\]}]/g, ' ')
    .replace(/["']/g, '')
}

/** What a token becomes, or null. */
const tokenAs =
  (make: (token: Token, written: string) => string | null | undefined): Slot =>
  ({ text, tokens }, at) => {
    const token = tokens[at]
    const value = token && make(token, text.slice(token.start, token.end))
    return typeof value === 'string' ? [{ to: at + 1, value }] : []
  }
const HOURS = new Set(HOUR_WORD.split('|'))
const IN_WORDS: Readonly<Record<string, string>> = { 5: 'five', 10: 'ten', 20: 'twenty', 25: 'twenty-five' }
const QUARTERS = new Set(['half', 'quarter', 'five', 'ten', 'twenty', 'twenty-five', 'twenty five'])
/** "That's ninety minutes": the "'s" isn't a possessive. */
const isOwner = (written: string): boolean =>
  written.endsWith("'s") && written.length > 2 && !isFiller(written)
const TITLES = new Set(['mrs', 'mr', 'ms', 'miss', 'dr'])
const SLOTS: Readonly<Record<string, Slot>> = {
  ...VALUES,
  hour: tokenAs(({ norm, kind }, written) => {
    const hour = kind === 'number' && norm.length < 3 ? Number(norm) : 0
    return HOURS.has(norm) || (hour >= 1 && hour <= 12) ? written : null
  }),
  full: (doc, at) => (VALUES.clock?.(doc, at) ?? []).filter(({ value }) => /[:.]/.test(String(value))),
  twenty: tokenAs(({ norm }) => (norm.startsWith('2') ? IN_WORDS[norm] : null)),
  by: tokenAs(({ norm }) => (norm.startsWith('2') ? null : IN_WORDS[norm])),
  /** Multiples of five that give a length. */
  mins: tokenAs(({ norm }) =>
    onlyFigures(norm) && Number(norm) >= 20 && Number(norm) % 5 === 0 ? norm : null,
  ),
  fives: (doc, at) => {
    const found = fivesAt(doc, at)
    return found && found.value >= 15 ? [wordsOf(doc, at, found.to)] : []
  },
  quarters: (doc, at) =>
    [at + 1, at + 2, at + 3]
      .map(to => wordsOf(doc, at, to))
      .filter(({ value }) => QUARTERS.has(value.toLowerCase())),
  // "nineish", "10ish", "ten-ish"
  ish: (doc, at) => {
    const [token, next, last] = doc.tokens.slice(at, at + 3)
    const joined = token?.norm.endsWith('ish') ? token.norm.slice(0, -3) : ''
    const word = HOURS.has(joined) ? joined : joined.slice(0, -1)
    if (HOURS.has(word)) return [{ to: at + 1, value: word }]
    const to = next?.norm === 'ish' ? at + 2 : next?.norm === '-' && last?.norm === 'ish' ? at + 3 : 0
    return to > 0 && token && (token.kind === 'number' || HOURS.has(token.norm))
      ? [{ ...wordsOf(doc, at, at + 1), to }]
      : []
  },
  text: tokenAs(({ kind, norm }) => (kind === 'number' ? null : norm)),
  owner: tokenAs(({ kind }, written) => (kind === 'word' && isOwner(written) ? written.slice(0, -2) : null)),
  who: (doc, at) => {
    const titled = TITLES.has(doc.tokens[at]?.norm ?? '')
    const name = titled && doc.tokens[at + 1]?.norm === '.' ? at + 2 : titled ? at + 1 : at
    const { to, value } = wordsOf(doc, at, name + 1)
    const own = wordsOf(doc, name, name + 1).value
    const isName = doc.tokens[name]?.kind === 'word' && own.length > 1 && (isCapital(own) || isFirstName(own))
    return isName ? [{ to, value: isOwner(value) ? value.slice(0, -2) : value }] : []
  },
  // Lower case only; Dev is a name.
  dev: tokenAs((_, written) => (written === 'dev' ? written : null)),
}
const LINES = OTHERWISE.map(line => line.split('→').map(part => part.trim()))
const WAYS = LINES.map(([say = '', put = '']) => ({ phrase: typed(say, SLOTS), put }))
const ANY = typed(
  LINES.flatMap(([say = '']) => say),
  SLOTS,
)
/** The text with each of these replaced. */
const otherwise = (given: string): string =>
  !ANY.has(given)
    ? given
    : WAYS.reduce(
        (text, { phrase, put }) =>
          phrase.swapped(text, found => {
            const { units } = asTyped(text)
            const [from, to] = [
              units[found.meant.from]?.start ?? found.end,
              units[found.meant.to - 1]?.end ?? found.end,
            ]
            const made = put === '-' ? text.slice(from, to).replace(/\s+/g, '-') : ` ${filled(put, found)} `
            return text.slice(found.index, from) + made + text.slice(to, found.end)
          }),
        given,
      ).replace(/ {2,}/g, ' ')

const NEXT_BEGINS = new RegExp(
  `(?<=\\b(?:${HOUR_WORD}|half|thirty|fifteen|forty[ -]five) (?:to|till?|until) (ten|five)\\b(?! (?:to|past|${HOUR_WORD})\\b)(?:(?!\\b(?:to|till?|until)\\b)[^.;\\d\\n]){1,60}?[\\s,])(?<!\\bat )\\1 to (?=(?:half |quarter )?(?:${HOUR_WORD})\\b)`,
  'gi',
)
/** "11 to 12 30 Cara": the end's minutes after a space, as dictated. */
const END_APART = new RegExp(
  `(?<=\\b\\d{1,2}(?:[.: ]?[0-5][05])? ?(?:to|till?|until) (?:1[0-2]|[1-9])) (15|30|45)(?= \\p{L})(?! ?(?:pounds?|quid|euros?|p\\b|pence|per ?cent|inch(?:es)?|cm|g\\b|ml|vol|late|early|off|\\p{Lu}\\p{L}+ (?:street|st|road|rd|lane|avenue|close|drive|way)\\b|m\\b|mins?\\b|minutes?\\b|h\\b|hrs?\\b|hours?\\b|x\\b|foils\\b|${COUNTED}))`,
  'giu',
)

/** The line without anything that only looks like a time or a name. */
export const quiet = (line: string): string =>
  otherwise(
    line
      .replace(NEXT_BEGINS, '$1 till ')
      .replace(END_APART, ':$1')
      // French: "de 9h à 10h".
      .replace(/(?<=\d) ?h? ?à (?=\d)/gi, '-')
      // "Cathy:9:00-9:45:cut"
      .replace(/(?<=\p{L}):(?=\d)/gu, ': ')
      .replace(/(?<=\d[:.]\d\d):(?=\p{L})/gu, ' ')
      .replace(/~~(.*?)~~/g, '$1 cancelled')
      // A cross right before the time; elsewhere it may mean that a patch test or a deposit is missing.
      .replace(/^\s*[❌✖✗✘🚫]\ufe0f?\s*(?=\d)(.*\p{L}.*)$/u, '$1 cancelled')
      .replace(/\*([\p{L} ]{2,20})\*/gu, ' $1 ')
      .replace(GREETING, '')
      .replace(
        PICTURED,
        (_, before: string, picture: string, after: string) =>
          `${before} ${/[☕🫖🍵]/u.test(picture) ? 'break' : 'lunch'} ${after}`,
      )
      .replace(PICTURE, (whole, picture: string, rest: string) =>
        /\p{L}{3}/u.test(rest.replace(/\d+ ?(?:min(?:ute)?s?|hours?|hrs?)\b/gi, ' '))
          ? whole
          : `${rest} ${/[☕🫖🍵]/u.test(picture) ? 'break' : 'lunch'}`,
      )
      .replace(NOISE, ' ')
      .replaceAll('’', "'")
      .replace(WHILE_DEVELOPING, saidOfAnother),
  )

/** From "while … develops" to the end of the line. */
const WHILE_DEVELOPING = /\(?\b(?:while|as|when) .*(?:develop|process|cook).*\d.*$/
/** "Bob gents (while Alice is developing 10.15–10.55)": that is about Alice. */
const saidOfAnother = (said: string): string =>
  said
    .replace(/\((?=(?:while|as|when) \p{Lu}[^()]*(?:develop|process|cook)[^()]*\d\s*\))/gu, ' ')
    .replace(
      /\b(?:while|as|when) ((?:(?:Mrs|Mr|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}'-]+)(?:'s| is)?(?: colou?r| tint| hair)?(?:'s| is)? (?:develop|process|cook)\p{L}*[\s,:(]*(\d{1,2}(?:[:.]\d\d)? ?(?:-|–|to|till?|until) ?\d{1,2}(?:[:.]\d\d)?)\s*\)?/gu,
      '; $1 develops $2 ',
    )
