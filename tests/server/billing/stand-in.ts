// Stripe on this machine: the calls that the product makes, in the shapes of the kit's own types.
import { createServer } from 'node:http'
import Stripe from 'stripe'
import { amountOf, CURRENCIES, PRODUCTS, priceIdOf } from '../../../shared/account/prices'

export const WEBHOOK_SECRET = 'whsec_practice'
const kit = new Stripe('sk_test_none')

type Item = Pick<Stripe.SubscriptionItem, 'id' | 'current_period_start' | 'current_period_end'> & {
  price: Pick<Stripe.Price, 'id' | 'lookup_key' | 'unit_amount'>
}
/** What of a subscription the product reads. */
export type Subscribed = Pick<
  Stripe.Subscription,
  'id' | 'status' | 'currency' | 'cancel_at_period_end' | 'cancel_at' | 'ended_at' | 'created' | 'metadata'
> & { object: 'subscription'; customer: string; items: { object: 'list'; data: Item[] } }

const DAY = 86_400
let made = 0

export function subscribedTo(
  customer: string,
  product: string,
  over: Partial<Subscribed> & { from?: number; until?: number } = {},
): Subscribed {
  const { from = Math.floor(Date.now() / 1000), until = from + 30 * DAY, ...rest } = over
  return {
    id: `sub_${++made}`,
    object: 'subscription',
    customer,
    status: 'active',
    currency: 'gbp',
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    created: from,
    metadata: {},
    items: {
      object: 'list',
      data: [
        {
          id: `si_${made}`,
          current_period_start: from,
          current_period_end: until,
          price: {
            id: `price_${product}`,
            lookup_key: priceIdOf(product),
            unit_amount: amountOf(product, 'GBP'),
          },
        },
      ],
    },
    ...rest,
  }
}

export const priceOf = (product: string) => ({
  id: `price_${product}`,
  object: 'price',
  currency: 'gbp',
  lookup_key: priceIdOf(product),
  unit_amount: amountOf(product, 'GBP'),
  currency_options: Object.fromEntries(
    CURRENCIES.map(currency => [currency.toLowerCase(), { unit_amount: amountOf(product, currency) }]),
  ),
})

export type StripeStandIn = Awaited<ReturnType<typeof openStripeStandIn>>

export async function openStripeStandIn() {
  const prices = new Map(PRODUCTS.map(product => [priceIdOf(product), priceOf(product)]))
  const subscriptions = new Map<string, Subscribed>()
  const calls: { method: string; path: string; body: URLSearchParams; key: string | undefined }[] = []
  const sessions = new Map<string, { id: string; customer: string; status: string }>()
  const customers = new Map<string, string>()
  const products = new Set<string>()
  const portals: { id: string }[] = []
  let broken = false

  const answer = (method: string, url: URL, body: URLSearchParams, key: string | undefined): unknown => {
    const at = `${method} ${url.pathname.replace('/v1', '')}`
    if (at === 'POST /customers') {
      const known = key && customers.get(key)
      const id = known || `cus_${customers.size + 1}`
      customers.set(key ?? id, id)
      return { id, object: 'customer' }
    }
    if (at === 'GET /prices') {
      const key = url.searchParams.get('lookup_keys[0]') ?? ''
      return { object: 'list', has_more: false, data: [prices.get(key)].filter(each => each) }
    }
    if (at === 'GET /products') {
      const wanted = url.searchParams.get('ids[0]') ?? ''
      return { object: 'list', has_more: false, data: products.has(wanted) ? [{ id: wanted }] : [] }
    }
    if (at === 'POST /products') {
      products.add(body.get('id') ?? '')
      return { id: body.get('id'), object: 'product' }
    }
    if (at === 'POST /prices') {
      const price = {
        id: `price_${++made}`,
        object: 'price',
        currency: body.get('currency') ?? '',
        lookup_key: body.get('lookup_key') ?? '',
        unit_amount: Number(body.get('unit_amount')),
        currency_options: Object.fromEntries(
          CURRENCIES.map(each => each.toLowerCase()).map(code => [
            code,
            { unit_amount: Number(body.get(`currency_options[${code}][unit_amount]`)) },
          ]),
        ),
      }
      prices.set(price.lookup_key, price)
      return price
    }
    if (/^POST \/prices\/\w+$/.test(at)) return { object: 'price' }
    if (at === 'GET /billing_portal/configurations') return { object: 'list', has_more: false, data: portals }
    if (at === 'POST /billing_portal/configurations') {
      portals.push({ id: 'bpc_1' })
      return portals[0]
    }
    if (at === 'GET /checkout/sessions') {
      const customer = url.searchParams.get('customer')
      const open = [...sessions.values()].filter(each => each.customer === customer && each.status === 'open')
      return { object: 'list', has_more: false, data: open }
    }
    if (at === 'POST /checkout/sessions') {
      const id = `cs_${sessions.size + 1}`
      sessions.set(id, { id, customer: body.get('customer') ?? '', status: 'open' })
      return { id, object: 'checkout.session', url: `https://checkout.stripe.example/${id}` }
    }
    const expired = /^POST \/checkout\/sessions\/(\w+)\/expire$/.exec(at)?.[1]
    const session = expired && sessions.get(expired)
    if (session) {
      session.status = 'expired'
      return session
    }
    if (at === 'GET /subscriptions') {
      const customer = url.searchParams.get('customer')
      const data = [...subscriptions.values()].filter(each => each.customer === customer)
      return { object: 'list', has_more: false, data }
    }
    const ended = /^DELETE \/subscriptions\/(\w+)$/.exec(at)?.[1]
    const subscription = ended && subscriptions.get(ended)
    if (subscription) {
      Object.assign(subscription, { status: 'canceled', ended_at: Math.floor(Date.now() / 1000) })
      return subscription
    }
    if (at === 'POST /billing_portal/sessions')
      return {
        object: 'billing_portal.session',
        url: `https://billing.stripe.example/${body.get('customer')}`,
      }
    return null
  }

  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stripe.test')
      const body = new URLSearchParams(Buffer.concat(parts).toString())
      const key = request.headers['idempotency-key']?.toString()
      const method = request.method ?? 'GET'
      // A DELETE says what it wants in its address.
      for (const [name, value] of url.searchParams) body.append(name, value)
      calls.push({ method, path: url.pathname, body, key })
      const found = broken ? null : answer(method, url, body, key)
      reply.writeHead(broken ? 500 : found === null ? 404 : 200, { 'content-type': 'application/json' })
      reply.end(JSON.stringify(found ?? { error: { message: 'Broken', type: 'api_error' } }))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    env: {
      STRIPE_SECRET_KEY: 'sk_test_salon',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_BASE_URL: `http://127.0.0.1:${port}`,
    },
    calls,
    prices,
    sessions,
    subscriptions,
    put: (subscription: Subscribed) => void subscriptions.set(subscription.id, subscription),
    breaks: (is: boolean) => {
      broken = is
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

/** An event as Stripe sends it, with its signature. */
export function anEvent(
  type: string,
  object: object,
  { id = `evt_${++made}`, secret = WEBHOOK_SECRET }: { id?: string; secret?: string } = {},
): { body: string; signature: string } {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } })
  return { body, signature: kit.webhooks.generateTestHeaderString({ payload: body, secret }) }
}
