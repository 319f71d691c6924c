// What an account pays for. Only the provider knows: whatever happens there, we ask it again and save its whole answer,
// so events may arrive in any order, twice, or not at all.
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

/** How long after a checkout begins we ask the provider whenever the page asks, as an event may be late or lost. */
const CHECKOUT_MS = 60 * 60_000
const ASKED_EVERY_MS = 1_500

type Given = {
  database: Database
  payments: Payments
  /** Where people open the app. */
  origin: string
  now: () => number
}

export type Billing = ReturnType<typeof openBilling>

export function openBilling({ database, payments, origin, now }: Given) {
  /** The customer at this provider. Ends any practice plans from before real payments, whichever process wrote them. */
  async function customerAt(account: string): Promise<Customer | null> {
    const known = await customerOf(database, account, now())
    if (known === null || payments.owns(known.customer)) return known
    await endPractised(database, now(), account)
    return null
  }

  /** Asks the provider what the account has now, ends anything it would pay for twice, and saves the result. */
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

  /** Turns a failure at the provider into our own words; the log has the original. */
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

    /** The address of a checkout for the one product that `priceId` names. */
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

    /** Asks the provider if news may be missing: a checkout has just begun, or a paid month has run out. */
    async fresh(account: string): Promise<void> {
      const known = await customerAt(account)
      if (!known || now() - known.asked_at < ASKED_EVERY_MS) return
      const begun = known.checkout_at !== null && now() - known.checkout_at < CHECKOUT_MS
      if (!begun && !known.stale) return
      // If the provider can't be asked, the last answer is good enough for now.
      await refresh(account).catch(error => log.error('The payment provider could not be asked:', error))
    },

    refresh,

    /** Handles an event from the provider. Throws if it couldn't, and the provider then sends it again. */
    async hear(body: string, signature: string | undefined): Promise<void> {
      const heard = await payments.hear(body, signature)
      if (heard === null || (await wasHeard(database, heard.id))) return
      const account = heard.customer === null ? null : await accountOfCustomer(database, heard.customer)
      if (account !== null) await refresh(account)
      await noteHeard(database, heard.id, now())
    },

    /** The account is being deleted, so all its payments end. */
    async endPlans(account: string): Promise<void> {
      const known = await customerAt(account)
      if (!known) return
      const plans = await payments.plansOf({ account, customer: known.customer })
      for (const plan of plans) if (isLive(plan, now())) await payments.end(plan)
      await refresh(account)
    },
  }
}
