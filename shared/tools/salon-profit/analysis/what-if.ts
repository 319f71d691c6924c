// The month at a different price, cost or number of clients.
import { exact, over, rounded, times } from '../exact'
import { MOST, type ProfitInput } from '../schema'

export type Levers = Pick<ProfitInput, 'averagePrice' | 'costs' | 'clients'>

export const leversOf = ({ averagePrice, costs, clients }: ProfitInput): Levers => ({
  averagePrice,
  costs,
  clients,
})

/**
 * What a client pays scales with the price: someone who paid 1.3 times the average price still does. A month with no
 * clients or no price has no such ratio, so each new client is assumed to pay the price once.
 */
export function whatIf(month: ProfitInput, levers: Levers): ProfitInput {
  const same =
    month.averagePrice === levers.averagePrice &&
    month.clients === levers.clients &&
    month.costs === levers.costs
  if (same) return month
  const asked = times(exact(levers.averagePrice), exact(levers.clients))
  const known = times(exact(month.averagePrice), exact(month.clients))
  const revenue = known.n > 0n ? over(times(exact(month.revenue), asked), known) : asked
  return { ...levers, revenue: Math.min(MOST, rounded(revenue, 2)), basis: 'plan' }
}

type Scale = { from: number; to: number; step: number }

/** Steps of 1, 2 or 5 (times a power of ten) that split the span into about a hundred. */
function stepFor(span: number, least: number): number {
  const rough = Math.max(least, span / 100)
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = [1, 2, 5, 10].find(factor => factor * power >= rough * 0.999) ?? 10
  return Math.max(least, Number((nice * power).toPrecision(1)))
}

/** From half a figure to one and a half times it, with the figure itself on a step. From 0 it goes up to `empty`. */
export function scaleAround(value: number, least: number, empty: number): Scale {
  if (value <= 0) return { from: 0, to: empty, step: stepFor(empty, least) }
  const step = stepFor(value, least)
  const reach = Math.ceil(value / 2 / step)
  const tidy = (figure: number): number => Number(figure.toFixed(2))
  return {
    from: tidy(value - Math.min(reach, Math.floor(value / step)) * step),
    to: Math.min(MOST, tidy(value + reach * step)),
    step,
  }
}
