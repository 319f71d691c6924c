// A key shared by a tube and a recipe's part: "6.43", "6/43" and "acid toner, 6-43 copper" are the same shade of a
// system, "6 %" is 20 vol, and lightener is lightener.
import { folded } from '../../fold-text'
import { LETTERS } from '../../trade/colour/codes'
import { volumeOf } from '../../trade/colour/developers'

const VOLUME = /(\d{1,2}(?:\.\d)?)\s*vol/
const PERCENT = /(\d{1,2}(?:[.,]\d{1,2})?)\s*%/
const LIGHTENER = /lightener|bleach|\bblond(?:or|me)\b|balayage clay/
const HALF = /(?<![\d.,/-])([89])[.,]5[-/](\d{1,2})(?!\d)/
const DIGITS = /(?<![\d.,/-])(0?\d{1,2})\s?[/.,-]\s?(\d{1,3})(?![\d]|\s?%)/
const LETTER = new RegExp(
  `(?<![\\d.,/-])0?(1[0-2]|[1-9])(${Object.keys(LETTERS).join('|')})(?![a-z0-9])`,
  'i',
)

/** Null if the text has no code, no developer and no lightener. */
export function shadeKey(text: string): string | null {
  const plain = folded(text)
  const volume = plain.match(VOLUME)
  if (volume) return `${Number(volume[1])} vol`
  const percent = plain.match(PERCENT)
  const sold = percent ? volumeOf(Number(percent[1]?.replace(',', '.'))) : null
  if (sold !== null) return `${sold} vol`
  if (LIGHTENER.test(plain)) return 'lightener'
  const half = plain.match(HALF)
  if (half) return `${half[1]}.5/${half[2]}`
  const digits = plain.match(DIGITS)
  if (digits) return `${Number(digits[1])}/${digits[2]}`
  const letters = text.match(LETTER)
  if (!letters) return null
  const tone = letters[2]?.toLowerCase() ?? ''
  return `${letters[1]}/${tone === 'n' ? '0' : tone}`
}
