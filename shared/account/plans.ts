// The products on sale, and what a subscription unlocks.
import { registrations } from '../toolbox'
import type { SubscriptionStatus } from './subscription'

/** The specification's six, in its order. */
export const SPEC_PRODUCTS = [
  'RETAIL_EDGE',
  'SALON_PROFIT',
  'COLOUR_FORMULA',
  'APPOINTMENTS',
  'MARKETING',
  'COMMUNICATIONS',
] as const
/** A tool names its own product, so adding a seventh tool needs no change here. */
export type ToolProduct = Uppercase<string>
/** Everything a tool can be sold as: the six, then those of the other registered tools. */
export const TOOL_PRODUCTS: readonly ToolProduct[] = [
  ...new Set<ToolProduct>([...SPEC_PRODUCTS, ...registrations.map(({ product }) => product)]),
]
export const BUNDLE = 'AI_BUNDLE'

/** The advertised trial: all tools, no card. */
export const TRIAL_DAYS = 14
export const DAY_MS = 86_400_000

export const NOT_SUBSCRIBED: SubscriptionStatus = { subscribed: false, products: [], subscription_end: null }

/** Whether a subscription unlocks a product; the bundle unlocks every one. */
export function opens(status: SubscriptionStatus, product: string): boolean {
  return status.subscribed && (status.products.includes(product) || status.products.includes(BUNDLE))
}

/** Whether a product is paid for, by itself or through the bundle. The trial doesn't count as paid. */
export function isPaid({ plans = [] }: SubscriptionStatus, product: string): boolean {
  return plans.some(plan => plan.product === product || plan.product === BUNDLE)
}

/** Whole days left of the trial, including today; 0 if it is over or there never was one. */
export function trialDaysLeft({ trial_end: end = null }: SubscriptionStatus, now: number): number {
  return end === null ? 0 : Math.max(0, Math.ceil((Date.parse(end) - now) / DAY_MS))
}
