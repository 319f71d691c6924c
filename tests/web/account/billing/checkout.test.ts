import { expect, test } from 'vitest'
import { backFrom, hasArrived, poll, withoutBack } from '../../../../web/account/billing/checkout'

const plan = {
  product: 'MARKETING',
  ends: null,
  cancels: false,
  failed: false,
  currency: 'GBP',
  amount: 4900,
}
const trial = { subscribed: true, products: ['MARKETING'], subscription_end: null, trial: true, plans: [] }
const paid = { ...trial, trial: false, plans: [plan] }

test('a checkout’s way back is known by its session, which goes from the address', () => {
  expect(backFrom('?a=1')).toBeNull()
  expect(backFrom('?session_id=cs_1&bought=MARKETING')).toEqual({ bought: 'MARKETING' })
  expect(withoutBack('?session_id=cs_1&bought=MARKETING')).toBe('')
  expect(withoutBack('?session_id=cs_1&from=mail')).toBe('?from=mail')
})

test('what was bought has arrived when it is paid for: the trial doesn’t count, nor another plan', () => {
  expect(hasArrived({ bought: 'MARKETING' }, undefined)).toBe(false)
  expect(hasArrived({ bought: 'MARKETING' }, trial)).toBe(false)
  expect(hasArrived({ bought: 'MARKETING' }, paid)).toBe(true)
  expect(hasArrived({ bought: 'RETAIL_EDGE' }, { ...paid, products: ['MARKETING', 'RETAIL_EDGE'] })).toBe(
    false,
  )
  expect(hasArrived({ bought: null }, paid)).toBe(true)
})

test('it is asked for six times, first after a second, then every two', async () => {
  const waits: number[] = []
  let asked = 0
  const wait = async (ms: number) => void waits.push(ms)
  expect(await poll(async () => ++asked > 6, wait)).toBe(false)
  expect(waits).toEqual([1_000, 2_000, 2_000, 2_000, 2_000, 2_000])
  expect(await poll(async () => true, wait)).toBe(true)
  expect(waits).toHaveLength(7)
})
