// Clock times as people write them: 9.30, 930, 09:30, 9am, 9h30, "half nine" (the British 9:30), "quarter to two", noon.

import { type Doc, read } from '../doc'
import { onlyFigures } from '../letters'
import { type Slot, typed } from '../wording'
import { ONE_TO_TWELVE, TEENS, TENS } from './number-words'

/** A time of day as written. `half`: the half of the day, if written; null leaves it to the order of the day. */
export type Clock = { hour: number; minute: number; half: 'am' | 'pm' | 'whole' | null; text: string }

/** Multiples of five in words: "twenty", "twenty-five". */
export function fivesAt({ tokens }: Doc, at: number): { to: number; value: number } | null {
  const norm = tokens[at]?.norm ?? ''
  const ten = TENS[norm]
  const next = tokens[at + 1]?.norm === '-' ? at + 2 : at + 1
  if (ten !== undefined && tokens[next]?.norm === 'five') return { to: next + 1, value: ten + 5 }
  const value = ten ?? ONE_TO_TWELVE[norm] ?? TEENS[norm] ?? 1
  return value % 5 === 0 ? { to: at + 1, value } : null
}
/** One token, with its value from `of`. */
export const tokenOf =
  (of: (norm: string) => number | undefined): Slot =>
  ({ tokens }, at) => {
    const value = of(tokens[at]?.norm ?? '')
    return value === undefined ? [] : [{ to: at + 1, value }]
  }
/** Only where the token is glued to the one before it. */
export const glued =
  (then: Slot): Slot =>
  (doc, at) =>
    doc.tokens[at]?.glued ? then(doc, at) : []
export const here: Slot = (_, at) => [{ to: at, value: null }]

const figures = (norm: string, least: number, most = least): number | undefined =>
  onlyFigures(norm) && norm.length >= least && norm.length <= most ? Number(norm) : undefined
const hours = (norm: string): number | undefined => ONE_TO_TWELVE[norm] ?? figures(norm, 1, 2)
const inMinutes = (hour: number | undefined, minute: number | undefined): number | undefined =>
  hour === undefined || minute === undefined ? undefined : minute < 60 ? hour * 60 + minute : Number.NaN
const fives =
  (of: (value: number) => boolean, sign = 1): Slot =>
  (doc, at) => {
    const found = fivesAt(doc, at)
    return found && of(found.value) ? [{ to: found.to, value: sign * found.value }] : []
  }
