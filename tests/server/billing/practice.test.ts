// Practice payments over HTTP: the same answers as with a provider, one account's own, and none where money moves.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../shared/account/plans'
import { priceIdOf } from '../../../shared/account/prices'
import { lockCounter } from '../../../sync-server/db/accounts'
import { emptyAccount } from '../../../sync-server/db/erased'
import { inTransaction } from '../../../sync-server/db/transaction'
import { aSignedIn, openSalonApp, type SalonApp, syncWith } from '../support/salon-app'
import { openStripeStandIn } from './stand-in'

let salon: SalonApp
beforeAll(async () => {
  salon = await openSalonApp()
})
afterAll(() => salon.close())

const json = async (reply: Response) => reply.json()
const codeOf = async (reply: Response) => [reply.status, (await reply.json()).code]
const post = (cookie: string, path: string, body: unknown) => salon.call(`/api${path}`, { cookie, body })

/** The id of a checkout that stands open. */
async function aCheckout(cookie: string, product = 'MARKETING'): Promise<string> {
  const { url } = await json(
    await post(cookie, '/functions/create-checkout', { priceId: priceIdOf(product) }),
  )
  expect(url).toContain('/practice/checkout/')
  return url.split('/').at(-1)
}
const status = async (cookie: string) =>
  json(await salon.call('/api/functions/check-subscription', { cookie, method: 'POST' }))
async function aPlan(cookie: string, product = 'MARKETING') {
  const id = await aCheckout(cookie, product)
  await post(cookie, `/practice/checkouts/${id}`, { does: 'pay' })
  const { plans } = await json(await salon.call('/api/practice/plans', { cookie }))
  return plans.at(-1)
}

describe('a practice checkout', () => {
  test('is paid once, and the session says so at once, not as trial', async () => {
    const { cookie } = await aSignedIn(salon)
    const id = await aCheckout(cookie)
    const paid = await json(await post(cookie, `/practice/checkouts/${id}`, { does: 'pay' }))
    expect(paid.to).toBe(`/pricing?session_id=${id}&bought=MARKETING`)
    const session = await json(await salon.call('/api/session', { cookie }))
    expect(session.subscription).toMatchObject({ trial: false, plans: [{ product: 'MARKETING' }] })
    // Its receipt, with the day of the plan that came of it.
    const receipt = await json(await salon.call(`/api/practice/checkouts/${id}`, { cookie }))
    expect(receipt).toMatchObject({ product: 'MARKETING', amount: 4_900, state: 'paid' })
    expect(Math.abs(Date.parse(receipt.paid) - Date.now())).toBeLessThan(60_000)
    const again = await post(cookie, `/practice/checkouts/${id}`, { does: 'pay' })
    expect(await codeOf(again)).toEqual([409, 'checkout-over'])
    expect((await status(cookie)).plans).toHaveLength(1)
  })

  test('of two that are begun only the later one can be paid', async () => {
    const { cookie } = await aSignedIn(salon)
    const first = await aCheckout(cookie)
    const second = await aCheckout(cookie)
    for (const id of [first, second])
      expect((await json(await salon.call(`/api/practice/checkouts/${id}`, { cookie }))).paid).toBeNull()
    expect(await codeOf(await post(cookie, `/practice/checkouts/${first}`, { does: 'pay' }))).toEqual([
      409,
      'checkout-over',
    ])
  })

  test('and a plan of another account is not there', async () => {
    const mine = await aSignedIn(salon)
    const stranger = await aSignedIn(salon)
    const id = await aCheckout(mine.cookie)
    expect((await salon.call(`/api/practice/checkouts/${id}`, { cookie: stranger.cookie })).status).toBe(404)
    const pays = await post(stranger.cookie, `/practice/checkouts/${id}`, { does: 'pay' })
    expect(pays.status).toBe(404)
    const plan = await aPlan(mine.cookie)
    const ends = await post(stranger.cookie, '/practice/plans', { plan: plan.id, does: 'end' })
    expect(ends.status).toBe(404)
    expect((await status(stranger.cookie)).plans).toEqual([])
    expect(await status(mine.cookie)).toMatchObject({ plans: [{ cancels: false }] })
  })

  test.each([{}, { does: 'steal' }, { does: 'pay', amount: 0 }, 'no json', []])(
    'told %j does nothing',
    async body => {
      const { cookie } = await aSignedIn(salon)
      const id = await aCheckout(cookie)
      expect((await post(cookie, `/practice/checkouts/${id}`, body)).status).toBe(400)
      expect((await json(await salon.call(`/api/practice/checkouts/${id}`, { cookie }))).state).toBe('open')
    },
  )

  test('from a page of another site is refused', async () => {
    const { cookie } = await aSignedIn(salon)
    const id = await aCheckout(cookie)
    const reply = await salon.app.request(`http://localhost:8787/api/practice/checkouts/${id}`, {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ does: 'pay' }),
    })
    expect(reply.status).toBe(403)
  })
})

