// What a rise in prices brings, and how many clients may go before it brings nothing. domain 4
import { exact, over, plus, rounded, roundedDown, times } from '../exact'
import type { ProfitInput } from '../schema'

/** The rises that are worth a line in the answer, in percent. */
export const RISES = [3, 5, 10] as const

export type Rise = {
  percent: number
  /** The average price after it. */
  price: number
  /** More profit a month where every client stays. */
  extra: number
  /** Whole clients that may go while the profit stays at least as it was. */
  clients: number
  /** The same as a part of all clients, in percent. */
  share: number
}

/**
 * All prices up by `percent`. A client who goes takes along what they paid and saves what they cost: `saved`, in percent
 * of their bill (products, commission). Of c clients, c × p ÷ (p + m) may go, with m = 100 − saved: +5 % with m = 60 is
 * 7.7 %. `saved` 0 is the careful reading: no cost goes with them.
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