const isBy = (value: number): boolean => value <= 25 && value !== 15
/** In minutes since midnight. NaN: it is written like a time but isn't one, as in "9.75". */
const SLOTS: Readonly<Record<string, Slot>> = {
  any: tokenOf(norm => inMinutes(hours(norm), 0)),
  // One to twelve, with no minutes after it.
  hour: (doc, at) => {
    const [hour = 0, colon] = [hours(doc.tokens[at]?.norm ?? ''), doc.tokens[at + 1]]
    const isMore = colon?.norm === ':' && colon.glued && doc.tokens[at + 2]?.glued
    return hour < 1 || hour > 12 || isMore ? [] : [{ to: at + 1, value: hour * 60 }]
  },
  half: tokenOf(norm => (norm === 'half' || norm === '1/2' ? 30 : undefined)),
  quarter: tokenOf(norm => (norm === 'quarter' ? 15 : undefined)),
  less: tokenOf(norm => (norm === 'quarter' ? -15 : undefined)),
  by: fives(isBy),
  lessby: fives(isBy, -1),
  byfigure: tokenOf(norm => (['5', '10', '20', '25'].includes(norm) ? Number(norm) : undefined)),
  behind: fives(value => value >= 10 && value < 60),
  two: tokenOf(norm => inMinutes(figures(norm, 1, 2), 0)),
  // "9h" is a time, "2h" a length.
  late: tokenOf(norm =>
    Number(norm) >= 6 && Number(norm) < 24 ? inMinutes(figures(norm, 1, 2), 0) : undefined,
  ),
  // "30" of "9:30" and "9 : 30"
  minutes: ({ tokens }, at) => {
    const value = inMinutes(0, figures(tokens[at]?.norm ?? '', 2))
    return value === undefined || tokens[at]?.glued !== tokens[at - 1]?.glued ? [] : [{ to: at + 1, value }]
  },
  seconds: glued(({ tokens }, at) =>
    figures(tokens[at]?.norm ?? '', 2) === undefined ? [] : [{ to: at + 1, value: null }],
  ),
  // "9.30"; then "930", which must be a multiple of five.
  pair: tokenOf(norm => {
    const [hour = '', minute, ...more] = norm.split('.')
    return minute === undefined || more.length > 0
      ? undefined
      : inMinutes(figures(hour, 1, 2), figures(minute, 2))
  }),
  run: tokenOf(norm => {
    const whole = figures(norm, 3, 4)
    return whole && inMinutes(Math.floor(whole / 100), whole % 5 === 0 ? whole % 100 : 99)
  }),
  noon: tokenOf(norm => (norm === 'noon' || norm === 'midday' ? 720 : undefined)),
  tight: glued(here),
  behindFigure: (doc, at) => (doc.tokens[at - 1]?.kind === 'number' ? glued(here)(doc, at) : []),
}
const OCLOCK = `{oclock/oclok/oclck/ocloc/oclcok/oclk/ock/uhr, (o (=.)) clock/cock/clok/clck/cloc/klock/colck}`
const MIN = '(min/mins/minutes)'
const UNITS = 'm/min/mins/minute/minutes/minuets/minites/minits/h/hr/hrs/hour/hours'
/** The values of a match are added up. In figures, minutes only come after the hour: "10 to 3" is a range. */
const TIME = typed(
  [
    `@half (=-) (past) @hour, (a) @quarter past/after @hour, (a) @less to @hour, (12) @noon`,
    `@by/@byfigure ${MIN} past @hour, @lessby ${MIN} to @hour`,
    `@any @behind -${UNITS}, @any (${OCLOCK}), @pair ({uhr, h -@tight}) -=%, @run ({hrs, h -@tight})`,
    `@two =: @minutes ({=: @seconds, uhr, h -@tight}), @two uhr @minutes, @late @tight h ({@tight @minutes})`,
  ],
  SLOTS,
)
const HALF = typed('am/pm, a/p =. @tight m (=.), in the morning/afternoon/evening, @behindFigure a/p', SLOTS)

/** Besides numbers, only these tokens begin a time or a length. */
const FIRST = new Set([
  ...Object.keys({ ...ONE_TO_TWELVE, ...TEENS, ...TENS }),
  ...'a an half halfhour quarter noon midday couple hour hr . ½ ¼ ¾'.split(' '),
])
export const mayBegin = ({ tokens }: Doc, at: number): boolean =>
  tokens[at]?.kind === 'number' || FIRST.has(tokens[at]?.norm ?? '')

/** The time that begins at a token. `clock` is null where it is written like a time but isn't one: "25:00", "61". */
export function clockAt(doc: Doc, at: number): { to: number; clock: Clock | null } | null {
  const found = mayBegin(doc, at) ? TIME.at(doc.text, at) : null
  if (!found) return null
  const numbers = found.values.filter(value => typeof value === 'number')
  const sum = numbers.reduce((all, value) => all + value, 0)
  // "Quarter to one" is 12:45.
  const minutes = sum < 60 && numbers.some(value => value < 0) ? sum + 720 : sum
  const said = HALF.at(doc.text, found.to)
  const to = said?.to ?? found.to
  if (!(minutes < 1440)) return { to, clock: null }
  const hour = Math.floor(minutes / 60)
  const norm = doc.tokens[at]?.norm ?? ''
  const isSure =
    hour > 12 ||
    (numbers.includes(720) && found.text.toLowerCase().endsWith('n')) ||
    (norm.length > 1 && norm.startsWith('0') && norm[1] !== '.')
  const half = said && hour <= 12 ? (/^p|noon$|evening$/i.test(said.text) ? 'pm' : 'am') : null
  const text = doc.text.slice(doc.tokens[at]?.start, doc.tokens[to - 1]?.end)
  return { to, clock: { hour, minute: minutes % 60, half: half ?? (isSure ? 'whole' : null), text } }
}

/** The time, where the whole text is one; null where it isn't (25:00, 10:75, 61). */
export function clockOf(written: string): Clock | null {
  const doc = read(written)
  const found = clockAt(doc, 0)
  return found?.to === doc.tokens.length ? found.clock : null
}
