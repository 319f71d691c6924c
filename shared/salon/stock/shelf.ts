// Which tube a recipe's part comes from, what a bowl costs, and what is left on the shelf. Pure: no clock, no storage.
import { folded } from '../../fold-text'
import { systemNamed } from '../../trade/colour/systems'
import { brandsNamed, sameBrand } from '../../trade/patch-brand'
import type { FieldsOf } from '../records/records'
import { shadeKey } from './shade-key'

type Tube = Pick<FieldsOf<'product'>, 'name' | 'system' | 'shade' | 'pack' | 'cost'>
export type Stocked = { id: string; fields: Tube }
/** `brand`: the brand that the salon says it colours with. */
export type Shelf = { products: readonly Stocked[]; brand: string | null }

export type Mixed = {
  mix: readonly { shade: string; grams: number | null }[]
  developer_volume: number | null
  developer_grams: number | null
}
type Move = Pick<FieldsOf<'stock_move'>, 'why' | 'at' | 'parts'> & { id: string }
type Part = FieldsOf<'stock_move'>['parts'][number]

/** True if bowls are mixed from it. */
export const isStocked = ({ shade }: Pick<Tube, 'shade'>): boolean => (shade ?? '').trim() !== ''

const DEPOSITS = /\b(?:demi|toner|tone|gloss|glaze)\b/
const narrowed = (found: readonly Stocked[], keep: (product: Stocked) => boolean): readonly Stocked[] => {
  const kept = found.length > 1 ? found.filter(keep) : found
  return kept.length > 0 ? kept : found
}
const isOf = (product: Stocked, brand: string): boolean =>
  product.fields.system !== null && sameBrand(product.fields.system, brand)

/** The one product it means; null if none or several could be meant. `beside`: what else is in the bowl. */
export function tubeOf(part: string, shelf: Shelf, beside: readonly Stocked[] = []): Stocked | null {
  const stocked = shelf.products.filter(({ fields }) => isStocked(fields))
  const plain = folded(part).trim()
  const named = stocked.filter(({ fields }) => folded(fields.name).trim() === plain)
  if (named.length === 1) return named[0] ?? null
  const key = shadeKey(part)
  if (key === null) return null
  const brands = brandsNamed(part)
  let found: readonly Stocked[] = stocked.filter(({ fields }) => shadeKey(fields.shade ?? '') === key)
  // If it names a different line from the tube's, it is another tube.
  if (brands.length > 0)
    found = found.filter(
      product => product.fields.system === null || brands.some(brand => isOf(product, brand)),
    )
  found = narrowed(found, product =>
    beside.some(({ fields }) => fields.system !== null && isOf(product, fields.system)),
  )
  const makers = new Set(beside.map(({ fields }) => systemNamed(fields.system)?.maker))
  found = narrowed(found, ({ fields }) => makers.has(systemNamed(fields.system)?.maker ?? ''))
  if (!key.endsWith(' vol') && key !== 'lightener') {
    const use = DEPOSITS.test(plain) ? 'demi' : 'permanent'
    found = narrowed(found, ({ fields }) => systemNamed(fields.system)?.use === use)
  }
  if (shelf.brand !== null) {
    const own = shelf.brand
    found = narrowed(found, product => isOf(product, own))
  }
  return found.length === 1 ? (found[0] ?? null) : null
}

/** What that many grams cost, in the currency’s main unit; null if cost or size isn't known. */
function costOf({ fields: { cost, pack } }: Stocked, grams: number): number | null {
  if (cost === null || pack === null || pack <= 0) return null
  return (Math.round(cost * 100) * grams) / pack / 100
}

type Taken = { name: string; tube: Stocked | null; grams: number | null }

function takenFor(bowl: Mixed, shelf: Shelf): Taken[] {
  const colours = bowl.mix
    .filter(({ shade }) => shade.trim() !== '')
    .map(({ shade, grams }): Taken => ({ name: shade.trim(), tube: tubeOf(shade, shelf), grams }))
  const volume = bowl.developer_volume ?? 0
  if (volume === 0) return colours
  const name = `${volume} vol`
  const beside = colours.flatMap(({ tube }) => tube ?? [])
  return [...colours, { name, tube: tubeOf(name, shelf, beside), grams: bowl.developer_grams }]
}

/** In whole pennies, rounded once. `unknown`: the parts without a known cost, as written in the recipe. */
export type BowlCost = { pennies: number; unknown: string[]; known: number }

export function bowlCost(bowl: Mixed, shelf: Shelf): BowlCost {
  const taken = takenFor(bowl, shelf)
  const costs = taken.map(({ tube, grams }) => (tube && grams !== null ? costOf(tube, grams) : null))
  return {
    pennies: Math.round(costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) * 100),
    unknown: taken.flatMap(({ name }, at) => (costs[at] === null ? [name] : [])),
    known: costs.filter(cost => cost !== null).length,
  }
}

