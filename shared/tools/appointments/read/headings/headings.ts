// Lines that set the scene: a day, a stylist, who is in today, what a symbol means.

import { read } from '../../../../reading/doc'
import {
  clean,
  hasCapital,
  hasFigure,
  hasNamed,
  oneOf,
  tokensOf,
  withoutEdges,
} from '../../../../reading/letters'
import { type Slot, typed } from '../../../../reading/wording'
import * as TALK from '../../../../reading/words/day/talk'
import { MONTH } from '../calendar'
import { isCapital, isFiller, isNameLike, isRemark, isServiceWord, kindOf } from '../words'
import { isSeat } from './labels'

const DAY_NAMES = new Map(
  Object.entries(TALK.DAYS).flatMap(([day, words]) => tokensOf(words).map(word => [word, day] as const)),
)
export const dayOf = (word: string): string | null => DAY_NAMES.get(clean(word)) ?? null
const DAY: Slot = ({ tokens }, at) => {
  const day = DAY_NAMES.get(tokens[at]?.norm ?? '')
  return day === undefined ? [] : [{ to: at + 1, value: day }]
}
const DAY_AHEAD = typed(TALK.DAY_AHEAD, { day: DAY })

const DATE = new RegExp(
  `^(?:\\s*(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)?(?:\\s+${MONTH})?(?![:.]\\d\\d|\\d|\\s*[-–]\\s*\\d|\\s*(?:am|pm))(?:\\s+\\d{4})?|\\s*\\d{1,2}(?:\\/\\d{1,2}(?:\\/\\d{2,4})?|\\.\\d{1,2}\\.\\d{2,4}))(?=\\s*(?:$|[:,.–-]|\\())`,
  'i',
)

/** "Tue 10 June 9:15 Megan": a date right before the time. */
const DATED = new RegExp(
  `^\\s*(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?: 20\\d\\d)?(?= (?:at )?(?:\\d{1,2}[:.]\\d\\d|\\d{3,4}\\b|\\d{1,2} ?[ap]m\\b|\\d{1,2} ?[-–] ?\\d))`,
  'i',
)

/** A day at the start of a line, and what follows it. */
export function leadingDay(line: string): { day: string; rest: string } | null {
  const found = DAY_AHEAD.opens(line)
  const day = found?.values.at(-1)
  if (!found || typeof day !== 'string') return null
  const rest = line.slice(found.end).replace(/^\s*[–—-]\s*(?=\d{1,2}(?:st|nd|rd|th)? [a-z]{3})/i, ' ')
  const dated = rest.replace(DATED, '').replace(DATE, '')
  return { day, rest: withoutEdges(dated, ' \t:,–—-', '') }
}

const SEAT_FIRST = typed(`{${TALK.SEATS}} (=#) @short (:/–/—/=-)`)
const [BEFORE_STAFF, RANK] = [typed(TALK.BEFORE_STAFF), typed(TALK.RANK)]
const AT_CHAIR = typed('–/=- chair # ;;')
const [owned, noStylist] = [oneOf(TALK.OWNED), oneOf(TALK.NO_STYLIST_HEAD)]

