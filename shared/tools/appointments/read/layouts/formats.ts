// Days copied from other programs, such as calendar files and web tables, as lines that we can read.
import { hasFigure, tokensOf } from '../../../../reading/letters'
import { said } from '../say'
import { isServiceWord } from '../words'
import { slipped } from './slips'

const CALENDAR = /^BEGIN:VEVENT\b/im
const STAMP = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/

/** Turns "DTSTART:20261126T090000" into "Start: 2026-11-26 09:00". */
function calendarLine(line: string): string {
  const [, key = '', value = ''] = /^([A-Z]+)(?:;[^:]*)?:(.*)$/.exec(line.trim()) ?? []
  const [, year, month, day, hour, minute] = STAMP.exec(value) ?? []
  if (key === 'DTSTART' && hour) return `Start: ${year}-${month}-${day} ${hour}:${minute}`
  if (key === 'DTEND' && hour) return `End: ${hour}:${minute}`
  if (key === 'SUMMARY') return `Event: ${value}`
  return ''
}

const WEB = /<t[dr]\b/i
const webLine = (line: string): string =>
  line
    .replace(/<\/t[dh]>\s*<t[dh][^<>]*>/gi, ' | ')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .trim()

/** "Ref: 10023 09:00 …", "Booking #48213": the booking's number in the program it came from. */
const REFERENCE =
  /^\s*(?:(?:booking|appointment|appt|order)\s*)?(?:ref(?:erence)?|id|no|number)?\.?\s*[:#]\s*#?(?!\d{3,4}\b)(?=\w*\d{3})[A-Z]{0,3}-?\d{3,9}\b[\s|,;–-]+(?=.*\d)/i

export const asPlainLines = (text: string): string => {
  const line = CALENDAR.test(text) ? calendarLine : WEB.test(text) ? webLine : slipped
  return text
    .replace(/\*\*|__/g, '')
    .split('\n')
    .map(given => line(given.replace(REFERENCE, '')))
    .join('\n')
}

const NUMBER = /^(1[0-2]|[1-9])(?:[.:]([0-5][05]))?$/
const UNIT =
  /^(?:x|m|min|mins|minutes|h|hr|hrs|hour|hours|vol|g|ml|am|pm|to|till?|until|o'?clock|foils|and|-|–)$/i
/** "30m", "1.5h", "h/h": figures and slashes that belong to an entry and separate nothing. */
const INSIDE = /^(?:\d+(?:\.\d+)?(?:h|hrs?|m|mins?)|\p{L}+\/\p{L}+)$/iu
const TALK = /^(?:hi|hiya|hey|hello|morning|afternoon|ok|okay|so|can|could|pls|please)\b/i
/** "Hiya can u check my day pls 9.30 tilly cut": a greeting with no full stop before the first time. */
const greetingOff = (line: string): string =>
  TALK.test(line) ? line.replace(/^(?:\p{L}[\p{L}'’]*\s+){1,10}(?=\d)/u, '') : line

/** "9 Lou cut 10 Mia 11.30 Nat tint": times and names alternate, in ascending order. */
export function inTurn(line: string): string {
  const given = greetingOff(line.trim())
  const parts = tokensOf(given)
  const hours = parts.flatMap((part, at) => (NUMBER.test(part) ? [at] : []))
  const clock = (at: number): number => {
    const [, hour = '', minute = '0'] = NUMBER.exec(parts[at] ?? '') ?? []
    return ((Number(hour) + (Number(hour) < 7 ? 12 : 0)) % 24) * 60 + Number(minute)
  }
  const turns =
    hours.length >= 3 &&
    hours[0] === 0 &&
    parts.every((part, at) => hours.includes(at) || !/[\d,;|/:]/.test(part) || INSIDE.test(part)) &&
    hours.every((at, index) => {
      const next = hours[index + 1] ?? parts.length
      return (
        next - at >= 2 &&
        next - at <= 6 &&
        !UNIT.test(parts[at + 1] ?? '') &&
        // "So lily 9 cut mia 10 tint zoe 11 perm": the names come before the times.
        (given === line.trim() || parts.slice(at + 1, next).some(part => !isServiceWord(part))) &&
        (index === 0 || clock(at) > clock(hours[index - 1] ?? 0))
      )
    })
  return turns ? parts.map((part, at) => (at > 0 && hours.includes(at) ? `; ${part}` : part)).join(' ') : line
}

const SLASHED = /^\s*\d{1,2}[:.]\d\d(?:\/[^/\s][^/]*){2,}$/
/** "9.00/60/Jo/cut": the same number of fields in every line. */
export function slashesAsTable(lines: readonly string[]): string[] {
  const full = lines.filter(line => line.trim() !== '')
  const counts = new Set(full.map(line => line.split('/').length))
  return full.length >= 2 && counts.size === 1 && full.every(line => SLASHED.test(line))
    ? lines.map(line => line.replaceAll('/', ' | '))
    : [...lines]
}

/** "Kay/cut/9:00-9:45, Lyn/tint/9:45-11:15": slashes between the words and the time of each entry. */
export const slashesApart = (line: string): string =>
  line
    .split(/([,;])/)
    .map(part => {
      const cells = part.split('/').map(cell => cell.trim())
      const timed = cells.filter(cell => WHEN.test(cell)).length
      const said = cells.filter(cell => /^\p{L}/u.test(cell)).length
      return cells.length >= 3 && timed >= 1 && said >= 2 ? cells.join(' - ') : part
    })
    .join('')
const CLOCK = '\\d{1,2}(?:[:.]\\d\\d ?(?:[ap]m)?| ?[ap]m)'
const WHEN = new RegExp(`^${CLOCK}(?: ?(?:-|–|to) ?${CLOCK})?$`, 'i')

const BARE = /^\s*\d{1,2}\s+\p{L}/u
const SPACED = /^(\s*)(\d{1,2}) ([0-5][05])(?=\s+\p{L})/u
const SIZE = said('@length')
/** If the length comes after the words, the number before them isn't one. */
const isSpaced = (line: string): boolean => {
  const rest = line.replace(SPACED, '')
  return rest !== line && (hasFigure(rest) || SIZE.has(rest))
}
/** "7 30 Carol hair up 1hr", "9 45 Edie cut 60": a space between hours and minutes, and the length after the words. */
export function spacedTimes(lines: readonly string[]): string[] {
  const numbered = lines.filter(line => hasFigure(line.trim().charAt(0)))
  const sure =
    numbered.length >= 2 &&
    numbered.every(line => isSpaced(line) || BARE.test(line)) &&
    numbered.some(line => isSpaced(line) && Number(SPACED.exec(line)?.[3]) > 12)
  if (sure) return lines.map(line => (isSpaced(line) ? line.replace(SPACED, '$1$2:$3') : line))
  // "8 30 Olwen set 40, 9 15 Brigid foils 2 h": the same within one line.
  return lines.map(line => (line.includes(',') ? spacedTimes(line.split(',')).join(',') : line))
}

const ORDINAL =
  /^\s*(\d{1,2})(?:st|nd|rd|th)\b\s*(?:[:.)–-]|(?:client|appt|appointment)\b[:.]?)\s*(?=\p{L}|\d)/iu
/** "1 Anna Kerr 09:00 …", "2 Beth Lowe 10:00 …": numbered from one, with a full time after the name. */
const COUNTED =
  /^\s*(\d{1,2})\s+(?=(?:\p{Lu}[\p{L}'’.-]*\s+)+(?:0?[7-9]|1\d)[:.]\d\d\b(?![\d.:]| ?(?:h|hrs?)\b))/u
/** "1st: Peg 9am", "2nd: Quin 10am", "3rd: …": list numbers rather than dates. */
export function ordinalsOff(lines: readonly string[]): string[] {
  const counted = (pattern: RegExp): boolean => {
    const numbers = lines.flatMap(line => pattern.exec(line)?.[1] ?? []).map(Number)
    return numbers.length >= 2 && numbers.every((number, at) => number === at + 1)
  }
  if (counted(ORDINAL)) return lines.map(line => line.replace(ORDINAL, ''))
  const full = lines.filter(line => line.trim() !== '')
  return full.every(line => COUNTED.test(line)) && counted(COUNTED)
    ? lines.map(line => line.replace(COUNTED, ''))
    : [...lines]
}
