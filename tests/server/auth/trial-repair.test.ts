import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSignedIn, openSalonApp, type SalonApp } from '../support/salon-app'

let salon: SalonApp
beforeAll(async () => {
  salon = await openSalonApp()
})
afterAll(() => salon.close())

test('an account that was left without its trial gets it, from the day it was made', async () => {
  const { account, cookie } = await aSignedIn(salon)
  const told = async () => (await (await salon.call('/api/session', { cookie })).json()).subscription
  const before = await told()
  await salon.database.kysely.deleteFrom('subscriptions').where('account', '=', account).execute()
  salon.clock.now += 3 * 86_400_000

  const repaired = await told()
  expect(repaired.trial).toBe(true)
  const drift = Date.parse(repaired.subscription_end) - Date.parse(before.subscription_end)
  expect(Math.abs(drift)).toBeLessThan(86_400_000)
})
