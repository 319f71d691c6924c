// What an account has subscribed to, as check-subscription answers it.
import { z } from 'zod'

/** One plan that is paid for. */
const PaidPlan = z.object({
  product: z.string(),
  /** Paid until then. */
  ends: z.iso.datetime().nullable(),
  /** It ends then, and isn't paid again. */
  cancels: z.boolean(),
  /** The last payment didn't go through; it is tried again. */
  failed: z.boolean(),
  /** "GBP" */
  currency: z.string(),
  /** A month, in pence or cents. */
  amount: z.number().int(),
})
export type PaidPlan = z.infer<typeof PaidPlan>

export const Subscription = z.object({
  subscribed: z.boolean(),
  /** All that is open, by a plan or by the trial. */
  products: z.array(z.string()),
  subscription_end: z.iso.datetime().nullable(),
  /** By the trial alone. */
  trial: z.boolean(),
  /** When the trial ends or ended. */
  trial_end: z.iso.datetime().nullable(),
  /** When practice plans ended because money moves now, and nothing is paid since. */
  practice_ended: z.iso.datetime().nullable(),
  /** What is paid for now. */
  plans: z.array(PaidPlan),
})
export type Subscription = z.infer<typeof Subscription>

/** What the specification names, and the rest where it is known. */
export type SubscriptionStatus = Pick<Subscription, 'subscribed' | 'products' | 'subscription_end'> &
  Partial<Subscription>
