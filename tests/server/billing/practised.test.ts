// The day on which real payments come: what was practised ends in words, and nothing of it stands in anyone's way.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '../../../shared/account/plans'
import { priceIdOf } from '../../../shared/account/prices'
import { keepCustomer } from '../../../sync-server/billing/store'
import { type Database, migrate, openDatabase } from '../../../sync-server/db/open'
import { endPractised } from '../../../sync-server/practice/store'
import { aSignedIn, ORIGIN, openSalonApp, type SalonApp } from '../support/salon-app'
import { anEvent, openStripeStandIn, type StripeStandIn, subscribedTo } from './stand-in'

let database: Database
let stripe: StripeStandIn
/** Two starts of one salon's server, before and after its keys were set. */
let before: SalonApp
let after: SalonApp
beforeAll(async () => {
  database = await openDatabase({ file: ':memory:' })
  await migrate(database)
  stripe = await openStripeStandIn()
  before = await openSalonApp({}, null, undefined, database)
  after = await openSalonApp(stripe.env, null, undefined, database)
})
afterAll(async () => {
  await database.close()
  await stripe.close()
})

const post = (salon: SalonApp, cookie: string, path: string, body: unknown = {}) =>
  salon.call(`/api${path}`, { cookie, body })
const checkout = (salon: SalonApp, cookie: string, product = 'MARKETING') =>
  post(salon, cookie, '/functions/create-checkout', { priceId: priceIdOf(product) })
const status = async (salon: SalonApp, cookie: string) =>
  (await post(salon, cookie, '/functions/check-subscription')).json()
const codeOf = async (reply: Response) => [reply.status, (await reply.json()).code]
const customerOf = async (account: string) =>
  (
    await database.kysely
      .selectFrom('customers')
      .select('customer')
      .where('account', '=', account)
      .executeTakeFirst()
  )?.customer

/** Signed in, and has “paid” for this product in practice. */
async function whoPractised(product = 'MARKETING') {
  const who = await aSignedIn(before)
  const { url } = await (await checkout(before, who.cookie, product)).json()
  await post(before, who.cookie, `/practice/checkouts/${url.split('/').at(-1)}`, { does: 'pay' })
  expect(await status(before, who.cookie)).toMatchObject({ plans: [{ product }], practice_ended: null })
  return who
}

test('a practised plan opens nothing from the first start with keys, and says so', async () => {
  const { account, cookie } = await whoPractised()
  const untouched = await aSignedIn(before)
  await endPractised(database, after.clock.now)
  await database.kysely.deleteFrom('subscriptions').where('account', '=', account).execute()
  const now = await status(after, cookie)
  expect(now).toMatchObject({ subscribed: false, products: [], plans: [] })
  expect(Date.parse(now.practice_ended)).toBe(after.clock.now)
  const refused = await post(after, cookie, '/functions/generate-marketing', {
    contentType: 'instagram',
    topic: 'Balayage',
    includeImage: false,
  })
  expect(await codeOf(refused)).toEqual([402, 'plan-needed'])
  expect(await status(after, untouched.cookie)).toMatchObject({ trial: true, practice_ended: null })
})

test('it is bought anew with a customer of Stripe, and the notice goes', async () => {
  const { account, cookie } = await whoPractised()
  // No sweep at a start: another process may have practised after it.
  expect((await checkout(after, cookie)).status).toBe(200)
  const customer = (await customerOf(account)) ?? ''
  expect(customer).toMatch(/^cus_/)
  expect((await status(after, cookie)).practice_ended).not.toBeNull()
  const paid = subscribedTo(customer, 'MARKETING')
  stripe.put(paid)
  const { body, signature } = anEvent('customer.subscription.created', paid)
  const heard = await after.app.request(`${ORIGIN}/api/webhooks/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  })
  expect(heard.status).toBe(200)
  expect(await status(after, cookie)).toMatchObject({
    plans: [{ product: 'MARKETING' }],
    practice_ended: null,
  })
})

test('its portal says in words what is so', async () => {
  const { cookie } = await whoPractised()
  const reply = await post(after, cookie, '/functions/customer-portal')
  expect(reply.status).toBe(409)
  expect((await reply.json()).error).toBe('The practice plan has ended: choose a plan.')
  const stranger = await aSignedIn(after)
  expect(await codeOf(await post(after, stranger.cookie, '/functions/customer-portal'))).toEqual([
    409,
    'no-plan',
  ])
})

test('a month that runs out asks Stripe for nobody it never knew', async () => {
  const { cookie } = await whoPractised()
  stripe.calls.length = 0
  after.clock.now += 40 * DAY_MS
  expect(await status(after, cookie)).toMatchObject({ plans: [] })
  after.clock.now -= 40 * DAY_MS
  expect(stripe.calls).toEqual([])
})

test('the account can be deleted', async () => {
  const { account, cookie } = await whoPractised()
  const gone = await post(after, cookie, '/account/delete', { account, password: 'thin-scissors' })
  expect(gone.status).toBe(200)
  expect(stripe.calls.filter(({ path }) => path.includes('practice'))).toEqual([])
})

test('plans at Stripe outlive an interlude of practice', async () => {
  const { account, cookie } = await aSignedIn(after)
  await keepCustomer(database, account, 'cus_real')
  stripe.put(subscribedTo('cus_real', 'RETAIL_EDGE'))
  const { url } = await (await checkout(before, cookie)).json()
  await post(before, cookie, `/practice/checkouts/${url.split('/').at(-1)}`, { does: 'pay' })
  expect(await status(before, cookie)).toMatchObject({ plans: [{ product: 'MARKETING' }] })
  await endPractised(database, after.clock.now)
  expect(await customerOf(account)).toBe('cus_real')
  expect(await status(after, cookie)).toMatchObject({ plans: [{ product: 'RETAIL_EDGE' }] })
})
