// One reading of a patch test: what holds the mixing and what the client's page says never part.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Facts, NO_FACTS } from '../../shared/facts'
import { type PatchTest, rulesOfSalon, standingAmong } from '../../shared/salon/patch-test'
import { patchTestHold } from '../../shared/tools/colour-formula/safety/patch-test'
import { badges, detailOf, summaryOf } from '../../web/salon/clients/patch-tests/patch-words'
import { runsOf } from '../support/sample'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-21T09:00:00.000Z')
const ago = (hours: number): string => new Date(NOW - hours * HOUR).toISOString()
const salon = (hours: number, months = 6) => ({
  name: '',
  booking_link: null,
  phone: null,
  currency: 'GBP',
  colour_brand: null,
  patch_test_hours: hours,
  patch_test_valid_months: months,
})
const holdOf = (tests: PatchTest[], own: Facts['salon'] = null) =>
  patchTestHold(
    {
      ...NO_FACTS,
      client: { first_name: 'Ana', hair_type: null, concerns: [], notes: null, allergies: [] },
      patch_tests: tests.map(test => ({ product: 'Koleston', ...test })),
      salon: own,
    },
    new Date(NOW).toISOString(),
  )
const clear = (appliedAgo: number, readAgo: number | null): PatchTest => ({
  applied_at: ago(appliedAgo),
  result: 'clear',
  read_at: readAgo === null ? null : ago(readAgo),
})
const waiting = (appliedAgo: number): PatchTest => ({
  applied_at: ago(appliedAgo),
  result: 'waiting',
  read_at: null,
})
const reaction: PatchTest = { applied_at: ago(90_000), result: 'reaction', read_at: null }

describe('mixing is held', () => {
  it.each([
    ['read ten minutes after it was put on, eleven days ago', [clear(264, 263.8)], null, /read too early/],
    ['read an hour before the 48 were over', [clear(264, 217)], null, /less than 48 hours/],
    ['read after 48 hours where the salon waits 72', [clear(264, 216)], salon(72), /less than 72 hours/],
    ['read after 30 hours where the salon set 24', [clear(264, 234)], salon(24), /less than 48 hours/],
    ['called clear without a date of reading', [clear(264, null)], null, /not recorded/],
    ['put on 30 hours ago, whatever its reading says', [clear(30, -20)], salon(24), /too young/],
    ['of a date nobody can read', [{ ...clear(264, 200), applied_at: 'soon' }], null, /not recorded/],
    ['never read, and long over', [waiting(5000)], null, /more than 6 months/],
    ['newer and waiting beside an older clear one', [clear(2000, 1900), waiting(20)], null, /too young/],
    ['newer and unread beside an older clear one', [clear(2000, 1900), waiting(60)], null, /not been read/],
    ['newer and read too early beside an older clear one', [clear(2000, 1900), clear(90, 89)], null, /early/],
    [
      'open, put on minutes before one that is clear',
      [waiting(100.1), clear(100, 50)],
      null,
      /not been read/,
    ],
    ['a reaction of years ago beside a new clear one', [clear(100, 50), reaction], null, /reaction/],
  ])('by a test %s', (_name, tests, own, words) => {
    for (const order of [tests, [...tests].reverse()]) expect(holdOf(order, own)?.text).toMatch(words)
  })
})

describe('mixing is free', () => {
  it.each([
    ['was read when its hours were over', [clear(264, 216)], null],
    ['was read after the hours of the salon', [clear(264, 192)], salon(72)],
    ['is newer than one that was read too early', [clear(900, 899), clear(264, 216)], null],
    ['is newer than one that nobody ever read', [waiting(900), clear(264, 216)], null],
    ['is newer than an expired one', [clear(9000, 8900), clear(264, 216)], null],
  ])('by a clear test that %s', (_name, tests, own) => {
    for (const order of [tests, [...tests].reverse()]) expect(holdOf(order, own)).toBeNull()
  })
})

