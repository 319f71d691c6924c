// How long services usually take, and when the client develops while the stylist is free.
// Sources: domain.md 2.1 ([EATSIP], [EXPLAIN-BAL], [LIVE-BAL]) and general trade knowledge where it names none; 2.2
// ([7SP], [OCP-HELP], [VAG], [PHOREST]) for the pattern of application, development and finish.

import { remembered } from '../reading/remembered'
import { tableOf } from '../reading/tables'
import { SERVICES } from '../reading/words/services'

export type Service = {
  id: string
  name: string
  /** Usual minutes in the chair, and the range that salons book. */
  minutes: number
  range: readonly [number, number]
  /** Minutes: at work, developing, at work again; null where nothing develops. */
  pattern: readonly [number, number, number] | null
  /** Lightener is checked every 5–10 minutes, so it allows one short guest at most and is never left alone. */
  lightener: boolean
}

/** UK rest break: 20 minutes where the shift is longer than six hours. domain.md 2.4 [JIH], [PENN]. */
export const BREAK_MINUTES = 20
export const SHIFT_WITHOUT_BREAK = 6 * 60
/** Minutes kept free at each end of a processing window for checks. domain.md 2.2 [OCP-HELP]. */
export const WINDOW_MARGIN = 5
/** The longest guest inside a lightener's window. domain.md 2.2. */
export const MAX_GUEST_OVER_LIGHTENER = 30
/** A gap of this length or more can be sold. domain.md 2.3 [LUTILY], [MOROC]. */
export const SELLABLE_MINUTES = 30

type Row = [
  id: string,
  name: string,
  minutes: number,
  range: readonly [number, number],
  pattern?: readonly [number, number, number],
  lightener?: true,
]

/** The first that is named counts, so specific services come before general ones. */
const ROWS: readonly Row[] = [
  ['test', 'patch test', 10, [5, 15]],
  ['consultation', 'consultation', 15, [15, 30]],
  ['correction', 'colour correction', 240, [180, 360]],
  ['balayage', 'balayage', 180, [150, 240], [80, 50, 50], true],
  ['full-head', 'full-head foils', 180, [150, 210], [80, 40, 60], true],
  ['half-head', 'half-head foils', 120, [90, 150], [55, 30, 35], true],
  ['bleach', 'lightening', 150, [120, 240], [60, 40, 50], true],
  ['perm', 'perm or relaxer', 135, [120, 150], [60, 30, 45]],
  ['keratin', 'smoothing treatment', 150, [120, 180]],
  ['all-over', 'all-over colour', 120, [90, 150], [40, 40, 40]],
  ['toner', 'toner or gloss', 40, [30, 45], [10, 20, 10]],
  ['tint', 'root tint', 90, [75, 120], [30, 35, 25]],
  ['colour', 'all-over colour', 120, [90, 150], [40, 40, 40]],
  ['extensions', 'extensions', 180, [120, 240]],
  ['braids', 'braids', 120, [60, 240]],
  ['hair-up', 'hair up', 60, [45, 90]],
  ['restyle', 'restyle', 75, [60, 90]],
  ['dry-cut', 'dry cut', 45, [30, 60]],
  ['cut-beard', 'cut and beard', 45, [30, 60]],
  ['gents', "men's cut", 30, [20, 45]],
  ['beard', 'beard trim', 15, [10, 30]],
  ['child', "children's cut", 30, [15, 45]],
  ['fringe', 'fringe trim', 15, [10, 30]],
  ['cut', 'cut and finish', 60, [45, 75]],
  ['trim', 'trim', 30, [15, 60]],
  ['treatment', 'treatment', 30, [15, 45]],
  ['blow-dry', 'blow-dry', 45, [30, 60]],
]

const NAMED = tableOf([SERVICES])
/** The services that the words name, in the order of the rows. */
const rowsIn = (text: string): Row[] => {
  const said = NAMED.in(text)
  return ROWS.filter(([id]) => said.has(id))
}
const plain = (words: string): string => words.replaceAll('-', ' ')

const asService = ([id, name, minutes, range, pattern, lightener]: Row): Service => ({
  id,
  name,
  minutes,
  range,
  pattern: pattern ?? null,
  lightener: lightener ?? false,
})

/** Root tint with cut and finish: 30 → 35 → 60 (domain.md 2.1); any other colour with a cut: 45 minutes more. */
function withCut(base: Service): Service {
  if (base.id === 'tint' || base.id === 'colour')
    return {
      ...base,
      id: 'colour-cut',
      name: `${base.name} with cut`,
      minutes: 125,
      range: [100, 180],
      pattern: [30, 35, 60],
    }
  return {
    ...base,
    name: `${base.name} with cut`,
    minutes: base.minutes + 45,
    range: [base.range[0], base.range[1] + 60],
    pattern: base.pattern && [base.pattern[0], base.pattern[1], base.pattern[2] + 45],
  }
}

/** The service that words name, with its usual minutes; null where they name none. */
export const serviceOf = remembered(serviceIn, 500)
function serviceIn(words: string): Service | null {
  const text = plain(words)
  const [row] = rowsIn(text)
  if (!row) return null
  const base = asService(row)
  const colours = base.pattern !== null && base.id !== 'perm'
  // A tint's time already includes the blow-dry of "tint and blow dry", but a cut comes on top.
  return colours && NAMED.has('cut_too', text) ? withCut(base) : base
}

/** Nothing but the test is done that day, because a colour waits two days for it. */
export function isOnlyTest(words: string): boolean {
  const rows = rowsIn(plain(words))
  return (
    rows[0]?.[0] === 'test' &&
    rows.every(([id, , , , pattern]) => id === 'test' || id === 'consultation' || pattern !== undefined)
  )
}

/** Whether it may be a colour. A cut doesn't wait for a skin test; an unnamed service may be one that does. */
export function mayColour(words: string): boolean {
  const text = plain(words)
  const rows = rowsIn(text)
  return (
    rows.length === 0 ||
    rows.some(([, , , , pattern]) => pattern !== undefined) ||
    NAMED.has('colour_too', text)
  )
}
