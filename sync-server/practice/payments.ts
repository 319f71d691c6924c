// Payments without money: the same steps, states and dates as with a real provider, on our own pages that say so.
import { amountOf } from '../../shared/account/prices'
import type { Database } from '../db/open'
import { type Payments, PRACTICE_CUSTOMER, type SubscriptionPlan } from '../providers/payments'
import { planAt } from './plan'
import { openCheckout, practicePlans, writePracticePlan } from './store'

/** Says whose plan it is, as a provider would know, and which checkout it was bought in. */
export const planIdOf = (account: string, checkout: string): string => `${account}/${checkout}`

type Given = { database: Database; origin: string; now: () => number }

export function openPractice({ database, origin, now }: Given): Payments {
  async function plansOf({ account }: { account: string }): Promise<SubscriptionPlan[]> {
    const plans = await practicePlans(database, account)
    return plans.map(plan => planAt(plan, now()))
  }
  return {
    name: 'practice',
    // Practice goes by the account alone; a saved Stripe customer stays for when Stripe is back.
    owns: () => true,
    customerFor: async ({ account }) => `${PRACTICE_CUSTOMER}${account}`,
    async checkout({ account, product, currency }) {
      const id = crypto.randomUUID()
      await openCheckout(database, account, {
        id,
        product,
        currency,
        amount: amountOf(product, currency),
        state: 'open',
        created_at: now(),
      })
      return `${origin}/practice/checkout/${id}`
    },
    portal: async () => `${origin}/practice/portal`,
    plansOf,
    async end(plan) {
      const account = plan.id.split('/')[0] ?? ''
      await writePracticePlan(database, account, { ...plan, status: 'canceled', endsAt: now() })
    },
    hear: async () => null,
  }
}
