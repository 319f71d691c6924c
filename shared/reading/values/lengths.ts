// How long: 45m, 1h30, 1.5 hrs, "an hour and a half", ninety minutes.

import { type Doc, read } from '../doc'
import { onlyFigures } from '../letters'
import { type Slot, typed, type WordingMatch } from '../wording'
import { fivesAt, glued, here, mayBegin, tokenOf } from './clock'
import { ONE_TO_TWELVE } from './number-words'

type Part = { to: number; value: number }

const figures = (most: number) => (norm: string) =>
  onlyFigures(norm) && norm.length <= most ? Number(norm) : undefined
const MOST_HOURS = 6
/** As hours: "a", "an", and "one" to "six". */
const hoursSaid = (norm: string): number | undefined => {
  const count = norm === 'a' || norm === 'an' ? 1 : ONE_TO_TWELVE[norm]
  return count === undefined || count > MOST_HOURS ? undefined : count
}
const SIGNS: Readonly<Record<string, number>> = { '½': 30, '1/2': 30, '¼': 15, '1/4': 15, '¾': 45, '3/4': 45 }
const fives =
  (least: number): Slot =>
  (doc, at) => {
    const found = fivesAt(doc, at)
    return found && found.value >= least ? [found] : []
  }
const SLOTS: Readonly<Record<string, Slot>> = {
  hour: tokenOf(norm => (norm === 'hour' || norm === 'hr' ? 60 : undefined)),
  couple: tokenOf(norm => (norm === 'couple' ? 120 : undefined)),
  sign: tokenOf(norm => SIGNS[norm]),
  half: tokenOf(norm => ({ half: 30, quarter: 15 })[norm]),
  quarters: tokenOf(norm => (norm === 'three' || norm === '3' ? 45 : undefined)),
  count: tokenOf(norm => {
    const hours = hoursSaid(norm)
    return hours === undefined ? undefined : hours * 60
  }),
  ofday: tokenOf(norm => ONE_TO_TWELVE[norm]),
  // Below ten, and "1,5" works too.
  number: tokenOf(norm =>
    Number(norm.replace(',', '.')) < 10 ? Number(norm.replace(',', '.')) * 60 : undefined,
  ),
  few: tokenOf(norm =>
    Number(norm.replace(',', '.')) < 6 ? Number(norm.replace(',', '.')) * 60 : undefined,
  ),
  // "1:30 h" is a length, "9:30 h" and "01:30 h" are times.
  early: tokenOf(norm => (norm.length === 1 && Number(norm) < 6 ? Number(norm) * 60 : undefined)),
  point: glued(tokenOf(norm => (onlyFigures(norm) ? Number(`0.${norm}`) * 60 : undefined))),
  two: tokenOf(figures(2)),
  three: tokenOf(norm => figures(3)(norm.endsWith('.0') ? norm.slice(0, -2) : norm)),
  four: tokenOf(figures(4)),
  spoken: fives(5),
  teens: fives(15),
  // "1h05", "1 hr 30"
  tight: glued(tokenOf(norm => (norm.length === 2 ? figures(2)(norm) : undefined))),
  bare: tokenOf(norm => (['15', '20', '30', '40', '45', '50'].includes(norm) ? Number(norm) : undefined)),
  thirty: (_, at) => [{ to: at, value: 30 }],
  opened: ({ tokens }, at) =>
    at === 0 || '(,'.includes(tokens[at - 1]?.norm ?? ' ') ? [{ to: at, value: null }] : [],
  glued: glued(here),
}
const AND = 'and/&/n/=+'
const QUARTERS = '(a) @half, @quarters (=-) quarter/quarters'
const PART = `{${QUARTERS}, @sign}`
const HRS = 'hour/hours/hors/huors/houres/horus/hr/hrs'
const MIN = `min/mins/minut/minuts/minute/minutes/minuten/minuti/minutos/minuty/mn/mns/mim/mims/minuet/minuets/mint/mints/minite/minites/mnt/mnts`
/**
 * What may follow the hours: "and a half", ", 20 min", "fifteen". In "an hour and half nine lunch" the "half nine"
 * is half past nine.
 */
const BEHIND = `({${AND} ${PART} -#/@ofday, (${AND}/=,) @two/@spoken (=-) ${MIN}/m, (${AND}) @teens -past/to/=:, @bare -=:, @tight -=:})`
/** The values of a match are added up. */
const LENGTH = typed(
  [
    `{${QUARTERS}} (=-) (of) (a/an) hour/hr, halfhour @thirty, @sign (=-) (of) (a/an) ${HRS}/h`,
    `(a) @couple of ${HRS}, @hour ${AND} ${PART}, @opened @hour +{;;, =)/=./=,/=;}`,
    `@number =: @tight ${HRS}, @early =: @tight h, @number/@count (${AND} ${PART}) (=-) ${HRS} ${BEHIND}`,
    `@number @sign (=-) ${HRS}/h, =. @point (=-) ${HRS}/h, @few (${AND} ${PART}) h -{@glued =/} ${BEHIND}`,
    `@three/@spoken (=-) ${MIN}, @four @glued m, @four @glued ’/'/′ -{@glued @word}`,
  ],
  SLOTS,
)
/** "30-40 min" counts as its longer end. In "10 – 45 min" and "at 10-45 min" the first number is an hour. */
const RANGE = typed(`<at/=@ @three =-/–/to @four (=-) ${MIN}`, SLOTS)

/** The length that begins at a token, in minutes; null where none does. */
export function lengthAt(doc: Doc, at: number): Part | null {
  if (!mayBegin(doc, at)) return null
  const range = RANGE.at(doc.text, at)
  const [from = 0, end = 0] = numbers(range)
  const isHour = from >= 10 && from <= 12 && end >= 25 && !doc.tokens[at + 1]?.glued
  if (range && (from === 5 || from >= 10) && !isHour) return { to: range.to, value: end }
  const found = LENGTH.at(doc.text, at)
  const value = Math.round(numbers(found).reduce((sum, each) => sum + each, 0))
  return found && value > 0 ? { to: found.to, value } : null
}
const numbers = (found: WordingMatch | null): number[] =>
  (found?.values ?? []).filter(value => typeof value === 'number')

/** The minutes of a written length; null where it isn't one. */
export function lengthOf(written: string): number | null {
  const doc = read(written)
  const found = lengthAt(doc, 0)
  return found?.to === doc.tokens.length ? found.value : null
}
