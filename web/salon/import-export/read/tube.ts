// Reads a tube's size, cost and stock as suppliers and booking systems write them. What we can't read goes into the
// description under its heading, and is reported.
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { readPrice, withoutCurrency } from '../../records/money'

type TubeFields = Pick<FieldsOf<'product'>, 'system' | 'shade' | 'pack' | 'cost' | 'low_below'>
/** "12" is a number of tubes, "480 g" isn't. */
export type Stock = { packs: number } | { grams: number }
/** A line for the description under its heading, and the message about it. */
export type Aside = { heading: string; text: string; words: string }

const MEASURES: Readonly<Record<string, number>> = {
  ml: 1,
  cl: 10,
  l: 1000,
  lt: 1000,
  ltr: 1000,
  litre: 1000,
  liter: 1000,
  g: 1,
  gr: 1,
  gram: 1,
  kg: 1000,
  oz: 28.35,
  floz: 29.57,
}
const PIECES = 'x pc pce piece unit each ea tube bottle tub pack item'.split(' ')
const LEAST_PACK = 5
const MOST_PACK = 10_000
const MOST_PACKS = 10_000
const MOST_GRAMS = 1_000_000

/**
 * What a separator with three digits after it means: "1.000 ml" is a litre, "1.500 kg" a kilo and a half, "£6,500"
 * unclear.
 */
type ThreeDigits = Readonly<Record<',' | '.', 'thousands' | 'decimals' | 'unclear'>>
const OF_GRAMS: ThreeDigits = { ',': 'thousands', '.': 'thousands' }
const OF_KILOS: ThreeDigits = { ',': 'decimals', '.': 'decimals' }
const OF_PIECES: ThreeDigits = { ',': 'thousands', '.': 'unclear' }
const OF_MONEY: ThreeDigits = { ',': 'unclear', '.': 'decimals' }

