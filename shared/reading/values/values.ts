// Numbers with what they count, read from tokens. There is one parser for each kind, next to its units as data.

import { type CodeTone, LETTERS, type Maker, toneOfDigits, UNSURE_LETTERS } from '../../trade/colour/codes'
import type { Clause, Doc, Stretch, Token } from '../doc'
import { ONE_TO_TWELVE, TEENS, TENS } from './number-words'

export type Value = Stretch & {
  of: 'weeks' | 'cm' | 'percent' | 'age' | 'minutes' | 'money' | 'grams' | 'volume' | 'number'
  value: number
}
/** `bare`: a number alone, which may not be a depth at all. */
export type Shade = Stretch & { level: number; tone: CodeTone | null; bare: boolean }

const UNITS: Readonly<Record<string, { of: Value['of']; times: number }>> = {
  ...unit('weeks', 1, 'wk', 'wks', 'week', 'weeks', 'weaks', 'weks', 'w'),
  ...unit('weeks', 52 / 12, 'month', 'months', 'mth', 'mths', 'mo', 'mos'),
  ...unit('weeks', 52, 'year', 'years', 'yr', 'yrs', 'y'),
  ...unit('weeks', 2, 'fortnight', 'fortnights'),
  ...unit('weeks', 1 / 7, 'day', 'days'),
  ...unit('cm', 1, 'cm', 'cms', 'centimetre', 'centimetres'),
  ...unit('cm', 0.1, 'mm', 'mil'),
  ...unit('cm', 2.54, 'in', 'ins', 'inch', 'inches', '"'),
  ...unit('percent', 1, '%', 'percent', 'persent', 'pc', 'per'),
  ...unit('minutes', 1, 'min', 'mins', 'minute', 'minutes', 'm'),
  ...unit('minutes', 60, 'hr', 'hrs', 'hour', 'hours'),
  ...unit('money', 1, 'quid', 'pound', 'pounds', 'euro', 'euros'),
  ...unit('grams', 1, 'g', 'gram', 'grams', 'gr'),
  ...unit('volume', 1, 'vol', 'vols', 'volume'),
  ...unit('volume', 10 / 3, 'percent peroxide'),
}
const MONEY_SIGNS = new Set(['£', '€', '$'])
const HALVES = new Set(['half', '½'])
const NUMBERS: Readonly<Record<string, number>> = { ...ONE_TO_TWELVE, ...TEENS, ...TENS }
/** These are amounts only where a unit follows: "an inch" is one, "a few goes" isn't. */
const WITH_A_UNIT: Readonly<Record<string, number>> = { a: 1, an: 1, couple: 2, few: 3 }
/** "9/8" after one of these is a date: nobody plans a shade in a diary. */
const BEFORE_A_DATE = new Set([
  'last in',
  'hols',
  'holiday',
  'holidays',
  'before',
  'since',
  'by',
  'until',
  'booked',
  'away',
  'wedding',
])
const NOT_A_DEPTH = new Set(
  'for ages age aged at room under over year size no number times x since by til till until ref bill parked before after'.split(
    ' ',
  ),
)
const NAMES_NO_SHADE = new Set([
  'ref',
  'reference',
  'bill',
  'room',
  'no',
  'number',
  'till',
  'til',
  'parked',
  '£',
  '€',
])
/** What a number may count instead of saying how dark hair is: "6 foils", "two shades". */
const COUNTED = new Set(
  `foils foil kids children times time packets boxes sessions session goes go people girls boys bowls tubes shades shade
  mornings nights evenings afternoons weekends levels level tones tints notches pieces of under pm am oclock th st nd rd yo x of or so visits streaks slices inch dogs cats`.split(
    /\s+/,
  ),
)
/** Before a number in words that is a depth: "level five", "a five", "base 5". */
const NAMES_DEPTH = new Set('level lvl lev lv l pl depth base levels'.split(' '))
const BEFORE_DEPTH = new Set(
  'a is about around roughly approx maybe say to the her his old root roots lengths mids ends regrowth tint tinted nat natural still'.split(
    ' ',
  ),
)
const POINTS = new Set(['point', 'slash', 'dot', 'stroke', 'oblique'])
const NOUGHT = new Set(['oh', 'o', 'nought', 'zero', 'naught'])

