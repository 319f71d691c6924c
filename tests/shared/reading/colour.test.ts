// What a careful colleague would have understood of the four fields, apart from what should be done about it.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { readColour } from '../../../shared/tools/colour-formula/read/reading'

type Case = {
  id: string
  input: { clientName: string; currentColor: string; desiredColor: string; hairCondition: string }
  facts: Record<string, string | number | boolean>
  raised: string[]
  unread?: string[]
  never?: string[]
}
const cases: Case[] = readFileSync(new URL('./colour.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line))

test.each(cases)('$id', ({ input, facts, raised, unread = [], never = [] }) => {
  const reading = readColour(input, NO_FACTS)
  const values = Object.fromEntries(Object.entries(reading.facts).map(([path, { value }]) => [path, value]))
  expect(values).toMatchObject(facts)
  expect(reading.raised.map(({ concept }) => concept).toSorted()).toEqual(raised.toSorted())
  for (const piece of unread) expect(reading.unread).toContain(piece)
  for (const path of never) expect(reading.facts[path]?.sure ?? false).toBe(false)
})

describe('whatever is read', () => {
  test('points back into what was typed', () => {
    for (const { input } of cases) {
      const { facts, raised, unread } = readColour(input, NO_FACTS)
      const typed = Object.values(input).join('\n')
      const quotes = [
        ...Object.values(facts).map(({ quote }) => quote),
        ...raised.map(({ quote }) => quote),
        ...unread,
      ]
      for (const quote of quotes) expect(typed).toContain(quote)
    }
  })

  test('the card and the last formula stand where nothing is said, and say whose they are', () => {
    const client = {
      first_name: 'Pat',
      hair_type: 'coarse',
      concerns: [],
      notes: null,
      allergies: [{ substance: 'nickel', reaction: null }],
    }
    const formula = {
      made_at: '2026-01-01T10:00:00.000Z',
      title: '',
      start: null,
      result: { level: 6, tone: 'gold' },
      bowls: [],
      remarks: null,
    }
    const usual = { clientName: 'Pat', currentColor: '', desiredColor: 'the usual', hairCondition: '' }
    const { facts, raised } = readColour(usual, { ...NO_FACTS, client, formulas: [formula] })
    expect(facts['wish.level']).toEqual({ value: 6, from: 'formula', sure: true, quote: '' })
    expect(facts.texture).toMatchObject({ value: 'coarse', from: 'card' })
    expect(raised.map(({ concept }) => concept)).toEqual(['allergy'])
  })
})
