// What is paid, and how; also practice payments, where no money moves.
import { z } from 'zod'
import { CURRENCIES } from '../account/prices'
import { Subscription } from '../account/subscription'
import { endpoint } from './endpoint'
import { Done } from './replies'

const Url = z.object({ url: z.string() })
const PracticePlan = z.object({
  id: z.string(),
  product: z.string(),
  status: z.string(),
  ends: z.iso.datetime().nullable(),
  cancels: z.boolean(),
  currency: z.string(),
  amount: z.number().int(),
})
export type PracticePlan = z.infer<typeof PracticePlan>
const PracticePlans = z.object({ plans: z.array(PracticePlan) })
/** What a person may do with a practice plan. */
const deed = z.enum(['end', 'keep', 'fail', 'pay'])
export type PlanDeed = z.infer<typeof deed>

export const billing = {
  payments: endpoint({
    at: 'GET /payments',
    summary: 'Whether payments are practice here: then no money moves.',
    open: true,
    reply: z.object({ practice: z.boolean() }),
  }),
  webhook: endpoint({
    at: 'POST /webhooks/payments',
    summary: 'Events of the payment provider, signed by it.',
    open: true,
    // The signature covers the raw bytes.
    body: 'application/json',
    reply: Done,
  }),
  subscription: endpoint({
    at: 'POST /functions/check-subscription',
    summary: 'What the account has subscribed to.',
    reply: Subscription,
  }),
  checkout: endpoint({
    at: 'POST /functions/create-checkout',
    summary: 'The address of a checkout for one plan, charged in the currency that was chosen.',
    body: z.object({ priceId: z.string().max(100), currency: z.enum(CURRENCIES).default('GBP') }),
    reply: Url,
    statuses: [502],
  }),
  portal: endpoint({
    at: 'POST /functions/customer-portal',
    summary: 'The address of the page on which plans are managed.',
    reply: Url,
    statuses: [502],
  }),
}

export const practice = {
  checkout: endpoint({
    at: 'GET /practice/checkouts/{id}',
    summary: 'A practice checkout; once it is paid, with the day of the plan that came of it.',
    reply: z.object({
      product: z.string(),
      currency: z.string(),
      amount: z.number().int(),
      state: z.string(),
      paid: z.iso.datetime().nullable(),
    }),
  }),
  act: endpoint({
    at: 'POST /practice/checkouts/{id}',
    summary: 'Pays a practice checkout, leaves it, or has its card refused. No money moves.',
    body: z.strictObject({ does: z.enum(['pay', 'leave', 'fail']) }),
    reply: z.object({ to: z.string().nullable() }),
  }),
  plans: endpoint({ at: 'GET /practice/plans', summary: 'The practice plans.', reply: PracticePlans }),
  change: endpoint({
    at: 'POST /practice/plans',
    summary: 'Ends a practice plan with its month, keeps it, or has its payment fail or go through.',
    body: z.strictObject({ plan: z.string().max(200), does: deed }),
    reply: PracticePlans,
  }),
}
