import { expect, test } from 'vitest'
import {
  InCosts,
  knownWords,
  monthBack,
  stillIn,
  withColour,
} from '../../../../web/tools/screens/profit/colour-cost'

test.each([
  [9_800, 800, 620, 9_006.2],
  [9_800, 0, 41_230, 10_212.3],
  [0.3, 0.1, 20, 0.4],
  [100, 100.01, 5, null],
])(
  'costs of %s with %s reckoned for colour and %s pennies of it are %s',
  (costs, reckoned, pennies, becomes) => expect(withColour(costs, reckoned, pennies)).toBe(becomes),
)

test('the month before January is December, whole', () => {
  const now = new Date(2026, 0, 31, 12).toISOString()
  const last = monthBack(now, 1)
  expect(last).toEqual({
    from: new Date(2025, 11, 1).toISOString(),
    to: new Date(2026, 0, 1).toISOString(),
    name: 'December',
  })
  expect(monthBack(now, 0)).toMatchObject({ from: last.to, name: 'January' })
})

test.each([
  [46, 41, 'known for 41 of 46 bowls'],
  [46, 46, 'of all 46 bowls'],
  [1, 1, 'of one bowl'],
])('%s bowls of which %s are known: %s', (bowls, known, words) =>
  expect(knownWords(bowls, known)).toBe(words),
)

test('a month that is in the costs stays known after a reload and another month, until the costs are typed anew', () => {
  const october = { month: '2026-10-01', becomes: '9006.20' }
  const both = [october, { month: '2026-11-01', becomes: '9200.00' }]
  expect(stillIn(InCosts.parse(JSON.parse(JSON.stringify([october]))), '9006.20')).toEqual([october])
  expect(stillIn(both, '9200.00')).toEqual(both)
  expect(stillIn(both, '9000')).toEqual([])
  expect(stillIn([], '')).toEqual([])
})
