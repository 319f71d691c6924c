// Diary shorthand: "L" for lunch, and a start and an end side by side with nothing in between.

import { hasFigure } from '../../../../reading/letters'
import { SEATS } from '../headings/labels'
import { roleOf } from '../table/heads'

const NUMBER = '\\d{1,2}(?:[.:]\\d\\d)?|\\d{3,4}'
const EDGES = '(?:^|[,;|/\\t]|\\s[-–]\\s)\\s*'
const ENDS = '(?=\\s*(?:$|[,;|/\\t]|[(\\d]|\\s[-–]\\s))'
/** "12–12.30 L", "L 12.30", "13:00 | L | 30" */
const LUNCH = new RegExp(
  `(?=L)(?<=${EDGES}|\\d\\d?(?: ?[ap]m?)?[)\\]]?[ \\t]*[:,|;-]?[ \\t]*)(?<!\\p{L}\\/)(?:L|Lch|LCH|L\\/B|LB)${ENDS}`,
  'gu',
)
/** If a client is a single letter, then L is a client too. */
const LETTER =
  /(?=[A-KM-Z])(?<=\d[)\]]?[ \t]*[:,|;-]?[ \t]*)[A-KM-Z](?=\s*(?:$|[,;|/\t]))|^\s*[A-KM-Z]\s*[:,-]?\s*\d/mu

/** Spells out a lone "L" as lunch. */
export const lunchWritten = (text: string): string =>
  LETTER.test(text)
    ? text
    : text
        .split('\n')
        .map(line => (hasFigure(line) ? line.replace(LUNCH, 'Lunch') : line))
        .join('\n')

const PAIR = new RegExp(
  `^([^\\d]*?(?<![\\d.:-])\\b)(${NUMBER})([ \\t]+|[ \\t]*[,;|/][ \\t]*)(${NUMBER})(?![\\d.:%/]|[ \\t]*(?:[ap]m|-|–|to\\b|till?\\b|m\\b|min|hour|hr|h\\b|x\\b))(?=\\s*[,;|]|\\s+\\S|\\s*$)`,
  'iu',
)
const minutesOf = (text: string): number => {
  const run = /^(\d{1,2})(\d\d)$/.exec(text)
  const [, hour = '', minute = '0'] = run ?? /^(\d{1,2})(?:[.:](\d\d))?$/.exec(text) ?? []
  return (Number(hour) % 12) * 60 + Number(minute)
}
/** Up to 20 with no minutes: an hour, if its partner is a time. */
const isBare = (text: string): boolean => /^\d{1,2}$/.test(text)
const isTime = (text: string): boolean =>
  isBare(text) ? Number(text) >= 1 && Number(text) <= 20 : minutesOf(text) % 5 === 0

function pairIn(line: string): { from: string; to: string; made: string } | null {
  const match = PAIR.exec(line)
  const [whole = '', lead = '', from = '', , to = ''] = match ?? []
  if (!match || !isTime(from) || !isTime(to)) return null
  const length = (minutesOf(to) - minutesOf(from) + 720) % 720
  return length > 0 && length <= 5 * 60
    ? { from, to, made: `${lead}${from}-${to}${line.slice(whole.length)}` }
    : null
}

const isHead = (line: string): boolean =>
  line.split(/[|,;\t]/).filter(cell => roleOf(cell) !== null).length >= 3

/**
 * "9 10 Amber cut / 10.15 11 Bethan blow dry": two numbers side by side are start and end if every such line allows it,
 * and if in at least two of them one number is a bare hour.
 */
export function pairsJoined(lines: readonly string[]): string[] {
  // Under table headings, each number has its own column.
  if (lines.some(line => /^[^\d]*[|,;\t][^\d]*[|,;\t][^\d]*$/.test(line) && isHead(line))) return [...lines]
  const sided = lines.filter(line => PAIR.test(line))
  const pairs = sided.flatMap(line => pairIn(line) ?? [])
  const bare = pairs.filter(({ from, to }) => isBare(from) || isBare(to))
  const follows = pairs.filter(({ from }, at) => at > 0 && pairs[at - 1]?.to === from)
  // "9 10 Anna" alone may mean ten past nine. It is a range if ends match the next starts, or if some times have
  // minutes.
  const sure = follows.length > 0 || pairs.some(({ from, to }) => !isBare(from) || !isBare(to))
  if (pairs.length < 2 || bare.length === 0 || pairs.length < sided.length || !sure) return [...lines]
  return lines.map(line => pairIn(line)?.made ?? line)
}

