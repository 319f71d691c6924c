// How long, and until when: "thirty five minutes", "three quarters of an hour", "until a quarter past three".
import type { HowLong } from './intents'
import { type Read, readNumber } from './numbers'

const SECONDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:sec|secs|second|seconds)$/, 1],
  [/^(?:min|mins|minute|minutes|minuets)$/, 60],
  [/^(?:hr|hrs|hour|hours)$/, 3600],
]
const PHRASES: readonly (readonly [string, number])[] = [
  ['three quarters of an hour', 45 * 60],
  ['a quarter of an hour', 15 * 60],
  ['quarter of an hour', 15 * 60],
  ['an hour and three quarters', 105 * 60],
  ['an hour and a quarter', 75 * 60],
  ['an hour and a half', 90 * 60],
  ['half an hour', 30 * 60],
  ['half a minute', 30],
  ['half hour', 30 * 60],
  ['a couple of minutes', 120],
  ['an hour', 3600],
  ['a minute', 60],
]

const unitOf = (word: string | undefined): number | null =>
  SECONDS.find(([unit]) => word !== undefined && unit.test(word))?.[1] ?? null

/** In seconds. */
export function readDuration(words: readonly string[], at: number): Read<number> {
  const rest = words.slice(at, at + 6).join(' ')
  const phrase = PHRASES.find(([said]) => rest === said || rest.startsWith(`${said} `))
  if (phrase) return more(words, phrase[1], at + phrase[0].split(' ').length)
  const number = readNumber(words, at)
  const unit = number && unitOf(words[number.next])
  if (!number || !unit) return null
  const after = words.slice(number.next + 1, number.next + 4).join(' ')
  // "One hour and a half", "two minutes and a half".
  if (after === 'and a half') return { value: (number.value + 0.5) * unit, next: number.next + 4 }
  return more(words, number.value * unit, number.next + 1)
}

/** "One hour ten minutes", "two minutes and thirty seconds". */
function more(words: readonly string[], value: number, next: number): Read<number> {
  const from = words[next] === 'and' ? next + 1 : next
  const number = readNumber(words, from)
  const unit = number && unitOf(words[number.next])
  // "An hour and ten", but only at the end or before "on", "for" or "timer".
  const isEnd = number !== null && /^(?:on|for|timer|)$/.test(words[number.next] ?? '')
  if (number && !unit && from > next && value === 3600 && isEnd && number.value < 60)
    return { value: value + number.value * 60, next: number.next }
  return number && unit && unit < 3600 && value % (unit * 60) === 0 && value >= unit * 60
    ? { value: value + number.value * unit, next: number.next + 1 }
    : { value, next }
}

/** As a clock says it; "half three" is half past three. */
function readClock(words: readonly string[], at: number): Read<{ hour: number; minute: number }> {
  const written = /^(\d{1,2})[:.](\d{2})$/.exec(words[at] ?? '')
  if (written && Number(written[1]) < 24 && Number(written[2]) < 60)
    return { value: { hour: Number(written[1]), minute: Number(written[2]) }, next: at + 1 }
  const from = words[at] === 'a' ? at + 1 : at
  const part =
    words[from] === 'quarter'
      ? { value: 15, next: from + 1 }
      : words[from] === 'half'
        ? { value: 30, next: from + 1 }
        : readNumber(words, from)
  if (part === null) return null
  const side = words[part.next]
  if (side === "o'clock") return { value: { hour: part.value, minute: 0 }, next: part.next + 1 }
  const offset = side === 'minutes' ? part.next + 1 : part.next
  const hour = readNumber(words, words[from] === 'half' && side !== 'past' ? part.next : offset + 1)
  if (hour === null || hour.value < 1 || hour.value > 12) return null
  if (words[offset] === 'past' || words[from] === 'half')
    return { value: { hour: hour.value, minute: part.value }, next: hour.next }
  if (words[offset] !== 'to') return null
  return { value: { hour: hour.value === 1 ? 12 : hour.value - 1, minute: 60 - part.value }, next: hour.next }
}

/** A length, or a time after "until". */
export function readLength(words: readonly string[], at: number): Read<HowLong> {
  if (['until', 'till', 'til'].includes(words[at] ?? '')) {
    const until = readClock(words, at + 1)
    return until && { value: { seconds: null, until: until.value }, next: until.next }
  }
  const length = readDuration(words, at)
  return length && { value: { seconds: length.value, until: null }, next: length.next }
}
