import { describe, expect, test } from 'vitest'
import { makerOf } from '../../../shared/trade/colour/codes'
import { SYSTEMS, systemName, systemNamed, systemsIn, withSystem } from '../../../shared/trade/colour/systems'
import { brandsMixed } from '../../../shared/trade/patch-brand'

describe('the systems that are known', () => {
  test.each(SYSTEMS.map(system => [systemName(system), system] as const))('%s', (name, system) => {
    expect(systemNamed(name)?.id).toBe(system.id)
    expect(systemNamed(name.toUpperCase().replace('’', "'"))?.id).toBe(system.id)
    expect(system.ratio).toMatch(/^1:\d(\.\d)?$/)
    expect(system.pack).toBeGreaterThan(0)
    expect(system.source).not.toBe('')
    // Goldwell’s letters are in no table of codes; all others are read as their maker’s.
    expect(makerOf(name) === null).toBe(system.maker === 'Goldwell')
    // A salon that tests each brand by itself asks for this one.
    expect(brandsMixed(name)).toHaveLength(1)
  })

  test('are named by their line alone, too; a maker’s bare name means none of them', () => {
    expect(systemNamed('koleston')?.id).toBe('koleston')
    expect(systemNamed('Color Touch')?.id).toBe('color-touch')
    expect(systemNamed('Wella')).toBeNull()
    expect(systemNamed('Keune Tinta')).toBeNull()
    expect(systemNamed(' ')).toBeNull()
  })

  test('are put into a salon’s own words and taken out of them; what isn’t known stays', () => {
    const [koleston, , touch] = SYSTEMS
    if (!koleston || !touch) throw new Error('no systems')
    expect(withSystem(null, koleston, true)).toBe('Wella Koleston Perfect')
    const both = withSystem('Keune Tinta; koleston', touch, true)
    expect(both).toBe('Keune Tinta, koleston, Wella Color Touch')
    expect(systemsIn(both).map(({ id }) => id)).toEqual(['koleston', 'color-touch'])
    expect(withSystem(both, koleston, false)).toBe('Keune Tinta, Wella Color Touch')
    expect(withSystem('koleston', koleston, true)).toBe('Wella Koleston Perfect')
  })
})
