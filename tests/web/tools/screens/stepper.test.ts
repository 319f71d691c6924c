import { expect, it } from 'vitest'
import { parseNumber, stepped } from '../../../../web/tools/screens/mixed/NumberStepper'

it('steps along its own grid, within its limits', () => {
  const grams = { step: 5, max: 1000 }
  expect([
    stepped(30, 1, grams),
    stepped(32, 1, grams),
    stepped(32, -1, grams),
    stepped(0, -1, grams),
  ]).toEqual([35, 35, 30, 0])
  expect(stepped(null, 1, grams)).toBe(5)
  expect(stepped(1000, 1, grams)).toBe(1000)
})

it('follows the stops where only those are poured', () => {
  const vol = { stops: [0, 5, 10, 20, 30, 40], max: 40 }
  expect([
    stepped(20, 1, vol),
    stepped(20, -1, vol),
    stepped(13, 1, vol),
    stepped(40, 1, vol),
    stepped(0, -1, vol),
  ]).toEqual([30, 10, 20, 40, 0])
})

it('reads a comma as a point, and nothing as nothing', () => {
  expect([parseNumber('7,5'), parseNumber(' 40 '), parseNumber(''), parseNumber('a few')]).toEqual([
    7.5,
    40,
    null,
    null,
  ])
})