/** Removes the possession: "Emma's column" is Emma's, "Chair 2" is a chair's. */
function withoutOwned(text: string): string {
  const words = text.split(' ')
  if (words.length < 2 || !owned(words.at(-1) ?? '')) return text
  const name = words.slice(0, -1).join(' ')
  return /['’]s$/i.test(name) ? name.slice(0, -2) : withoutEdges(name, '', "'")
}
const withoutRank = (text: string): string => {
  const at = text.lastIndexOf('(')
  return at > 0 && text.endsWith(')') && RANK.isOnly(text.slice(at)) ? text.slice(0, at).trim() : text
}
/** "Stylist: Jo" */
const withoutRole = (text: string): string => {
  const rest = BEFORE_STAFF.after(text)
  return rest && hasCapital(rest.charAt(0)) ? rest : text
}
/** "Station 1 – Gaby" */
const withoutSeat = (text: string): string => {
  const rest = SEAT_FIRST.after(text)
  return rest && hasNamed(rest.slice(0, 2)) ? rest : text
}

/** The stylist that a heading names: "Emma", "Emma:", "Emma's column", "Chair 2", "Stylist: Jo". */
export function staffHeading(line: string, followed: boolean): string | null {
  const text = tokensOf(line.replace(/[*#_=>~[\]-]+/g, ' ')).join(' ')
  const colon = text.endsWith(':')
  const own = colon ? text.slice(0, -1) : text
  const ranked = withoutRank(withoutRole(own))
  const bare = withoutSeat(AT_CHAIR.before(ranked) ?? ranked).trim()
  if (isSeat(bare)) return bare
  const named = withoutOwned(bare)
  const sure = colon || named !== bare || bare !== own.trim()
  if (!isNameLike(named) || !isCapital(named) || kindOf(named) !== 'client' || noStylist(named)) return null
  return sure || followed ? named : null
}

const [TEAM, TEAM_SAID, AT_WORK] = [typed(TALK.TEAM), typed(TALK.TEAM_SAID), typed(TALK.AT_WORK)]
/** "Mia & Tom", "Emma, Jo and Ali" */
export const namesIn = (text: string): string[] =>
  text.split(/\s*(?:,|&|\+|\band\b|\/)\s*/).map(name => name.trim())

/** "Today Laura & Marie:", "Stylists: Emma, Jo", "Emma and Jo are in today". */
export function declaredStaff(line: string): string[] {
  const text = line.replace(/[*#]+/g, ' ').trim()
  const own = withoutEdges(text, '', ':')
  const behind = TEAM.after(own)
  const listed = behind
    ? (AT_WORK.before(behind) ?? behind)
    : (AT_WORK.before(text) ?? (text.endsWith(':') ? own : null))
  if (listed === null) return []
  const names = namesIn(listed)
  const good = names.every(name => isNameLike(name) && isCapital(name) && kindOf(name) === 'client')
  return good && (names.length > 1 || TEAM_SAID.opens(text)) ? names : []
}

const [TITLE, TITLE_HEAD] = [typed(TALK.TITLE), typed(TALK.TITLE_HEAD)]
const headWord = oneOf(TALK.HEAD_WORDS)
/** Greetings and titles: nothing to read or report. */
export const isTitle = (line: string): boolean => {
  const text = line.replace(/\b\d{1,2}(?:[/.-]\d{1,2}(?:[/.-]\d{2,4})?|st|nd|rd|th)\b/g, ' ')
  const own = withoutEdges(text, ' *#_=', ' *#_=')
  const words = own.split(/[\s|,;:/-]+/).filter(Boolean)
  return (
    TITLE.isOnly(own) ||
    (TITLE_HEAD.opens(own) !== null && !hasFigure(own)) ||
    (words.length > 1 && words.every(headWord))
  )
}

const [aboutDay, MOST_WORDS] = [oneOf(TALK.DAY_TITLE), 8]
/** "Rota for Sat", "Here's Tuesday's list": the day that a title names. */
export function titleDay(line: string): string | null {
  const words = read(line).tokens.filter(({ kind }) => kind !== 'mark')
  const days = words.flatMap(({ norm }) => dayOf(norm) ?? [])
  const about = words.some(({ norm }) => aboutDay(norm))
  const others = words.some(({ norm }) => isServiceWord(norm) && !norm.startsWith('appointment'))
  return days.length === 1 && about && words.length <= MOST_WORDS && !others ? (days[0] ?? null) : null
}

const SHEET = typed(TALK.SHEET_TITLE)
/** "Team day sheet", "Shannon here – my column for tmrw:" */
export const isSheetTitle = (line: string): boolean =>
  !/\d{2}/.test(line) &&
  SHEET.has(line) &&
  !tokensOf(line).some(word => isServiceWord(word) && !['appointment', 'hair'].includes(clean(word)))

/** "* = flexible", "(F) means can move": what a symbol says about an entry. */
export function legendOf(text: string): { sign: string; means: string; line: string } | null {
  const match =
    /^[ \t(]*(\*+|~|\^|†|\(?[FfMm]\)?)\)?[ \t]*(?:=|means|:|-)[ \t]*([^\n]*(?:flex|can move|mov(?:e)?able|any ?time|can be moved)[^\n]*)$/im.exec(
      text,
    )
  if (!match?.[1] || !match[2]) return null
  return { sign: match[1].replace(/[()]/g, ''), means: match[2], line: match[0] }
}

/** "Jade 9–11 highlights (Abby)": a name in brackets at the end of several lines is the stylist's. */
export function bracketed(text: string): string[] {
  const ends = [...text.matchAll(/\((?:w\/ ?|with )?(\p{Lu}\p{Ll}+)\)[ \t]*$/gmu)].flatMap(
    match => match[1] ?? [],
  )
  const names = [...new Set(ends)].filter(
    name => !isServiceWord(name) && !isFiller(name) && !isRemark(name) && kindOf(name) === 'client',
  )
  return ends.length >= 3 && names.length * 2 <= ends.length + 1 ? names : []
}

/** "09:00–09:30 [MARCO] fringe trim / Jill": names in square brackets after the time, on several lines. */
export function bracketedStaff(text: string): { text: string; staff: string[] } {
  const inside = /\[(?<=\S[ \t]*\[)(\p{Lu}[\p{L}'’-]+)\](?=[ \t]*\S)/gu
  const names = [...text.matchAll(inside)].flatMap(match => match[1] ?? [])
  const staff = new Set(
    names.filter(name => !isServiceWord(name) && !isFiller(name) && kindOf(name) === 'client'),
  )
  if (names.length < 2 || staff.size === 0 || staff.size === names.length) return { text, staff: [] }
  return {
    text: text.replace(inside, (whole, name: string) => (staff.has(name) ? `w/ ${name},` : whole)),
    staff: [...staff],
  }
}

/** "E = Emma, J = Jo" */
export function initialsIn(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const match of text.matchAll(
    /(?<![\p{L}])(\p{Lu}{1,2})\s*[=:]\s*(\p{Lu}\p{Ll}+)(?=\s*(?:$|[,;)\n]))/gmu,
  ))
    if (
      match[1] &&
      match[2] &&
      !isServiceWord(match[2]) &&
      !isFiller(match[2]) &&
      match[2].startsWith(match[1].slice(0, 1))
    )
      found.set(match[1], match[2])
  return found
}

const noStylistName = oneOf(TALK.NO_STYLIST)
const SMALL = /^(\s*)(\p{Ll}[\p{L}'’]+)(?:\s*:|\s+[-–—])\s+(?=(\p{Ll}[\p{L}'’]+)\s+(?:at |from )?\d)/u
/** "amy - lou 9-10 cut, ola 10-11 tint": if the text has no capitals, a name before a name is the stylist's. */
export function smallLabels(lines: readonly string[]): string[] {
  const heads = lines.flatMap(line => {
    const [, , staff, client] = SMALL.exec(line) ?? []
    return staff && client ? [[staff, client]] : []
  })
  const sure =
    heads.length >= 2 &&
    !lines.some(hasCapital) &&
    heads
      .flat()
      .every(
        name => isNameLike(name) && kindOf(name) === 'client' && dayOf(name) === null && !noStylistName(name),
      )
  return sure
    ? lines.map(line =>
        line.replace(
          SMALL,
          (_, space: string, name: string) => `${space}${name.charAt(0).toUpperCase()}${name.slice(1)}: `,
        ),
      )
    : [...lines]
}

/** Words of a title: a list, a day, a person. */
export const isAbout = (text: string): boolean =>
  ABOUT.has(text) && (WHOSE_DAY.has(text) || /['’]s/.test(text))
const WHOSE_DAY = typed('for/on')
const NO_TITLE = typed('wait*/cancel*/standby*/reserve*/walk*')
const ABOUT = typed(TALK.ABOUT)
/** "My book for Wed 10th: 9–9.40 Nell …": a title before a colon, whose day it is, and what follows. */
export function titleBefore(line: string): { title: string; whose: string | null; rest: string } | null {
  // "Sat list - Wes: 8-8.30, Xan: 8.30-9": the first name belongs to the list.
  const listed =
    /^([^:\d]{4,60}?)\s[-–]\s(?=(\p{Lu}[\p{L}'’-]+:\s*\d.*[,;]\s*\p{Lu}[\p{L}'’-]+:\s*\d.*)$)/u.exec(line)
  const match = listed && ABOUT.has(listed[1] ?? '') ? listed : /^([^:]{4,70}):\s+(?=.*\d)(.+)$/.exec(line)
  const [, title = '', rest = ''] = match ?? []
  const words = tokensOf(title)
  if (
    words.length < 2 ||
    !ABOUT.has(title) ||
    NO_TITLE.has(title) ||
    words.some(word => isServiceWord(word) && !/^(?:app|ladies$|gents$)/i.test(word))
  )
    return null
  const whose =
    (/^(\p{Lu}[\p{L}-]+)['’]s\b/u.exec(title) ??
      /\b(\p{Lu}[\p{L}-]+)['’]s (?:rota|column|list|diary|schedule|book|day|appointments|plan|clients)/u.exec(
        title,
      ) ??
      /\b(?:rota|column|list|diary|schedule|book|day|appointments|plan) (?:for|of) (\p{L}[\p{L}-]+)/iu.exec(
        title,
      ))?.[1] ?? null
  return {
    title,
    whose:
      whose && isCapital(whose) && !isFiller(whose) && dayOf(whose) === null && !ABOUT.has(whose)
        ? whose
        : null,
    rest,
  }
}
