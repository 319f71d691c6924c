// One entry of the day as it was written, before times are settled: what was said of it and nothing more.
import type { Clock } from './clock'
import type { Phase } from './phases'
import { isMark, type Lexed, MARK, type Mark, markAt } from './tokens'
import {
  isCapital,
  isFiller,
  isFree,
  isNameLike,
  isRemark,
  isServiceWord,
  type Kind,
  kindOf,
  nameAndService,
} from './words'

export type Limit = Extract<Mark, { mark: 'after' | 'before' | 'options' | 'within' | 'part' | 'direction' }>
export type Row = {
  line: number
  source: string
  kind: Kind
  staff: string | null
  day: string | null
  client: string
  service: string
  start: Clock | null
  end: Clock | null
  minutes: number | null
  phases: Phase[]
  flexible: boolean
  fixed: boolean
  cancelled: boolean
  waiting: boolean
  limits: Limit[]
  /** A name that may be the stylist's: it stands before the time of another's entry, or alone at the end. */
  maybeStaff: string | null
  bad: string | null
  /** Opening hours or a shift, not an entry. */
  hours: boolean
  /** "10:00 free": nobody is there, and that is said. */
  free: boolean
}

export const emptyRow = (line: number, source: string): Row => ({
  line,
  source,
  kind: 'client',
  staff: null,
  day: null,
  client: '',
  service: '',
  start: null,
  end: null,
  minutes: null,
  phases: [],
  flexible: false,
  fixed: false,
  cancelled: false,
  waiting: false,
  limits: [],
  maybeStaff: null,
  bad: null,
  hours: false,
  free: false,
})

const HOURS =
  /^(?:(?:the )?(?:salon|shop|we|we're|we are|i'm|i|day|it)? ?(?:is |are |am )?(?:open(?:ing|s)?(?: hours| times)?|hours|opening|shift|working(?: hours)?|work|business hours|trading(?: hours)?|on shift|rota|in today|in))(?: (?:is|are|from|at|today))*$/i

/** Takes a mark into the row: the first time, length and end count. */
export function take(row: Row, mark: Mark): void {
  switch (mark.mark) {
    case 'range':
      if (row.start && row.start.text !== mark.from.text) return
      row.start = mark.from
      row.end = mark.to
      return
    case 'time':
      if (row.start) row.end ??= mark.clock
      else row.start = mark.clock
      return
    case 'end':
      row.end ??= mark.clock
      return
    case 'length':
      // A length with a unit counts before a number alone.
      row.minutes ??= mark.minutes
      return
    case 'phases':
      row.phases.push(...mark.phases)
      return
    case 'flexible':
      row.flexible = true
      return
    case 'fixed':
      row.fixed = true
      return
    case 'cancelled':
      row.cancelled = true
      return
    case 'waiting':
      row.waiting = true
      return
    case 'bad':
      row.bad ??= mark.why
      return
    default:
      row.limits.push(mark)
  }
}

