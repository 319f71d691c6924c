import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  demiRatio,
  developerGrams,
  LIGHTENER_RATIO,
  PAINTED_RATIO,
  permanentRatio,
  weigh,
} from '../../../shared/trade/ratios'

const sum = (grams: readonly number[]): number => grams.reduce((all, part) => all + part, 0)

describe('what a bowl weighs', () => {
  it('is read off a salon’s scale: whole steps of five grams, shares and ratio kept', () => {
    expect(weigh(50, [2, 1], '1:1.5')).toEqual([40, 20])
    expect(weigh(40, [0.25, 0.75], '1:1')).toEqual([10, 30])
    expect(weigh(70, [1 / 3, 2 / 3], '1:1')).toEqual([25, 50])
    expect(weigh(50, [1], '1:1.5')).toEqual([50])
    expect(weigh(50, [1], null)).toEqual([50])
    expect(weigh(40, [2, 1], '1:1.5')).toEqual([40, 20])
    expect(weigh(30, [3, 1], '1:1.5')).toEqual([30, 10])
    expect(weigh(110, [3, 1], '1:1.5')).toEqual([90, 30])
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
          const whole = sum(parts)
          for (const [at, part] of parts.entries())
            expect((weighed[at] ?? 0) / sum(weighed)).toBeCloseTo(part / whole, 6)
          expect(developer).toBe(sum(weighed) * Number(ratio.slice(2)))
          // At most a tenth less than was meant; above that the nearest that fits.
          const total = sum(weighed)
          expect(total).toBeGreaterThanOrEqual(wanted * 0.9)
          const fits = (grams: number): boolean =>
            [...parts.map(part => (grams * part) / whole), grams * Number(ratio.slice(2))].every(
              each => Math.abs(each / 5 - Math.round(each / 5)) < 1e-6,
            )
          for (let nearer = Math.ceil(wanted * 0.9); nearer < total; nearer += 1)
            if (Math.abs(nearer - wanted) < Math.abs(total - wanted)) expect(fits(nearer)).toBe(false)
        },
      ),
    )
  })
})