function unit(
  of: Value['of'],
  times: number,
  ...names: string[]
): Record<string, { of: Value['of']; times: number }> {
  return Object.fromEntries(names.map(name => [name, { of, times }]))
}

type Amount = Stretch & { value: number }

const plain = (norm: string): number | null => {
  const value = Number(norm.replaceAll(',', ''))
  return norm.includes('/') || Number.isNaN(value) ? null : value
}

/** The amount at a token: "3", "three", "1 1/2", or the "an" of "an inch and a half". */
function amountAt({ tokens }: Doc, at: number, end: number): Amount | null {
  const token = tokens[at]
  if (!token) return null
  let value: number | null = null
  let to = at + 1
  if (token.kind === 'number') {
    // A code like "7/43" isn't an amount, but it is still a number.
    value = plain(token.norm) ?? fraction(token.norm) ?? Number.NaN
    const next = tokens[to]
    const more = to < end && next?.kind === 'number' && !next.glued ? fraction(next.norm) : null
    if (value !== null && more !== null && more < 1) {
      value += more
      to++
    }
  } else if (HALVES.has(token.norm)) {
    value = 0.5
    if (tokens[to]?.norm === 'a' || tokens[to]?.norm === 'an') to++
  } else if (token.kind === 'word') {
    value = NUMBERS[token.norm] ?? WITH_A_UNIT[token.norm] ?? null
    // "Ninety-eight".
    const next = tokens[to]?.norm === '-' && tokens[to]?.glued ? to + 1 : to
    const ones = ONE_TO_TWELVE[tokens[next]?.norm ?? '']
    if (value !== null && value >= 20 && ones !== undefined && ones < 10 && next < end) {
      value += ones
      to = next + 1
    }
  }
  return value === null ? null : { from: at, to, value }
}

function fraction(norm: string): number | null {
  const [over, under, ...more] = norm.split('/')
  const value = Number(over) / Number(under)
  return more.length > 0 || under === undefined || Number(under) > 8 || Number(over) >= Number(under)
    ? null
    : value
}

/** Where an "and a half" or "n half" after a unit ends. */
function halfAfter({ tokens }: Doc, at: number, end: number): number {
  let to = at
  if (to < end && ['and', 'n', '&'].includes(tokens[to]?.norm ?? '')) to++
  else return at
  if (tokens[to]?.norm === 'a') to++
  return to < end && HALVES.has(tokens[to]?.norm ?? '') ? to + 1 : at
}

/** "in" means inches where it is glued to its number or hair words follow: "2in", "1 in regrowth". */
const AFTER_INCHES = new Set(
  'ago cent regrowth of long root roots new growth back natural nat grey'.split(' '),
)
/** These make the last word of "roots 1 in" an inch. */
const GROWS = new Set(['root', 'roots', 'regrowth', 'growth', 'rg'])
const AFTER_ONE_INCH = new Set('back of regrowth root roots showing grown new growth'.split(' '))
/** Too short to be units unless glued to their number: "5.0 w cover". */
const ONLY_GLUED = new Set(['in', 'w', 'y', 'g', 'm', 'per', '"'])
const isUnit = ({ tokens }: Doc, at: number, end: number): boolean =>
  !ONLY_GLUED.has(tokens[at]?.norm ?? '') ||
  tokens[at]?.glued === true ||
  (at + 1 >= end && tokens[at]?.norm === 'in' && GROWS.has(tokens[at - 2]?.norm ?? '')) ||
  (at + 1 < end && AFTER_INCHES.has(tokens[at + 1]?.norm ?? ''))

/** The unit at a token, with the size of one in the measure we keep. */
export const unitAt = (doc: Doc, at: number, end: number): { of: Value['of']; times: number } | null =>
  (at < end && isUnit(doc, at, end) && UNITS[doc.tokens[at]?.norm ?? '']) || null

