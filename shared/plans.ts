// The products that can be paid for, and what a subscription opens.
import { registrations } from './toolbox'

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

/** As check-subscription answers it. `subscription_end`: ISO instant. */
export type SubscriptionStatus = {
  subscribed: boolean
  products: string[]
  subscription_end: string | null
  trial?: boolean
}

export const NOT_SUBSCRIBED: SubscriptionStatus = { subscribed: false, products: [], subscription_end: null }

/** Whether a subscription opens a product; the bundle opens every one. */
export function opens(status: SubscriptionStatus, product: string): boolean {
  return status.subscribed && (status.products.includes(product) || status.products.includes(BUNDLE))
}
