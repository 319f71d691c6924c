// Dates as headings: "14th March", "3/11", "2026-03-14".
import { MONTH, WEEKDAY } from '../calendar'
import { isServiceWord } from '../words'

const YEAR = "(?:,? (?:20)?\\d{2}(?![:.\\d])|,? '\\d{2})?"
const DATES = [
  // May, June and August are people too, so a month counts only after a day number.
  `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)?[ -]${MONTH}\\.?${YEAR}`,
  `${MONTH}\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)(?:,? \\d{4})?`,
  `${MONTH}\\.? (?:1[3-9]|2\\d|3[01])(?:,? \\d{4})?`,
  `(?!may|june|aug)${MONTH} \\d{1,2}(?:,? \\d{4})?`,
  `(?:the )?\\d{1,2}(?:st|nd|rd|th)`,
  `(?:0?[1-9]|[12]\\d|3[01])\\/(?:0?[1-9]|1[0-2])(?:\\/(?:20)?\\d{2})?`,
  `(?:0?[1-9]|[12]\\d|3[01])\\.(?:0?[1-9]|1[0-2])\\.(?:20)?\\d{2}`,
  `(?:0?[1-9]|[12]\\d|3[01])-(?:0?[1-9]|1[0-2])-(?:20)\\d{2}`,
  `20\\d{2}-\\d{2}-\\d{2}`,
].join('|')
const ALONE = new RegExp(`^\\W*(?:date:? ?)?(${DATES})\\s*(?:[:–—-]\\s*)?$`, 'i')
const LEADING = new RegExp(`^\\s*(${DATES})\\s*(?::(?!\\d)|\\s[–—-]\\s|,\\s|\\s+(?=\\d))`, 'i')

/** The date that a line starts with, and what follows. Null if it starts with something else. */
export function leadingDate(line: string): { day: string; rest: string } | null {
  const alone = ALONE.exec(line)
  if (alone?.[1]) return { day: alone[1].trim(), rest: '' }
  const leading = LEADING.exec(line)
  if (leading?.[1] && isSomebody(leading[1], line.slice(leading[0].length))) return null
  return leading?.[1] ? { day: leading[1].trim(), rest: line.slice(leading[0].length).trim() } : null
}

/** "9 Jan – cut (45)": a person rather than a date, if a service follows and no time does. */
const isSomebody = (date: string, rest: string): boolean =>
  /^(?:1[0-2]|[1-9]) (?:Jan|April|May|June|August)$/.test(date.trim()) &&
  isServiceWord(/^\s*(\S+)/.exec(rest)?.[1] ?? '') &&
  !/\d[:.]\d|\d ?[ap]m\b|\b(?:app\w*|bookings?|clients?|customers|course|class|training|team|staff|list|diary|day|night|week|schedule|column|only)\b/i.test(
    rest,
  )

const AT = new RegExp(
  `^\\s*((?:${WEEKDAY},? )?(?:${DATES}),?)\\s+(?:at|@)\\s+(?=\\d[\\d:.]*(?: ?[ap]m)?(?: ?(?:-|–|to) ?\\d[\\d:.]*(?: ?[ap]m)?)?\\s*$)`,
  'i',
)
/** "Wed 25 Nov at 9:00am" on its own line in each block: all one day, so the date adds nothing to the entry. */
export function sameDateOff(lines: readonly string[]): readonly string[] {
  const days = lines.flatMap(line => AT.exec(line)?.[1] ?? [])
  return days.length >= 2 && new Set(days).size === 1 ? lines.map(line => line.replace(AT, '')) : lines
}

export const isDate = (text: string): boolean => ALONE.test(text)