const JOINS_SHARES = new Set(['-', '–', '/', 'to', 'or'])
const NAMES_OWN = new Set([...NAMES_DEPTH, 'natural', 'nat', 'root', 'roots'])
/** "40-60%" is a range; "6 - 60%" is a depth and then a share. */
const isRange = (low: number, high: number): boolean => low % 5 === 0 && low < high && high <= low * 4
const middle = (low: number, high: number): number => Math.round((low + high) / 2)
/**
 * A share. For two, as in "40 to 60%", "between 40 and 60%" or "40/60%", it is the middle, and the first is removed
 * from `found`.
 */
function shareAt({ tokens }: Doc, { from, to, value }: Amount, found: Value[]): Value {
  const [first, second] = (tokens[from]?.norm ?? '').split('/').map(Number)
  if (first !== undefined && second !== undefined && Number.isNaN(value))
    return { of: 'percent', value: isRange(first, second) ? middle(first, second) : second, from, to }
  const low = found.at(-1)
  const share: Value = { of: 'percent', value, from, to }
  if (!low || low.to !== from - 1 || (low.of !== 'number' && low.of !== 'percent')) return share
  const [before, join] = [tokens[low.from - 1]?.norm ?? '', tokens[low.to]?.norm ?? '']
  const isJoined = JOINS_SHARES.has(join) || (join === 'and' && before === 'between')
  if (!isJoined || NAMES_OWN.has(before) || !isRange(low.value, value)) return share
  found.pop()
  return { ...share, value: middle(low.value, value), from: low.from }
}

/** Amounts with a unit, ages, and all other numbers as plain numbers, in text order. */
export function valuesIn(doc: Doc, clause: Clause): Value[] {
  const { tokens } = doc
  const found: Value[] = []
  for (let at = clause.from; at < clause.to; ) {
    const amount = amountAt(doc, at, clause.to)
    if (!amount) {
      // "inch back": one inch.
      if (tokens[at]?.norm === 'inch' && at + 1 < clause.to && AFTER_ONE_INCH.has(tokens[at + 1]?.norm ?? ''))
        found.push({ of: 'cm', value: 2.54, from: at, to: at + 1 })
      at++
      continue
    }
    let { to } = amount
    let { value } = amount
    const named = unitAt(doc, to, clause.to)
    if (named) {
      to++
      const half = halfAfter(doc, to, clause.to)
      if (half > to) {
        value += 0.5
        to = half
      }
      if (named.of === 'percent') found.push(shareAt(doc, { from: at, to, value }, found))
      else found.push({ of: named.of, value: value * named.times, from: at, to })
    } else if (WITH_A_UNIT[tokens[at]?.norm ?? ''] === undefined) {
      const isMoney = MONEY_SIGNS.has(tokens[at - 1]?.norm ?? '')
      found.push({ of: isMoney ? 'money' : 'number', value, from: isMoney ? at - 1 : at, to })
    }
    at = Math.max(to, at + 1)
  }
  return found
}

const SEPARATORS = '/.-'

/**
 * Shades: "6/0", "7.43", "seven point four three", "5N", "L6", "level six", "between 5 and 6". A bare number may be
 * a depth.
 */
export function shadesIn(doc: Doc, clause: Clause, maker: Maker | null): Shade[] {
  const found: Shade[] = []
  const values = valuesIn(doc, clause)
  for (const value of values) {
    if (value.of !== 'number' || value.from < (found.at(-1)?.to ?? 0) || isRatio(doc, value)) continue
    const shade = shadeAt(doc, clause, value, maker)
    if (shade) found.push(shade)
  }
  return found
}

/** A mixing ratio: "1:1.5", "(2:1)". */
const isRatio = ({ tokens }: Doc, { from, to }: Stretch): boolean => {
  const joins = (at: number): boolean =>
    tokens[at]?.norm === ':' &&
    [tokens[at], tokens[at + 1]].every(token => token?.glued) &&
    [tokens[at - 1], tokens[at + 1]].every(token => token?.kind === 'number')
  return joins(to) || joins(from - 1)
}

