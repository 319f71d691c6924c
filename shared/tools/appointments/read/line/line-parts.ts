// Small checks on one line: its bullet, whether it contains a time, why it couldn't be read.

import {
  hasCapital,
  hasFigure,
  hasNamed,
  isNamed,
  startsCapital,
  tokensOf,
  withoutEdges,
} from '../../../../reading/letters'
import type { Clock } from '../../../../reading/values/clock'
import { typed } from '../../../../reading/wording'
import * as TALK from '../../../../reading/words/day/talk'
import { minutesOf } from '../clock'
import { spanOf } from '../day/spans'
import { isAbout } from '../headings/headings'
import { SEATS } from '../headings/labels'
import { isCondition, isNobody } from '../headings/nobody'
import { isAnchor } from '../marks/marks'
import { isMark, type Lexed, lex, markAt } from '../marks/tokens'
import type { Row } from '../row'
import { isCapital, isFiller, isNameLike, isRemark, isServiceWord, isTitled, kindOf } from '../words'

/** Without any word of a service, anything this long is a shift. */
export const LONG_SHIFT = 5 * 60
export const spanMinutes = (start: Clock, end: Clock): number => {
  const [from = 0] = minutesOf(start)
  return Math.max(0, ...minutesOf(end).map(to => (to > from && to - from <= 12 * 60 ? to - from : 0)))
}