const CLOCK_LENGTH = /(?<=^\s*(\d{1,2}(?:[:.]\d\d)?)\s+\p{L}.*\s|\d[:.]\d\d.*\s)([0-5])[:.]([0-5]\d)(?=\s*$)/u
/**
 * "9.00 Dot cut 1.00 / 12.00 Fay blow dry 0.45": lengths in hours and minutes, if one of them can't be a time of day.
 */
export function clockLengths(lines: readonly string[]): string[] {
  const last = lines.map(line => CLOCK_LENGTH.exec(line)).filter(match => match !== null)
  const timed = lines.filter(line => /\d.*\s\d{1,2}[:.]\d\d\s*$/.test(line))
  const none = lines.some(line => /^0$/.test(CLOCK_LENGTH.exec(line)?.[2] ?? ''))
  if (!(none || endsTooLate(last)) || last.length < 2 || timed.some(line => !CLOCK_LENGTH.test(line)))
    return [...lines]
  return lines.map(line =>
    line.replace(
      CLOCK_LENGTH,
      (_, _start, hours: string, minutes: string) => `${Number(hours) * 60 + Number(minutes)} min`,
    ),
  )
}

const HOURS = /(?<=^\s*\d.*\p{L}\s+)([0-5]?\.(?:25|5|75)|[1-5](?:\.0)?)(?=\s*$)/u
/** "9.30 Lorraine H/L 2.5", "1.15 lunch .5": a length in hours at the end of each line. */
export function hoursLast(lines: readonly string[]): string[] {
  const timed = lines.filter(line => /^\s*\d.*\p{L}/u.test(line))
  const parts = timed.filter(line => /\.\d+$/.test(HOURS.exec(line)?.[0] ?? ''))
  return parts.length >= 2 && timed.every(line => HOURS.test(line))
    ? lines.map(line => line.replace(HOURS, hours => `${Number(hours) * 60} min`))
    : [...lines]
}

/** "9 Sally cut 1:15 / 10.30 Jo tint 1:30": read as ends, each would overlap the next; read as lengths, none does. */
function endsTooLate(last: readonly RegExpExecArray[]): boolean {
  const entries = last.map(([, start = '', hours, minutes]) => {
    const from = minutesOf(start)
    const end = minutesOf(`${hours}.${minutes}`)
    return { from, length: Number(hours) * 60 + Number(minutes), asEnd: end + (end <= from ? 720 : 0) }
  })
  const pairs = entries.slice(1).map((next, at) => ({ next, one: entries[at] }))
  return (
    pairs.length > 0 &&
    last.every(([, start]) => start !== undefined) &&
    pairs.every(({ one, next }) => one && next.from > one.from && one.from + one.length <= next.from) &&
    pairs.every(({ one, next }) => one && one.asEnd > next.from)
  )
}

const SEATED = new RegExp(`^\\s*(${SEATS} ?#?\\w{1,2})[,:]?\\s+(?=\\p{Lu}\\p{Ll}|\\d)`, 'iu')
/** "Chair 1 Anna 9-10" is on chair 1, but "Room 4 Edna", "Room 7 Doris", "Room 9 Albert" say where they live. */
export function seatsSetApart(lines: readonly string[]): string[] {
  const seats = lines.flatMap(line => SEATED.exec(line)?.[1]?.toLowerCase() ?? [])
  if (seats.length < 2) return [...lines]
  const homes =
    seats.length > 2 &&
    new Set(seats).size === seats.length &&
    seats.every(seat => /^(?:room|bay)/.test(seat))
  return lines.map(line =>
    line.replace(SEATED, (whole, seat: string) => {
      // "Chair 1 Mia: 9-9.45 Una cut": the chair is hers.
      const isWhose = /^\p{Lu}[\p{L}'’-]+\s*:/u.test(line.slice(whole.length))
      return homes || isWhose ? '' : /\d.*\d/.test(line) ? `${seat}: ` : whole
    }),
  )
}
