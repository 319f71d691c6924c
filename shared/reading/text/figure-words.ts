// A number in words, as it is dictated: "five thousand", "twelve thousand five hundred", "forty-five".
import { ONE_TO_TWELVE, TEENS, TENS } from '../values/number-words'

const UNITS: Readonly<Record<string, number>> = { zero: 0, ...ONE_TO_TWELVE, ...TEENS }
const LARGE: Readonly<Record<string, number>> = {
  thousand: 1_000,
  grand: 1_000,
  k: 1_000,
  million: 1_000_000,
}
const LONGEST = 100

/** The value of words below a thousand; null where they make no number: "two three", "twenty eleven". */
function small(words: readonly string[]): number | null {
  let sum = 0
  /** What may still follow: hundreds, then tens, then ones. */
  let room = 1_000
  for (const [index, word] of words.entries()) {
    if (word === 'and' && index > 0 && index < words.length - 1) continue
    const one = UNITS[word]
    const ten = TENS[word]
    if (word === 'hundred' && sum > 0 && sum < 20 && room < 100) {
      sum *= 100
      room = 100
    } else if (ten !== undefined && room >= 100) {
      sum += ten
      room = 10
    } else if (one !== undefined && (room >= 100 || (room === 10 && one > 0 && one < 10))) {
      sum += one
      room = 1
    } else return null
  }
  return sum
}

/**
 * The same number in digits; null where the words make none. Up to 999 million, without decimals and without
 * guessing.
 */
export function inDigits(text: string): string | null {
  const low = text.toLowerCase()
  if (low.length > LONGEST || !/^[a-z][a-z -]*$/.test(low)) return null
  if (low === 'nil') return '0'
  const words = low.replace(/^a(?= (?:hundred|thousand|million|grand)\b)/, 'one').split(/[ -]+/)
  let total = 0
  let part: string[] = []
  let most = Number.POSITIVE_INFINITY
  for (const word of words) {
    const times = LARGE[word]
    if (times === undefined) {
      part.push(word)
      continue
    }
    const count = part.length > 0 ? small(part) : null
    if (count === null || count === 0 || times >= most) return null
    total += count * times
    most = times
    part = []
  }
  const rest = part[0] === 'and' && total > 0 ? part.slice(1) : part
  if (rest.length === 0) return total > 0 ? String(total) : null
  const last = small(rest)
  return last === null || (total > 0 && last === 0) ? null : String(total + last)
}