/** These come before two depths written like a code: "about a 7/8". */
const BETWEEN_TWO = new Set(['about', 'around', 'between', 'roughly', 'levels', 'level', 'at'])
const OWN = new Set(['natural', 'nat', 'naturally', 'base', 'virgin'])
/**
 * Somebody's own colour, so a half depth and no tone, as nobody grows mahogany: "nat 5.5", "5/6 natural". Not in
 * "6/7 natural 5".
 */
const isOwn = (tokens: readonly Token[], from: number, to: number): boolean =>
  OWN.has(tokens[from - 1]?.norm ?? '') ||
  (OWN.has(tokens[to]?.norm ?? '') && tokens[to + 1]?.kind !== 'number')

/**
 * A figure in a name, as in "XR2": letters that nobody can pronounce, and no word for a depth or a tone before it.
 */
const isPartOfName = (tokens: readonly Token[], at: number): boolean => {
  const [before, figure] = [tokens[at - 1], tokens[at]]
  if (!figure?.glued || before?.kind !== 'word' || NAMES_DEPTH.has(before.norm)) return false
  const { length } = before.norm
  return (
    length > 1 &&
    length < 4 &&
    ![...before.norm].some(letter => 'aeiouy'.includes(letter)) &&
    plain(figure.norm) !== null
  )
}

function shadeAt(
  { tokens }: Doc,
  clause: Clause,
  { from, to, value }: Value,
  maker: Maker | null,
): Shade | null {
  const norm = (at: number): string => (at < clause.to ? (tokens[at]?.norm ?? '') : '')
  const token = tokens[from]
  const before = tokens[from - 1]?.norm ?? ''
  const earlier = `${tokens[from - 2]?.norm ?? ''} ${before}`
  const isNamed = NAMES_DEPTH.has(before)
  if (token?.norm.includes('/') && (BEFORE_A_DATE.has(before) || BEFORE_A_DATE.has(earlier))) return null
  const dashed = token?.kind === 'number' ? dashedAt(tokens, from) : null
  if (NAMES_NO_SHADE.has(before) || isPartOfName(tokens, from)) return null
  const coded = token?.kind === 'number' ? codeOf(dashed ?? token, tokens[to], maker) : null
  if (dashed && coded) return { ...coded, from, to: to + 2, bare: false }
  // "4C" is as often a curl type as a shade.
  if (coded?.letters && value >= 2 && value <= 4 && 'abc'.includes(tokens[to]?.norm ?? ' ')) return null
  // "sits at a 7/8": as likely between two depths as a code.
  const own = isOwn(tokens, from, to)
  const two =
    own || BETWEEN_TWO.has(before) || (before === 'a' && BETWEEN_TWO.has(tokens[from - 2]?.norm ?? ''))
  if (coded && own && token?.norm === `${coded.level}.5`)
    return { level: coded.level + 0.5, tone: null, from, to, bare: false }
  if (two && coded?.tone && token?.norm === `${coded.level}/${coded.level + 1}`)
    return { level: coded.level + 0.5, tone: null, from, to, bare: true }
  if (coded)
    return { ...coded, from: isNamed ? from - 1 : from, to: coded.letters ? to + 1 : to, bare: false }
  const spoken = POINTS.has(norm(to)) ? spokenDigits(tokens, to + 1, clause.to) : null
  if (spoken && value >= 1 && value <= 12 && value % 1 === 0) {
    const code = codeOf({ norm: `${value}.${spoken.digits}` }, undefined, maker)
    if (code) return { ...code, from, to: spoken.to, bare: false }
    if (spoken.digits === '5')
      return { level: Math.min(10, value + 0.5), tone: null, from, to: spoken.to, bare: false }
  }
  if (!(value >= 1 && value <= 10) || (value * 2) % 1 !== 0) return null
  if (['and', 'n', '&'].includes(norm(to)) && norm(to + 1) === 'a' && HALVES.has(norm(to + 2)))
    return { level: Math.min(10, value + 0.5), tone: null, from, to: to + 3, bare: !isNamed }
  // "between 5 and 6", "5-6", "a 5 or 6"
  const second = plainAt(tokens, to + 1, clause.to)
  if (second === value + 1) {
    const isBetween = before === 'between' && norm(to) === 'and'
    if (isBetween || norm(to) === '-')
      return { level: value + 0.5, tone: null, from, to: to + 2, bare: false }
    if (norm(to) === 'or' || norm(to) === 'to')
      return { level: value + 0.5, tone: null, from, to: to + 2, bare: true }
  }
  const isWord = token?.kind === 'word'
  if (!isNamed && (COUNTED.has(norm(to)) || NOT_A_DEPTH.has(before))) return null
  if (isWord && !isNamed && (value < 2 || !BEFORE_DEPTH.has(before))) return null
  return { level: value, tone: null, from: isNamed ? from - 1 : from, to, bare: !isNamed }
}

