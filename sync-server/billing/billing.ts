// What an account pays for. The provider alone says what is so: whatever happens there, it is asked anew and its answer
// written whole, so that events may come in any order, twice, or not at all.
import { BUNDLE } from '../../shared/account/plans'
import { type Currency, isCurrency, productOfPrice } from '../../shared/account/prices'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import { log } from '../log/log'
import { endPractised } from '../practice/store'
import type { Payments, SubscriptionPlan } from '../providers/payments'
import { isLive, surplusAmong } from './state'
import {
  accountOfCustomer,
  type Customer,
  customerOf,
  emailOf,
  keepCustomer,
  noteCheckout,
  noteHeard,
  practisedUntil,
  subscriptionOf,
  takeTicket,
  wasHeard,
  writePlans,
} from './store'

/** For so long after a checkout was begun the provider is asked when the page asks: an event may be late or lost. */
const CHECKOUT_MS = 60 * 60_000
const ASKED_EVERY_MS = 1_500

type Given = {
  database: Database
  payments: Payments
  /** The address that people open. */
  origin: string
  now: () => number
}

export type Billing = ReturnType<typeof openBilling>

export function openBilling({ database, payments, origin, now }: Given) {
  /** The customer at this provider. What was practised before money moved ends here, whichever process wrote it. */
  async function customerAt(account: string): Promise<Customer | null> {
    const known = await customerOf(database, account, now())
    if (known === null || payments.owns(known.customer)) return known
    await endPractised(database, now(), account)
    return null
  }

  /** Asks the provider what the account has now, ends what would be paid for twice, and writes it down. */
  async function refresh(account: string): Promise<void> {
    if ((await customerAt(account)) === null) return
    const taken = await takeTicket(database, account, now())
    if (!taken) return
    const whose = { account, customer: taken.customer }
    let plans = await payments.plansOf(whose)
    const surplus = surplusAmong(plans, now())
    if (surplus.length > 0) {
      await endAll(surplus)
      plans = await payments.plansOf(whose)
    }
    await writePlans(database, { account, ticket: taken.ticket }, plans)
  }

  async function endAll(plans: readonly SubscriptionPlan[]): Promise<void> {
    for (const plan of plans)
      await payments.end(plan).catch(error => log.error(`Plan ${plan.id} could not be ended:`, error))
  }

  /** The words of a failure of the provider are ours; the log has its own. */
  async function orElse<T>(code: 'checkout-failed' | 'portal-failed', work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ProblemError) throw error
      log.error(`${code}:`, error)
      throw new ProblemError(code)
    }
  }

  return {
    name: payments.name,

    /** The address of a checkout for one product, which `priceId` names. */
    checkout: (account: string, priceId: string, currency: Currency): Promise<string> =>
      orElse('checkout-failed', async () => {
        const product = productOfPrice(priceId)
        if (product === undefined) throw new ProblemError('bad-request', 'There is no such price.')
        const known = await customerAt(account)
        const { plans } = await subscriptionOf(database, account, now())
        if (plans.some(plan => plan.product === product || plan.product === BUNDLE))
          throw new ProblemError('already-paid')
        const paidIn = plans.map(plan => plan.currency).find(isCurrency)
        if (paidIn !== undefined && paidIn !== currency) throw new ProblemError('other-currency')
        if (!known) {
          const email = await emailOf(database, account)
          await keepCustomer(database, account, await payments.customerFor({ account, email }))
        }
        const customer = (known ?? (await customerAt(account)))?.customer
        if (customer === undefined) throw new ProblemError('checkout-failed')
        await noteCheckout(database, account, now())
        return payments.checkout({
          account,
          customer,
          product,
          currency,
          paidTo: `${origin}/pricing?session_id={CHECKOUT_SESSION_ID}&bought=${product}`,
          unpaidTo: `${origin}/pricing`,
        })
      }),

    portal: (account: string): Promise<string> =>
      orElse('portal-failed', async () => {
        const known = await customerAt(account)
        if (!known)
          throw new ProblemError(
            (await practisedUntil(database, account)) === null ? 'no-plan' : 'practice-over',
          )
        return payments.portal(known.customer, `${origin}/pricing`)
      }),

    /** Asks the provider where its word may be missing: a checkout was just begun, or a month has run out. */
    async fresh(account: string): Promise<void> {
      const known = await customerAt(account)
      if (!known || now() - known.asked_at < ASKED_EVERY_MS) return
      const begun = known.checkout_at !== null && now() - known.checkout_at < CHECKOUT_MS
      if (!begun && !known.stale) return
      // The answer that stands is good enough meanwhile.
      await refresh(account).catch(error => log.error('The payment provider could not be asked:', error))
    },

    refresh,

    /** An event of the provider. Fails where it could not be carried out: it is sent again then. */
    async hear(body: string, signature: string | undefined): Promise<void> {
      const heard = await payments.hear(body, signature)
      if (heard === null || (await wasHeard(database, heard.id))) return
      const account = heard.customer === null ? null : await accountOfCustomer(database, heard.customer)
      if (account !== null) await refresh(account)
      await noteHeard(database, heard.id, now())
    },

    /** For an account that goes: nothing is paid any more. */
    async endPlans(account: string): Promise<void> {
      const known = await customerAt(account)
      if (!known) return
      const plans = await payments.plansOf({ account, customer: known.customer })
      for (const plan of plans) if (isLive(plan, now())) await payments.end(plan)
      await refresh(account)
    },
  }
}
