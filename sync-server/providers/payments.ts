// Payments: Stripe if there is a key, otherwise the practice provider, which moves no money but behaves the same.
import type { Currency } from '../../shared/account/prices'

/** One subscription as the provider has it now. */
export type SubscriptionPlan = {
  id: string
  product: string
  status: PlanStatus
  /** When the paid time ends; if over, when it ended. ms */
  endsAt: number | null
  /** It was cancelled and ends at `endsAt`. */
  cancelAtEnd: boolean
  currency: string
  /** Per month, in minor units. */
  amount: number
  startedAt: number
}

export const PLAN_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
] as const
export type PlanStatus = (typeof PLAN_STATUSES)[number]

type Wish = {
  account: string
  customer: string
  product: string
  currency: Currency
  /** Where to send the visitor afterwards, paid or not. Both are our own addresses and never come from a request. */
  paidTo: string
  unpaidTo: string
}

/** Something happened at the provider. We only trust whose it was, and ask for the current state. */
type PaymentNews = { id: string; customer: string | null }

/** The prefix of the practice provider's customers. */
export const PRACTICE_CUSTOMER = 'practice:'

export type Payments = {
  name: 'practice' | 'stripe'
  /** Whether a saved customer is this provider's, so that we may ask about it. */
  owns: (customer: string) => boolean
  /** The provider's customer for an account. Idempotent. */
  customerFor: (whose: { account: string; email: string }) => Promise<string>
  /** The address of a checkout page. Closes the customer's other open checkouts. */
  checkout: (wish: Wish) => Promise<string>
  /** The address of the page where customers manage their plans. */
  portal: (customer: string, backTo: string) => Promise<string>
  /** Everything the customer has or had, as it is now. */
  plansOf: (whose: { account: string; customer: string }) => Promise<SubscriptionPlan[]>
  /** Ends the plan now and credits the customer for the rest of the month. */
  end: (plan: SubscriptionPlan) => Promise<void>
  /** Null when it isn't about plans. Throws 'not-signed' unless the provider signed it. */
  hear: (body: string, signature: string | undefined) => Promise<PaymentNews | null>
}
