import { expect, test } from 'vitest'
import { besideStop, summaryOf } from '../../../../web/salon/clients/patch-tests/patch-words'

const clear = { state: 'clear', until: Date.parse('2027-03-10T09:00:00.000Z') } as const
const stop = { tone: 'stop', words: 'No colour: a known reaction' } as const

test('a clear patch test is a green light, unless an allergy stands on the card', () => {
  expect(summaryOf(clear, 0, null)).toEqual(['ok', expect.stringContaining('Patch test clear until')])
  expect(summaryOf(clear, 1, null)).toEqual(['caution', 'Patch test clear; read the allergies first'])
})

test('it is none beside a stop, nor before it is known that there is none', () => {
  expect(summaryOf(clear, 0, stop)).toEqual(['plain', expect.stringContaining('Patch test clear until')])
  expect(summaryOf(clear, 0, undefined)[0]).toBe('plain')
  expect(besideStop('ok', stop)).toBe('plain')
  expect(besideStop('caution', stop)).toBe('caution')
})

test('a reaction stops, with or without one', () => {
  for (const allergies of [0, 2])
    expect(summaryOf({ state: 'reaction', until: null }, allergies, null)[0]).toBe('stop')
})
