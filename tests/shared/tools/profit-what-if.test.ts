// Another price, other costs, other clients; a rise and who may go; the demo's calculator.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { vatInside, vatText } from '../../../shared/tools/salon-profit/analysis/caveats'
import { reachOf, realBreakEven } from '../../../shared/tools/salon-profit/analysis/reach'
import { riseOf } from '../../../shared/tools/salon-profit/analysis/rise'
import { leversOf, scaleAround, whatIf } from '../../../shared/tools/salon-profit/analysis/what-if'
import { demoAnswer, demoInputs } from '../../../shared/tools/salon-profit/demo'
import {
  DEMO_SLIDERS,
  DEMO_START,
  hourlyRate,
  marginPercent,
  netProfit,
} from '../../../shared/tools/salon-profit/demo-calculator'
import { draft, figuresOf } from '../../../shared/tools/salon-profit/engine'
import type { ProfitInput } from '../../../shared/tools/salon-profit/schema'
import { moneyText, percentText } from '../../../shared/tools/salon-profit/words'
import { runsOf } from '../../support/sample'

const month = (revenue: number, costs: number, clients: number, averagePrice: number): ProfitInput => ({
  revenue,
  costs,
  clients,
  averagePrice,
  basis: 'month',
})
const pence = fc.integer({ min: 1, max: 10_000_000 }).map(value => value / 100)
const months = fc
  .tuple(pence, pence, fc.integer({ min: 1, max: 3_000 }), pence)
  .map(([revenue, costs, clients, price]) => month(revenue, costs, clients, price))

describe('a rise in prices', () => {
  it('is the arithmetic of the trade: p ÷ (p + m)', () => {
    const base = month(10_000, 8_000, 1_000, 10)
    // +10 % with 60 % margin: 14.3 %; +5 %: 7.7 %. domain 4
    expect(riseOf(base, 10, 40)).toMatchObject({ share: 14.3, clients: 142 })
    expect(riseOf(base, 5, 40)).toMatchObject({ share: 7.7, clients: 76 })
    expect(riseOf(base, 5)).toEqual({ percent: 5, price: 10.5, extra: 500, clients: 47, share: 4.8 })
  })

  it('that many clients gone, the profit is at least what it was; one more, and it isn’t', () => {
    fc.assert(
      fc.property(
        months,
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 0, max: 12 }).map(n => n * 5),
        (base, percent, saved) => {
          const { clients } = riseOf(base, percent, saved)
          const bill = base.revenue / base.clients
          // What one client leaves over, before and after the rise.
          const before = bill * (1 - saved / 100)
          const after = bill * (1 + percent / 100) - (bill * saved) / 100
          const profit = (gone: number): number => (base.clients - gone) * after - base.clients * before
          const close = Math.abs(base.revenue) * 1e-9
          expect(profit(clients)).toBeGreaterThanOrEqual(-close)
          expect(profit(clients + 1)).toBeLessThanOrEqual(close)
        },
      ),
      { numRuns: runsOf(2_000) },
    )
  })
})

describe('what if', () => {
  it('leaves the month alone where no slider has moved', () => {
    fc.assert(fc.property(months, base => whatIf(base, leversOf(base)) === base))
  })

  it('takes along what clients pay beside the price', () => {
    expect(whatIf(month(10_000, 8_000, 200, 40), { averagePrice: 44, costs: 8_000, clients: 200 })).toEqual({
      ...month(11_000, 8_000, 200, 44),
      basis: 'plan',
    })
    expect(whatIf(month(10_000, 8_000, 200, 40), { averagePrice: 40, costs: 7_000, clients: 100 })).toEqual({
      ...month(5_000, 7_000, 100, 40),
      basis: 'plan',
    })
  })

  it('begins from nothing with one price a client', () => {
    expect(whatIf(month(0, 0, 0, 0), { averagePrice: 50, costs: 100, clients: 10 })).toMatchObject({
      revenue: 500,
    })
  })

  it('agrees with the rise: all prices up and nobody gone is the extra profit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }).map(n => n * 20),
        (clients, price) => {
          const base = month(clients * price, 0, clients, price)
          const risen = whatIf(base, { ...leversOf(base), averagePrice: price * 1.05 })
          const more = figuresOf(risen, 'GBP').monthlyProfit - figuresOf(base, 'GBP').monthlyProfit
          expect(more).toBeCloseTo(riseOf(base, 5).extra, 6)
        },
      ),
    )
  })

  it('has the month’s own figure on a step of its slider, within its ends', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          pence,
          fc.integer({ min: 1, max: 5_000 }),
          fc.double({ min: 0.01, max: 1e12, noNaN: true }).map(value => Number(value.toFixed(2))),
        ),
        fc.constantFrom(0.5, 1),
        (value, least) => {
          const { from, to, step } = scaleAround(value, least, 100)
          expect(from).toBeGreaterThanOrEqual(0)
          expect(from).toBeLessThanOrEqual(value)
          expect(to).toBeGreaterThanOrEqual(value)
          expect(to).toBeLessThanOrEqual(1e12)
          const steps = (value - from) / step
          expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-3)
          expect((to - from) / step).toBeLessThanOrEqual(220)
        },
      ),
      { numRuns: runsOf(1_000) },
    )
    expect(scaleAround(0, 1, 200)).toEqual({ from: 0, to: 200, step: 2 })
  })
})

