// The door of reading.
import { expect, test } from 'vitest'
import { asRead } from '../../shared/reading/text/as-read'
import appointments from '../../shared/tools/appointments'
import colour from '../../shared/tools/colour-formula'

test('blanks are one, empty lines two, and a line stays a line', () => {
  expect(asRead('a  b\t\tc\u00a0 d')).toBe('a b c d')
  expect(asRead('a\n \n\t\n\n\nb\nc')).toBe('a\n\nb\nc')
  expect(asRead('one two\nthree')).toBe('one two\nthree')
})

test('columns keep their blanks up to a width, and every line', () => {
  const table = `Emma      Jo\n\n\n9 Ann     9 Bea${' '.repeat(5_000)}x`
  expect(asRead(table, 'columns')).toBe(`Emma      Jo\n\n\n9 Ann     9 Bea${' '.repeat(40)}x`)
})

test('an endless word in a long text is read in pieces, and nothing gets longer; a long link in a short one stays', () => {
  const read = asRead('a'.repeat(20_000))
  expect(read).toHaveLength(20_000)
  expect(Math.max(...read.split(/\s/).map(word => word.length))).toBeLessThanOrEqual(201)
  const link = `https://example.com/${'x'.repeat(900)}`
  expect(asRead(`Book at ${link}`)).toBe(`Book at ${link}`)
})

test('a tool reads through the door; what it was asked stays as it was typed', () => {
  const blank = { client: null, notes: [], formulas: [], patch_tests: [], products: [], recommendations: [] }
  const facts = { ...blank, salon: null }
  const ask = (gap: string) => {
    const input = {
      clientName: 'Jo',
      currentColor: `natural${gap}6`,
      desiredColor: `8/1${gap}all${gap}over`,
      hairCondition: `fine,${gap}no allergies`,
    }
    const question = { input, facts, today: '2026-01-01T09:00:00.000Z', overrides: [] }
    const output = colour.check(question, colour.draft(question))
    return { output, typed: input.currentColor }
  }
  expect(ask(' '.repeat(100)).output).toEqual(ask(' ').output)
  expect(ask(' '.repeat(100)).typed).toBe(`natural${' '.repeat(100)}6`)
  const schedule = `${'\n'.repeat(6)}25:00 Bob\n9-10 Ann cut`
  const day = appointments.draft({ input: { schedule }, facts, today: '2026-01-01T09:00:00.000Z' })
  expect(JSON.stringify(day.unread)).toContain('7')
})
