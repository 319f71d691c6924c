// The specification's profit rules, to the penny, for any month there is.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { textOf } from '../../../shared/sheet'
import tool from '../../../shared/tools/salon-profit'
import { ADVICE, check, figuresOf } from '../../../shared/tools/salon-profit/engine'
import { exact, rounded, roundedUp } from '../../../shared/tools/salon-profit/exact'
import { MOST, type ProfitInput, type ProfitOutput } from '../../../shared/tools/salon-profit/schema'
import { preview, show } from '../../../shared/tools/salon-profit/show'
import { runsOf } from '../../support/sample'

const month = (revenue: number, costs: number, clients: number, averagePrice: number): ProfitInput => ({
  revenue,
  costs,
  clients,
  averagePrice,
  basis: 'month',
})
const of = (...figures: [number, number, number, number]): ProfitOutput => figuresOf(month(...figures), 'GBP')

describe('the rules of the specification', () => {
  it.each([
    // revenue, costs, clients, price → profit, margin, a client's revenue and cost, break-even
    [15_000, 10_500, 180, 52, 4_500, 30, 83.33, 58.33, 202],
    [10_000, 8_000, 200, 50, 2_000, 20, 50, 40, 160],
    [10_000, 8_001, 200, 50, 1_999, 19.99, 50, 40.01, 161],
    [6_200, 7_450.5, 90, 75, -1_250.5, -20.17, 68.89, 82.78, 100],
    [1, 0, 1, 1, 1, 100, 1, 0, 0],
    [0.3, 0.1, 3, 0.1, 0.2, 66.67, 0.1, 0.03, 1],
  ])('%d − %d, %d clients at %d', (revenue, costs, clients, price, ...expected) => {
    const { monthlyProfit, profitMargin, revenuePerClient, costPerClient, breakEvenClients } = of(
      revenue,
      costs,
      clients,
      price,
    )
    expect([monthlyProfit, profitMargin, revenuePerClient, costPerClient, breakEvenClients]).toEqual(expected)
  })

  it('break-even is rounded up exactly: binary fractions add no client', () => {
    for (const [costs, price, clients] of [
      [1.1, 0.1, 11],
      [1000, 0.1, 10_000],
      [0.3, 0.1, 3],
      [4.35, 0.05, 87],
      [8.2, 0.1, 82],
      [1000, 3, 334],
      [999.99, 33.33, 31],
    ] as const)
      expect(of(0, costs, 1, price).breakEvenClients, `${costs} ÷ ${price}`).toBe(clients)
  })

  it('each mark belongs to the good side', () => {
    expect(of(10_000, 8_000, 100, 66.66).recommendations).toEqual([
      ADVICE.margin,
      ADVICE.perClient,
      ADVICE.clients,
    ])
    expect(of(10_000, 8_000.01, 99, 67.4).recommendations).toEqual([
      ADVICE.lowMargin,
      ADVICE.lowPerClient,
      ADVICE.fewClients,
    ])
    // 1.5 × 66.67 is 100.005: a hundred pounds a client is under it.
    expect(of(10_000, 0, 100, 66.67).recommendations[1]).toBe(ADVICE.lowPerClient)
    expect(of(9_000, 0, 100, 60).recommendations[1]).toBe(ADVICE.perClient)
  })

  it('says the words of the specification', () => {
    expect([ADVICE.margin, ADVICE.perClient, ADVICE.clients]).toEqual([
      'Healthy profit margin maintained',
      'Good revenue per client',
      'Strong client volume maintained',
    ])
    expect(ADVICE.lowMargin).toMatch(/cutting costs or raising prices/)
    expect(ADVICE.lowPerClient).toMatch(/upselling/)
    expect(ADVICE.fewClients).toMatch(/investing in marketing/)
  })
})

describe('nothing to divide by is said in words', () => {
  it('no clients, no revenue, no price: the other figures stand', () => {
    expect(of(5_000, 4_000, 0, 40)).toMatchObject({
      monthlyProfit: 1_000,
      profitMargin: 20,
      revenuePerClient: null,
      costPerClient: null,
      breakEvenClients: 100,
      unknown: [expect.stringMatching(/number of clients is 0/)],
    })
    expect(of(0, 4_000, 10, 40)).toMatchObject({
      monthlyProfit: -4_000,
      profitMargin: null,
      revenuePerClient: 0,
      breakEvenClients: 100,
      unknown: [expect.stringMatching(/revenue is 0/)],
    })
    expect(of(5_000, 4_000, 10, 0)).toMatchObject({
      breakEvenClients: null,
      unknown: [expect.stringMatching(/price is 0/)],
    })
    expect(of(0, 0, 0, 0).unknown).toHaveLength(3)
  })

  it('never calls healthy, good or strong what isn’t there', () => {
    for (const output of [of(0, 3_000, 0, 0), of(0, 0, 0, 0)])
      expect(output.recommendations.join(' ')).not.toMatch(/healthy|good|strong/i)
  })
})