describe('a practice plan', () => {
  test('renews by itself, and ends with its month when it was cancelled', async () => {
    const plain = await openSalonApp()
    const { account } = await aSignedIn(plain)
    const cookie = (await aSignedIn(plain)).cookie
    expect(account).not.toBe('')
    const call = (path: string, body: unknown) => plain.call(`/api${path}`, { cookie, body })
    const { url } = await json(await call('/functions/create-checkout', { priceId: priceIdOf('MARKETING') }))
    await call(`/practice/checkouts/${url.split('/').at(-1)}`, { does: 'pay' })
    plain.clock.now += 35 * DAY_MS
    const now = async () =>
      json(await plain.call('/api/functions/check-subscription', { cookie, method: 'POST' }))
    const renewed = await now()
    expect(renewed).toMatchObject({ subscribed: true, products: ['MARKETING'] })
    expect(Date.parse(renewed.subscription_end)).toBeGreaterThan(plain.clock.now)
    const { plans } = await json(await plain.call('/api/practice/plans', { cookie }))
    await call('/practice/plans', { plan: plans[0].id, does: 'end' })
    expect(await now()).toMatchObject({ subscribed: true, plans: [{ cancels: true }] })
    plain.clock.now += 40 * DAY_MS
    expect(await now()).toMatchObject({ subscribed: false, products: [], plans: [] })
    await plain.close()
  })
})

describe('a lapsed plan', () => {
  test('locks tools with words, never records: sync goes on both ways', async () => {
    const late = await openSalonApp()
    const { account, cookie } = await aSignedIn(late)
    late.clock.now += 20 * DAY_MS
    const locked = await late.call('/api/functions/generate-marketing', {
      cookie,
      body: { contentType: 'instagram', topic: 'Balayage', includeImage: false },
    })
    expect(await codeOf(locked)).toEqual([402, 'plan-needed'])
    const change = {
      id: crypto.randomUUID(),
      op: 'create',
      kind: 'client',
      recordId: 'client-1',
      person: null,
      at: late.clock.now,
      patch: { name: 'Amelia' },
      base: {},
    }
    const pushed = await syncWith(late, { account, cookie, changes: [change] })
    expect(pushed.status).toBe(200)
    expect(JSON.stringify(await pushed.json())).toContain('accepted')
    expect((await syncWith(late, { account, cookie, device: 'other' })).status).toBe(200)
    await late.close()
  })
})

test('an account that goes takes its plans along', async () => {
  const { account, cookie } = await aSignedIn(salon)
  await aPlan(cookie)
  await inTransaction(salon.database, async db => {
    await lockCounter(db, account, 0)
    await emptyAccount(db, account, salon.clock.now)
  })
  for (const table of ['plans', 'customers', 'practice_plans', 'practice_checkouts'] as const)
    expect(
      await salon.database.kysely
        .selectFrom(table)
        .select('account')
        .where('account', '=', account)
        .execute(),
      table,
    ).toEqual([])
})

test('where money moves there is no practice', async () => {
  const stripe = await openStripeStandIn()
  const paid = await openSalonApp(stripe.env)
  const { cookie } = await aSignedIn(paid)
  expect(await json(await paid.call('/api/payments'))).toEqual({ practice: false })
  expect((await paid.call('/api/practice/plans', { cookie })).status).toBe(404)
  await paid.close()
  await stripe.close()
  expect(await json(await salon.call('/api/payments'))).toEqual({ practice: true })
})
