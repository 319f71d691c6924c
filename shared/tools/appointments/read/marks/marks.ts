// What a line contains besides words: times, lengths, limits and remarks, each as one private-use character.
import { type Clock, clockOf } from '../../../../reading/values/clock'
import { lengthOf } from '../../../../reading/values/lengths'
import type { Late } from './late'
import type { Phase } from './phases'

export type Mark =
  | { mark: 'time'; clock: Clock }
  | { mark: 'range'; from: Clock; to: Clock }
  | { mark: 'end'; clock: Clock }
  /** Where the entry is now: "moved to 11". */
  | { mark: 'moved'; clock: Clock }
  /** `bare`: a number without a unit, read as minutes. */
  | { mark: 'length'; minutes: number; bare?: true }
  | { mark: 'phases'; phases: Phase[] }
  /** `loose`: an option, not a limit on the booked time. */
  | { mark: 'after'; clock: Clock | 'lunch' | null; loose: boolean }
  | { mark: 'before'; clock: Clock | 'lunch' | null; loose: boolean }
  | { mark: 'options'; clocks: Clock[] }
  | { mark: 'within'; minutes: number }
  | { mark: 'part'; part: 'morning' | 'afternoon' | 'evening'; loose?: true }
  | { mark: 'direction'; direction: 'earlier' | 'later' }
  | { mark: 'flexible' }
  | { mark: 'fixed' }
  | { mark: 'cancelled' }
  | { mark: 'waiting' }
  | ({ mark: 'late' } & Late)
  | { mark: 'bad'; text: string; why: string }

export const FIRST = 0xe000
export const isMark = (char: string): boolean => char >= '\ue000' && char < '\uf8ff'
export const MARK = /[\ue000-\uf8ff]/g

export type Lexed = { text: string; marks: Mark[] }
export const markAt = (marks: readonly Mark[], char: string): Mark | undefined =>
  marks[char.charCodeAt(0) - FIRST]

export function timed(text: string, make: (clock: Clock) => Mark): Mark | null {
  const clock = clockOf(text)
  if (clock) return make(clock)
  return /[:.]/.test(text) || /^\d{4}$/.test(text)
    ? { mark: 'bad', text, why: `${text} is not a time of day` }
    : null
}
export const sized = (text: string, make: (minutes: number) => Mark): Mark | null => {
  const minutes = lengthOf(text)
  return minutes === null ? null : make(minutes)
}
export function between(a: string, b: string): Mark | null {
  const [from, to] = [clockOf(a), clockOf(b)]
  return from && to ? { mark: 'range', from, to } : null
}
export function ranged(match: string, a: string, b: string): Mark | null {
  // "Ten to three" and "quarter to two" are times; "10 to 3" is a range.
  if (/^\s*(?:at )?(?:a )?(?:quarter|five|ten|twenty(?:[ -]?five)?) to\b/i.test(match)) {
    const clock = clockOf(match.replace(/^\s*at /i, ''))
    if (clock) return { mark: 'time', clock }
  }
  const [from, to] = [clockOf(a), clockOf(b)]
  if (from && to) return { mark: 'range', from, to }
  const wrong = from ? b : a
  return /[:.]/.test(wrong) ? { mark: 'bad', text: match.trim(), why: `${wrong} is not a time of day` } : null
}
export function optional(texts: string[]): Mark | null {
  const clocks = texts.map(text => clockOf(text)).filter(clock => clock !== null)
  return clocks.length > 0 ? { mark: 'options', clocks } : null
}

const kinds =
  (...marks: Mark['mark'][]) =>
  (mark: string): boolean =>
    marks.some(each => each === mark)
/** Marks that say when an entry is, and those that start one. */
export const [isWhen, isAnchor] = [kinds('time', 'range'), kinds('time', 'range', 'bad')]
export const [isHowLong, isWhenOrHowLong] = [kinds('length', 'end'), kinds('time', 'range', 'length')]
export const isGone = kinds('cancelled', 'moved')