/** "5-65" and "6-0" are codes the way one maker writes them; "5-6" is between two depths. */
function dashedAt(tokens: readonly Token[], at: number): { norm: string } | null {
  const [whole, dash, tone] = tokens.slice(at, at + 3)
  if (dash?.norm !== '-' || !dash.glued || tone?.kind !== 'number' || !tone.glued) return null
  return tone.norm.length === 2 || tone.norm === '0' ? { norm: `${whole?.norm}-${tone.norm}` } : null
}

function plainAt(tokens: readonly Token[], at: number, end: number): number | null {
  const token = at < end ? tokens[at] : undefined
  if (!token) return null
  return token.kind === 'number' ? plain(token.norm) : (ONE_TO_TWELVE[token.norm] ?? null)
}

/** The digits after "point": "four three", "forty three", "oh". */
function spokenDigits(
  tokens: readonly Token[],
  from: number,
  end: number,
): { digits: string; to: number } | null {
  let digits = ''
  let at = from
  for (; at < end && digits.length < 2; at++) {
    const norm = tokens[at]?.norm ?? ''
    const ten = TENS[norm]
    const one = NOUGHT.has(norm) ? 0 : (plainAt(tokens, at, end) ?? TEENS[norm] ?? null)
    if (ten !== undefined && digits === '') {
      const ones = ONE_TO_TWELVE[tokens[at + 1]?.norm ?? ''] ?? 0
      return { digits: String(ten + (ones < 10 ? ones : 0)), to: ones > 0 && ones < 10 ? at + 2 : at + 1 }
    }
    if (one === null || one % 1 !== 0 || one > 99 || (digits !== '' && one > 9)) break
    digits += String(one)
  }
  return digits === '' ? null : { digits, to: at }
}

function codeOf({ norm }: Pick<Token, 'norm'>, next: Token | undefined, maker: Maker | null) {
  const at = [...norm].findIndex(char => SEPARATORS.includes(char))
  const figures = at < 0 ? norm : norm.slice(0, at)
  // "77/43": a strong tone has its depth written twice.
  const isTwice = at >= 0 && figures.length === 2 && figures[0] === figures[1] && figures !== '11'
  // "02/11" is a date.
  if (figures.startsWith('0')) return null
  const level = Number(isTwice ? figures[0] : figures)
  if (!(level >= 1 && level <= 12)) return null
  const depth = Math.min(10, level)
  if (at >= 0) {
    const digits = norm.slice(at + 1)
    if (digits.length > 2 || (norm[at] === '.' && digits === '5' && maker === null)) return null
    return { level: depth, tone: toneOfDigits(digits, norm[at] ?? '/', maker), letters: false }
  }
  const letters = next?.kind === 'word' && next.glued ? next.norm.toUpperCase() : ''
  const tone = LETTERS[letters]
  if (!tone) return null
  return {
    level: depth,
    tone: { tone, second: null, sure: !UNSURE_LETTERS.includes(letters), intense: false },
    letters: true,
  }
}
