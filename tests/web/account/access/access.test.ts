import { expect, test } from 'vitest'
import { NOT_SUBSCRIBED } from '../../../../shared/account/plans'
import { accessFor } from '../../../../web/account/access/access'
import type { KnownAccount } from '../../../../web/platform/data/account/account'

const ALL = ['RETAIL_EDGE', 'SALON_PROFIT', 'COLOUR_FORMULA', 'APPOINTMENTS', 'MARKETING', 'COMMUNICATIONS']
const anAccount = (given: Partial<KnownAccount> = {}): KnownAccount => ({
  id: 'a',
  email: 'a@salon.example',
  name: 'A',
  model: null,
  checkedAt: 1,
  subscription: {
    subscribed: true,
    products: ALL,
    subscription_end: '2026-12-05T00:00:00.000Z',
    trial: true,
  },
  ...given,
})
const tool = { subscription: true, product: 'COLOUR_FORMULA' }
const records = { subscription: false, product: null }

test('while nobody is known and the server is asked, it waits', () => {
  expect(accessFor(null, true, tool)).toBe('wait')
})
test('nobody goes to sign in, from every guarded screen', () => {
  expect(accessFor(null, false, tool)).toBe('sign-in')
  expect(accessFor(null, false, records)).toBe('sign-in')
})
test('the trial opens its tools', () => {
  expect(accessFor(anAccount(), false, tool)).toBe('open')
})
test('without a subscription a tool asks for one before it asks for the right one', () => {
  const lapsed = anAccount({ subscription: NOT_SUBSCRIBED })
  expect(accessFor(lapsed, false, tool)).toBe('subscribe')
  expect(accessFor(lapsed, false, { subscription: true, product: null })).toBe('subscribe')
})
test('a plan without the product asks for an upgrade; the bundle opens every product', () => {
  const subscribed = { subscribed: true, subscription_end: null }
  const one = anAccount({ subscription: { ...subscribed, products: ['MARKETING'] } })
  expect(accessFor(one, false, tool)).toBe('upgrade')
  const bundle = anAccount({ subscription: { ...subscribed, products: ['AI_BUNDLE'] } })
  expect(accessFor(bundle, false, tool)).toBe('open')
})
test('records are open without a plan', () => {
  expect(accessFor(anAccount({ subscription: NOT_SUBSCRIBED }), false, records)).toBe('open')
})
test('an end date that passes without a check closes nothing: the service can be finished', () => {
  const past = anAccount({
    subscription: { subscribed: true, products: ALL, subscription_end: '2020-01-01T00:00:00.000Z' },
  })
  expect(accessFor(past, false, tool)).toBe('open')
})
test('an account whose plan was never heard of waits instead of being called not subscribed', () => {
  expect(accessFor(anAccount({ checkedAt: 0, subscription: NOT_SUBSCRIBED }), false, tool)).toBe('wait')
})
