// The month that the demo's service would make, for the tool's own break-even chart: a chair that is always booked.
import { type DemoService, netProfit } from './demo-calculator'
import { figuresOf } from './engine'
import type { ProfitInput, ProfitOutput } from './schema'

/** One chair, and what it costs before the first client arrives. */
export const DEMO_HOURS = 140
export const DEMO_FIXED = 4_800

export function demoMonth({ servicePrice, productCost, serviceTime }: DemoService): ProfitInput {
  const clients = Math.floor((DEMO_HOURS * 60) / serviceTime)
  return {
    revenue: clients * servicePrice,
    costs: DEMO_FIXED + clients * productCost,
    clients,
    averagePrice: servicePrice,
    basis: 'plan',
  }
}

/** Each client pays towards the chair with what is left of the price after the product. Null if nothing is left. */
export function demoFigures(service: DemoService): ProfitOutput {
  const month = demoMonth(service)
  const left = { ...month, costs: DEMO_FIXED, averagePrice: netProfit(service) }
  const { breakEvenClients } = figuresOf(left, 'GBP')
  return { ...figuresOf(month, 'GBP'), breakEvenClients }
}
