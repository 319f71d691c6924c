// A salon that tests each brand by itself: in doubt the mixing waits, and it never begins sooner than by time alone.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { NO_FACTS } from '../../shared/facts'
import { type PatchTest, rulesOfSalon, standingAmong } from '../../shared/salon/patch-test'
import { patchTestHold } from '../../shared/tools/colour-formula/safety/patch-test'
import { brandsMixed, sameBrand, setsOwnAside } from '../../shared/trade/patch-brand'
import { runsOf } from '../support/sample'

const NOW = Date.parse('2026-11-21T09:00:00.000Z')
const ago = (hours: number): string => new Date(NOW - hours * 3_600_000).toISOString()
const salon = (brand: string | null) => ({
  name: '',
  booking_link: null,
  phone: null,
  currency: 'GBP',
  colour_brand: brand,
  patch_test_hours: 48,
  patch_test_valid_months: 6,
  patch_test_retest: 'brand' as const,
})
type Tested = PatchTest & { product: string }
const clear = (product: string, hours = 264): Tested => ({
  product,
  applied_at: ago(hours),
  result: 'clear',
  read_at: ago(hours - 60),
})
const waiting = (product: string, hours: number): Tested => ({
  product,
  applied_at: ago(hours),
  result: 'waiting',
  read_at: null,
})
const held = (tests: Tested[], brand: string | null, wish = ''): string | null =>
  patchTestHold({ ...NO_FACTS, patch_tests: tests, salon: salon(brand) }, new Date(NOW).toISOString(), wish)
    ?.text ?? null
const stateOf = (tests: Tested[], brand: string | null) =>
  standingAmong(tests, NOW, rulesOfSalon(salon(brand)))?.state

describe('an open test', () => {
  const monthsOld = clear('Koleston 6/0', 1500)

  it.each([
    ['names no product that is known', waiting('6/0, her eczema arm', 5), 'waiting'],
    ['names nothing', waiting('', 60), 'due'],
    ['is of another brand: somebody had a reason to test again', waiting('Majirel', 5), 'waiting'],
  ])('holds beside an older clear one where it %s', (_name, open, state) => {
    expect(stateOf([monthsOld, open], 'Koleston')).toBe(state)
    expect(held([open, monthsOld], 'Koleston')).not.toBeNull()
  })

  it('that names nothing holds also behind a newer clear one of another brand', () => {
    const tooEarly = { ...clear('6/0', 500), read_at: ago(499) }
    expect(stateOf([monthsOld, tooEarly, clear('Majirel', 200)], 'Koleston')).toBe('too-early')
  })

  it('that names nothing never clears', () => {
    expect(stateOf([clear('6/0, her arm')], 'Koleston')).toBe('other-brand')
    expect(stateOf([clear('6/0, her arm', 200), monthsOld], 'Koleston')).toBe('clear')
  })
})

describe('a salon that mixes several', () => {
  it.each([
    'Koleston and Color Touch',
    'Wella: Koleston, Color Touch',
    'Koleston & Pulp Riot',
    'Koleston + Zanzara',
  ])('wants a test of each: %s', brand => {
    expect(stateOf([clear('Koleston 6/0')], brand)).toBe('other-brand')
    expect(held([clear('Koleston 6/0')], brand)).toContain('no patch test on the card is of')
    const all = [...brandsMixed(brand)].map(one => clear(one))
    expect(stateOf(all, brand)).toBe('clear')
    expect(held(all, brand)).toBeNull()
  })

  it('and is clear no longer than the first of them', () => {
    const rules = rulesOfSalon(salon('Koleston and Color Touch'))
    const until = standingAmong([clear('Koleston', 1500), clear('Color Touch', 100)], NOW, rules)?.until
    expect(until).toBe(standingAmong([clear('Koleston', 1500)], NOW, rulesOfSalon(salon('Koleston')))?.until)
  })

  it('is one where a maker and its line are named, or nothing more than a shade', () => {
    expect(brandsMixed('Wella Koleston Perfect')).toEqual(['Wella Koleston Perfect'])
    expect(brandsMixed('L’Oréal Majirel, own mix')).toEqual(['L’Oréal Majirel, own mix'])
  })
})

describe('a brand in the wish', () => {
  it.each([
    ['roots 6/0, ends glossed with color touch', 'is of Koleston'],
    ['color touch only on the ends', 'is of Koleston'],
    ['color touch, not instead', 'is of Koleston'],
    ['6/0 and color touch instead of the gloss', 'is of Koleston'],
  ])('is mixed beside the salon’s own: “%s”', (wish, words) => {
    expect(held([clear('Color Touch')], 'Koleston', wish)).toContain(words)
  })

  it.each(['color touch 7/0 instead', 'only color touch'])('sets it aside where that is said: “%s”', wish => {
    expect(setsOwnAside(wish)).toBe(true)
    expect(held([clear('Color Touch')], 'Koleston', wish)).toBeNull()
  })

  it('of another maker is asked for as well', () => {
    expect(held([clear('Koleston')], 'Koleston', 'Pulp Riot velvet all over')).toContain('is of Pulp Riot')
  })
})

test.each([
  ['PPD-free tint, other make', 'Oway PPD free'],
  ['Organic cream tint, left arm', 'Organic Colour Systems'],
  ['Vegan ammonia free', 'Zanzara vegan, ammonia free'],
  ['The other one', 'The Other Colour'],
  ['Zanzara', 'Zanzara Milano'],
])('what any maker may print on a tube makes no brand: “%s” says nothing of %s', (tested, mixed) => {
  expect(sameBrand(tested, mixed)).toBe(false)
})

test('no test by brand begins the mixing sooner than time alone', () => {
  const products = ['Koleston', 'Majirel', 'Wella', 'Pulp Riot', '6/0, her arm', '', 'Zanzara PPD free']
  const hours = fc.integer({ min: -100, max: 6000 }).map(ago)
  const anyTest: fc.Arbitrary<Tested> = fc.record({
    product: fc.constantFrom(...products),
    applied_at: fc.oneof({ weight: 9, arbitrary: hours }, fc.constant('not a date')),
    result: fc.constantFrom('waiting', 'clear', 'clear', 'clear', 'reaction'),
    read_at: fc.oneof(hours, fc.constant(null)),
  })
  const brands = fc.constantFrom('Koleston', 'Koleston and Majirel', 'Wella', 'Zanzara', '', null)
  fc.assert(
    fc.property(fc.array(anyTest, { maxLength: 4 }), brands, (tests, brand) => {
      const rules = rulesOfSalon(salon(brand))
      const standing = standingAmong(tests, NOW, rules)
      expect(standingAmong([...tests].reverse(), NOW, rules)).toEqual(standing)
      expect(held(tests, brand) === null).toBe(standing?.state === 'clear')
      if (standing?.state !== 'clear') return
      expect(standingAmong(tests, NOW, { hours: 48, months: 6 })?.state).toBe('clear')
      for (const one of brandsMixed(brand ?? ''))
        expect(tests.some(({ result, product }) => result === 'clear' && sameBrand(product, one))).toBe(true)
    }),
    { numRuns: runsOf(2000) },
  )
})