const money = fc.oneof(
  fc.integer({ min: 0, max: 5_000_000 }).map(pence => pence / 100),
  fc.double({ min: 0, max: MOST, noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, 0.001, 0.01, 0.1, 1, MOST, Number.MIN_VALUE, 1e-300),
)
const count = fc.oneof(fc.integer({ min: 0, max: 2_000 }), money)
const anyMonth = fc
  .tuple(money, money, count, money)
  .map(([revenue, costs, clients, price]) => month(revenue, costs, clients, price))

/** Every number anywhere in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('for any month', () => {
  it('every figure is a number, and every word is free of NaN, infinity and −0', () => {
    fc.assert(
      fc.property(anyMonth, fc.constantFrom('GBP', 'USD', 'EUR'), (input, currency) => {
        const output = figuresOf(input, currency as 'GBP')
        expect(numbersIn(output).every(number => Number.isFinite(number) && !Object.is(number, -0))).toBe(
          true,
        )
        expect(output.recommendations).toHaveLength(3)
        expect(tool.output.parse(output)).toEqual(output)
        for (const sheet of [show(output, input), preview({ input, facts: NO_FACTS, today: '' })]) {
          expect(JSON.stringify(sheet)).not.toMatch(/NaN|Infinity|∞|undefined|null null|−[£$€]0\.00\b/)
          expect(numbersIn(sheet).every(Number.isFinite)).toBe(true)
          expect(textOf(sheet).length).toBeGreaterThan(50)
        }
      }),
      { numRuns: runsOf(3_000) },
    )
  })

  it('the identities hold: profit + costs = revenue; break-even pays for the costs, one client fewer does not', () => {
    const pence = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(
        pence,
        pence,
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (revenue, costs, clients, price) => {
          const output = of(revenue / 100, costs / 100, clients, price / 100)
          expect(Math.round(output.monthlyProfit * 100)).toBe(revenue - costs)
          const even = output.breakEvenClients ?? -1
          expect(even * price).toBeGreaterThanOrEqual(costs)
          if (even > 0) expect((even - 1) * price).toBeLessThan(costs)
          expect(Math.abs((output.revenuePerClient ?? 0) * clients - revenue / 100)).toBeLessThanOrEqual(
            0.00501 * clients,
          )
          if (revenue > 0) {
            const margin = ((revenue - costs) * 100) / revenue
            expect(Math.abs((output.profitMargin ?? Number.NaN) - margin)).toBeLessThanOrEqual(
              0.00501 + Math.abs(margin) * 1e-12,
            )
            expect(output.recommendations[0] === ADVICE.margin).toBe((revenue - costs) * 5 >= revenue)
          }
          expect(output.recommendations[1] === ADVICE.perClient).toBe(2 * revenue >= 3 * price * clients)
          expect(output.recommendations[2] === ADVICE.clients).toBe(clients >= 100)
        },
      ),
      { numRuns: runsOf(5_000) },
    )
  })

  it('check works everything out again: the same once or twice, whatever a harmful answer says', () => {
    const harmful = fc.record({
      currency: fc.constantFrom<'GBP' | 'USD'>('GBP', 'USD'),
      monthlyProfit: fc.double({ noNaN: true }),
      profitMargin: fc.option(fc.double({ noNaN: true })),
      revenuePerClient: fc.option(fc.double({ noNaN: true })),
      costPerClient: fc.option(fc.double({ noNaN: true })),
      breakEvenClients: fc.option(fc.double({ noNaN: true })),
      vat: fc.option(fc.record({ registered: fc.boolean(), rate: fc.constantFrom(5, 20) })),
      recommendations: fc.array(fc.constantFrom('Sack everyone', 'Do not declare the cash')),
      unknown: fc.array(fc.string()),
    })
    fc.assert(
      fc.property(anyMonth, harmful, (input, output) => {
        const once = check({ input, facts: NO_FACTS, today: '' }, output)
        expect(once).toEqual(figuresOf(input, output.currency, output.vat))
        expect(check({ input, facts: NO_FACTS, today: '' }, once)).toEqual(once)
      }),
      { numRuns: runsOf(500) },
    )
  })
})

describe('exact sums', () => {
  it('round half away from zero, on either side, and never to −0', () => {
    const thousandths = (n: bigint) => ({ n, d: 1000n })
    expect([1005n, 1004n, -1005n, -1004n, -4n].map(n => rounded(thousandths(n), 2))).toEqual([
      1.01, 1, -1.01, -1, 0,
    ])
    expect(rounded(exact(1.005), 2)).toBe(1.01)
  })

  it('read any finite number as it is written', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), value => {
        const { n, d } = exact(value)
        expect(d > 0n).toBe(true)
        if (Math.abs(value) < 1e15 && Math.abs(value) > 1e-6)
          expect(Math.abs(Number(n) / Number(d) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-14)
      }),
    )
    expect(roundedUp(exact(1e21))).toBe(1e21)
  })
})
