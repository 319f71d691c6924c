// Lines that set the scene: a day, a stylist, who is in today, what a sign means.
import { MONTH } from './calendar'
import { isSeat, SEATS } from './labels'
import { isCapital, isFiller, isNameLike, isRemark, isServiceWord, kindOf } from './words'

const DAYS: readonly [RegExp, string][] = [
  [/^mon(?:day)?s?$/i, 'Monday'],
  [/^tue(?:s(?:day)?)?$/i, 'Tuesday'],
  [/^wed(?:s|nesday)?$/i, 'Wednesday'],
  [/^thu(?:r(?:s(?:day)?)?)?$/i, 'Thursday'],
  [/^fri(?:day)?$/i, 'Friday'],
  [/^sat(?:urday)?$/i, 'Saturday'],
  [/^sun(?:day)?$/i, 'Sunday'],
  [/^today$/i, 'Today'],
  [/^(?:tom+or+ow|tmrw|tmw|tmoro|tomoro|tomoz|2moro|2moz|2mrw)$/i, 'Tomorrow'],
]
export const dayOf = (word: string): string | null =>
  DAYS.find(([pattern]) => pattern.test(word.replace(/[.,:()]+$/, '')))?.[1] ?? null

const DATE = new RegExp(
  `^(?:\\s*(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)?(?:\\s+${MONTH})?(?![:.]\\d\\d|\\d|\\s*[-–]\\s*\\d|\\s*(?:am|pm))(?:\\s+\\d{4})?|\\s*\\d{1,2}(?:\\/\\d{1,2}(?:\\/\\d{2,4})?|\\.\\d{1,2}\\.\\d{2,4}))(?=\\s*(?:$|[:,.–-]|\\())`,
  'i',
)

/** "Tue 10 June 9:15 Megan": a month's day straight before the time. */
const DATED = new RegExp(
  `^\\s*(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?: 20\\d\\d)?(?= (?:at )?(?:\\d{1,2}[:.]\\d\\d|\\d{3,4}\\b|\\d{1,2} ?[ap]m\\b|\\d{1,2} ?[-–] ?\\d))`,
  'i',
)

/** A day at the front of a line, and what follows it. */
export function leadingDay(line: string): { day: string; rest: string } | null {
  const match =
    /^\s*(?:(?:date|day)\s*[:–-]\s*)?(?:(?:right|ok(?:ay)?|so|well|hi|hey|for|on|this|next|and)\b,? )*([A-Za-z]{3,9})\b[.,]?(?:'s)?/i.exec(
      line,
    )
  const day = match?.[1] ? dayOf(match[1]) : null
  if (!match || day === null) return null
  const rest = line.slice(match[0].length).replace(/^\s*[–—-]\s*(?=\d{1,2}(?:st|nd|rd|th)? [a-z]{3})/i, ' ')
  const dated = rest.replace(DATED, '').replace(DATE, '')
  return { day, rest: dated.replace(/^\s*(?:[:,–—-]|\s)+/, '') }
}

