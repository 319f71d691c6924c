import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  demiRatio,
  developerGrams,
  LIGHTENER_RATIO,
  PAINTED_RATIO,
  permanentRatio,
  weigh,
} from '../../../shared/trade/colour/ratios'

const sum = (grams: readonly number[]): number => grams.reduce((all, part) => all + part, 0)

describe('what a bowl weighs', () => {
  it('is read off a salon’s scale: whole steps of five grams, shares and ratio kept to the letter', () => {
    expect(weigh(50, [2, 1], '1:1.5')).toEqual([40, 20])
    expect(weigh(40, [0.25, 0.75], '1:1')).toEqual([10, 30])
    expect(weigh(70, [1 / 3, 2 / 3], '1:1')).toEqual([25, 50])
    expect(weigh(50, [1], '1:1.5')).toEqual([50])
    expect(weigh(50, [1], null)).toEqual([50])
    expect(weigh(60, [3, 1], '1:1')).toEqual([45, 15])
    expect(weigh(110, [3, 1], '1:1.5')).toEqual([90, 30])
  })

  it('keeps shares to a step of the scale where to the letter it would be far too little or too much', () => {
    expect(weigh(40, [1 / 3, 2 / 3], '1:1.5')).toEqual([15, 25])
    expect(weigh(40, [2, 1], '1:1.5')).toEqual([25, 15])
  })

  it('for every amount, share and ratio of the trade', () => {
    const ratios = [
      LIGHTENER_RATIO,
      PAINTED_RATIO,
      permanentRatio(null),
      permanentRatio('loreal'),
      demiRatio('wella'),
      demiRatio(null),
    ]
    const shares = [[1], [1, 1], [2, 1], [3, 1], [0.25, 0.75], [1 / 3, 2 / 3], [0.5, 0.5]]
    fc.assert(
      fc.property(
        fc.constantFrom(30, 40, 50, 60, 70, 110),
        fc.constantFrom(...shares),
        fc.constantFrom(...ratios),
        (wanted, parts, ratio) => {
          const weighed = weigh(wanted, parts, ratio)
          const developer = developerGrams(sum(weighed), ratio)
          for (const grams of [...weighed, developer]) expect((grams ?? 0) % 5).toBe(0)
          const total = sum(weighed)
          for (const [at, part] of parts.entries())
            expect(Math.abs((weighed[at] ?? 0) - (total * part) / sum(parts))).toBeLessThan(5)
          expect(developer).toBe(total * Number(ratio.slice(2)))
          expect(total).toBeGreaterThanOrEqual(wanted * 0.9)
          expect(total).toBeLessThanOrEqual(wanted * 1.25)
        },
      ),
    )
  })
})