describe('a salon that tests each brand by itself', () => {
  const byBrand = (brand: string | null) => ({
    ...salon(48),
    colour_brand: brand,
    patch_test_retest: 'brand' as const,
  })
  const of = (product: string, test: PatchTest = clear(264, 216)): PatchTest => ({ ...test, product })
  const heldFor = (tests: PatchTest[], brand: string | null, wish?: string) =>
    patchTestHold(
      {
        ...NO_FACTS,
        patch_tests: tests.map(test => ({ product: '', ...test })),
        salon: byBrand(brand),
      },
      new Date(NOW).toISOString(),
      wish,
    )

  it.each([
    ['Koleston 6/0', 'Wella Koleston Perfect'],
    ['WELLA 6/0', 'Wella Koleston Perfect'],
    ['Majirel 6', 'L’Oréal'],
    ['l oreal inoa 5', 'INOA'],
    ['Pulp Riot semi', 'pulp riot'],
  ])('mixes after a clear test of %s where it uses %s', (product, brand) => {
    expect(heldFor([of(product)], brand)).toBeNull()
  })

  it.each([
    ['Majirel 6/0', 'Wella Koleston Perfect'],
    ['Color Touch 6/0', 'Wella Koleston Perfect'],
    ['Permanent colour 6/0', 'Wella'],
    ['Permanent colour 6/0', 'Permanent colour of our own'],
    ['Koleston, old tube', 'Old Town Colours'],
    ['', 'Wella'],
  ])('waits where the clear test is of “%s” and it uses %s', (product, brand) => {
    expect(heldFor([of(product)], brand)).toEqual({
      rule: 'patch-test',
      text: `This salon tests each brand by itself, and no patch test on the card is of ${brand}. Do one 48 hours before anything is mixed.`,
      may_override: true,
    })
  })

  it('goes by the brand that the wish names, each of several', () => {
    const tests = [of('Koleston 6/0'), of('Igora Royal 6-0')]
    expect(heldFor(tests, 'Koleston', '7/0 all over')).toBeNull()
    expect(heldFor(tests, 'Koleston', 'Majirel 7.0 all over')?.text).toContain('is of Majirel')
    expect(heldFor(tests, 'Koleston', 'Igora Royal 7-0')).toBeNull()
    expect(heldFor(tests, 'Koleston', 'Koleston on the roots, Color Touch through')?.text).toContain(
      'is of Color Touch',
    )
    expect(heldFor(tests, null, 'Koleston 7/0')).toBeNull()
  })

  it('waits where nobody has said what is mixed', () => {
    expect(heldFor([of('Koleston 6/0')], null)?.text).toContain('which brand is mixed is not known')
  })

  it('never sets a reaction to another brand aside, and reads its own brand’s test as ever', () => {
    expect(heldFor([of('Majirel 6', reaction), of('Koleston')], 'Koleston')).toMatchObject({
      may_override: false,
    })
    expect(heldFor([of('Koleston', clear(264, 263))], 'Koleston')?.text).toMatch(/read too early/)
    expect(heldFor([of('Majirel', waiting(3)), of('Koleston')], 'Koleston')?.text, 'as by time').toMatch(
      /too young/,
    )
  })

  it('says the same on the client’s page', () => {
    const rules = rulesOfSalon(byBrand('Koleston'))
    const standing = standingAmong([of('Majirel 6')], NOW, rules)
    expect(summaryOf(standing, 0, null)).toEqual(['caution', 'No patch test of this brand'])
    expect(standingAmong([of('Koleston 6/0')], NOW, rules)?.state).toBe('clear')
  })

  it('and one that goes by time alone mixes after any brand’s', () => {
    expect(
      patchTestHold(
        { ...NO_FACTS, patch_tests: [{ ...clear(264, 216), product: 'Majirel' }], salon: salon(48) },
        new Date(NOW).toISOString(),
        'Koleston 7/0',
      ),
    ).toBeNull()
  })
})

it('a salon may wait longer than 48 hours, never shorter', () => {
  expect(rulesOfSalon(salon(24, 3))).toEqual({ hours: 48, months: 3 })
  expect(rulesOfSalon(salon(72, 12))).toEqual({ hours: 72, months: 12 })
  expect(rulesOfSalon(null)).toEqual({ hours: 48, months: 6 })
})

it('of two that are waited for, the later one says until when', () => {
  const tests = [waiting(1), waiting(0)]
  for (const order of [tests, [...tests].reverse()])
    expect(standingAmong(order, NOW)).toEqual({ state: 'waiting', until: NOW + 48 * HOUR })
})

it("the hold and the client's page agree whatever tests stand on the card, in any order", () => {
  const hours = fc.integer({ min: -100, max: 6000 })
  const anyTest: fc.Arbitrary<PatchTest> = fc.record({
    applied_at: fc.oneof({ weight: 9, arbitrary: hours.map(ago) }, fc.constant('not a date')),
    result: fc.constantFrom('waiting', 'clear', 'clear', 'clear', 'reaction'),
    read_at: fc.oneof(hours.map(ago), fc.constant(null)),
  })
  const salons = fc.oneof(
    fc.constant(null),
    fc.record({ hours: fc.integer({ min: 24, max: 168 }), months: fc.integer({ min: 1, max: 24 }) }),
  )
  fc.assert(
    fc.property(fc.array(anyTest, { maxLength: 4 }), salons, (tests, set) => {
      const own = set && salon(set.hours, set.months)
      const rules = rulesOfSalon(own)
      const standing = standingAmong(tests, NOW, rules)
      const hold = holdOf(tests, own)
      expect(hold === null).toBe(standing?.state === 'clear')
      expect(standingAmong([...tests].reverse(), NOW, rules)).toEqual(standing)
      if (tests.some(({ result }) => result === 'reaction')) expect(hold?.may_override).toBe(false)
      if (standing)
        expect(`${badges[standing.state][1]} ${detailOf(standing, rules)}`).not.toContain('undefined')
      // Nothing opens the mixing but a test read no sooner than 48 hours after it was put on.
      if (hold === null)
        expect(
          tests.some(
            ({ applied_at, result, read_at }) =>
              result === 'clear' && Date.parse(read_at ?? '') - Date.parse(applied_at) >= 48 * HOUR,
          ),
        ).toBe(true)
    }),
    { numRuns: runsOf(2000) },
  )
})
