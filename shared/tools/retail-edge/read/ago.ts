// How long ago a remark says that something was: "two years ago", "last year", "in 2019", "back in March". In days.
import { ONE_TO_TWELVE } from '../../../trade/number-words'

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  ...ONE_TO_TWELVE,
  few: 3,
  couple: 2,
  several: 4,
}
const COUNTED = new RegExp(
  `\\b(\\d{1,3}|${Object.keys(COUNTS).join('|')})(?: of)? (day|week|month|year)s? (?:ago|back|earlier)\\b`,
)
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|')

/** Null where nothing is said about when. `today`: ISO date. */
export function agoIn(low: string, today: string): number | null {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  const counted = COUNTED.exec(low)
  if (counted) {
    const [, count = '', unit = ''] = counted
    return (COUNTS[count] ?? Number(count)) * (DAYS[unit] ?? 0)
  }
  if (/\byears (?:ago|back)\b/.test(low)) return 3 * 365
  if (/\b(?:ages|long|a long time) (?:ago|back)\b|\b(?:the )?year before last\b/.test(low)) return 2 * 365
  if (/\blast year\b/.test(low)) return 365
  if (/\bmonths (?:ago|back)\b/.test(low)) return 120
  // A month by itself may be of any year: it is taken for the last one, and so for lately.
  const named = new RegExp(`\\b(${MONTHS.join('|')})[a-z]*\\.? (20\\d\\d)\\b`).exec(low)
  if (named) {
    const which = MONTHS.indexOf(named[1] ?? '') + 1
    return Math.max(0, (year - Number(named[2])) * 12 + month - which) * 30
  }
  // "3/11/2026", day first, and "2026-11-03".
  const figures = /\b(\d{1,2})[/.](\d{1,2})[/.](20\d\d|\d\d)\b/.exec(low)
  const iso = /\b(20\d\d)-(\d\d)-\d\d\b/.exec(low)
  if (figures || iso) {
    const [first, second] = [Number(figures?.[1]), Number(figures?.[2])]
    const which = iso ? Number(iso[2]) : second > 12 ? first : second
    const when = Number(iso?.[1] ?? (figures?.[3] ?? '').padStart(4, '20'))
    return Math.max(0, (year - when) * 12 + month - which) * 30
  }
  const plain = /\b(20[0-4]\d)\b/.exec(low)
  // Somewhere in that year: its end, so as not to make it older than it may be.
  if (plain) return Math.max(0, ((year - Number(plain[1])) * 12 + month - 12) * 30)
  return null
}
