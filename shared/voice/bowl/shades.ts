// Shades as people say them: "seven one", "six oh one", "seven point four three", "six slash naught one", "six n",
// "71".

import { ONE_TO_TWELVE, TEENS, TENS } from '../../reading/values/number-words'
import { LETTERS, MAKERS, makerOf } from '../../trade/colour/codes'
import type { Context } from '../intents'
import { digitOf, isUnit, type Read } from '../numbers'

type Separator = Context['separator']

/** How a salon with this maker's colour writes 7/1; null: as it was said. Ranges with letters have no separator. */
export function separatorOf(colourBrand: string | null): Separator {
  const maker = makerOf(colourBrand)
  const sign = maker === null ? '' : MAKERS[maker].separator
  return sign === '/' || sign === '.' || sign === '-' ? sign : null
}

/** Products weighed like a shade, but without a number. */
const NAMED: ReadonlySet<string> = new Set('clear bleach lightener powder'.split(' '))
const BETWEEN: Readonly<Record<string, '/' | '.' | '-'>> = {
  point: '.',
  dot: '.',
  slash: '/',
  stroke: '/',
  over: '/',
  dash: '-',
  hyphen: '-',
}

function level(word: string | undefined): number | null {
  if (word === undefined) return null
  const value = /^\d{1,2}$/.test(word) ? Number(word) : word === 'ate' ? 8 : ONE_TO_TWELVE[word]
  if (value !== undefined && value >= 0 && value <= 12) return value
  return ['naught', 'nought', 'zero', 'oh'].includes(word) ? 0 : null
}

const written = (depth: number, tone: string, said: Separator, own: Separator): string => {
  if (tone === '') return String(depth)
  if (/^[a-z]/i.test(tone)) return `${depth}${tone.toUpperCase()}`
  return `${depth}${own ?? said ?? '/'}${tone}`
}

/**
 * "7/1", "7.1", "7-1", "7n", "71", "601", "1016". In two or more digits without a separator, the level comes first.
 */
function inOneWord(word: string, own: Separator): string | null {
  const apart = /^(\d{1,2})([/.-])(\d{1,3}|[a-z]{1,2})$/.exec(word)
  if (apart) {
    const sign = apart[2] === '.' ? '.' : apart[2] === '-' ? '-' : '/'
    return Number(apart[1]) <= 12 ? written(Number(apart[1]), apart[3] ?? '', sign, own) : null
  }
  const letters = /^(\d{1,2})([a-z]{1,2})$/.exec(word)
  if (letters && Object.hasOwn(LETTERS, (letters[2] ?? '').toUpperCase()) && Number(letters[1]) <= 12)
    return written(Number(letters[1]), letters[2] ?? '', null, own)
  const closed = /^(1[0-2]|\d)(\d{1,3})$/.exec(word)
  return closed && word.length > 1 && word !== '10' && word !== '11' && word !== '12'
    ? written(Number(closed[1]), closed[2] ?? '', null, own)
    : null
}

/** A level alone ("seven") isn't a shade that can be added, taken out or changed to. */
export const isShade = (shade: string): boolean => !/^\d{1,2}$/.test(shade)

/** `stop`: whether something else begins here, such as a ratio or a weight, so that the shade has ended. */
export function readShade(
  words: readonly string[],
  at: number,
  own: Separator,
  stop: (at: number) => boolean,
): Read<string> {
  const first = words[at]
  if (first === undefined) return null
  if (NAMED.has(first)) return { value: first, next: at + 1 }
  const closed = inOneWord(first, own)
  if (closed !== null && !isUnit(words[at + 1])) return { value: closed, next: at + 1 }
  const depth = level(first)
  if (depth === null || isUnit(words[at + 1])) return null
  let next = at + 1
  const sign = BETWEEN[words[next] === 'forward' ? (words[next + 1] ?? '') : (words[next] ?? '')] ?? null
  if (sign !== null) next += words[next] === 'forward' ? 2 : 1
  const letter = words[next] ?? ''
  if (
    sign === null &&
    /^[a-z]{1,2}$/.test(letter) &&
    Object.hasOwn(LETTERS, letter.toUpperCase()) &&
    !stop(next)
  )
    if (
      !(
        letter === 'a' &&
        ['few', 'bit', 'hundred', 'half', 'quarter', 'couple'].includes(words[next + 1] ?? '')
      )
    )
      return { value: written(depth, letter, sign, own), next: next + 1 }
  const tone = readTone(words, next, sign !== null, stop)
  if (tone === null) return sign === null ? { value: String(depth), next } : null
  return { value: written(depth, tone.value, sign, own), next: tone.next }
}

/** The tones, first and second: "one", "four three", "forty three", "sixteen". */
function readTone(
  words: readonly string[],
  at: number,
  must: boolean,
  stop: (at: number) => boolean,
): Read<string> {
  let value = ''
  let next = at
  // Three tones only after a separator or a naught. "Seven one seven two" is two shades with a weight lost between
  // them.
  const most = (): number => (must || value.startsWith('0') ? 3 : 2)
  while (value.length < most() && !isUnit(words[next + 1]) && !stop(next)) {
    const word = words[next]
    const digit = digitOf(word, true)
    // "Seven for thirty five minutes": a length of time and not tone four.
    if (
      digit === null ||
      // "Nought one to the ends": the "to" isn't a two.
      (['to', 'too', 'for', 'fore'].includes(word ?? '') && ONWARDS.has(words[next + 1] ?? '')) ||
      (!must && ['for', 'fore'].includes(word ?? '') && isNumberThen(words, next + 1, /^min/))
    )
      break
    value += digit
    next += 1
  }
  if (value !== '') return { value, next }
  const pair = PAIRS[words[at] ?? ''] ?? (/^\d{2}$/.test(words[at] ?? '') ? words[at] : undefined)
  if (pair === undefined || isUnit(words[at + 1]) || stop(at)) return null
  const one =
    /[2-9]0$/.test(pair) && !/^\d/.test(words[at] ?? '') && !stop(at + 1) ? digitOf(words[at + 1]) : null
  if (one !== null) return isUnit(words[at + 2]) ? null : { value: `${pair[0]}${one}`, next: at + 2 }
  // "Seven thirty" may be tones, or a strength that lost its "vol". We don't take it, so the question comes up again.
  return !must && STRENGTHS.test(pair) ? null : { value: pair, next: at + 1 }
}
const ONWARDS: ReadonlySet<string> = new Set('the a an my her his their this that it'.split(' '))
const STRENGTHS = /^[1-4]0$/

const isNumberThen = (words: readonly string[], at: number, unit: RegExp): boolean =>
  unit.test(words[at + 1] ?? '') || unit.test(words[at + 2] ?? '')

/** "Sixteen" means the tones 1 and 6, as two digits. */
const PAIRS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ eleven: 11, twelve: 12, ...TEENS, ...TENS }).map(([word, value]) => [word, String(value)]),
)
