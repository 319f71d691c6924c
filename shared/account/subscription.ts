// An account's subscription, as check-subscription returns it.
import { z } from 'zod'

/** One plan that is paid for. */
const PaidPlan = z.object({
  product: z.string(),
  /** Paid until then. */
  ends: z.iso.datetime().nullable(),
  /** It ends then and won't renew. */
  cancels: z.boolean(),
  /** The last payment failed; it will be retried. */
  failed: z.boolean(),
  /** "GBP" */
  currency: z.string(),
  /** Per month, in pence or cents. */
  amount: z.number().int(),
})
export type PaidPlan = z.infer<typeof PaidPlan>

export const Subscription = z.object({
  subscribed: z.boolean(),
  /** Everything unlocked, by a plan or by the trial. */
  products: z.array(z.string()),
  subscription_end: z.iso.datetime().nullable(),
  /** Unlocked only by the trial. */
  trial: z.boolean(),
  /** When the trial ends or ended. */
  trial_end: z.iso.datetime().nullable(),
  /** When practice plans ended because real payments started, if nothing has been paid since. */
  practice_ended: z.iso.datetime().nullable(),
  /** The plans paid for now. */
  plans: z.array(PaidPlan),
})
export type Subscription = z.infer<typeof Subscription>

/** The fields that the specification names, and the rest if known. */
export type SubscriptionStatus = Pick<Subscription, 'subscribed' | 'products' | 'subscription_end'> &
  Partial<Subscription>
