// Whether the four figures can belong to one month. The arithmetic accepts anything, so we point out a likely typo.
import { LEAST } from '../engine'
import { exact, rounded, times } from '../exact'
import type { Currency, ProfitInput } from '../schema'
import { countText, moneyText } from '../words'

/** This many times more or less than clients × price is no longer down to discounts or retail. */
const FAR = 10

/** In words if they don't fit; null if they may. */
export function misfit(input: ProfitInput, currency: Currency): string | null {
  const { revenue, clients, averagePrice } = input
  if (clients >= LEAST && clients < 1)
    return `${countText(clients)} of a client is less than one: please check the number of clients.`
  if (revenue < LEAST || clients < 1 || averagePrice < LEAST) return null
  const listed = rounded(times(exact(clients), exact(averagePrice)), 2)
  if (listed <= revenue * FAR && listed * FAR >= revenue) return null
  const price = moneyText(averagePrice, currency)
  return `${countText(clients)} ${clients === 1 ? 'client' : 'clients'} at ${price} would come to ${moneyText(listed, currency)}, and the revenue is ${moneyText(revenue, currency)}. One of them may be a slip, or of another length of time: please check before you act on it.`
}
