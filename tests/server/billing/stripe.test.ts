// The product against Stripe's shapes: what is charged, what its events do, and what they can't.
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../shared/account/plans'
import { amountOf, CURRENCIES, PRODUCTS, priceIdOf } from '../../../shared/account/prices'
import { subscriptionOf } from '../../../sync-server/billing/store'
import { aSignedIn, ORIGIN, openSalonApp, type SalonApp } from '../support/salon-app'
import {
  anEvent,
  openStripeStandIn,
  priceOf,
  type StripeStandIn,
  type Subscribed,
  subscribedTo,
} from './stand-in'

let stripe: StripeStandIn
let salon: SalonApp
beforeAll(async () => {
  stripe = await openStripeStandIn()
  salon = await openSalonApp(stripe.env)
})
afterAll(async () => {
  await salon.close()
  await stripe.close()
})
beforeEach(() => {
  stripe.subscriptions.clear()
  stripe.calls.length = 0
})

const checkout = (cookie: string, product: string, currency?: string): Promise<Response> =>
  salon.call('/api/functions/create-checkout', {
    cookie,
    body: { priceId: priceIdOf(product), ...(currency ? { currency } : {}) },
  })
const subscription = async (cookie: string) =>
  (await salon.call('/api/functions/check-subscription', { cookie, method: 'POST' })).json()
