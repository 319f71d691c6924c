import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BUNDLE, isPaid, NOT_SUBSCRIBED, TOOL_PRODUCTS, trialDaysLeft } from '../../shared/account/plans'
import {
  amountOf,
  CURRENCIES,
  convert,
  currencies,
  money,
  PRODUCTS,
  priceIdOf,
  productOfPrice,
  savedByBundle,
} from '../../shared/account/prices'

test('a tool costs 49 pounds a month and the bundle 249, which saves 45', () => {
  expect(money(amountOf('MARKETING', 'GBP'), 'GBP')).toBe('£49.00')
  expect(money(amountOf(BUNDLE, 'GBP'), 'GBP')).toBe('£249.00')
  expect(money(savedByBundle('GBP'), 'GBP')).toBe('£45.00')
})

test.each([
  ['USD', '$62.23', '$316.23'],
  ['EUR', '€57.33', '€291.33'],
  ['AUD', 'A$94.57', 'A$480.57'],
  ['CAD', 'C$84.28', 'C$428.28'],
] as const)('in %s a tool costs %s and the bundle %s', (currency, tool, bundle) => {
  expect(money(amountOf('RETAIL_EDGE', currency), currency)).toBe(tool)
  expect(money(amountOf(BUNDLE, currency), currency)).toBe(bundle)
})

test('amounts are whole cents, rounded half up', () => {
  expect(convert(50, 'USD')).toBe(64) // 63.5
  expect(convert(51, 'USD')).toBe(65) // 64.77
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(...CURRENCIES), (pence, currency) => {
      const exact = pence * currencies[currency].hundredths
      const cents = convert(pence, currency)
      expect(Number.isInteger(cents)).toBe(true)
      expect(cents * 100 - exact).toBeGreaterThan(-50)
      expect(cents * 100 - exact).toBeLessThanOrEqual(50)
    }),
  )
})

test('there are seven products, each with a price of its own', () => {
  expect(PRODUCTS).toEqual([...TOOL_PRODUCTS, BUNDLE])
  expect(new Set(PRODUCTS.map(priceIdOf)).size).toBe(7)
  for (const product of PRODUCTS) expect(productOfPrice(priceIdOf(product))).toBe(product)
  expect(productOfPrice('price_1')).toBeUndefined()
})

test('what is paid is Active; the trial pays for nothing', () => {
  const plan = { ends: null, cancels: false, failed: false, currency: 'GBP', amount: 4900 }
  const trial = { ...NOT_SUBSCRIBED, subscribed: true, products: ['MARKETING'], trial: true, plans: [] }
  expect(isPaid(trial, 'MARKETING')).toBe(false)
  const one = { ...trial, trial: false, plans: [{ ...plan, product: 'MARKETING' }] }
  expect([isPaid(one, 'MARKETING'), isPaid(one, 'RETAIL_EDGE'), isPaid(one, BUNDLE)]).toEqual([
    true,
    false,
    false,
  ])
  const all = { ...trial, plans: [{ ...plan, product: BUNDLE }] }
  expect(PRODUCTS.every(product => isPaid(all, product))).toBe(true)
})

test('the trial’s last day counts as one', () => {
  const at = (end: string) =>
    trialDaysLeft({ ...NOT_SUBSCRIBED, trial_end: end }, Date.parse('2026-03-01T12:00Z'))
  expect(at('2026-03-15T12:00Z')).toBe(14)
  expect(at('2026-03-01T13:00Z')).toBe(1)
  expect(at('2026-03-01T11:00Z')).toBe(0)
})
