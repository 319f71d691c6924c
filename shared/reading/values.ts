// Numbers with what they count, from tokens: one parser for each kind, beside its units as data.

import { type CodeTone, LETTERS, type Maker, toneOfDigits, UNSURE_LETTERS } from '../trade/codes'
import { ONE_TO_TWELVE, TEENS, TENS } from '../trade/number-words'
import type { Clause, Doc, Stretch, Token } from './doc'

export type Value = Stretch & {
  of: 'weeks' | 'cm' | 'percent' | 'age' | 'minutes' | 'money' | 'grams' | 'volume' | 'number'
  value: number
}
/** `bare`: a number alone, which need not be a depth. */
export type Shade = Stretch & { level: number; tone: CodeTone | null; bare: boolean }

const UNITS: Readonly<Record<string, { of: Value['of']; times: number }>> = {
  ...unit('weeks', 1, 'wk', 'wks', 'week', 'weeks', 'w'),
  ...unit('weeks', 52 / 12, 'month', 'months', 'mth', 'mths', 'mo', 'mos'),
  ...unit('weeks', 52, 'year', 'years', 'yr', 'yrs', 'y'),
  ...unit('weeks', 1 / 7, 'day', 'days'),
  ...unit('cm', 1, 'cm', 'cms', 'centimetre', 'centimetres'),
  ...unit('cm', 0.1, 'mm', 'mil'),
  ...unit('cm', 2.54, 'in', 'ins', 'inch', 'inches', '"'),
  ...unit('percent', 1, '%', 'percent', 'pc', 'per'),
  ...unit('minutes', 1, 'min', 'mins', 'minute', 'minutes'),
  ...unit('minutes', 60, 'hr', 'hrs', 'hour', 'hours'),
  ...unit('money', 1, 'quid', 'pound', 'pounds', 'euro', 'euros'),
  ...unit('grams', 1, 'g', 'gram', 'grams', 'gr'),
  ...unit('volume', 1, 'vol', 'vols', 'volume'),
  ...unit('volume', 10 / 3, 'percent peroxide'),
}
const MONEY_SIGNS = new Set(['£', '€', '$'])
const HALVES = new Set(['half', '½'])
const NUMBERS: Readonly<Record<string, number>> = { ...ONE_TO_TWELVE, ...TEENS, ...TENS }
/** Amounts only where a unit follows: "an inch", "a few goes". */
const WITH_A_UNIT: Readonly<Record<string, number>> = { a: 1, an: 1, couple: 2, few: 3 }
/** Before a day of the month, "9/8"; a shade is in nobody's diary. */
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
const NOT_A_DEPTH = new Set(['for', 'ages', 'age', 'aged', 'at', 'room'])

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

/** "3", "three", "1 1/2", "an inch and a half" begins with "an". */
function amountAt({ tokens }: Doc, at: number, end: number): Amount | null {
  const token = tokens[at]
  if (!token) return null
  let value: number | null = null
  let to = at + 1
  if (token.kind === 'number') {
    // A code ("7/43") is no amount, and a number all the same.
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
    const ones = ONE_TO_TWELVE[tokens[to]?.norm ?? '']
    if (value !== null && value >= 20 && ones !== undefined && ones < 10 && to < end) {
      value += ones
      to++
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

/** "and a half", "n half" after a unit. */
function halfAfter({ tokens }: Doc, at: number, end: number): number {
  let to = at
  if (to < end && ['and', 'n', '&'].includes(tokens[to]?.norm ?? '')) to++
  else return at
  if (tokens[to]?.norm === 'a') to++
  return to < end && HALVES.has(tokens[to]?.norm ?? '') ? to + 1 : at
}

/** Amounts with a unit; ages; all other numbers as such. In the order of the text. */
export function valuesIn(doc: Doc, clause: Clause): Value[] {
  const { tokens } = doc
  const found: Value[] = []
  for (let at = clause.from; at < clause.to; ) {
    const amount = amountAt(doc, at, clause.to)
    if (!amount) {
      at++
      continue
    }
    let { to } = amount
    let { value } = amount
    const named = UNITS[tokens[to]?.norm ?? '']
    if (named && to < clause.to) {
      to++
      const half = halfAfter(doc, to, clause.to)
      if (half > to) {
        value += 0.5
        to = half
      }
      found.push({ of: named.of, value: value * named.times, from: at, to })
    } else if (WITH_A_UNIT[tokens[at]?.norm ?? ''] === undefined) {
      const isMoney = MONEY_SIGNS.has(tokens[at - 1]?.norm ?? '')
      found.push({ of: isMoney ? 'money' : 'number', value, from: isMoney ? at - 1 : at, to })
    }
    at = Math.max(to, at + 1)
  }
  return found
}

const SEPARATORS = '/.'

/** "6/0", "7.43", "5N", "6NA", "L6", "level six"; a bare number from 1 to 10 may be a depth. */
export function shadesIn(doc: Doc, clause: Clause, maker: Maker | null): Shade[] {
  const { tokens } = doc
  const values = valuesIn(doc, clause)
  return values.flatMap(({ of, from, to, value }): Shade[] => {
    if (of !== 'number') return []
    const token = tokens[from]
    const before = tokens[from - 1]?.norm ?? ''
    const earlier = `${tokens[from - 2]?.norm ?? ''} ${before}`
    if (token?.norm.includes('/') && (BEFORE_A_DATE.has(before) || BEFORE_A_DATE.has(earlier))) return []
    const coded = token?.kind === 'number' ? codeOf(token, tokens[to], maker) : null
    if (coded) return [{ ...coded, from, to: coded.letters ? to + 1 : to, bare: false }]
    const isNamed =
      before === 'level' || before === 'lvl' || before === 'l' || before === 'depth' || before === 'base'
    if (!(value >= 1 && value <= 10) || (value * 2) % 1 !== 0) return []
    return [
      {
        level: value,
        tone: null,
        from: isNamed ? from - 1 : from,
        to,
        bare: !isNamed && !NOT_A_DEPTH.has(before),
      },
    ]
  })
}

function codeOf({ norm }: Token, next: Token | undefined, maker: Maker | null) {
  const at = [...norm].findIndex(char => SEPARATORS.includes(char))
  const level = Number(at < 0 ? norm : norm.slice(0, at))
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