/** To a ten-thousandth of the currency’s main unit: nobody needs finer. */
const kept = (cost: number | null): number | null =>
  cost === null ? null : Math.round(cost * 10_000) / 10_000

/** What a formula's bowls use, part by part. Empty if none of it is on the shelf. */
export function partsUsed(bowls: readonly Mixed[], shelf: Shelf): Part[] {
  return bowls.flatMap((bowl, at) =>
    takenFor(bowl, shelf).map(
      ({ tube, grams }): Part => ({
        product_id: tube?.id ?? null,
        grams: grams ?? 0,
        cost: tube && grams !== null ? kept(costOf(tube, grams)) : null,
        bowl: at,
      }),
    ),
  )
}

const isLater = (a: Move, b: Move): boolean => (a.at === b.at ? a.id > b.id : a.at > b.at)

/**
 * Grams in stock: the last count, adjusted for what came and went after it. Products that were never counted or
 * delivered are left out.
 */
export function stockNow(moves: readonly Move[]): Map<string, number> {
  const base = new Map<string, { move: Move; grams: number; isCount: boolean }>()
  const partsOf = (move: Move): Map<string, number> => {
    const sums = new Map<string, number>()
    for (const { product_id, grams } of move.parts)
      if (product_id !== null) sums.set(product_id, (sums.get(product_id) ?? 0) + grams)
    return sums
  }
  for (const move of moves)
    if (move.why === 'count')
      for (const [id, grams] of partsOf(move)) {
        const found = base.get(id)
        if (!found || isLater(move, found.move)) base.set(id, { move, grams, isCount: true })
      }
  // Never counted: starts at the first delivery, as if there had been nothing before.
  for (const move of moves)
    if (move.why === 'delivery')
      for (const [id] of partsOf(move)) {
        const found = base.get(id)
        if (!found || (!found.isCount && isLater(found.move, move)))
          base.set(id, { move, grams: 0, isCount: false })
      }
  const stock = new Map([...base].map(([id, { grams }]) => [id, grams]))
  for (const move of moves) {
    if (move.why === 'count') continue
    for (const [id, grams] of partsOf(move)) {
      const from = base.get(id)
      const isAfter = from && (from.isCount ? move.at > from.move.at : !isLater(from.move, move))
      if (isAfter) stock.set(id, (stock.get(id) ?? 0) + (move.why === 'delivery' ? grams : -grams))
    }
  }
  return stock
}

/** When the oldest entry that `stockNow` uses was made: usage before it changes nothing. Null: nothing is known. */
export function stockSince(moves: readonly Pick<Move, 'why' | 'at'>[]): string | null {
  return moves.reduce<string | null>(
    (first, { why, at }) => (why === 'used' || (first !== null && first <= at) ? first : at),
    null,
  )
}

export type ShelfStock = {
  grams: number | null
  packs: number | null
  low: boolean
}

/** How much of a product is there, in grams and tubes, and whether that is below what the salon wants. */
export function standingOf(
  { pack, low_below }: Pick<FieldsOf<'product'>, 'pack' | 'low_below'>,
  grams: number | undefined,
): ShelfStock {
  if (grams === undefined) return { grams: null, packs: null, low: false }
  const there = Math.max(0, Math.round(grams * 10) / 10)
  const packs = pack === null || pack <= 0 ? null : Math.round((there / pack) * 10) / 10
  const low = low_below !== null && pack !== null && pack > 0 && grams < low_below * pack - 1e-9
  return { grams: there, packs, low }
}

export type MonthOfColour = { pennies: number; bowls: number; known: number }

/** What a month’s bowls cost. Usage without a recorded cost takes today's shelf price. */
export function monthOfColour(
  moves: readonly (Pick<FieldsOf<'stock_move'>, 'why' | 'parts' | 'formula_id'> & { id: string })[],
  formulas: readonly { id: string; bowls: readonly Mixed[] }[],
  shelf: Shelf,
): MonthOfColour {
  const byId = new Map(shelf.products.map(product => [product.id, product]))
  const used = moves.filter(({ why }) => why === 'used')
  const written = new Set(used.map(({ formula_id }) => formula_id))
  // Saved before the shelf was tracked: costed at today's shelf prices.
  const unwritten = formulas.filter(({ id }) => !written.has(id)).map(({ bowls }) => partsUsed(bowls, shelf))
  let cost = 0
  let bowls = 0
  let known = 0
  for (const parts of [...used.map(move => move.parts), ...unwritten]) {
    const each = new Map<number, boolean>()
    for (const part of parts) {
      const tube = part.product_id === null ? undefined : byId.get(part.product_id)
      const paid = part.cost ?? (tube ? costOf(tube, part.grams) : null)
      cost += paid ?? 0
      if (part.bowl !== null) each.set(part.bowl, (each.get(part.bowl) ?? true) && paid !== null)
    }
    bowls += each.size
    known += [...each.values()].filter(Boolean).length
  }
  return { pennies: Math.round(cost * 100), bowls, known }
}
