// Shade codes as people say them: "eight one" is 8/1, "seven double four" is 7/44, "five en" is 5N. Two numbers in a
// row are a code only if no measure follows: "seven three months ago" is a level and a time.
import { ONE_TO_TWELVE, TEENS, TENS } from '../../../../reading/values/number-words'

type Digits = Readonly<Record<string, string>>
const digits = (entries: readonly (readonly [string, number])[]): Digits =>
  Object.fromEntries(entries.map(([word, number]) => [word, String(number)]))
const SMALL = Object.entries(ONE_TO_TWELVE)

const DEPTHS = digits(SMALL)
const NONE: Digits = { oh: '0', zero: '0', nought: '0', naught: '0' }
const TONES: Digits = { ...NONE, ...digits(SMALL.filter(([, number]) => number <= 9)) }
/** Two tones said as one number: "six sixteen" is 6/16, "eight thirty eight" 8/38. */
const PAIRS = digits([
  ...Object.entries(TENS).flatMap(([ten, tens]) =>
    SMALL.filter(([, number]) => number <= 9).flatMap(([one, number]): [string, number][] => [
      [`${ten} ${one}`, tens + number],
      [`${ten}-${one}`, tens + number],
    ]),
  ),
  ...SMALL.filter(([, number]) => number >= 10),
  ...Object.entries(TEENS),
])
const either = (words: Digits): string => Object.keys(words).join('|')
const DEPTH = `(?:${either(DEPTHS)})`
const TONE = `(?:${either(TONES)})`
const SECOND = `(?:double ${TONE}|${TONE} ${TONE}|${either(PAIRS)}|${TONE})`
/** What makes the second number a measure, an amount or a ratio instead. */
const MEASURED =
  '(?!\\s*(?:%|-|per ?cent|percent|vol|cm|centi|mm|mil|inch|ins\\b|min|hour|hr|day|week|wk|month|mth|year|yr|times?\\b|visits?|sessions?|levels?|shades?|tones?\\b|grams?|g\\b|parts?|foils?|of\\b|to\\b|or\\b|and a half|point|slash|dot|dash|stroke|hundred|times|bleach|box))'
const PREVIOUS =
  '(?<!(?:point|slash|dot|dash|stroke|aged?|about|over|than|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one to|hundred) )'

const CODE = new RegExp(`${PREVIOUS}\\b(${DEPTH}) (${SECOND})\\b${MEASURED}`, 'g')
const NATURAL = new RegExp(`\\b(${DEPTH}) (?:en|n)\\b`, 'g')
const AFTER_A_MARK = /\b(point|slash|dot|stroke) (?:oh|o|nought|naught)\b/g

function tonesOf(words: string): string {
  const pair = PAIRS[words]
  if (pair) return pair
  const [first = '', second] = words.split(' ')
  if (first === 'double') return (TONES[second ?? ''] ?? '').repeat(2)
  if (second !== undefined) return `${TONES[first] ?? ''}${TONES[second] ?? ''}`
  return TONES[first] ?? ''
}

/** `text` in lower case, before its number words become digits. */
export function codesFromSpeech(text: string): string {
  return text
    .replace(AFTER_A_MARK, '$1 zero')
    .replace(NATURAL, (_, depth: string) => `${DEPTHS[depth] ?? ''}/0`)
    .replace(CODE, (_, depth: string, tones: string) => `${DEPTHS[depth] ?? ''}/${tonesOf(tones)}`)
}
