// Parts of a whole that are said in percent.
import { expect, test } from 'vitest'
import { chartsOf } from '../../../../shared/tools/salon-profit/analysis/charts'
import { figuresOf } from '../../../../shared/tools/salon-profit/engine'
import { percentText } from '../../../../shared/tools/salon-profit/words'
import { shares } from '../../../../web/ui/sheet/charts/shares'

const hundredths = (told: readonly string[]): number =>
  told.reduce((sum, text) => sum + Math.round(Number.parseFloat(text) * 100), 0)

test('they sum to 100 however they are cut', () => {
  expect(shares([1, 1, 1])).toEqual(['33.4%', '33.3%', '33.3%'])
  expect(shares([2, 1])).toEqual(['66.7%', '33.3%'])
  for (let n = 1; n <= 300; n++)
    expect(hundredths(shares([n, 7 * n + 3, 1000 - n, 0.01])), `${n}`).toBe(10_000)
  expect(shares([0, 0])).toEqual(['0.0%', '0.0%'])
})

test('the profit’s part of a month is the margin that is told beside it, and the costs’ part the rest', () => {
  // 8,004 leaves 19.96 %, which must not read as 20.0; 7,065 leaves 29.35, in the middle between two tenths.
  for (const costs of [8_000, 8_004, 7_065, 6_667, 9_999.99, 10_000, 0, 1_234.56, 3_333.33]) {
    const input = { revenue: 10_000, costs, clients: 200, averagePrice: 50, basis: 'month' } as const
    const output = figuresOf(input, 'GBP')
    const [month] = chartsOf(input, output)
    const told = month?.items.map(({ share }) => share ?? '') ?? []
    expect(told[1], `${costs}`).toBe(percentText(output.profitMargin ?? Number.NaN))
    expect(hundredths(told), `${costs}`).toBe(10_000)
  }
})
