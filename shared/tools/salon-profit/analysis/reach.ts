// What it would take to reach the targets in the rules.

import { GOOD_MULTIPLE, HEALTHY_MARGIN, LEAST, STRONG_CLIENTS } from '../engine'
import { exact, minus, over, rounded, roundedUp, times } from '../exact'
import type { ProfitInput, ProfitOutput } from '../schema'
import { clientsText, countText, moneyText, percentText } from '../words'
import { misfit } from './fit'

/**
 * Break-even by what a client really brings in, rather than by the price of one service. Null: nobody pays anything.
 */
export function realBreakEven(input: ProfitInput): number | null {
  if (input.revenue < LEAST || input.clients < LEAST) return null
  return roundedUp(over(times(exact(input.costs), exact(input.clients)), exact(input.revenue)))
}

/** One sentence for each target missed; empty if none is. */
export function reachOf(input: ProfitInput, output: ProfitOutput): string[] {
  const { currency, profitMargin, revenuePerClient, monthlyProfit } = output
  const money = (amount: number): string => moneyText(amount, currency)
  const said: string[] = []
  if (profitMargin !== null && profitMargin < HEALTHY_MARGIN) {
    const allowed = times(exact(input.revenue), over(exact(100 - HEALTHY_MARGIN), exact(100)))
    const cut = rounded(minus(exact(input.costs), allowed), 2)
    const needed = over(times(exact(input.costs), exact(100)), exact(100 - HEALTHY_MARGIN))
    const rise = rounded(
      over(times(minus(needed, exact(input.revenue)), exact(100)), exact(input.revenue)),
      1,
    )
    said.push(
      `A margin of ${HEALTHY_MARGIN}% would take ${money(cut)} less in costs a month, or prices ${percentText(rise)} higher with the same clients.`,
    )
  }
  if (monthlyProfit < 0 && revenuePerClient !== null && revenuePerClient > 0) {
    const missing = roundedUp(over(times(exact(-monthlyProfit), exact(input.clients)), exact(input.revenue)))
    said.push(
      `The loss is covered by ${clientsText(missing)} more a month who pay ${money(revenuePerClient)} each as yours do now, if the costs stay as they are.`,
    )
  }
  if (revenuePerClient !== null) {
    const wanted = rounded(times(exact(input.averagePrice), exact(GOOD_MULTIPLE)), 2)
    if (revenuePerClient < wanted)
      said.push(
        `1.5 times the average price is ${money(wanted)} a client: ${money(rounded(minus(exact(wanted), exact(revenuePerClient)), 2))} more than now${misfit(input, currency) === null ? ', such as a treatment or a product to take home' : ''}.`,
      )
  }
  if (input.clients < STRONG_CLIENTS)
    said.push(
      `${STRONG_CLIENTS} clients a month are ${countText(Math.ceil(STRONG_CLIENTS - input.clients))} more than now.`,
    )
  return said
}
