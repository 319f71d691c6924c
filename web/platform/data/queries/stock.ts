// Queries of stock moves. Kept apart from the others because the first screen needs none of these.
import { stockSince } from '../../../../shared/salon/stock/shelf'
import type { SalonDb } from '../db'
import { useSalonQuery } from './live'
import { type Row, stretchFrom } from './read'

/** Sorts after every instant. */
const END = '~'

/** Everything that shows how much is left: counts and deliveries, and what was used since the first of them. */
export async function stockMovesFrom(db: SalonDb): Promise<Row<'stock_move'>[]> {
  const [counts, deliveries] = await Promise.all([
    stretchFrom(db, 'stock_move', ['count', ''], ['count', END]),
    stretchFrom(db, 'stock_move', ['delivery', ''], ['delivery', END]),
  ])
  const known = [...counts, ...deliveries]
  const since = stockSince(known.map(({ fields }) => fields))
  if (since === null) return known
  return [...known, ...(await stretchFrom(db, 'stock_move', ['used', since], ['used', END]))]
}

export function useStockMoves(): Row<'stock_move'>[] | undefined {
  return useSalonQuery(({ db }) => stockMovesFrom(db), [])
}

/** What was used and which formulas were saved between two instants. */
export function useColourBetween(from: string, to: string) {
  const found = useSalonQuery(
    async ({ db }) => ({
      from,
      moves: await stretchFrom(db, 'stock_move', ['used', from], ['used', to]),
      formulas: await stretchFrom(db, 'formula', [from], [to]),
    }),
    [from, to],
  )
  return found?.from === from ? found : undefined
}