const hook = (body: string, signature?: string): Promise<Response> =>
  Promise.resolve(
    salon.app.request(`${ORIGIN}/api/webhooks/payments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature ? { 'stripe-signature': signature } : {}),
      },
      body,
    }),
  )
const codeOf = async (reply: Response) => [reply.status, (await reply.json()).code]

/** Signed in, with a customer at Stripe. */
async function aCustomer(): Promise<{ account: string; cookie: string; customer: string }> {
  const { account, cookie } = await aSignedIn(salon)
  expect((await checkout(cookie, 'MARKETING')).status).toBe(200)
  const customer = [...stripe.sessions.values()].at(-1)?.customer ?? ''
  // Past the hour in which the provider is asked because a checkout was begun: its events alone count.
  await salon.database.kysely.updateTable('customers').set({ checkout_at: null }).execute()
  return { account, cookie, customer }
}
const tell = async (about: Subscribed, id?: string): Promise<number> => {
  const { body, signature } = anEvent('customer.subscription.updated', about, id ? { id } : {})
  return (await hook(body, signature)).status
}

describe('a checkout', () => {
  test('charges in the chosen currency, by a price that costs what is shown in every currency', async () => {
    const { cookie } = await aSignedIn(salon)
    const reply = await checkout(cookie, 'MARKETING', 'AUD')
    expect((await reply.json()).url).toMatch(/^https:\/\/checkout\.stripe\.example\/cs_/)
    const call = stripe.calls.findLast(
      ({ path, method }) => method === 'POST' && path === '/v1/checkout/sessions',
    )
    expect(Object.fromEntries(call?.body ?? [])).toMatchObject({
      mode: 'subscription',
      currency: 'aud',
      'line_items[0][price]': 'price_MARKETING',
      success_url: `${ORIGIN}/pricing?session_id={CHECKOUT_SESSION_ID}&bought=MARKETING`,
      cancel_url: `${ORIGIN}/pricing`,
    })
    expect(call?.body.get('subscription_data[trial_period_days]')).toBeNull()
  })

  test('is not begun by a price that charges a cent more than is shown', async () => {
    const price = priceOf('COMMUNICATIONS')
    stripe.prices.set(priceIdOf('COMMUNICATIONS'), {
      ...price,
      currency_options: {
        ...price.currency_options,
        eur: { unit_amount: amountOf('COMMUNICATIONS', 'EUR') + 1 },
      },
    })
    const { cookie } = await aSignedIn(salon)
    const reply = await checkout(cookie, 'COMMUNICATIONS')
    expect(reply.status).toBe(502)
    expect((await reply.json()).error).toBe('Failed to start checkout. Please try again.')
    stripe.prices.set(priceIdOf('COMMUNICATIONS'), price)
  })

  test('can be begun for each of the products in each of the currencies', async () => {
    const { cookie } = await aSignedIn(salon)
    for (const [at, product] of PRODUCTS.entries())
      expect((await checkout(cookie, product, CURRENCIES[at % CURRENCIES.length])).status, product).toBe(200)
  })

  test('closes the one before it, so that no two can be paid', async () => {
    const { cookie, customer } = await aCustomer()
    await checkout(cookie, 'RETAIL_EDGE')
    const open = [...stripe.sessions.values()].filter(
      each => each.customer === customer && each.status === 'open',
    )
    expect(open).toHaveLength(1)
  })

  test('of an unknown price, an unknown currency, or without a session is refused', async () => {
    const { cookie } = await aSignedIn(salon)
    const call = (body: unknown, as: string | undefined = cookie) =>
      salon.call('/api/functions/create-checkout', { body, ...(as ? { cookie: as } : {}) })
    expect((await call({ priceId: 'price_1Evil' })).status).toBe(400)
    expect((await call({ priceId: priceIdOf('MARKETING'), currency: 'XYZ' })).status).toBe(400)
    expect((await call('not json')).status).toBe(400)
    expect((await call({ priceId: priceIdOf('MARKETING') }, '')).status).toBe(401)
  })

  test('takes nothing from its body but the price and the currency', async () => {
    const { cookie } = await aSignedIn(salon)
    await salon.call('/api/functions/create-checkout', {
      cookie,
      body: {
        priceId: priceIdOf('MARKETING'),
        success_url: 'https://evil.example',
        customer: 'cus_other',
        amount: 1,
      },
    })
    const call = stripe.calls.findLast(
      ({ path, method }) => method === 'POST' && path === '/v1/checkout/sessions',
    )
    expect(call?.body.toString()).not.toMatch(/evil|cus_other/)
  })

  test('fails in the catalogue’s words where Stripe does', async () => {
    const { cookie } = await aCustomer()
    stripe.breaks(true)
    const started = await checkout(cookie, 'APPOINTMENTS')
    const opened = await salon.call('/api/functions/customer-portal', { cookie, method: 'POST' })
    stripe.breaks(false)
    expect([started.status, (await started.json()).error]).toEqual([
      502,
      'Failed to start checkout. Please try again.',
    ])
    expect([opened.status, (await opened.json()).error]).toEqual([
      502,
      'Failed to open subscription portal. Please try again.',
    ])
  })
})

describe('the portal', () => {
  test('is the customer’s own, and comes back to the pricing page', async () => {
    const { cookie, customer } = await aCustomer()
    const reply = await salon.call('/api/functions/customer-portal', { cookie, method: 'POST' })
    expect((await reply.json()).url).toBe(`https://billing.stripe.example/${customer}`)
    expect(stripe.calls.at(-1)?.body.get('return_url')).toBe(`${ORIGIN}/pricing`)
  })

  test('without a plan there is none', async () => {
    const { cookie } = await aSignedIn(salon)
    const reply = await salon.call('/api/functions/customer-portal', { cookie, method: 'POST' })
    expect(await codeOf(reply)).toEqual([409, 'no-plan'])
  })
})

