// The specification's calculator for one service, on the public demo. Separate from the engine, because visitors'
// browsers load it.
import { exact, minus, over, rounded, times } from './exact'

/** The sliders of the demo calculator: money in pounds, time in minutes. */
export const DEMO_SLIDERS = {
  servicePrice: { label: 'Service price', from: 30, to: 200, step: 5, start: 85 },
  productCost: { label: 'Product cost', from: 5, to: 50, step: 1, start: 12 },
  serviceTime: { label: 'Service time', from: 15, to: 240, step: 15, start: 90 },
} as const

export type DemoService = { servicePrice: number; productCost: number; serviceTime: number }

export const DEMO_START: DemoService = {
  servicePrice: DEMO_SLIDERS.servicePrice.start,
  productCost: DEMO_SLIDERS.productCost.start,
  serviceTime: DEMO_SLIDERS.serviceTime.start,
}

/** Price ÷ time × 60, to two decimals. Null if there is no time. */
export function hourlyRate({ servicePrice, serviceTime }: DemoService): number | null {
  if (!(serviceTime > 0)) return null
  return rounded(over(times(exact(servicePrice), exact(60)), exact(serviceTime)), 2)
}

/** (price − cost) ÷ price × 100, to one decimal; negative if the product costs more. Null if there is no price. */
export function marginPercent({ servicePrice, productCost }: DemoService): number | null {
  if (!(servicePrice > 0)) return null
  const left = times(minus(exact(servicePrice), exact(productCost)), exact(100))
  return rounded(over(left, exact(servicePrice)), 1)
}

/** Price − cost, to two decimals. */
export const netProfit = ({ servicePrice, productCost }: DemoService): number =>
  rounded(minus(exact(servicePrice), exact(productCost)), 2)
