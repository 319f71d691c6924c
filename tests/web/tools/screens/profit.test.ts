// The screen's own arithmetic: what is read under a field, the trend, where the break-even chart puts its points.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import tool from '../../../../shared/tools/salon-profit'
import { figuresOf } from '../../../../shared/tools/salon-profit/engine'
import type { Currency, ProfitInput } from '../../../../shared/tools/salon-profit/schema'
import { draftedAsk } from '../../../../web/platform/asks/ask'
import type { Row } from '../../../../web/platform/data/queries/queries'
import { readingOf } from '../../../../web/tools/screens/form/FigureField'
import { emptyValues, fieldsOf, validate, valueWords } from '../../../../web/tools/screens/form/fields'
import { placesOf } from '../../../../web/tools/screens/profit/BreakEvenChart'
import { analysesOf, trendOf } from '../../../../web/tools/screens/profit/past'
import { nextStop } from '../../../../web/ui/kit/Range'
import { runsOf } from '../../../support/sample'

const month = (revenue: number, basis: ProfitInput['basis'] = 'month'): ProfitInput => ({
  revenue,
  costs: 1_000,
  clients: 100,
  averagePrice: 20,
  basis,
})

function saved(id: string, input: unknown, currency: Currency = 'GBP', draft?: unknown): Row<'ask'> {
  const salon = {
    name: '',
    booking_link: null,
    phone: null,
    currency,
    colour_brand: null,
    patch_test_hours: 48,
    patch_test_valid_months: 6,
  }
  const read = tool.input.safeParse(input)
  const fields = draftedAsk({
    tool,
    input: read.success ? read.data : month(1),
    facts: { ...NO_FACTS, salon },
    today: `2026-0${id}-01T10:00:00.000Z`,
    clientId: null,
    clientName: null,
    device: 'a',
    byVoice: false,
  })
  const row = { id, pending: false, fields: { ...fields, ...(draft === undefined ? {} : { draft }) } }
  return row as unknown as Row<'ask'>
}

describe('saved analyses', () => {
  it('are worked out again from their own figures, in their own currency; the unreadable ones are left out', () => {
    const rows = [
      saved('3', month(3_000)),
      saved('2', month(2_000), 'EUR'),
      saved('1', month(1_000), 'GBP', { odd: 1 }),
    ]
    expect(analysesOf(rows).map(({ id, output }) => [id, output.monthlyProfit, output.currency])).toEqual([
      ['3', 2_000, 'GBP'],
      ['2', 1_000, 'EUR'],
    ])
  })

  it('make a trend of months alone, oldest first, in one currency, twelve at most', () => {
    const rows = [
      saved('5', month(5_000, 'plan')),
      saved('4', month(4_000)),
      saved('3', month(3_000), 'USD'),
      saved('2', month(2_000)),
    ]
    expect(trendOf(analysesOf(rows), 'GBP').map(({ id }) => id)).toEqual(['2', '4'])
    const many = Array.from({ length: 20 }, () => saved('1', month(1_000)))
    expect(trendOf(analysesOf(many), 'GBP')).toHaveLength(12)
  })
})

describe('the form', () => {
  const fields = fieldsOf(tool.input)
  const typed = { revenue: '£12.5k', costs: '9,800', clients: '1 210', averagePrice: '48,50', basis: 'month' }
  const [revenue, , clients] = fields

  it('has the specification’s four figures first', () => {
    expect(fields.map(({ name }) => name)).toEqual(['revenue', 'costs', 'clients', 'averagePrice', 'basis'])
  })

  it('refuses blanks and words with the specification’s message, each field with its own reason', () => {
    expect(validate(tool.input, fields, emptyValues(fields))).toMatchObject({
      ok: false,
      first: 'Please enter valid numbers',
      messages: { revenue: 'Please enter valid numbers', averagePrice: 'Please enter valid numbers' },
    })
    expect(validate(tool.input, fields, { ...typed, revenue: 'a lot', clients: '-2' })).toMatchObject({
      first: 'Please enter valid numbers',
      messages: {
        revenue: expect.stringContaining('“a lot” is not a number'),
        clients: 'Clients per month can’t be below 0',
      },
    })
  })

  it('reads what people type', () => {
    expect(validate(tool.input, fields, typed)).toEqual({
      ok: true,
      input: { revenue: 12_500, costs: 9_800, clients: 1_210, averagePrice: 48.5, basis: 'month' },
    })
  })

  it('says what it read only where that isn’t what was typed', () => {
    if (!revenue || !clients) throw new Error('no fields')
    expect(readingOf(revenue, '£12.5k', 'GBP')).toBe('£12,500.00')
    expect(readingOf(revenue, '12500', 'GBP')).toBeNull()
    expect(readingOf(revenue, '12500.50', 'GBP')).toBeNull()
    expect(readingOf(revenue, 'words', 'GBP')).toBeNull()
    expect(readingOf(clients, '1 210', 'GBP')).toBe('1,210')
    expect(valueWords(revenue, 12_500)).toBe('12,500.00')
  })
})

describe('the break-even chart', () => {
  it('keeps every point on its field, whatever the month', () => {
    const figure = fc.oneof(fc.constantFrom(0, 0.01, 1e12), fc.double({ min: 0, max: 1e6, noNaN: true }))
    const any = fc
      .tuple(figure, figure, figure, figure)
      .map(([revenue, costs, clients, averagePrice]) => ({
        revenue,
        costs,
        clients,
        averagePrice,
        basis: 'month' as const,
      }))
      .map(input => ({ input, output: figuresOf(input, 'GBP') }))
    fc.assert(
      fc.property(any, any, (now, base) => {
        const { costs, end, breakEven, now: point, was } = placesOf(now, base)
        const even = [breakEven?.x ?? 0, breakEven?.y ?? 0]
        for (const place of [costs.from, costs.to, end.x, end.y, point.x, point.y, was.x, was.y, ...even]) {
          expect(place).toBeGreaterThanOrEqual(0)
          expect(place).toBeLessThanOrEqual(100)
        }
      }),
      { numRuns: runsOf(1_000) },
    )
  })

  it('puts break-even where takings cross the costs', () => {
    const input = month(2_000)
    const { costs, end, breakEven } = placesOf(
      { input, output: figuresOf(input, 'GBP') },
      { input, output: figuresOf(input, 'GBP') },
    )
    // The line from the corner to `end`, at break-even's place.
    expect(100 - ((100 - end.y) / end.x) * (breakEven?.x ?? 0)).toBeCloseTo(costs.to, 6)
  })
})

it('a slider’s buttons stop at its ends and add no errors', () => {
  const scale = { min: 0, max: 0.3, step: 0.1 }
  expect([
    nextStop(0.2, 1, scale),
    nextStop(0.3, 1, scale),
    nextStop(0, -1, scale),
    nextStop(0.1, 1, scale),
  ]).toEqual([0.3, 0.3, 0, 0.2])
})