/** "1. ", "- ", "[ ] ", "## " */
export const BULLET =
  /^\s*(?:(?:[-*•‣▪–]|\[[ x]?\]|#{1,4}|>)\s+|(?:no\.? ?|nr\.? ?|#|slot |appt |appointment |booking |client |entry |row |item |job )\d{1,2}[.):]?\s+(?:[-–—]\s+)?|\d{1,2}[.)]\s+(?=.*\d)|\d{1,2}\)\s*|\d{1,2}\/\s+(?=\p{L}))/iu

/** "Monday off. Tuesday: …", "Day off Tues. Weds: …" */
const DAY_OFF = typed(TALK.DAY_OFF)
export const withoutDayOff = (text: string): string => DAY_OFF.after(text) ?? text

/** "Monday: off", with the day taken out. */
const OFF = typed(TALK.IS_OFF)
export const isOff = (text: string): boolean =>
  OFF.opens(text) !== null && !hasFigure(text) && text.length < 40
/** "Orla: off", "Sam – off sick" */
export function isSomebodyOff(text: string): boolean {
  const [name = '', said, ...more] = text.split(/[:–—]| - /)
  return (
    said !== undefined &&
    more.length === 0 &&
    isNameLike(name) &&
    tokensOf(name).length < 3 &&
    isCapital(name) &&
    isOff(said.trim())
  )
}

const [UNREADABLE, NOTE, PRICES] = [typed(TALK.ILLEGIBLE), typed(TALK.NOTE), typed(TALK.PRICES)]
export const isIllegible = (text: string): boolean => UNREADABLE.has(text)
export const isNote = (text: string): boolean => NOTE.opens(text) !== null
/** Followed by a colon, or by words and a number. */
export function isPriceList(text: string): boolean {
  const rest = PRICES.after(text)
  return rest !== null && /^[:–-]|^\p{L}+\s+\d/u.test(rest)
}

/** "Thurs pm: 1 Dee roots" */
export const PART_LABEL =
  /^(?:early |late )?(?:am|pm|morning|afternoon|evening|eve|night)s?\s*[:,–-]\s*(?=\d)/i

const [PART, OPEN] = [typed(TALK.PART_HEADING), typed(TALK.OPEN_TIME)]
/** "Morning", "Afternoon:": the parts of a list. */
export const isPart = (text: string): boolean => PART.isOnly(text)

/** "Free all afternoon after 2": neither an appointment nor a request. */
export const isOpenTime = (text: string): boolean => OPEN.opens(text) !== null && !hasCapital(text.slice(1))

export const hasTime = ({ text, marks }: Lexed): boolean =>
  [...text].some(char => isMark(char) && isAnchor(markAt(marks, char)?.mark ?? ''))
export const hasLength = ({ text, marks }: Lexed): boolean =>
  [...text].some(char => isMark(char) && markAt(marks, char)?.mark === 'length')

export function withLegend(
  text: string,
  { sign, means, line }: { sign: string; means: string; line: string },
): string {
  const bare = text.replace(line, '')
  const escaped = sign.replace(/[*^~†]/g, '\\$&')
  const pattern = /[A-Z]/i.test(sign)
    ? new RegExp(`\\(${escaped}\\)|(?<=\\s)${escaped}(?=\\s*$)`, 'gim')
    : new RegExp(escaped, 'g')
  return bare.replace(pattern, ` (${means}) `)
}

export const startsLine = (part: string, name: string): boolean => part.trimStart().startsWith(name)

export const whyNot = (text: string): string =>
  tokensOf(text).some(token => isServiceWord(token) && !isFiller(token))
    ? 'it has no start time'
    : 'it names no time of day'

const HELLO = typed(TALK.HELLO)
/** "morning! here is my day" without its greeting. */
export function withoutHello(text: string): string {
  const rest = HELLO.after(text)
  return rest === null || rest === '' || text.charAt(text.length - rest.length - 1).trim() !== ''
    ? text
    : withoutEdges(rest, ' !,.', '')
}

/** "[Chloe] 9 Anna cut", "(Nicole) 9–10 …": a name in brackets at the front is a label. */
export const bracketsOff = (line: string): string =>
  line
    .replace(SEAT_HEAD, (whole, first?: string, second?: string) => {
      const name = first ?? second ?? ''
      return isNameLike(name) && isCapital(name) && kindOf(name) === 'client' ? `${name}:` : whole
    })
    .replace(SEAT_OF, '$1: ')
    .replace(RANKED, (whole, first?: string, second?: string) =>
      isNameLike(first ?? second ?? '') ? `${first ?? second}: ` : whole,
    )
    .replace(/^[([](\p{Lu}[\p{L}'’-]+)[)\]]\s*[:–-]?\s*(?=\S)/u, (whole, name: string) =>
      isNameLike(name) && kindOf(name) === 'client' ? `${name}: ` : whole,
    )
/** "Chair 1 (Jade)", "Chair 2 – Ryan", "Jade (chair 1)" on its own line: whose list comes next. */
const SEAT_HEAD = new RegExp(
  `^${SEATS}(?![a-z]) ?#?\\w{1,2}\\s*[:,([–-]{0,5}\\s*(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]*)?)\\s*[)\\]]?\\s*:?$|^(\\p{Lu}[\\p{L}'’-]+)\\s*[(,[–-]{1,5}\\s*${SEATS}(?![a-z]) ?#?\\w{1,2}\\s*[)\\]]?\\s*:?$`,
  'iu',
)
/** "Barber 1 (Tariq): …" */
const SEAT_OF = new RegExp(`^${SEATS} ?#?\\w{1,2} ?[([](\\p{Lu}[\\p{L}'’-]+)[)\\]]\\s*[:–-]\\s*`, 'iu')
/** "Tariq (barber 1): …", "Leo (junior) – …" */
const RANKED =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) ?\((?:barber|stylist|chair|senior|junior|colou?rist|owner|me|director|master|top|trainee|apprentice|graduate|manager)[^()\d]*\d?\)\s*[:–-]\s*|^(\p{Lu}[\p{L}'’-]+),? (?:(?:senior|junior|top) )?(?:barber|stylist|colou?rist|hairdresser|owner|director|trainee|apprentice|graduate|manager):\s*/u

/** "Dan's on until 1: 9 Ed …": whose list it is, and when their shift ends. */
const ON_UNTIL =
  /^(\p{Lu}[\p{L}'’-]*?)(?:['’]s| is) (?:on|in|here|working|at work)(?: today| tomorrow)? (?:until|till?|from) [\d.:]+ ?(?:[ap]m)?(?: onwards)?\s*[:;–-]\s+(?=.*\d)/u
/** "Suki has 9–10 Ruth", "Jess has Lola at 9": the same as a label and a colon, at the start of a line or sentence. */
export const asLabel = (line: string): string =>
  line
    .replace(ON_UNTIL, '$1: ')
    .replace(
      /(^|[.;]\s+)(\p{Lu}[\p{L}'’-]+)(?:['’]s got| (?:has(?: got)?|is (?:doing|seeing|with)|does|sees|takes))[:,]?\s+(?=(?:from |at )?\d)/gu,
      '$1$2: ',
    )
    .replace(HAS_SOMEBODY, (whole, before: string, name: string, client: string, at: number, all: string) =>
      (at === 0 || FIRST_HAS.test(all)) &&
      !isCondition(client) &&
      [name, client].every(word => !isServiceWord(word) && !isFiller(word) && kindOf(word) === 'client')
        ? `${/and/.test(before) ? '; ' : before}${name}: ${client}`
        : whole,
    )
    .replace(LATER_HAS, (whole, before: string, name: string, client: string, at: number, all: string) => {
      const earlier = all.slice(0, at)
      return hasFigure(earlier) &&
        hasNamed(earlier) &&
        !earlier.includes(name) &&
        !FIRST_HAS.test(all) &&
        !isNobody(client) &&
        [name, client].every(
          word => !isServiceWord(word) && !isFiller(word) && !isRemark(word) && kindOf(word) === 'client',
        )
        ? `${before}${client} w/ ${name}`
        : whole
    })
/**
 * At the start of the line, these show that such names are stylists. Only in the middle, the name may be a client's.
 */
const FIRST_HAS = /^[^,;.]{0,20}(?:['’]s got|\b(?:has|does|sees|takes|is (?:doing|seeing|on with))\b|:)/u
/** "9–10 Amy cut, Sue has Ben at 10": after another entry, right before the time. */
const LATER_HAS =
  /([,;.]\s+(?:and |while )?)(\p{Lu}\p{Ll}[\p{L}'’-]*)(?:['’]s got| has(?: got)?) (\p{Lu}\p{Ll}[\p{L}'’-]*)(?= (?:from |at |in at |@ ?)(?:\d|(?:half|quarter|eight|nine|ten|eleven|twelve|one|two|three|four|five)\b))/gu
const HAS_SOMEBODY =
  /(^|[.;]\s+|,\s+(?:and |while )?|\s+and\s+)(?:(?:[Ss]o|[Oo]k|[Oo]kay|[Rr]ight|[Tt]oday|[Tt]hen|[Aa]nd|[Nn]ow)\b,? )*(\p{Lu}[\p{L}'’-]+)(?:['’]s got| (?:has(?: got)?|is (?:doing|seeing|on with)|does|sees|takes))[:,]?\s+(\p{Lu}\p{Ll}[\p{L}'’-]*)(?=(?: \p{Lu}[\p{L}'’-]+)?,? (?:(?:for (?:an? )?)?[\p{Ll}& -]{0,30})?(?:from |at |in at |@ ?)?(?:\d|(?:half|quarter|eight|nine|ten|eleven|twelve|one|two|three|four|five)\b))/gu

const [TALKS, WITH_NAMES] = [typed(TALK.TALK), typed(TALK.TALK_WITH_NAMES)]
/** "We're a two-chair barber's. Ahmed: 9–9.30 …": a first sentence that books nobody. */
export const withoutTalk = (line: string): string =>
  line.replace(/^([^\d.!?;:]{3,90}?(?:[.!?]|\s[-–]))\s+/u, (whole, sentence: string) => {
    if (!hasTime(lex(line.slice(whole.length)))) return whole
    const words = tokensOf(sentence)
    const dashed = /[-–]$/.test(sentence)
    const small = words.filter(word => !startsCapital(word)).length
    return words.length >= 3 &&
      small >= 2 &&
      kindOf(sentence) === 'client' &&
      lex(sentence).marks.length === 0 &&
      // "I have Anna in for a cut – 9 to 10", "Can I book Anna in. 9–10" say who is coming.
      !(WITH_NAMES.opens(sentence) && words.slice(1).some(word => isNamed(word))) &&
      (!dashed || !words.slice(1).some(word => startsCapital(word) || isServiceWord(word))) &&
      (TALKS.opens(sentence) || (!dashed && !words.some(isServiceWord)))
      ? isAbout(sentence)
        ? `${sentence.slice(0, -1)}: `
        : ''
      : whole
  })

/** "Early shift, Dean: Gus fade 8–8.30": we need whose list it is, not which shift. */
export const withoutShift = (line: string): string =>
  line.replace(
    /(^|[.;]\s+)(?:early|late|morning|afternoon|evening|day|am|pm|first|second)(?: (?:shift|rota|team|session))?\s*[,:–-]\s*(?=\p{Lu}[\p{L}'’-]+\s*[:–-])/giu,
    '$1',
  )

/** "Ana is in 9–3 and Bob is in 10–6": working hours; nobody is booked. */
export function asShift(row: Row, text: string): Row {
  const whole = row.start && row.end ? spanMinutes(row.start, row.end) : 0
  const said =
    /^\W*(?:\p{L}+ )?\p{Lu}[\p{L}'’-]*(?:'s)? (?:is )?(?:in|on|working|works|here)(?: today| from)?\s*[\ue000-\uf8ff]\W*(?:and\W*)?$/u
  if (whole < LONG_SHIFT || row.service !== '' || !isNameLike(row.client) || !said.test(text)) return row
  return { ...row, hours: true, staff: row.client, client: '' }
}

/** "Tara 9–5, Milo 10–6" with `others` more lines: two people at once for that long are at work. */
export function asShifts(made: readonly Row[], others: number): void {
  const long = (row: Row): boolean =>
    row.start !== null &&
    row.end !== null &&
    row.service === '' &&
    isNameLike(row.client) &&
    spanMinutes(row.start, row.end) >= LONG_SHIFT
  const spans = made.map(row => (row.start && row.end ? spanOf(row.start, row.end, null) : null))
  const together = spans.every(
    (span, at) =>
      at === 0 || (span && (spans[at - 1]?.[1] ?? 0) > span[0] && (spans[at - 1]?.[0] ?? 0) < span[1]),
  )
  if (made.length < 2 || others === 0 || !together || !made.every(row => long(row) && !isTitled(row.client)))
    return
  for (const row of made) Object.assign(row, { hours: true, staff: row.client, client: '' })
}
