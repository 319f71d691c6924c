// What a bowl costs, shown once and unobtrusively, so that nobody takes it for a dose. Empty if the shelf knows none of
// its parts.

import { bowlCost, type Mixed } from '../../../../shared/salon/stock/shelf'
import type { Step } from '../../../../shared/sheet'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { useRecord } from '../../../platform/data/queries/queries'
import { type Currency, money } from '../money'
import styles from './BowlCost.module.css'
import { useShelf } from './stock'

export const mixedIn = ({ mix, developer_volume, developer_grams }: Step): Mixed => ({
  mix: mix.map(({ what, grams }) => ({ shade: what, grams })),
  developer_volume,
  developer_grams,
})

/** "Bowl: about £4.20", or which part has no known cost. */
export function costWords(
  bowl: Mixed,
  shelf: Parameters<typeof bowlCost>[1],
  currency: Currency,
): string | null {
  const { pennies, unknown, known } = bowlCost(bowl, shelf)
  if (known === 0) return null
  const sum = money(pennies / 100, currency)
  return unknown.length === 0 ? `Bowl: about ${sum}` : `Cost without ${unknown.join(', ')}: ${sum}`
}

export function BowlCost({ bowl }: { bowl: Mixed }) {
  const shelf = useShelf()
  const currency = useRecord('salon', SALON_ID)?.fields.currency ?? 'GBP'
  const words = shelf && costWords(bowl, shelf, currency)
  if (!words) return null
  return (
    <p className={styles.cost} data-no-print>
      {words}
    </p>
  )
}
