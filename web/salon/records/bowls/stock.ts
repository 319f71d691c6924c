// The shelf, and what a formula takes from it: saved with the formula in one transaction.

import type { FieldsOf } from '../../../../shared/salon/records/records'
import { isStocked, partsUsed, type Shelf } from '../../../../shared/salon/stock/shelf'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { get, list, useRecord, useRecords } from '../../../platform/data/queries/queries'
import { creation, type Edit } from '../../../platform/data/saving/save'

type Mixed = Pick<FieldsOf<'formula'>, 'bowls' | 'made_at' | 'who'>

export async function shelfNow(): Promise<Shelf> {
  const [products, salon] = await Promise.all([list('product'), get('salon', SALON_ID)])
  return { products, brand: salon?.fields.colour_brand ?? null }
}

/** Undefined while loading. Without tubes on the shelf there is nothing to work out. */
export function useShelf(): Shelf | undefined {
  const products = useRecords('product')
  const salon = useRecord('salon', SALON_ID)
  if (products === undefined || salon === undefined) return undefined
  const stocked = products.filter(({ fields }) => isStocked(fields))
  return { products: stocked, brand: salon?.fields.colour_brand ?? null }
}

/** One id per formula, so saving twice doesn't take the stock twice. */
export const usedMoveOf = (formulaId: string): string => `${formulaId}-used`

/** For `saveAll`, along with the formula: the stock it uses, or the changed amount if it was saved before. */
export async function usedEdits(formulaId: string, { bowls, made_at, who }: Mixed): Promise<Edit[]> {
  const id = usedMoveOf(formulaId)
  const [shelf, before] = await Promise.all([shelfNow(), get('stock_move', id)])
  const parts = partsUsed(bowls, shelf)
  if (before) return [{ op: 'edit', kind: 'stock_move', id, patch: { parts, at: made_at } }]
  if (parts.every(({ product_id }) => product_id === null)) return []
  const fields = { why: 'used' as const, at: made_at, formula_id: formulaId, parts, who }
  return [creation('stock_move', { ...fields, deletedAt: null }, id)]
}

/** For `saveAll`: deletes a formula together with its stock use. */
export async function unusedEdits(formulaId: string): Promise<Edit[]> {
  const id = usedMoveOf(formulaId)
  const patch = { deletedAt: Date.now() }
  const gone: Edit = { op: 'edit', kind: 'formula', id: formulaId, patch }
  return (await get('stock_move', id)) ? [gone, { op: 'edit', kind: 'stock_move', id, patch }] : [gone]
}
