// The trade's tables, held to the facts they were taken from.
import { describe, expect, it } from 'vitest'
import { codeFor, makerOf, toneOfDigits } from '../../../shared/trade/colour/codes'
import { percentOf, VOLUMES, volumeOf } from '../../../shared/trade/colour/developers'
import { naturalShare } from '../../../shared/trade/colour/grey'
import { levelName, UK_NAMES } from '../../../shared/trade/colour/levels'
import { fillerFor, pigmentAt } from '../../../shared/trade/colour/pigment'
import { developerGrams } from '../../../shared/trade/colour/ratios'
import { hairColour } from '../../../shared/trade/hair'
import { TONES } from '../../../shared/trade/tones'

const lightness = (css: string): number => Number(css.match(/(\d+)%\)$/)?.[1])

describe('levels', () => {
  it('have ten names', () => {
    expect(UK_NAMES).toHaveLength(10)
    expect(levelName(6)).toBe('dark blonde')
  })
})

describe('underlying pigment', () => {
  it('is neutralised by its opposite: blue for orange, violet for yellow, green for red', () => {
    expect(pigmentAt(3)).toMatchObject({ words: 'red', neutralTone: 'matt' })
    expect(pigmentAt(6)).toMatchObject({ words: 'orange', neutralTone: 'ash' })
    expect(pigmentAt(9)).toMatchObject({ words: 'yellow', neutralTone: 'violet' })
    expect(pigmentAt(99).words).toContain('pale yellow')
  })

  it('is replaced by a warmer filler the darker it goes', () => {
    expect([7, 6, 5, 4, 3].map(level => fillerFor(level).words)).toEqual([
      'gold',
      'gold-copper',
      'copper',
      'copper-red',
      'red',
    ])
  })
})

describe('developers and ratios', () => {
  it('turn volumes into percent and back', () => {
    expect([10, 13, 20, 30, 40].map(percentOf)).toEqual([3, 4, 6, 9, 12])
    for (const volume of VOLUMES) expect(volumeOf(percentOf(volume))).toBe(volume)
    expect(volumeOf(7.5)).toBeNull()
  })

  it('weigh the developer: 40 g at 1:1.5 takes 60 g', () => {
    expect(developerGrams(40, '1:1.5')).toBe(60)
    expect(developerGrams(40, null)).toBeNull()
  })

  it('put more natural series in the bowl the more grey there is', () => {
    const shares = [10, 30, 45, 60, 80, 100].map(percent => naturalShare(percent).share)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(naturalShare(50).share).toBe(0.5)
  })
})

describe('tone codes', () => {
  it('mean what their maker says', () => {
    expect(toneOfDigits('4', '.', 'loreal').tone).toBe('copper')
    expect(toneOfDigits('4', '/', 'wella').tone).toBe('red')
    expect(toneOfDigits('77', '-', 'schwarzkopf')).toMatchObject({ tone: 'copper', intense: true })
    expect(toneOfDigits('16', '/', 'wella')).toMatchObject({ tone: 'ash', second: 'violet' })
  })

  it('are sure without a maker only where all agree', () => {
    expect(toneOfDigits('1', '/', null).sure).toBe(true)
    expect(toneOfDigits('4', '.', null).sure).toBe(false)
  })

  it('are written as the salon writes them', () => {
    expect(codeFor(7, 'ash', makerOf('Wella Koleston'))).toBe('7/1')
    expect(codeFor(7, 'gold', makerOf("L'Oréal Majirel"))).toBe('7.3')
    expect(codeFor(7, 'ash', makerOf('Redken'))).toBe('7A')
    expect(codeFor(7, 'ash', makerOf('House brand'))).toBeNull()
  })
})

describe('hair colours', () => {
  it('get lighter with every level, in every natural tone', () => {
    for (const tone of ['natural', 'ash', 'gold', 'copper']) {
      const values = Array.from({ length: 10 }, (_, index) => lightness(hairColour(index + 1, tone).base))
      expect(values).toEqual([...values].sort((a, b) => a - b))
    }
  })

  it('have a shine and a shadow for every tone, and never fail', () => {
    for (const tone of [...TONES, 'nonsense'])
      for (const level of [-2, 1, 5.5, 12, Number.NaN]) {
        const { base, light, dark } = hairColour(level, tone)
        expect(lightness(light)).toBeGreaterThan(lightness(dark))
        expect(base).toMatch(/^hsl\(\d+ \d+% \d+%\)$/)
      }
  })
})