const WITH =
  /(?:\b(?:with|w\/|by|stylist:?|for stylist|hairdresser:?)|@)\s*(\p{Lu}[\p{L}'’-]*)(?=\s*(?:$|[,.;:)(|–-]|[\ue000-\uf8ff]|\s))/u
const PART = /\s[-–—]+\s|\s[-–—]+$|^[-–—]+\s|[,|:;()[\]\t"“”]|\s\/\s|[\ue000-\uf8ff]/

export type Known = { staff: ReadonlySet<string>; initials: ReadonlyMap<string, string> }
export const staffNamed = (text: string, known: Known): string | null => {
  const bare = text.trim().replace(/[:.]$/, '')
  const full = known.initials.get(bare) ?? bare
  return (
    [...known.staff].find(name => name.toLowerCase() === full.toLowerCase()) ??
    known.initials.get(bare) ??
    null
  )
}

/** What a stretch of marked words says. */
export function readRow(text: string, { marks }: Lexed, line: number, source: string, known: Known): Row {
  const row = emptyRow(line, source)
  const found = [...text].filter(isMark).flatMap(char => markAt(marks, char) ?? [])
  for (const mark of found.filter(({ mark }) => mark === 'range')) take(row, mark)
  for (const mark of found.filter(mark => mark.mark !== 'range' && !(mark.mark === 'length' && mark.bare)))
    take(row, mark)
  for (const mark of found) if (mark.mark === 'length' && mark.bare) take(row, mark)
  let words = text
  const byName = WITH.exec(words)
  if (byName?.[1] && !isServiceWord(byName[1])) {
    row.staff = staffNamed(byName[1], known) ?? byName[1]
    words = words.replace(byName[0], ' , ')
  }
  words = words.replace(/\(([^()]*)\)/g, (whole, inside: string) =>
    isTalk(inside) ? ` ( ${[...inside].filter(isMark).join(' ')} ) ` : whole,
  )
  const bare = words
    .replace(MARK, ' ')
    .replace(/[,:;.()–—-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (row.start && row.end && HOURS.test(bare)) return { ...row, hours: true }
  const rest = words
    .replace(MARK, ' ')
    .replace(/^\s*(?:(?:then|an?)\s+)+/i, '')
    .trim()
  if ((row.start || row.minutes !== null) && rest !== '' && isFree(rest)) return { ...row, free: true }
  words = looseNumbers(words, row)
  const at = firstTime(words, marks)
  const before = at < 0 ? [] : partsOf(words.slice(0, at))
  const after = partsOf(at < 0 ? words : words.slice(at + 1))
  named(row, before, after, known)
  // "Cut with Anna": the only name, and no stylist that we know of, is the client's.
  if (
    row.client === '' &&
    row.kind === 'client' &&
    row.staff !== null &&
    byName &&
    !known.staff.has(row.staff)
  ) {
    row.client = row.staff
    row.staff = null
  }
  return row
}

/** "(she can swap to … if it helps)": words in brackets that name neither a person nor a service. */
function isTalk(inside: string): boolean {
  const tokens = inside.replace(MARK, ' ').split(/\s+/).filter(token => /\p{L}/u.test(token))
  const own = tokens.filter(token => !isFiller(token))
  return tokens.length >= 2 && own.length < tokens.length && !own.some(token => isCapital(token) || isServiceWord(token))
}

/** "Anna 9 cut 60": numbers without a place or unit, once nothing else gave the time. */
function looseNumbers(text: string, row: Row): string {
  if (row.start) return text
  const match = /(?<![\p{L}\d#.:/-])(\d{1,2})(?![\p{L}\d%:./]|\s*(?:x|foils|weeks?|years?)\b)/u.exec(text)
  const hour = Number(match?.[1])
  if (!match || !(hour >= 1 && hour <= 20)) return text
  row.start = { hour, minute: 0, half: hour > 12 ? 'whole' : null, text: match[1] ?? '' }
  return text.replace(match[0], ' , ')
}

function firstTime(text: string, marks: readonly Mark[]): number {
  return [...text].findIndex(char => {
    const kind = isMark(char) ? markAt(marks, char)?.mark : undefined
    return kind === 'time' || kind === 'range'
  })
}

const partsOf = (text: string): string[] =>
  text
    .split(PART)
    .map(part => part.replace(/^[\s.–—-]+|[\s.–—-]+$/g, ''))
    .filter(part => part !== '' && part.split(/\s+/).some(token => !isFiller(token) || isServiceWord(token)))

function named(row: Row, before: string[], after: string[], known: Known): void {
  const all = [...before, ...after]
  const whole = all.join(' ')
  row.kind = kindOf(whole)
  const staffOf = (part: string): boolean => {
    const name = staffNamed(part, known)
    if (name === null || row.staff !== null) return false
    row.staff = name
    return true
  }
  // A stylist known by name is no client, unless there is no other name.
  const others = all.filter(
    (part, index) => !(all.length > 1 && (index > 0 || before.length > 0) && staffOf(part)),
  )
  if (row.kind !== 'client') {
    // "Emma's lunch" is on Emma's chair.
    const whose = /^(\p{Lu}\p{L}+)(?:['’]s)?\s+(.+)$/u.exec(others.join(' '))
    const staff = whose?.[1] && row.staff === null ? staffNamed(whose[1], known) : null
    if (staff) row.staff = staff
    row.service = staff ? (whose?.[2] ?? '') : others.join(' ')
    return
  }
  if (row.staff === null && before.length === 1 && after.length > 0) {
    const [first = ''] = before
    const rest = nameAndService(after.join(' , ').replace(/ , /g, ' '))
    const own = after.some(part => startsWithName(part))
    if (isNameLike(first) && isCapital(first) && own && rest.client !== '') {
      row.maybeStaff = first
      fill(row, after, known)
      return
    }
  }
  fill(row, others, known)
}

/** "New client consultation": nobody's name, but somebody. */
const unnamed = (part: string): RegExpExecArray | null => {
  const match = /\bnew client\b/i.exec(part)
  return match && nameAndService(part.replace(match[0], ' ')).client === '' ? match : null
}

const startsWithName = (part: string): boolean => {
  const first = part.split(/\s+/).find(token => !isFiller(token)) ?? ''
  return isCapital(first) && !isServiceWord(first) && !isRemark(part)
}

/** Client and service from parts, each a run of words between separators. */
function fill(row: Row, parts: readonly string[], known: Known): void {
  for (const part of parts) {
    if (isRemark(part) || isFree(part)) continue
    // "11–11:30 walk in" is a name of its own.
    const walk = /\bwalk[- ]?ins?\b/i.exec(part) ?? unnamed(part)
    if (walk && row.client === '') {
      row.client = walk[0]
      row.service ||= nameAndService(part.replace(walk[0], ' ')).service
      continue
    }
    const read = nameAndService(part)
    let client = read.client
    const tokens = client.split(' ')
    if (tokens.length > 1 && row.staff === null) {
      const last = staffNamed(tokens.at(-1) ?? '', known)
      if (last) {
        row.staff = last
        client = tokens.slice(0, -1).join(' ')
      }
    }
    if (row.client === '' && client !== '') row.client = client
    else if (
      client !== '' &&
      read.service === '' &&
      row.maybeStaff === null &&
      isNameLike(client) &&
      isCapital(client)
    )
      row.maybeStaff = client
    if (row.service === '') row.service = read.service
    else if (read.service !== '') row.service = `${row.service}, ${read.service}`
  }
  if (/^walk[- ]?ins?$/i.test(row.client)) row.service ||= row.client
}