/** "Station 1 – Gaby" */
const SEAT_FIRST = new RegExp(`^${SEATS} ?#?\\w{1,2}\\s*[:–—-]?\\s+(?=\\p{Lu}\\p{Ll})`, 'iu')
const ROLE = /(?:'s?)? (?:column|chair|day|book|list|diary|appointments|clients|schedule)$/i

/** The stylist that a heading names: "Emma", "Emma:", "Emma's column", "Chair 2", "Stylist: Jo". */
export function staffHeading(line: string, followed: boolean): string | null {
  const text = line
    .replace(/[*#_=>~[\]-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const colon = /:$/.test(text)
  const bare = text
    .replace(/:$/, '')
    .replace(
      /^(?:stylist|staff|hairdresser|colou?rist|barber|senior|junior|trainee|apprentice|director|column|with|w\/|for)\s*[:-]?\s*(?=\p{Lu})/iu,
      '',
    )
    .replace(
      /\s*\((?:me|stylist|senior(?: stylist)?|(?:senior |junior |top |master )?(?:barber|hairdresser|stylist|colou?rist)|junior|trainee|apprentice|graduate|owner|manager|director|chair \d+)\)$/i,
      '',
    )
    .replace(/\s*[–-]\s*chair \d+$/i, '')
    .replace(SEAT_FIRST, '')
    .trim()
  if (isSeat(bare)) return bare
  const named = bare.replace(ROLE, '')
  const sure = colon || named !== bare || bare !== text.replace(/:$/, '').trim()
  if (!isNameLike(named) || !isCapital(named) || kindOf(named) !== 'client') return null
  if (
    /^(?:schedule|appointments?|bookings?|diary|clients?|today'?s?|tomorrow'?s?|tonight'?s?|hi|hello|hey|thanks|notes?|day|morning|afternoon|evening|am|pm|early|lates?|column|salon|rota|team|staff)$/i.test(
      named,
    )
  )
    return null
  return sure || followed ? named : null
}

/** "Today Laura & Marie:", "Stylists: Emma, Jo", "Emma and Jo are in today". */
export function declaredStaff(line: string): string[] {
  const text = line.replace(/[*#]+/g, ' ').trim()
  const listed =
    /^(?:stylists?|staff|team|working(?: today)?|in today|on today|today(?:'s team)?)\s*[:–-]?\s*(.+?)(?: (?:are )?(?:in|on|working)(?: today)?)?:?$/i.exec(
      text,
    ) ??
    /^(.+?) (?:are |both )?(?:in|on|working)(?: today| tomorrow)?[:.]?$/i.exec(text) ??
    /^(.+):$/.exec(text)
  if (!listed?.[1]) return []
  const names = listed[1].split(/\s*(?:,|&|\+|\band\b|\/)\s*/).map(name => name.trim())
  const good = names.every(name => isNameLike(name) && isCapital(name) && kindOf(name) === 'client')
  return good && (names.length > 1 || /^(?:stylists?|staff|team|working)/i.test(text)) ? names : []
}

const TITLE =
  /^(?:(?:hi|hello|hey|dear)\b.*|thanks.*|thank you.*|cheers.*|regards.*|(?:here(?:'s| is)|this is|these are|see) .*|(?:my |our |the |today'?s |tomorrow'?s )?(?:schedule|appointments?|bookings?|diary|day|list|rota|clients)\b[^\d]*|please (?:optimi[sz]e|help|check|sort).*|can you (?:optimi[sz]e|help|check|sort).*|notes?:?)$/i
/** The heads of columns that are set apart by spaces. */
const HEADS =
  /^(?:(?:clients?|names?|times?|start|end|finish|services?|treatments?|durations?|mins|minutes|length|stylist|staff|notes?|appointments?)\b[\s|,;:/-]*){2,}$/i
/** Greetings and titles: nothing to read, nothing to report. */
export const isTitle = (line: string): boolean => {
  const text = line
    .replace(/[*#_=]+/g, ' ')
    .replace(/\b\d{1,2}(?:[/.-]\d{1,2}(?:[/.-]\d{2,4})?|st|nd|rd|th)\b/g, ' ')
    .trim()
  return TITLE.test(text) || HEADS.test(text)
}

/** "Rota for Sat", "Here's Tuesday's list": the day that a title names. */
export function titleDay(line: string): string | null {
  const words = line
    .replace(/[*#_=:,!.()–—-]+/g, ' ')
    .trim()
    .split(/\s+/)
  const days = words.flatMap(word => dayOf(word.replace(/['’]s$/, '')) ?? [])
  const about = words.some(word =>
    /^(?:rota|schedule|appointments?|appts|bookings?|diary|list|columns?|clients?|plan|for|here(?:['’]s)?|my|our|the|day)$/i.test(
      word,
    ),
  )
  const others = words.filter(word => isServiceWord(word) && !/^appointment$/i.test(word))
  return days.length === 1 && about && words.length <= 8 && others.length === 0 ? (days[0] ?? null) : null
}

/** "Team day sheet", "Shannon here – my column for tmrw:" */
export const isSheetTitle = (line: string): boolean =>
  !/\d{2}/.test(line) &&
  /\b(?:sheet|columns?|col|diary|rota|list|page|tmrw|tomorrow|today|sched)\b/i.test(line) &&
  !line.split(/\s+/).some(word => isServiceWord(word) && !/^(?:appointment|hair)$/i.test(word))

/** "* = flexible", "(F) means can move": what a sign says of an entry. */
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

const NO_STYLIST =
  /^(?:new|vip|regular|returning|late|early|walk-?in|online|phone|first|last|am|pm|morning|afternoon|evening)$/i
const SMALL = /^(\s*)(\p{Ll}[\p{L}'’]+)(?:\s*:|\s+[-–—])\s+(?=(\p{Ll}[\p{L}'’]+)\s+(?:at |from )?\d)/u
/** "amy - lou 9-10 cut, ola 10-11 tint": without a capital in the text, a name before a name is the stylist's. */
export function smallLabels(lines: readonly string[]): string[] {
  const heads = lines.flatMap(line => {
    const [, , staff, client] = SMALL.exec(line) ?? []
    return staff && client ? [[staff, client]] : []
  })
  const sure =
    heads.length >= 2 &&
    !lines.some(line => /\p{Lu}/u.test(line)) &&
    heads
      .flat()
      .every(
        name =>
          isNameLike(name) && kindOf(name) === 'client' && dayOf(name) === null && !NO_STYLIST.test(name),
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

/** Words of a title: a list, a day, whose it is. */
export const isAbout = (text: string): boolean => ABOUT.test(text) && /['’]s|\b(?:for|on)\b/.test(text)
const ABOUT =
  /\b(?:book(?:ed|ings?)?|lists?|diary|sched\w*|rota|columns?|day|today|tomorrow|tmrw|tonight|appointments?|appts?|clients|sheet|plan|line-?up|running order|looking like|(?:off )?sick|poorly|covering|cover for|i(?:'?ve| have)? (?:only )?(?:got|have)|this is|here(?:'s| is)?|so far|please|pls|sort|help|optimi[sz]e|in order)\b/i
/** "My book for Wed 10th: 9–9.40 Nell …": a title before a colon, whose day it is, and what follows. */
export function titleBefore(line: string): { title: string; whose: string | null; rest: string } | null {
  // "Sat list - Wes: 8-8.30, Xan: 8.30-9": the first name is one of the list.
  const listed =
    /^([^:\d]{4,60}?)\s[-–]\s(?=(\p{Lu}[\p{L}'’-]+:\s*\d.*[,;]\s*\p{Lu}[\p{L}'’-]+:\s*\d.*)$)/u.exec(line)
  const match = listed && ABOUT.test(listed[1] ?? '') ? listed : /^([^:]{4,70}):\s+(?=.*\d)(.+)$/.exec(line)
  const [, title = '', rest = ''] = match ?? []
  const words = title.trim().split(/\s+/)
  if (
    words.length < 2 ||
    !ABOUT.test(title) ||
    /\b(?:wait|cancel|standby|reserve|walk)/i.test(title) ||
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
      whose && isCapital(whose) && !isFiller(whose) && dayOf(whose) === null && !ABOUT.test(whose)
        ? whose
        : null,
    rest,
  }
}
