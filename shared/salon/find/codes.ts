// Shade codes and strengths in any text, in one comparable form. A code means nothing without its maker
// (trade/codes.ts). "6.43" equals "6/43" if the salon or the text names one maker for both; otherwise the separator
// says whose it is.
import { LETTERS, MAKERS, type Maker, makerOf } from '../../trade/colour/codes'
import { volumeOf } from '../../trade/colour/developers'

export type Mark = { from: number; to: number }
/** `whose`: the maker, if the text names one; else the separator between depth and tone. */
export type Code = Mark & { depth: string; tone: string; whose: Maker | Sign }
type Sign = '/' | '.' | '-'

const DIGITS =
  /(?<![\d/.,:£$€-])(?:0?(1[0-2]|[1-9]\d?))\s?([/.,-])\s?(\d{1,3})(?![\d/]|[.,-]\d|\s?(?:%|vol|g\b|gr|ml|min|week|wk|month|year|hour))/gi
const LETTERED = /(?<![\p{L}\d/.,-])0?(1[0-2]|[1-9])-?([A-Za-z]{1,2})(?![\p{L}\d])/gu
/** "5 g", "6 h", "9 am": lower-case measures rather than shades. */
const MEASURES = new Set(['g', 'h', 'am', 'pm', 'cm', 'ml', 'mm', 'kg', 'x'])

const signOf = (sign: string | undefined): Sign => (sign === '/' || sign === '-' ? sign : '.')
/** Igora's 66-46 and Wella's 66/46 are separate depths; 13 to 32 aren't depths. */
const isDepth = (depth: string): boolean =>
  Number(depth) <= 12 || (depth[0] === depth[1] && Number(depth) >= 33)

export function codesIn(text: string): Code[] {
  const maker = makerOf(text)
  const found: Code[] = []
  for (const { 0: all, 1: depth = '', 2: sign, 3: tone = '', index } of text.matchAll(DIGITS))
    if (isDepth(depth))
      found.push({ depth, tone, whose: maker ?? signOf(sign), from: index, to: index + all.length })
  for (const { 0: all, 1: depth = '', 2: letters = '', index } of text.matchAll(LETTERED))
    if (Object.hasOwn(LETTERS, letters.toUpperCase()) && !MEASURES.has(letters))
      found.push({
        depth,
        tone: letters.toUpperCase(),
        whose: 'letters',
        from: index,
        to: index + all.length,
      })
  return found
}

/** Whose code it is, in a salon that uses `house` (null: not known). */
export function ownerOf(whose: Code['whose'], house: Maker | null): Maker {
  if (whose in MAKERS) return whose as Maker
  if (house !== null && house !== 'letters') return house
  return whose === '/' ? 'wella' : whose === '-' ? 'schwarzkopf' : 'loreal'
}

const VOLUMES = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s?(vols?\b|volumes?\b|%|per ?cent\b)/gi
const SOLD_AS_PERCENT = new Set([1.5, 1.9, 2.1, 3, 4, 6, 9, 12])

export type Strength = Mark & { volume: number }

/** "20 vol", "20vol", "6 %": the same bottle. "30 % grey" isn't a strength. */
export function strengthsIn(text: string): Strength[] {
  return [...text.matchAll(VOLUMES)].flatMap(({ 0: all, 1: figure = '', 2: unit = '', index }) => {
    const value = Number(figure.replace(',', '.'))
    const volume = /^v/i.test(unit) ? value : SOLD_AS_PERCENT.has(value) ? volumeOf(value) : null
    return volume === null ? [] : [{ volume, from: index, to: index + all.length }]
  })
}