describe('an event', () => {
  test('of a paid plan opens its product, not as trial', async () => {
    const { cookie, customer } = await aCustomer()
    const paid = subscribedTo(customer, 'MARKETING')
    stripe.put(paid)
    expect(await tell(paid)).toBe(200)
    expect(await subscription(cookie)).toMatchObject({
      subscribed: true,
      trial: false,
      plans: [{ product: 'MARKETING', cancels: false, failed: false, currency: 'GBP', amount: 4900 }],
    })
  })

  test('without a signature, with a forged one or with an old one changes nothing', async () => {
    const { cookie, customer } = await aCustomer()
    const paid = subscribedTo(customer, 'AI_BUNDLE')
    stripe.put(paid)
    const { body } = anEvent('customer.subscription.created', paid)
    const forged = anEvent('customer.subscription.created', paid, { secret: 'whsec_other' })
    const changed = anEvent('customer.subscription.created', subscribedTo('cus_other', 'MARKETING'))
    expect(await codeOf(await hook(body))).toEqual([400, 'not-signed'])
    expect(await codeOf(await hook(forged.body, forged.signature))).toEqual([400, 'not-signed'])
    expect(await codeOf(await hook(body, changed.signature))).toEqual([400, 'not-signed'])
    expect(await codeOf(await hook(body, 't=1,v1=00'))).toEqual([400, 'not-signed'])
    expect((await subscription(cookie)).plans).toEqual([])
  })

  test('that is sent again is carried out once', async () => {
    const { customer } = await aCustomer()
    const paid = subscribedTo(customer, 'MARKETING')
    stripe.put(paid)
    const { body, signature } = anEvent('customer.subscription.created', paid)
    await hook(body, signature)
    const before = stripe.calls.length
    expect((await hook(body, signature)).status).toBe(200)
    expect(stripe.calls.length).toBe(before)
  })

  test('that could not be carried out is answered so that it comes again', async () => {
    const { cookie, customer } = await aCustomer()
    const paid = subscribedTo(customer, 'MARKETING')
    stripe.put(paid)
    stripe.breaks(true)
    expect(await tell(paid, 'evt_again')).toBe(500)
    stripe.breaks(false)
    expect(await tell(paid, 'evt_again')).toBe(200)
    expect((await subscription(cookie)).plans).toHaveLength(1)
  })

  test('of somebody who is no customer here is taken and does nothing', async () => {
    expect(await tell(subscribedTo('cus_elsewhere', 'AI_BUNDLE'))).toBe(200)
  })

  test('old news after new changes nothing: what Stripe has now is what counts', async () => {
    const { cookie, customer } = await aCustomer()
    const then = subscribedTo(customer, 'MARKETING')
    const since = Math.floor(salon.clock.now / 1000)
    stripe.put({ ...then, status: 'canceled', ended_at: since })
    expect(await tell(then)).toBe(200)
    expect((await subscription(cookie)).plans).toEqual([])
  })
})

describe('plans', () => {
  test('the bundle ends the single tools, and what was paid for them is credited', async () => {
    const { cookie, customer } = await aCustomer()
    const singles = ['MARKETING', 'RETAIL_EDGE'].map(product => subscribedTo(customer, product))
    const bundle = subscribedTo(customer, 'AI_BUNDLE')
    for (const each of [...singles, bundle]) stripe.put(each)
    await tell(bundle)
    expect((await subscription(cookie)).plans.map(({ product }: { product: string }) => product)).toEqual([
      'AI_BUNDLE',
    ])
    const ended = stripe.calls.filter(({ method }) => method === 'DELETE')
    expect(ended.map(({ path }) => path.split('/').at(-1))).toEqual(singles.map(({ id }) => id))
    for (const { body } of ended) expect(body.get('prorate')).toBe('true')
  })

  test('a payment that failed takes nothing away while it is tried again, and says so', async () => {
    const { cookie, customer } = await aCustomer()
    const late = subscribedTo(customer, 'MARKETING', { status: 'past_due' })
    stripe.put(late)
    await tell(late)
    expect(await subscription(cookie)).toMatchObject({ subscribed: true, plans: [{ failed: true }] })
    stripe.put({ ...late, status: 'unpaid' })
    await tell(late)
    expect((await subscription(cookie)).plans).toEqual([])
  })

  test('one that is to end stays open until its month is over', async () => {
    const { account, cookie, customer } = await aCustomer()
    const ends = subscribedTo(customer, 'MARKETING', { cancel_at_period_end: true })
    stripe.put(ends)
    await tell(ends)
    expect(await subscription(cookie)).toMatchObject({ plans: [{ product: 'MARKETING', cancels: true }] })
    // Nothing is heard of its end, and Stripe can't be asked: its date is enough.
    const later = salon.clock.now + 31 * DAY_MS
    expect(await subscriptionOf(salon.database, account, later)).toMatchObject({
      subscribed: false,
      plans: [],
    })
  })

  test('a second of the same product, or another currency beside it, is refused', async () => {
    const { cookie, customer } = await aCustomer()
    const paid = subscribedTo(customer, 'MARKETING')
    stripe.put(paid)
    await tell(paid)
    expect(await codeOf(await checkout(cookie, 'MARKETING'))).toEqual([409, 'already-paid'])
    expect(await codeOf(await checkout(cookie, 'RETAIL_EDGE', 'USD'))).toEqual([409, 'other-currency'])
    expect((await checkout(cookie, 'RETAIL_EDGE')).status).toBe(200)
  })

  test('a trial product stays purchasable, and the account of the checkout is asked while no event comes', async () => {
    const { cookie } = await aSignedIn(salon)
    expect(await subscription(cookie)).toMatchObject({ trial: true, plans: [] })
    expect((await checkout(cookie, 'MARKETING')).status).toBe(200)
    const customer = [...stripe.sessions.values()].at(-1)?.customer ?? ''
    stripe.put(subscribedTo(customer, 'MARKETING'))
    expect(await subscription(cookie)).toMatchObject({ trial: false, plans: [{ product: 'MARKETING' }] })
  })
})

