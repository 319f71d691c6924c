import { expect, test } from 'vitest'
import { summaryOf } from '../../../web/clients/patch-words'

const clear = { state: 'clear', until: Date.parse('2027-03-10T09:00:00.000Z') } as const

test('a clear patch test is a green light, unless an allergy stands on the card', () => {
  expect(summaryOf(clear, 0)).toEqual(['ok', expect.stringContaining('Patch test clear until')])
  expect(summaryOf(clear, 1)).toEqual(['caution', 'Patch test clear; read the allergies first'])
})

test('a reaction stops, with or without one', () => {
  for (const allergies of [0, 2])
    expect(summaryOf({ state: 'reaction', until: null }, allergies)[0]).toBe('stop')
})
