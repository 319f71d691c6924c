// The products that can be paid for, and what a subscription opens.
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
/** A tool names its product in its own line, so that a seventh needs no list here. */
export type ToolProduct = Uppercase<string>
/** All that a tool can be bought as: the six, then those that other registered tools bring. */
export const TOOL_PRODUCTS: readonly ToolProduct[] = [
  ...new Set<ToolProduct>([...SPEC_PRODUCTS, ...registrations.map(({ product }) => product)]),
]
export const BUNDLE = 'AI_BUNDLE'

/** The advertised trial: all tools, no card. */
export const TRIAL_DAYS = 14
export const DAY_MS = 86_400_000

export const NOT_SUBSCRIBED: SubscriptionStatus = { subscribed: false, products: [], subscription_end: null }

/** Whether a subscription opens a product; the bundle opens every one. */
export function opens(status: SubscriptionStatus, product: string): boolean {
  return status.subscribed && (status.products.includes(product) || status.products.includes(BUNDLE))
}

/** Whether a product is paid for, by itself or in the bundle. The trial pays for nothing. */
export function isPaid({ plans = [] }: SubscriptionStatus, product: string): boolean {
  return plans.some(plan => plan.product === product || plan.product === BUNDLE)
}

/** Whole days of the trial that are left, the begun one counted; 0 where it is over or never was. */
export function trialDaysLeft({ trial_end: end = null }: SubscriptionStatus, now: number): number {
  return end === null ? 0 : Math.max(0, Math.ceil((Date.parse(end) - now) / DAY_MS))
}