describe('what it would take', () => {
  it('says cuts and rises that do bring the margin to 20%', () => {
    const base = month(10_000, 9_000, 150, 80)
    expect(reachOf(base, figuresOf(base, 'GBP'))).toEqual([
      'A margin of 20% would take £1,000.00 less in costs a month, or prices 12.5% higher with the same clients.',
      '1.5 times the average price is £120.00 a client: £53.33 more than now, such as a treatment or a product to take home.',
    ])
    expect(figuresOf(month(10_000, 8_000, 150, 80), 'GBP').profitMargin).toBe(20)
    expect(figuresOf(month(11_250, 9_000, 150, 90), 'GBP').profitMargin).toBe(20)
  })

  it('has nothing to say where every mark is reached', () => {
    const base = month(10_000, 5_000, 150, 40)
    expect(reachOf(base, figuresOf(base, 'GBP'))).toEqual([])
  })

  it('knows break-even at what clients really bring', () => {
    expect(realBreakEven(month(10_000, 8_000, 200, 80))).toBe(160)
    expect(realBreakEven(month(0, 8_000, 200, 80))).toBeNull()
  })
})

describe('VAT', () => {
  it('is a sixth of takings that include it', () => {
    expect(vatInside(month(12_000, 8_000, 200, 60))).toEqual({ vat: 2_000, profit: 2_000, margin: 20 })
  })

  it('goes by what the salon’s settings say', () => {
    const input = month(12_000, 8_000, 200, 60)
    const registered = vatText(input, 'EUR', { registered: true, rate: 25 })
    expect(registered).toContain('registered for VAT')
    expect(registered).toContain('25% VAT, €2,400.00 of it is VAT')
    expect(registered).not.toMatch(/£|UK|Not registered/)
    const not = vatText(input, 'GBP', { registered: false, rate: 20 })
    expect(not).toContain('not registered for VAT. Gross is net.')
    expect(not).toContain('the UK threshold')
    const salon = { name: 'S', booking_link: null, phone: null, currency: 'GBP', colour_brand: null }
    const rules = { patch_test_hours: 48, patch_test_valid_months: 6 }
    const facts = { ...NO_FACTS, salon: { ...salon, ...rules, vat_registered: true } }
    const output = draft({ input, facts, today: '2026-11-21T12:00:00.000Z' })
    expect(output.vat).toEqual({ registered: true, rate: 20 })
    expect(draft({ input, facts: NO_FACTS, today: '2026-11-21T12:00:00.000Z' })).toHaveProperty('vat', null)
  })

  it('says where twelve such months stand to the threshold', () => {
    expect(vatText(month(7_500, 1, 1, 1), 'GBP')).toContain('come to £90,000.00; the UK threshold is £90,000')
    expect(vatText(month(7_500.01, 1, 1, 1), 'GBP')).toContain('above the UK threshold of £90,000')
    expect(vatText(month(9_000, 1, 1, 1), 'USD')).not.toMatch(/£|UK/)
  })
})

describe('the demo of the specification', () => {
  it('has its sliders and where they start', () => {
    expect(DEMO_SLIDERS).toMatchObject({
      servicePrice: { from: 30, to: 200, step: 5, start: 85 },
      productCost: { from: 5, to: 50, step: 1, start: 12 },
      serviceTime: { from: 15, to: 240, step: 15, start: 90 },
    })
    expect(hourlyRate(DEMO_START)).toBe(56.67)
    expect(marginPercent(DEMO_START)).toBe(85.9)
    expect(netProfit(DEMO_START)).toBe(73)
  })

  it('is right at every stop of every slider', () => {
    for (let servicePrice = 30; servicePrice <= 200; servicePrice += 5)
      for (let productCost = 5; productCost <= 50; productCost++) {
        const service = { servicePrice, productCost, serviceTime: 90 }
        expect(netProfit(service)).toBe(servicePrice - productCost)
        const margin = ((servicePrice - productCost) / servicePrice) * 100
        expect(Math.abs((marginPercent(service) ?? Number.NaN) - margin)).toBeLessThanOrEqual(0.0500001)
      }
    for (let serviceTime = 15; serviceTime <= 240; serviceTime += 15)
      expect(hourlyRate({ ...DEMO_START, serviceTime })).toBeCloseTo((85 / serviceTime) * 60, 1)
    expect(marginPercent({ servicePrice: 30, productCost: 50, serviceTime: 15 })).toBe(-66.7)
    expect(hourlyRate({ ...DEMO_START, serviceTime: 0 })).toBeNull()
    expect(marginPercent({ ...DEMO_START, servicePrice: 0 })).toBeNull()
  })

  it('answers its sample month by the same rules', () => {
    for (const input of demoInputs) expect(demoAnswer(input)).toEqual(figuresOf(input, 'GBP'))
  })
})

describe('words', () => {
  it('have a true minus before the symbol, and no minus before nothing', () => {
    expect(moneyText(-1_250.5, 'GBP')).toBe('−£1,250.50')
    expect(moneyText(-0.001, 'GBP')).toBe('£0.00')
    expect(moneyText(9, 'AUD')).toBe('A$9.00')
    expect([
      percentText(-7.6),
      percentText(-0.04),
      percentText(20),
      percentText(1e16),
      percentText(-1e16),
    ]).toEqual(['−7.6%', '0.0%', '20.0%', 'over 1,000%', 'under −1,000%'])
  })

  it('never show 20.0% for a margin under the mark', () => {
    expect(percentText(19.96)).toBe('19.96%')
  })
})
