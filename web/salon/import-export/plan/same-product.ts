// Finds the salon's product that a line means: by name, and by shade and colour line where either has one.
import type { ProductRow } from './rows'
import { foldName } from './same'

export type KnownProduct = {
  id: string
  name: string
  shade?: string | null
  system?: string | null
  pack?: number | null
}
type ProductKey = { name: string; shade: string; system: string }
/** `unclear`: how many products match equally well. */
type ProductMatch = { known: KnownProduct } | { unclear: number } | null

const folded = ({ name, shade, system }: Omit<KnownProduct, 'id'>): ProductKey => ({
  name: foldName(name),
  shade: foldName(shade ?? ''),
  system: foldName(system ?? ''),
})
const ofRow = ({ name, tube }: ProductRow): ProductKey =>
  folded({ name, shade: tube?.shade ?? null, system: tube?.system ?? null })
const keyOf = (named: ProductKey): string => JSON.stringify([named.name, named.shade, named.system])
const fits = (a: ProductKey, b: ProductKey): boolean =>
  (['shade', 'system'] as const).every(field => a[field] === b[field] || a[field] === '' || b[field] === '')

/** "Koleston Perfect 6/43": the line's name in messages. */
export const calledOf = ({ name, tube }: ProductRow): string =>
  tube?.shade && !foldName(name).includes(foldName(tube.shade)) ? `${name} ${tube.shade}` : name

export class Shelf {
  private readonly cards = new Map<string, (KnownProduct & { as: ProductKey })[]>()
  private readonly rows = new Map<string, Map<string, ProductKey>>()
  private readonly taken = new Map<string, number>()

  constructor(present: readonly KnownProduct[]) {
    for (const known of present) {
      const as = folded(known)
      const namesakes = this.cards.get(as.name) ?? []
      namesakes.push({ ...known, as })
      this.cards.set(as.name, namesakes)
    }
  }

  /** Call for every line before the first `find`: a card that several lines fit belongs to none of them. */
  heard(row: ProductRow): void {
    const as = ofRow(row)
    const called = this.rows.get(as.name) ?? new Map()
    this.rows.set(as.name, called.set(keyOf(as), as))
  }

  took(row: ProductRow, line: number): void {
    this.taken.set(keyOf(ofRow(row)), line)
  }

  /** An earlier imported line with the same product. */
  lineOf(row: ProductRow): number | null {
    return this.taken.get(keyOf(ofRow(row))) ?? null
  }

  find(row: ProductRow): ProductMatch {
    const as = ofRow(row)
    const namesakes = this.cards.get(as.name) ?? []
    const same = namesakes.filter(card => keyOf(card.as) === keyOf(as))
    if (same.length > 1) return { unclear: same.length }
    if (same[0]) return { known: same[0] }
    const shades = namesakes.some(card => card.as.shade !== '')
    // Where some cards have shades, a card without one isn't the product of a line with a shade.
    const near = namesakes.filter(
      card => fits(card.as, as) && (as.shade === '' || !shades || card.as.shade !== ''),
    )
    const rows = [...(this.rows.get(as.name)?.values() ?? [])]
    const own = near.filter(card => rows.filter(each => fits(card.as, each)).length < 2)
    if (near[0] && near.length === 1 && own.length === 1) return { known: near[0] }
    return near.length === 0 || (as.shade !== '' && own.length === 0) ? null : { unclear: near.length }
  }
}