const product = fc.constantFrom(...PRODUCTS)
const status = fc.constantFrom<Subscribed['status'][]>(
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
  'trialing',
)

/** What Stripe may say of a change; a bill and a checkout tell of the customer alone. */
const KINDS = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'checkout.session.completed',
  'invoice.paid',
  'invoice.payment_failed',
] as const
/** One event of a change. Sent again, it has the id that it had. */
async function hearOf(about: Subscribed, change: number, kind: (typeof KINDS)[number]): Promise<number> {
  const object = kind.startsWith('customer') ? about : { object: 'invoice', customer: about.customer }
  const { body, signature } = anEvent(kind, object, { id: `evt_${about.id}_${change}` })
  return (await hook(body, signature)).status
}

test('any order and repetition of events ends in what Stripe says', async () => {
  const { cookie, customer } = await aCustomer()
  const step = fc.record({ product, status, cancels: fc.boolean(), which: fc.nat(3) })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      async (steps, chance) => {
        stripe.subscriptions.clear()
        const owned: (Subscribed | undefined)[] = []
        const news: Subscribed[] = []
        const draw = (): number => chance.next().value ?? 0
        const hear = (change: number): Promise<number> => {
          const about = news[change]
          const kind = KINDS[draw() % KINDS.length]
          if (!about || !kind) throw new Error('No such change.')
          return hearOf(about, change, kind)
        }
        for (const { product, status, cancels, which } of steps) {
          const old = owned[which]
          const next = subscribedTo(customer, product, {
            status,
            cancel_at_period_end: cancels,
            ...(old ? { id: old.id, created: old.created } : {}),
          })
          owned[which] = next
          stripe.put(next)
          news.push(next)
          // Some are heard while Stripe goes on, some only later, some never before the last.
          if (draw() % 3 === 0) expect(await hear(draw() % news.length)).toBe(200)
        }
        const all = [...news.keys()]
        const late = [...all, ...all].sort(() => (draw() % 2 === 0 ? 1 : -1))
        for (const each of late) expect(await hear(each)).toBe(200)
        await Promise.all(late.slice(0, 3).map(hear))
        const live = [...stripe.subscriptions.values()].filter(each =>
          ['active', 'past_due', 'trialing'].includes(each.status),
        )
        const said = await subscription(cookie)
        type Said = { product: string; cancels: boolean; failed: boolean }
        const shown = ({ product, cancels, failed }: Said): string =>
          JSON.stringify([product, cancels, failed])
        expect(said.plans.map(shown).sort()).toEqual(
          live
            .map(each =>
              shown({
                product: productFor(each.items.data[0]?.price.lookup_key),
                cancels: each.cancel_at_period_end,
                failed: each.status === 'past_due',
              }),
            )
            .sort(),
        )
        const products = live.map(each => productFor(each.items.data[0]?.price.lookup_key))
        expect(new Set(products).size).toBe(products.length)
        if (products.includes('AI_BUNDLE')) expect(products).toEqual(['AI_BUNDLE'])
      },
    ),
    { numRuns: 25 },
  )
})

const productFor = (key: string | null | undefined): string =>
  PRODUCTS.find(each => priceIdOf(each) === key) ?? ''
