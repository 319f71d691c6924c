// What came to the shelf, went from it, or was counted there. Written beside each other and never over each other: two
// tablets that both use of one tube without a signal both count.
import { z } from 'zod'
import { common, id, instant, short } from './fields'

const StockPart = z.object({
  /** Null: nothing on the shelf is known to be it. */
  product_id: id.nullable(),
  grams: z.number().min(0).max(1_000_000),
  /** What these grams cost when they were used, in the salon’s currency; null: not known then. */
  cost: z.number().min(0).max(1_000_000).nullable(),
  /** The bowl of the formula, from 0; null: of none. */
  bowl: z.number().int().min(0).max(20).nullable(),
})

export const StockMove = z.object({
  ...common,
  /** used: taken from it · delivery: put to it · count: this much is there. */
  why: z.enum(['used', 'delivery', 'count']),
  at: instant,
  /** What was used belongs to a formula, and the id of the move follows from it: saved twice it is one. */
  formula_id: id.nullable(),
  parts: z.array(StockPart).max(200),
  who: short.nullable(),
})
export type StockMove = z.infer<typeof StockMove>
