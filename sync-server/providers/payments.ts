// Whom money is paid through: Stripe by key, else the practice provider, which moves none and behaves the same.
import type { Currency } from '../../shared/account/prices'

/** One subscription as the provider has it now. */
export type SubscriptionPlan = {
  id: string
  product: string
  status: PlanStatus
  /** Paid until; where it has ended, since when. ms */
  endsAt: number | null
  /** It ends at `endsAt` by wish. */
  cancelAtEnd: boolean
  currency: string
  /** A month, in minor units. */
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
  /** Where its visitor comes back to, paid or not. Both are ours: no request says them. */
  paidTo: string
  unpaidTo: string
}

/** Something happened at the provider. Only whose it was is believed; what is so now is asked. */
type PaymentNews = { id: string; customer: string | null }

/** How the practice provider's customers begin. */
export const PRACTICE_CUSTOMER = 'practice:'

export type Payments = {
  name: 'practice' | 'stripe'
  /** Whether a customer that was kept is this provider's, so that it may be asked about it. */
  owns: (customer: string) => boolean
  /** The provider's customer of an account; asked twice, the same one. */
  customerFor: (whose: { account: string; email: string }) => Promise<string>
  /** The address of a checkout page. Those of this customer that stand open are closed. */
  checkout: (wish: Wish) => Promise<string>
  /** The address of the page on which a customer manages what is paid. */
  portal: (customer: string, backTo: string) => Promise<string>
  /** Everything the customer has or had, as it is now. */
  plansOf: (whose: { account: string; customer: string }) => Promise<SubscriptionPlan[]>
  /** Ends it now; what was paid for the rest of the month is credited to the customer. */
  end: (plan: SubscriptionPlan) => Promise<void>
  /** Null: nothing that concerns plans. Throws 'not-signed' where it isn't the provider's own word. */
  hear: (body: string, signature: string | undefined) => Promise<PaymentNews | null>
}
