import { z } from 'zod'
import { CURRENCIES } from '../../shared/prices'
import type { Endpoint } from '../http/endpoints'
import { CheckoutDeed, PlanDeed } from '../practice/routes'

const Url = z.object({ url: z.string() })
const PracticePlans = z.object({
  plans: z.array(
    z.object({
      id: z.string(),
      product: z.string(),
      status: z.string(),
      ends: z.iso.datetime().nullable(),
      cancels: z.boolean(),
      currency: z.string(),
      amount: z.number().int(),
    }),
  ),
})

export const paymentEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/payments',
    summary: 'Whether payments are practice here: then no money moves.',
    open: true,
    reply: z.object({ practice: z.boolean() }),
  },
  {
    method: 'post',
    path: '/webhooks/payments',
    summary: 'Events of the payment provider, signed by it.',
    open: true,
    body: 'application/json',
    reply: z.object({ ok: z.boolean() }),
  },
  {
    method: 'post',
    path: '/functions/create-checkout',
    summary: 'The address of a checkout for one plan, charged in the currency that was chosen.',
    body: z.object({ priceId: z.string().max(100), currency: z.enum(CURRENCIES).default('GBP') }),
    reply: Url,
    statuses: [502],
  },
  {
    method: 'post',
    path: '/functions/customer-portal',
    summary: 'The address of the page on which plans are managed.',
    reply: Url,
    statuses: [502],
  },
  {
    method: 'get',
    path: '/practice/checkouts/{id}',
    summary: 'A practice checkout.',
    reply: z.object({
      product: z.string(),
      currency: z.string(),
      amount: z.number().int(),
      state: z.string(),
    }),
  },
  {
    method: 'post',
    path: '/practice/checkouts/{id}',
    summary: 'Pays a practice checkout, leaves it, or has its card refused. No money moves.',
    body: CheckoutDeed,
    reply: z.object({ to: z.string().nullable() }),
  },
  { method: 'get', path: '/practice/plans', summary: 'The practice plans.', reply: PracticePlans },
  {
    method: 'post',
    path: '/practice/plans',
    summary: 'Ends a practice plan with its month, keeps it, or has its payment fail or go through.',
    body: PlanDeed,
    reply: PracticePlans,
  },
]
