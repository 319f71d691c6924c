// Stock that arrived, was used, or was counted. Entries are only ever added, never overwritten: if two offline tablets
// both use from one tube, both count.
import { z } from 'zod'
import { common, id, instant, short } from './fields'

const StockPart = z.object({
  /** Null: no product on the shelf is known to match. */
  product_id: id.nullable(),
  grams: z.number().min(0).max(1_000_000),
  /** What these grams cost when they were used, in the salon’s currency; null: not known then. */
  cost: z.number().min(0).max(1_000_000).nullable(),
  /** The formula's bowl, from 0; null: none. */
  bowl: z.number().int().min(0).max(20).nullable(),
})

export const StockMove = z.object({
  ...common,
  /** used: taken from stock · delivery: added · count: this much is there. */
  why: z.enum(['used', 'delivery', 'count']),
  at: instant,
  /** Usage belongs to a formula, and the move's id is derived from it, so saving twice is idempotent. */
  formula_id: id.nullable(),
  parts: z.array(StockPart).max(200),
  who: short.nullable(),
})
export type StockMove = z.infer<typeof StockMove>
