// What people say of a client beside her hair: much of it stops a colour, however it is put; much only sounds like it.
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../support/sample'
import { answerTo, linesOf } from './cases'

const said = linesOf<{ stop?: string; harmless?: string; weak?: string; unknown?: string }>(
  'colour-said.jsonl',
)
const of = (key: 'stop' | 'harmless' | 'weak' | 'unknown') => said.flatMap(line => line[key] ?? [])

/** In the middle of a line, and as a sentence of its own in another field. */
const bothWays = (words: string, hair = 'Natural level 6', desiredColor = '7/3 all over') =>
  [
    [`${hair}, ${words}`, 'healthy'],
    [hair, `healthy. ${words.charAt(0).toUpperCase()}${words.slice(1)}.`],
  ].map(([currentColor = '', hairCondition = '']) =>
    answerTo({ clientName: 'Sam', currentColor, desiredColor, hairCondition }),
  )

describe('what is said of a client', () => {
  for (const words of sampleOf(of('stop')))
    it(`"${words}" stops the colour`, () => {
      for (const { decision, steps } of bothWays(words)) {
        expect(['hold', 'refuse', 'ask']).toContain(decision)
        expect(steps).toEqual([])
      }
    })
  for (const words of sampleOf(of('weak')))
    it(`"${words}" stops lightener`, () => {
      for (const { decision, steps } of bothWays(words, 'bleached level 7', 'platinum all over')) {
        expect(['hold', 'refuse', 'ask']).toContain(decision)
        expect(steps).toEqual([])
      }
    })
  it('lightens the same hair where nothing is told', () => {
    for (const { decision } of bothWays('fine', 'bleached level 7', 'platinum all over'))
      expect(decision).toBe('proceed_with_caution')
  })
  for (const words of sampleOf(of('unknown')))
    it(`"${words}" is asked about where the hair and the person are described`, () => {
      const [, described] = bothWays(words)
      expect(described?.decision).toBe('ask')
      expect(described?.steps).toEqual([])
    })
  for (const words of sampleOf(of('harmless')))
    it(`"${words}" does not`, () => {
      for (const { decision } of bothWays(words))
        expect(['proceed', 'proceed_with_caution']).toContain(decision)
    })
})
