// Stripe: Checkout in the chosen currency, the Billing Portal, webhooks. Only this file knows the library.
import type Stripe from 'stripe'
import { amountOf, CURRENCIES, isCurrency, priceIdOf, productOfPrice } from '../../shared/account/prices'
import { ProblemError } from '../../shared/problems'
import { lazily } from './lazily'
import { type Payments, PLAN_STATUSES, PRACTICE_CUSTOMER, type SubscriptionPlan } from './payments'

const TIMEOUT_MS = 10_000
/** How long we cache a price. */
const PRICE_MS = 10 * 60_000

type StripeKeys = { secret: string; webhookSecret: string; baseUrl?: string | undefined }

/** Stripe's address, in the form the library wants. */
export const hostOf = (baseUrl: string) => {
  const { hostname, port, protocol } = new URL(baseUrl)
  const kind = protocol === 'http:' ? 'http' : 'https'
  return { host: hostname, port: port || (kind === 'http' ? 80 : 443), protocol: kind } as const
}

export function openStripe({ secret, webhookSecret, baseUrl }: StripeKeys, now: () => number): Payments {
  /** The library loads with the first call. */
  const stripe = lazily(async () => {
    const { default: Kit } = await import('stripe')
    return new Kit(secret, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      appInfo: { name: 'Chairside' },
      ...(baseUrl ? hostOf(baseUrl) : {}),
    })
  })
  const prices = new Map<string, { id: string; readAt: number }>()

  /** The provider's price for a product. Throws if it would charge anything other than what we show. */
  async function priceFor(product: string): Promise<string> {
    const known = prices.get(product)
    if (known && now() - known.readAt < PRICE_MS) return known.id
    const { data } = await (await stripe()).prices.list({
      lookup_keys: [priceIdOf(product)],
      active: true,
      expand: ['data.currency_options'],
    })
    const [price] = data
    if (!price) throw new Error(`Stripe has no price ${priceIdOf(product)}: run npm run stripe-setup.`)
    for (const currency of CURRENCIES) {
      const code = currency.toLowerCase()
      const charged =
        code === price.currency ? price.unit_amount : price.currency_options?.[code]?.unit_amount
      if (charged !== amountOf(product, currency))
        throw new Error(
          `Stripe's price ${price.id} is not what is shown in ${currency}: run npm run stripe-setup.`,
        )
    }
    prices.set(product, { id: price.id, readAt: now() })
    return price.id
  }

  return {
    name: 'stripe',
    owns: customer => !customer.startsWith(PRACTICE_CUSTOMER),

    async customerFor({ account, email }) {
      const customer = await (await stripe()).customers.create(
        { ...(email ? { email } : {}), metadata: { account } },
        { idempotencyKey: `customer-${account}` },
      )
      return customer.id
    },

    async checkout({ account, customer, product, currency, paidTo, unpaidTo }) {
      const price = await priceFor(product)
      // With two open checkouts, people could pay for both.
      const open = await (await stripe()).checkout.sessions.list({ customer, status: 'open', limit: 20 })
      for (const { id } of open.data) await (await stripe()).checkout.sessions.expire(id)
      const session = await (await stripe()).checkout.sessions.create({
        mode: 'subscription',
        customer,
        client_reference_id: account,
        currency: currency.toLowerCase(),
        line_items: [{ price, quantity: 1 }],
        subscription_data: { metadata: { account, product } },
        success_url: paidTo,
        cancel_url: unpaidTo,
      })
      if (!session.url) throw new Error(`Checkout ${session.id} has no address.`)
      return session.url
    },

    async portal(customer, backTo) {
      return (await (await stripe()).billingPortal.sessions.create({ customer, return_url: backTo })).url
    },

    async plansOf({ customer }) {
      const plans: SubscriptionPlan[] = []
      for await (const each of (await stripe()).subscriptions.list({ customer, status: 'all', limit: 100 })) {
        const plan = planFrom(each)
        if (plan) plans.push(plan)
      }
      return plans
    },

    async end({ id }) {
      await (await stripe()).subscriptions.cancel(id, { prorate: true, invoice_now: true })
    },

    async hear(body, signature) {
      if (!signature) throw new ProblemError('not-signed')
      const kit = await stripe()
      const event = signed(() => kit.webhooks.constructEvent(body, signature, webhookSecret))
      return /^(customer\.subscription|checkout\.session|invoice)\./.test(event.type)
        ? { id: event.id, customer: customerIn(event.data.object) }
        : null
    },
  }
}

function signed<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    // By name, as the library itself isn't loaded here.
    if (error instanceof Error && 'type' in error && error.type === 'StripeSignatureVerificationError')
      throw new ProblemError('not-signed')
    throw error
  }
}

function customerIn(object: object): string | null {
  const customer: unknown = 'customer' in object ? object.customer : null
  if (typeof customer === 'string') return customer
  return typeof customer === 'object' &&
    customer !== null &&
    'id' in customer &&
    typeof customer.id === 'string'
    ? customer.id
    : null
}

const MS = 1_000

/** Null for a subscription to something else, created by hand in the same account. */
function planFrom(subscription: Stripe.Subscription): SubscriptionPlan | null {
  const [item] = subscription.items.data
  if (!item) return null
  const product = productOfPrice(item.price.lookup_key ?? '') ?? subscription.metadata.product
  if (!product) return null
  const currency = subscription.currency.toUpperCase()
  return {
    id: subscription.id,
    product,
    // A status that we don't know yet opens nothing.
    status: PLAN_STATUSES.find(status => status === subscription.status) ?? 'paused',
    endsAt: endOf(subscription, item) * MS,
    cancelAtEnd: subscription.cancel_at_period_end || endsBy(subscription.cancel_at, item.current_period_end),
    currency,
    amount: isCurrency(currency) ? amountOf(product, currency) : (item.price.unit_amount ?? 0),
    startedAt: subscription.created * MS,
  }
}

const endsBy = (until: number | null, period: number): boolean => until !== null && until <= period

/** Paid until; a month that was never paid ended when it began. */
function endOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): number {
  const { status, ended_at: ended, cancel_at: until } = subscription
  if (ended !== null) return ended
  if (status === 'unpaid' || status === 'paused') return item.current_period_start
  return until === null ? item.current_period_end : Math.min(until, item.current_period_end)
}