/** "1,234.50" and "1.234,50" are the same number in any unit. NaN if it's not a number or ambiguous. */
function numberIn(text: string, three: ThreeDigits): number {
  const bare = (thousands: ',' | '.') => Number(text.replaceAll(thousands, '').replace(',', '.'))
  if (/^[1-9]\d{0,2}(?:,\d{3})+\.\d+$|^[1-9]\d{0,2}(?:,\d{3}){2,}$/.test(text)) return bare(',')
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(text)) return bare('.')
  const [, sign] = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(text) ?? []
  if (sign === ',' || sign === '.') {
    if (three[sign] === 'thousands') return bare(sign)
    if (three[sign] === 'unclear') return Number.NaN
  }
  return /^(?:\d+[.,]?\d*|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

const singular = (unit: string): string => unit.replace(/(?<=..)s$/, '')

/** "g" from "Stock (g)": the unit of cells below that have none of their own. */
function unitOf(heading: string): string {
  const measure = /(?<![a-z\d]|\d )(?:mls?|cl|l|ltr|litres?|liters?|gr?|grams?|kg|oz)(?![a-z'’])/
  return singular(measure.exec(heading.toLowerCase())?.[0] ?? '')
}

/** A number and its unit, singular and without dots; null if it isn't one. `usual`: the unit if none is written. */
function amountIn(text: string, usual: string): { amount: number; unit: string } | null {
  const [, figure = '', words = ''] = /^([\d.,]+)\s*([a-z. ]*)$/i.exec(text.trim()) ?? []
  const unit = singular(words.toLowerCase().replace(/[. ]/g, '')) || usual
  const measure = MEASURES[unit]
  const amount = numberIn(figure, measure === undefined ? OF_PIECES : measure === 1 ? OF_GRAMS : OF_KILOS)
  return Number.isFinite(amount) ? { amount, unit } : null
}

/** True for "60 ml", not for "60" or "3 tubes". */
export const isMeasured = (text: string): boolean => Object.hasOwn(MEASURES, amountIn(text, '')?.unit ?? '')

/** To two decimals: an import would read three as thousands. */
const rounded = (amount: number): number => Math.round(amount * 100) / 100

/** Grams or millilitres of one. Undefined if we can't read it. */
export function readSize(text: string, heading: string): number | undefined {
  const found = amountIn(text, unitOf(heading) || 'g')
  const size = rounded((found?.amount ?? 0) * (MEASURES[found?.unit ?? ''] ?? Number.NaN))
  return size >= LEAST_PACK && size <= MOST_PACK ? size : undefined
}

/** The stock. Undefined if we can't read it. */
export function readStock(text: string, heading: string): Stock | undefined {
  const found = amountIn(text, unitOf(heading))
  if (!found) return undefined
  const { amount, unit } = found
  if (unit === '' || PIECES.includes(unit))
    return amount <= MOST_PACKS ? { packs: Math.round(amount * 1000) / 1000 } : undefined
  const grams = rounded(amount * (MEASURES[unit] ?? Number.NaN))
  return grams <= MOST_GRAMS ? { grams } : undefined
}

/** The cost of one. Undefined if we can't read it. */
export function readCost(text: string): number | undefined {
  const price = readPrice(String(numberIn(withoutCurrency(text.trim()), OF_MONEY)))
  return price.ok ? (price.price ?? undefined) : undefined
}

/** In grams if we know them, else null. `pack`: the size of one. */
export const gramsOf = (stock: Stock, pack: number | null): number | null =>
  'grams' in stock ? stock.grams : pack === null ? null : Math.round(stock.packs * pack * 100) / 100

/** For an export, in a form that imports as the same value. */
export function stockText(grams: number | undefined, pack: number | null): string | number {
  if (grams === undefined) return ''
  const there = Math.max(0, Math.round(grams * 100) / 100)
  const packs = pack ? rounded(there / pack) : 0
  return pack && Math.abs(packs * pack - there) < 1e-6 ? packs : `${there} g`
}

const IS = {
  pack: 'is no clear size such as 60 ml',
  cost: 'is no clear amount such as 6.50',
  low_below: 'is no number such as 2',
  stock: 'is no number of tubes such as 12',
} as const
type Read = keyof typeof IS

const asideOf = (heading: string, text: string, why: string): Aside => ({
  heading,
  text: text.replace(/\s+/g, ' '),
  words: `${heading}: “${text}” ${why}. It is kept in the description.`,
})

export type TubeRow = { tube?: Partial<TubeFields>; stock?: Stock; aside?: readonly Aside[] }

/** `get` and `headingOf`: a line's text for a target, and the heading it was under. */
export function tubeIn(
  get: (target: 'system' | 'shade' | Read) => string,
  headingOf: (target: Read) => string,
): TubeRow {
  const aside: Aside[] = []
  const read = <T>(target: Read, of: (text: string) => T | undefined): T | undefined => {
    const text = get(target)
    if (text === '') return undefined
    const found = of(text)
    if (found === undefined) aside.push(asideOf(headingOf(target), text, IS[target]))
    return found
  }
  const pack = read('pack', text => readSize(text, headingOf('pack')))
  const cost = read('cost', readCost)
  const low_below = read('low_below', text => {
    const low = readStock(text, headingOf('low_below'))
    return low && 'packs' in low ? low.packs : undefined
  })
  const stock = read('stock', text => readStock(text, headingOf('stock')))
  const [system, shade] = [get('system'), get('shade')]
  const tube = {
    ...(system && { system }),
    ...(shade && { shade }),
    ...(pack !== undefined && { pack }),
    ...(cost !== undefined && { cost }),
    ...(low_below !== undefined && { low_below }),
  }
  return {
    ...(Object.keys(tube).length > 0 && { tube }),
    ...(stock && { stock }),
    ...(aside.length > 0 && { aside }),
  }
}

/**
 * Without a size we can't weigh a number of tubes, so the stock goes into the description. `pack`: the size of the
 * existing product.
 */
export function countable<Row extends TubeRow>(row: Row, pack: number | null, heading: string): Row {
  const { stock } = row
  if (!stock || gramsOf(stock, row.tube?.pack ?? pack) !== null) return row
  const text = String('packs' in stock ? stock.packs : stock.grams)
  const why = 'needs the size of one to be counted'
  return { ...row, stock: undefined, aside: [...(row.aside ?? []), asideOf(heading, text, why)] }
}

/** One line for each; it replaces an older list's line under the same heading. */
export function withAside(description: string | null, aside: readonly Aside[] = []): string | null {
  const lines = description ? description.split('\n') : []
  for (const { heading, text } of aside) {
    const older = lines.findIndex(line => line.startsWith(`${heading}: `))
    lines.splice(older < 0 ? lines.length : older, 1, `${heading}: ${text}`)
  }
  return lines.join('\n') || null
}
