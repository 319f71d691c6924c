// Small readings of one line of the text: its bullet, whether a time stands in it, why it could not be read.
import { type Clock, minutesOf } from './clock'
import { isMark, type Lexed, markAt } from './tokens'
import { isFiller, isServiceWord } from './words'

/** Nobody is booked this long without a word of the service: it is a shift. */
export const LONG_SHIFT = 5 * 60
export const spanMinutes = (start: Clock, end: Clock): number => {
  const [from = 0] = minutesOf(start)
  return Math.max(0, ...minutesOf(end).map(to => (to > from && to - from <= 12 * 60 ? to - from : 0)))
}

/** "1. ", "- ", "[ ] ", "## " */
export const BULLET =
  /^\s*(?:(?:[-*•‣▪–]|\[[ x]?\]|#{1,4}|>)\s+|(?:no\.? ?|nr\.? ?|#|slot |appt |appointment |client )\d{1,2}[.):]?\s+(?:[-–—]\s+)?|\d{1,2}[.)]\s+(?=.*\d)|\d{1,2}\)\s*|\d{1,2}\/\s+(?=\p{L}))/iu

/** "Monday off. Tuesday: …" */
export const DAY_OFF =
  /^\s*([A-Za-z]{3,9})(?:s|:)? (?:is |are |- |– )?(?:my |a )?(?:day )?(?:off|closed|shut|holiday|not in|nothing)[.;,]\s+(?=[A-Za-z])/i

/** "Morning", "Afternoon:": the parts of a list. */
export const PART_HEADING =
  /^[^\p{L}\d]*(?:in the )?(?:(?:early |late )?(?:morning|afternoon|evening)|am|pm|lunchtime)s?(?: (?:appointments|clients|session|shift|list))?[^\p{L}\d]*$/iu

/** "Free all afternoon after 2": nobody's appointment, and nobody's wish. */
export const isOpenTime = (text: string): boolean =>
  /^(?:(?:i'm|i am|we're|then|still)\s+)*(?:free|available|empty|nothing|nobody|no ?one)\b/i.test(text) &&
  !/\p{Lu}/u.test(text.slice(1))

export const hasTime = ({ text, marks }: Lexed): boolean =>
  [...text].some(char => isMark(char) && /^(?:time|range|bad)$/.test(markAt(marks, char)?.mark ?? ''))
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
  text.split(/\s+/).some(token => isServiceWord(token) && !isFiller(token))
    ? 'it has no start time'
    : 'no time of day stands in it'
