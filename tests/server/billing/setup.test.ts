import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf, CURRENCIES, PRODUCTS, priceIdOf } from '../../../shared/account/prices'
import { setUpStripe } from '../../../sync-server/providers/payments-stripe-setup'
import { aSignedIn, openSalonApp } from '../support/salon-app'
import { openStripeStandIn, priceOf, type StripeStandIn } from './stand-in'

let stripe: StripeStandIn
beforeAll(async () => {
  stripe = await openStripeStandIn()
  stripe.prices.clear()
})
afterAll(() => stripe.close())

const setUp = () => setUpStripe(stripe.env.STRIPE_SECRET_KEY, stripe.env.STRIPE_BASE_URL)
const made = (path: string) =>
  stripe.calls.filter(call => call.method === 'POST' && call.path === path).map(({ body }) => body)

test('a fresh account gets each product with one price, in five currencies to the cent', async () => {
  await setUp()
  expect(made('/v1/products').map(body => body.get('id'))).toEqual(
    PRODUCTS.map(product => `chairside_${product.toLowerCase()}`),
  )
  const prices = made('/v1/prices')
  for (const [at, product] of PRODUCTS.entries()) {
    const price = prices[at]
    expect(price?.get('lookup_key')).toBe(priceIdOf(product))
    expect(price?.get('recurring[interval]')).toBe('month')
    expect(price?.get('tax_behavior')).toBe('exclusive')
    for (const currency of CURRENCIES) {
      const field =
        currency === 'GBP' ? 'unit_amount' : `currency_options[${currency.toLowerCase()}][unit_amount]`
      expect(price?.get(field), `${product} ${currency}`).toBe(String(amountOf(product, currency)))
    }
  }
})

test('what it made can be bought', async () => {
  const salon = await openSalonApp(stripe.env)
  const { cookie } = await aSignedIn(salon)
  const body = { priceId: priceIdOf('AI_BUNDLE'), currency: 'CAD' }
  const reply = await salon.call('/api/functions/create-checkout', { cookie, body })
  await salon.close()
  expect(reply.status).toBe(200)
})

test('run again, it makes nothing; a price that differs gets a successor', async () => {
  const before = stripe.calls.filter(({ method }) => method === 'POST').length
  await setUp()
  expect(stripe.calls.filter(({ method }) => method === 'POST')).toHaveLength(before)
  stripe.prices.set(priceIdOf('MARKETING'), { ...priceOf('MARKETING'), unit_amount: 4_800 })
  await setUp()
  const last = made('/v1/prices').at(-1)
  expect([last?.get('lookup_key'), last?.get('transfer_lookup_key')]).toEqual([
    priceIdOf('MARKETING'),
    'true',
  ])
  expect(made('/v1/prices/price_MARKETING').at(-1)?.get('active')).toBe('false')
})
