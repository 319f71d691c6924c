// Numbers as people say them and as recognisers write them: "thirty five", "35", "30 5", "one and a half", "ate".
import { ONE_TO_TWELVE, TEENS, TENS } from '../reading/values/number-words'

/** A value and the place after it. */
export type Read<T> = { value: T; next: number } | null

const NOUGHT: Readonly<Record<string, number>> = { zero: 0, nought: 0, naught: 0, nil: 0, o: 0, oh: 0 }
/** Only where there must be a digit: after a level, before a unit, in a ratio. */
const SOUNDS: Readonly<Record<string, number>> = {
  won: 1,
  to: 2,
  too: 2,
  for: 4,
  fore: 4,
  free: 3,
  tree: 3,
  ate: 8,
}

const own = (table: Readonly<Record<string, number>>, word: string | undefined): number | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined

/** One digit from 0 to 9, including "oh" and "naught". `must`: nothing else is possible here, so "ate" is 8. */
export function digitOf(word: string | undefined, must = false): number | null {
  if (word !== undefined && /^\d$/.test(word)) return Number(word)
  const said = own(ONE_TO_TWELVE, word) ?? own(NOUGHT, word) ?? (must ? own(SOUNDS, word) : undefined)
  return said !== undefined && said < 10 ? said : null
}

const UNIT: ReadonlySet<string> = new Set(
  "g gm gms gram grams gramme grammes graham's graham' grahams graham vol vols volt volts vole volume volumes percent min mins minute minutes sec secs second seconds hr hrs hour hours weeks week days day months month".split(
    ' ',
  ),
)
export const isUnit = (word: string | undefined): boolean => word !== undefined && UNIT.has(word)

function whole(words: readonly string[], at: number): Read<number> {
  const word = words[at]
  if (word === undefined) return null
  if (/^\d+(?:\.\d+)?$/.test(word)) {
    const value = Number(word)
    const unit = words[at + 1]
    // "30 5 minutes": two pieces of one number, as the unit after them shows.
    if (value >= 20 && value < 100 && value % 10 === 0 && /^[1-9]$/.test(unit ?? '') && isUnit(words[at + 2]))
      return { value: value + Number(unit), next: at + 2 }
    return { value, next: at + 1 }
  }
  const tens = own(TENS, word)
  if (tens !== undefined) {
    const one = digitOf(words[at + 1])
    return one !== null && one > 0 && words[at + 1] !== 'o'
      ? { value: tens + one, next: at + 2 }
      : { value: tens, next: at + 1 }
  }
  const small = own(ONE_TO_TWELVE, word) ?? own(TEENS, word) ?? own(NOUGHT, word)
  return small === undefined ? null : { value: small, next: at + 1 }
}

function hundreds(words: readonly string[], at: number): Read<number> {
  const first =
    words[at] === 'a' && words[at + 1] === 'hundred' ? { value: 1, next: at + 1 } : whole(words, at)
  if (first === null || words[first.next] !== 'hundred') return first
  const rest = whole(words, first.next + (words[first.next + 1] === 'and' ? 2 : 1))
  return rest && rest.value < 100
    ? { value: first.value * 100 + rest.value, next: rest.next }
    : { value: first.value * 100, next: first.next + 1 }
}

/** "thirty five", "one and a half", "one point five", "a hundred and twenty", "for" only straight before a unit. */
export function readNumber(words: readonly string[], at: number): Read<number> {
  const sound = own(SOUNDS, words[at])
  if (sound !== undefined && isUnit(words[at + 1])) return { value: sound, next: at + 1 }
  const first = hundreds(words, at)
  if (first === null) return null
  const { value, next } = first
  const after = words.slice(next, next + 3).join(' ')
  if (after === 'and a half') return { value: value + 0.5, next: next + 3 }
  if (after.startsWith('and half')) return { value: value + 0.5, next: next + 2 }
  if (after === 'and a quarter') return { value: value + 0.25, next: next + 3 }
  const decimal = words[next] === 'point' ? digitOf(words[next + 1], true) : null
  return decimal === null ? first : { value: value + decimal / 10, next: next + 2 }
}
