// What people type into a field for a number, and what is asked about instead of guessed.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFigure } from '../../shared/reading/text/figure'
import { runsOf } from '../support/sample'

const money = (typed: string) => readFigure(typed, { decimals: 2 })

describe('is read', () => {
  it.each([
    ['12500', 12_500],
    ['12,500', 12_500],
    ['12,500.50', 12_500.5],
    ['1,234,567', 1_234_567],
    ['£12.5k', 12_500],
    ['£12,500', 12_500],
    ['£ 12 500', 12_500],
    ['12.5K', 12_500],
    ['12,5k', 12_500],
    ['12.345k', 12_345],
    ['1.2m', 1_200_000],
    ['2 thousand', 2_000],
    ['1 200,50', 1_200.5],
    ['1\u00a0200,50', 1_200.5],
    ['1\u202f200,50', 1_200.5],
    ['1.200,50', 1_200.5],
    ['1.234.567', 1_234_567],
    ['1.234.567,89', 1_234_567.89],
    ["12'500", 12_500],
    ['12’500.25', 12_500.25],
    ['12,50', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    ['  48  ', 48],
    ['+48', 48],
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['€1.200,50', 1_200.5],
    ['1200 €', 1_200],
    ['A$85', 85],
    ['C$ 85.20', 85.2],
    ['US$1,000', 1_000],
    ['GBP 12500', 12_500],
    ['12500 GBP', 12_500],
    ['12500 pounds', 12_500],
    ['1e5', 100_000],
    ['1.5e3', 1_500],
    ['１２５００', 12_500],
    ['-500', -500],
    ['−500', -500],
    ['-£500', -500],
    ['0.125k', 125],
    ['45 quid', 45],
    ['12 grand', 12_000],
    ['5 hundred', 500],
    ['five thousand', 5_000],
    ['twelve thousand five hundred', 12_500],
    ['two hundred thousand', 200_000],
    ['Forty-five pounds', 45],
    ['a hundred and eighty', 180],
    ['twelve hundred', 1_200],
    ['nil', 0],
  ])('%j is %d', (typed, value) => {
    expect(money(typed)).toEqual({ ok: true, value })
  })

  it.each([
    ['220 clients', 220],
    ['1,200 visits', 1_200],
    ['two hundred and twenty clients', 220],
    ['150.5', 150.5],
    ['0.125', 0.125],
  ])('%j counted is %d', (typed, value) => {
    expect(readFigure(typed)).toEqual({ ok: true, value })
  })
})

describe('words for what the field asks for', () => {
  const read = (typed: string, per: 'month' | 'client', money = true) =>
    readFigure(typed, { per, ...(money && { decimals: 2 }) })

  it.each([
    ['1200 p.m.', 1_200],
    ['£1,200 per month', 1_200],
    ['£12k a month', 12_000],
    ['£1200 pcm', 1_200],
  ])('%j is of a month', (typed, value) => {
    expect(read(typed, 'month')).toEqual({ ok: true, value })
    expect(read(typed, 'client')).toMatchObject({
      ok: false,
      why: `“${typed}” is for one month. Please type the figure for one client, for example: 48.`,
    })
  })

  it.each([
    ['£45 each', 45],
    ['45 on average', 45],
    ['£45 per client', 45],
    ['20 each', 20],
  ])('%j is of one client', (typed, value) => {
    expect(read(typed, 'client')).toEqual({ ok: true, value })
    const why = `“${typed}” is for one client. Please type the figure for one month, for example: 12500.`
    expect(read(typed, 'month')).toMatchObject({ ok: false, why })
    expect(read(typed, 'month', false)).toMatchObject({ ok: false, why })
  })

  it('people are counted, money is not', () => {
    expect(read('220 clients a month', 'month', false)).toEqual({ ok: true, value: 220 })
    expect(read('40 appointments', 'month', false)).toEqual({ ok: true, value: 40 })
    expect(read('40 appointments', 'client').ok).toBe(false)
    expect(read('40 clients', 'month').ok).toBe(false)
  })

  it.each(['5 pm', '5pm', '5 p.m.'])('%j is a time of day', typed => {
    for (const per of ['month', 'client'] as const)
      for (const money of [true, false]) expect(read(typed, per, money).ok).toBe(false)
  })

  it('a week’s price is asked for as one client’s', () => {
    expect(read('£45 a week', 'client')).toMatchObject({
      ok: false,
      why: '“£45 a week” is for a week. Please type the figure for one client, for example: 48.',
    })
  })
})

describe('is asked about, in a sentence', () => {
  it.each([
    '',
    '   ',
    'abc',
    'about 12000',
    '12k-15k',
    '10-20',
    '12 or 13',
    'NaN',
    'Infinity',
    '-Infinity',
    '∞',
    '0x10',
    '1e400',
    '£',
    '£abc',
    '1,23,456',
    '1,2345',
    '12,50,3',
    '1.2.3',
    '1..2',
    '1,,2',
    '1 2 3',
    '12 34',
    '--5',
    '5-',
    '(500)',
    '50%',
    '1/2',
    '½',
    '12.345.6',
    '12500.999',
    '12500.12345',
    '12.345',
    '1.250',
    'k',
    '12kk',
    '<script>alert(1)</script>',
    '१२',
  ])('%j', typed => {
    const read = money(typed)
    expect(read).toMatchObject({ ok: false, why: expect.stringMatching(/\.$/) })
  })

  it.each([
    'two three',
    'twenty eleven',
    'five hundred million thousand',
    'about five thousand',
    'five or six thousand',
    'hundred and',
    '£12,500 inc VAT',
    '12 thousand and a bit',
  ])('%j is no number', typed => {
    expect(money(typed)).toMatchObject({
      ok: false,
      why: expect.stringMatching(/is not a number\. For example: /),
    })
  })

  it.each([
    ['£3k a week', 'week'],
    ['3000 weekly', 'week'],
    ['£600 a day', 'day'],
    ['10 clients a day', 'day'],
    ['£150k pa', 'year'],
    ['150,000 per year', 'year'],
  ])('%j is of another length than a month: the month is asked for', (typed, time) => {
    expect(money(typed)).toMatchObject({
      ok: false,
      why: `“${typed}” is for a ${time}. Please type the figure for one month, for example: 12500.`,
    })
  })

  it('12.345 is twelve thousand in Berlin: it is never guessed', () => {
    expect(money('12.345')).toMatchObject({ ok: false, why: expect.stringMatching(/12345 or as 12\.35/) })
  })

  it('repeats no more than a line of what was typed', () => {
    const read = money('x'.repeat(5_000))
    expect(read.ok ? '' : read.why.length).toBeLessThan(120)
  })
})

it('whatever is typed, it is a finite number or a sentence', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom(..."0123456789.,' kKmM£€$-+eE%"), { maxLength: 30 })
      .map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(typed, text => {
      const read = money(text)
      if (read.ok) expect(Number.isFinite(read.value) && !Object.is(read.value, -0)).toBe(true)
      else expect(read.why.length).toBeGreaterThan(10)
    }),
    { numRuns: runsOf(5_000) },
  )
})

it('reads back what it would write itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), pence => {
      const value = pence / 100
      const written = value.toLocaleString('en-GB', { minimumFractionDigits: 2 })
      for (const text of [written, `£${written}`, value.toFixed(2), written.replaceAll(',', ' ')])
        expect(money(text)).toEqual({ ok: true, value })
      const german = value.toLocaleString('de-DE', { minimumFractionDigits: 2 })
      expect(money(german)).toEqual({ ok: true, value })
    }),
  )
})
