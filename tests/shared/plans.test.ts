import { expect, test } from 'vitest'
import { BUNDLE, NOT_SUBSCRIBED, opens, TOOL_PRODUCTS } from '../../shared/account/plans'

const subscribed = (...products: string[]) => ({ subscribed: true, products, subscription_end: null })

test('a product opens its own tool and no other', () => {
  expect(TOOL_PRODUCTS.filter(tool => opens(subscribed('MARKETING'), tool))).toEqual(['MARKETING'])
})

test('the bundle opens every tool', () => {
  expect(TOOL_PRODUCTS.every(tool => opens(subscribed(BUNDLE), tool))).toBe(true)
})

test('products of a subscription that has ended open nothing', () => {
  expect(opens({ ...subscribed(BUNDLE), subscribed: false }, 'MARKETING')).toBe(false)
})

test('with nothing known, nothing is open', () => {
  expect(TOOL_PRODUCTS.some(tool => opens(NOT_SUBSCRIBED, tool))).toBe(false)
})
