// What people say of a client beside her hair: much of it stops a colour, however it is put; much only sounds like it.
import { describe, expect, it } from 'vitest'
import { answerTo, linesOf } from './cases'

const said = linesOf<{ stop?: string; harmless?: string }>('colour-said.jsonl')
const of = (key: 'stop' | 'harmless') => said.flatMap(line => line[key] ?? [])

/** In the middle of a line, and as a sentence of its own in another field. */
const bothWays = (words: string) =>
  [
    [`Natural level 6, ${words}`, 'healthy'],
    ['Natural level 6', `healthy. ${words.charAt(0).toUpperCase()}${words.slice(1)}.`],
  ].map(([currentColor = '', hairCondition = '']) =>
    answerTo({ clientName: 'Sam', currentColor, desiredColor: '7/3 all over', hairCondition }),
  )

describe('what is said of a client', () => {
  for (const words of of('stop'))
    it(`"${words}" stops the colour`, () => {
      for (const { decision, steps } of bothWays(words)) {
        expect(['hold', 'refuse', 'ask']).toContain(decision)
        expect(steps).toEqual([])
      }
    })
  for (const words of of('harmless'))
    it(`"${words}" does not`, () => {
      for (const { decision } of bothWays(words))
        expect(['proceed', 'proceed_with_caution']).toContain(decision)
    })
})
