// The engine's command line: the form's own strings or numbers in, figures or words out.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import profit from '../../../scripts/engine/profit'
import { readMonth } from '../../../shared/tools/salon-profit/line'
import { runsOf } from '../../support/sample'

const run = (
  revenue: unknown,
  costs: unknown,
  clients: unknown,
  averagePrice: unknown,
  facts: unknown = null,
) => profit({ input: { revenue, costs, clients, averagePrice }, facts, today: '2026-01-01T09:00:00.000Z' })

const HEALTHY = {
  monthlyProfit: 4_500,
  profitMargin: 30,
  revenuePerClient: 83.33,
  costPerClient: 58.33,
  breakEvenClients: 202,
}

describe('what a figure is of', () => {
  it.each([
    [['£12,500', '20 each', '180', '52'], /Monthly costs: “20 each” is for one client/],
    [['£45 per client', '9800', '180', '52'], /Monthly revenue: “£45 per client” is for one client/],
    [['12500', '9800', '5 each', '52'], /Clients per month: “5 each” is for one client/],
    [['12500', '9800', '180', '1200 a month'], /Average service price: “1200 a month” is for one month/],
    [['12500', '9800', '180', '40 appointments'], /Average service price: “40 appointments” is not a number/],
  ] as const)('%j is asked about', ([revenue, costs, clients, averagePrice], why) => {
    expect(readMonth({ revenue, costs, clients, averagePrice })).toMatchObject({
      ok: false,
      error: expect.stringMatching(why),
    })
  })

  it('is read where it is said beside its own figure', () => {
    expect(
      readMonth({
        revenue: '£12k a month',
        costs: '9800 pcm',
        clients: '180 clients',
        averagePrice: '£52 each',
      }),
    ).toMatchObject({ ok: true, input: { revenue: 12_000, costs: 9_800, clients: 180, averagePrice: 52 } })
  })
})

describe('is worked out', () => {
  it.each<[unknown, unknown, unknown, unknown]>([
    [15_000, 10_500, 180, 52],
    ['15000', '10500', '180', '52'],
    ['15,000.00', '£10,500', '180', '£52.00'],
    ['£15k', '10.5k', ' 180 ', '52'],
    ['15 000,00', '10.500,00', '180 clients', '52,00'],
    ['15.000,00 €', '10 500', '180.0', '52.'],
  ])('%j %j %j %j', (...figures) => {
    expect(run(...figures)).toMatchObject(HEALTHY)
  })

  it('with the three sentences, the working and the caveats in its text', () => {
    const { text, recommendations, error } = run('15000', '10500', '180', '52')
    expect(error).toBeUndefined()
    expect(recommendations).toEqual([
      'Healthy profit margin maintained',
      'Good revenue per client',
      'Strong client volume maintained',
    ])
    for (const words of [
      '£15,000.00 − £10,500.00 = £4,500.00',
      '£10,500.00 ÷ £52.00 = 202',
      'VAT',
      '£90,000',
      'not financial advice',
    ])
      expect(text).toContain(words)
  })

  it('in the salon’s own currency, with no word of a UK threshold elsewhere', () => {
    const { text } = run('15000', '10500', '180', '52', { salon: { currency: 'EUR' } })
    expect(text).toContain('€4,500.00')
    expect(text).not.toMatch(/£|90,000/)
  })
})

describe('is answered in words', () => {
  it.each<[unknown, unknown, unknown, unknown]>([
    [undefined, 1, 1, 1],
    [null, 1, 1, 1],
    ['', '1', '1', '1'],
    ['abc', '1', '1', '1'],
    [1, true, 1, 1],
    [1, [2], 1, 1],
    [1, 1, { n: 1 }, 1],
    [1, 1, 1, 'NaN'],
    [-1, 1, 1, 1],
    [1, '-5', 1, 1],
    [1, 1, -3, 1],
    [1, 1, 1, '−45'],
    [1e308, 1, 1, 1],
    [Number.POSITIVE_INFINITY, 1, 1, 1],
    [Number.NaN, 1, 1, 1],
    ['1e308', 1, 1, 1],
    ['1e999', 1, 1, 1],
    ['9'.repeat(400), 1, 1, 1],
  ])('%j %j %j %j', (...figures) => {
    const answer = run(...figures)
    expect(answer.error).toMatch(/^Please enter valid numbers\. .{10,}\.$/)
    expect(answer.monthlyProfit).toBeUndefined()
  })

  it('names each figure that can’t be read, and only those', () => {
    const { error } = run('abc', '1', '', '12.345')
    expect(error).toMatch(/Monthly revenue: .*Clients per month: .*Average service price: /)
    expect(error).not.toMatch(/Monthly costs/)
  })

  it('a zero leaves out what it makes impossible, says so, and keeps the rest', () => {
    expect(run('0', '3000', '0', '0')).toMatchObject({
      monthlyProfit: -3_000,
      profitMargin: null,
      revenuePerClient: null,
      costPerClient: null,
      breakEvenClients: null,
      error: expect.stringMatching(/margin.*client.*break-even/s),
    })
  })
})

it('whatever comes in, no line holds NaN or infinity, and each holds figures or words', () => {
  const anything = fc.oneof(
    fc.double(),
    fc.string(),
    fc.integer(),
    fc.constantFrom(0, '0', '1e308', 1e308, null, undefined, true, '£12.5k', '-0', -0),
    fc.anything(),
  )
  fc.assert(
    fc.property(anything, anything, anything, anything, (...figures) => {
      const answer = run(...figures)
      expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity|∞/)
      expect(typeof answer.error === 'string' || Number.isFinite(answer.monthlyProfit)).toBe(true)
      expect(answer.text.length).toBeGreaterThan(20)
    }),
    { numRuns: runsOf(2_000) },
  )
})

it('reads a plan as a plan, anything else as a month', () => {
  const month = { revenue: 1, costs: 1, clients: 1, averagePrice: 1 }
  expect(readMonth({ ...month, basis: 'plan' })).toMatchObject({ input: { basis: 'plan' } })
  expect(readMonth({ ...month, basis: 7 })).toMatchObject({ input: { basis: 'month' } })
})

describe('figures that can’t be of one month', () => {
  it.each<[unknown, unknown, unknown, unknown, RegExp]>([
    ['10000', '8000', '150', '1000000', /150 clients at £1,000,000\.00 would come to £150,000,000\.00/],
    ['10000', '8000', '1000000000', '50', /may be a slip/],
    ['99999999999', '1', '1', '1', /1 client at £1\.00/],
    ['10000', '8000', '0.5', '50', /less than one/],
  ])('%j %j %j %j are worked out and asked about', (revenue, costs, clients, price, words) => {
    const { text, error } = run(revenue, costs, clients, price) as { text: string; error?: string }
    expect(error).toBeUndefined()
    expect(text).toMatch(words)
    expect(text).not.toMatch(/product to take home|Look at discounts/)
  })

  it.each<[unknown, unknown, unknown, unknown]>([
    ['12500', '9800', '220', '48'],
    ['10000', '8000', '99', '50'],
    ['0', '5000', '100', '40'],
    ['10000', '12000', '150', '0'],
  ])('%j %j %j %j are no such', (...figures) => {
    expect((run(...figures) as { text: string }).text).not.toMatch(/belong together/)
  })
})
