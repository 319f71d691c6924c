// What a price rise brings in, and how many clients may leave before it brings in nothing. domain 4
import { exact, over, plus, rounded, roundedDown, times } from '../exact'
import type { ProfitInput } from '../schema'

/** The rises, in percent, that get a line in the answer. */
export const RISES = [3, 5, 10] as const

export type Rise = {
  percent: number
  /** The average price after the rise. */
  price: number
  /** Extra profit a month if every client stays. */
  extra: number
  /** How many whole clients may leave without the profit falling. */
  clients: number
  /** The same as a percentage of all clients. */
  share: number
}

/**
 * All prices up by `percent`. A client who leaves takes what they paid and saves what they cost: `saved`, as a
 * percentage of their bill (products, commission). Of c clients, c × p ÷ (p + m) may leave, with m = 100 − saved: +5 %
 * with m = 60 gives 7.7 %. `saved` 0 is the cautious reading: no cost is saved.
 */
export function riseOf(input: ProfitInput, percent: number, saved = 0): Rise {
  const rise = exact(percent)
  const kept = exact(100 - saved)
  const share = percent + (100 - saved) > 0 ? over(rise, plus(rise, kept)) : exact(0)
  const onTop = over(rise, exact(100))
  return {
    percent,
    price: rounded(times(exact(input.averagePrice), plus(exact(1), onTop)), 2),
    extra: rounded(times(exact(input.revenue), onTop), 2),
    clients: roundedDown(times(exact(input.clients), share)),
    share: rounded(times(share, exact(100)), 1),
  }
}
