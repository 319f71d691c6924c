import { describe, expect, test } from 'vitest'
import { blanks } from '../../../../shared/salon/records/blank'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { shadeKey } from '../../../../shared/salon/stock/shade-key'
import {
  bowlCost,
  monthOfColour,
  partsUsed,
  type Stocked,
  standingOf,
  stockNow,
  stockSince,
  tubeOf,
} from '../../../../shared/salon/stock/shelf'

const tube = (id: string, fields: Partial<FieldsOf<'product'>>): Stocked => ({
  id,
  fields: { ...blanks.product, name: id, ...fields },
})
const KOLESTON = tube('k643', { system: 'Wella Koleston Perfect', shade: '6/43', pack: 60, cost: 9 })
const TOUCH = tube('t643', { system: 'Wella Color Touch', shade: '6/43', pack: 60, cost: 7.5 })
const NATURAL = tube('k60', { system: 'Wella Koleston Perfect', shade: '6/0', pack: 60, cost: 8.95 })
const VOL20 = tube('welloxon', { system: 'Wella', shade: '6 %', pack: 1000, cost: 7 })
const IGORA20 = tube('igora-oil', { system: 'Schwarzkopf', shade: '20 vol', pack: 1000, cost: 8 })
const POWDER = tube('blondor', { shade: 'lightener', pack: 800, cost: 32 })
const SHAMPOO = tube('Shampoo 6/43', {})
const shelf = (...products: Stocked[]) => ({ products, brand: 'Wella Koleston Perfect, Wella Color Touch' })
const bowl = (mix: [string, number | null][], volume: number | null = null, grams: number | null = null) => ({
  mix: mix.map(([shade, grams]) => ({ shade, grams })),
  developer_volume: volume,
  developer_grams: grams,
})

describe('a shade is one, however it is written', () => {
  test.each([
    ['6/43', '6/43'],
    ['6.43', '6/43'],
    ['6-43', '6/43'],
    ['6,43', '6/43'],
    ['acid toner, 7/1 ash', '7/1'],
    ['6/0 natural series', '6/0'],
    ['6N', '6/0'],
    ['level 6 natural series (6N)', '6/0'],
    ['06NB', '6/nb'],
    ['07C', '7/c'],
    ['9,5-1', '9.5/1'],
    ['high-lift series, 12/81, pearl tone', '12/81'],
    ['20 vol', '20 vol'],
    ['6 %', '20 vol'],
    ['1.9%', '6 vol'],
    ['Welloxon 12% 40vol', '40 vol'],
    ['powder lightener, let down with shampoo', 'lightener'],
    ['Blondor Multi', 'lightener'],
    ['bleach', 'lightener'],
    ['level 7 ash', null],
    ['direct dye, blue', null],
    ['', null],
  ])('%s → %s', (text, key) => expect(shadeKey(text)).toBe(key))
})

describe('which tube a part of a recipe comes from', () => {
  const all = shelf(KOLESTON, TOUCH, NATURAL, VOL20, IGORA20, POWDER, SHAMPOO)
  test.each([
    ['6.43 copper', 'k643'],
    ['demi, 6/43 copper', 't643'],
    ['acid toner, 6/43', 't643'],
    ['Color Touch 6/43', 't643'],
    ['Koleston 6/43', 'k643'],
    ['6/0 natural series', 'k60'],
    ['powder lightener', 'blondor'],
    ['Majirel 6.43', undefined],
    ['7/1 ash', undefined],
    ['level 6 copper', undefined],
    ['Shampoo 6/43', 'k643'],
  ])('%s → %s', (part, id) => expect(tubeOf(part, all)?.id).toBe(id))

  test('of two developers the one of what is in the bowl, or else of the house; in doubt none', () => {
    expect(tubeOf('20 vol', all)?.id).toBe('welloxon')
    const igora = tube('i', { system: 'Schwarzkopf Igora Royal', shade: '6-77', pack: 60, cost: 8 })
    expect(tubeOf('20 vol', all, [igora])?.id).toBe('igora-oil')
    expect(tubeOf('20 vol', { products: [VOL20, IGORA20], brand: null })).toBeNull()
    expect(tubeOf('6/43', { products: [KOLESTON, { ...KOLESTON, id: 'again' }], brand: null })).toBeNull()
  })
})

describe('what a bowl costs', () => {
  const all = shelf(KOLESTON, NATURAL, VOL20)
  test('is the grams of each part, rounded to the penny once', () => {
    // 40 g of 9.00 for 60 g = 6.00; 60 g of 7.00 for 1000 g = 0.42.
    expect(bowlCost(bowl([['6/43', 40]], 20, 60), all)).toEqual({ pennies: 642, unknown: [], known: 2 })
    // Three times 0.149166… is 0.4475, and not three times 0.15.
    const thrice: [string, number][] = [
      ['6/0', 1],
      ['6.0', 1],
      ['6-0', 1],
    ]
    expect(bowlCost(bowl(thrice), all).pennies).toBe(45)
  })
  test.each([
    ['another developer', bowl([['6/43', 40]], 30, 60), ['30 vol'], 600],
    ['a shade that is not on the shelf', bowl([['7/1 ash', 20]], 20, 20), ['7/1 ash'], 14],
    ['a part that nobody weighed', bowl([['6/43', null]], 20, 60), ['6/43'], 42],
    ['a developer that nobody weighed', bowl([['6/43', 40]], 20, null), ['20 vol'], 600],
  ])('says of %s that it is not known', (_, mixed, unknown, pennies) =>
    expect(bowlCost(mixed, all)).toMatchObject({ unknown, pennies }),
  )
  test('is not known of a tube without a price or a size, and needs no developer where there is none', () => {
    const bare = { ...KOLESTON, fields: { ...KOLESTON.fields, pack: null } }
    expect(bowlCost(bowl([['6/43', 40]], 0), shelf(bare))).toEqual({
      pennies: 0,
      unknown: ['6/43'],
      known: 0,
    })
    const zero = { ...KOLESTON, fields: { ...KOLESTON.fields, pack: 0 } }
    expect(bowlCost(bowl([['6/43', 40]]), shelf(zero)).known).toBe(0)
    expect(bowlCost(bowl([['6/43', 40]], 0), shelf(KOLESTON))).toMatchObject({ unknown: [], pennies: 600 })
  })
})

type Move = { id: string; why: 'used' | 'delivery' | 'count'; at: string; grams: number; of?: string }
const moved = ({ grams, of = 'k643', ...move }: Move) => ({
  ...move,
  formula_id: null,
  parts: [{ product_id: of, grams, cost: null, bowl: null }],
})
const stock = (...moves: Move[]): number | undefined => stockNow(moves.map(moved)).get('k643')

describe('what is left', () => {
  const counted: Move = { id: 'c', why: 'count', at: '2026-11-01T09:00:00.000Z', grams: 180 }
  const one: Move = { id: 'u1', why: 'used', at: '2026-11-02T10:00:00.000Z', grams: 40 }
  const other: Move = { id: 'u2', why: 'used', at: '2026-11-02T10:00:00.000Z', grams: 40 }
  test('two tablets that each use 40 g without a signal both count, in whichever order they arrive', () => {
    expect(stock(counted, one, other)).toBe(100)
    expect(stock(other, one, counted)).toBe(100)
  })
  test('a count says what is there, whatever was used before it, also if that arrives later', () => {
    const again: Move = { id: 'c2', why: 'count', at: '2026-11-03T09:00:00.000Z', grams: 120 }
    expect(stock(counted, one, again, other)).toBe(120)
    expect(stock(again, { ...one, at: '2026-11-04T09:00:00.000Z' }, counted)).toBe(80)
  })
  test('of two counts of one moment all tablets choose the same', () => {
    const twin: Move = { ...counted, id: 'd', grams: 60 }
    expect(stock(counted, twin)).toBe(60)
    expect(stock(twin, counted)).toBe(60)
  })
  test('a delivery adds, and where nothing was ever counted it is the beginning', () => {
    const delivery: Move = { id: 'd', why: 'delivery', at: '2026-11-02T08:00:00.000Z', grams: 60 }
    expect(stock(counted, delivery, one)).toBe(200)
    expect(stock(delivery, one)).toBe(20)
    expect(stock(delivery, { ...one, at: '2026-11-01T08:00:00.000Z' })).toBe(60)
    expect(stock(delivery, { ...delivery, id: 'e' })).toBe(120)
  })
  test('what was only used is not known, and so is never low', () => {
    expect(stock(one)).toBeUndefined()
    expect(standingOf({ pack: 60, low_below: 1 }, undefined)).toEqual({
      grams: null,
      packs: null,
      low: false,
    })
  })
  test('only what was used since the oldest of what counts needs to be read', () => {
    expect(stockSince([moved(counted), moved({ ...counted, id: 'l', at: '2026-11-09T09:00:00.000Z' })])).toBe(
      counted.at,
    )
    expect(stockSince([])).toBeNull()
  })
  test.each([
    [60, 1, 1, false],
    [59.9, 1, 1, true],
    [30, 0.5, 0.5, false],
    [-20, 1, 0, true],
    [59, null, 1, false],
  ])('%s g with little below %s tubes', (grams, low_below, packs, low) =>
    expect(standingOf({ pack: 60, low_below }, grams)).toMatchObject({ packs, low }),
  )
})

describe('a month of colour', () => {
  const all = shelf(KOLESTON, VOL20)
  const used = (id: string, bowls: ReturnType<typeof bowl>[], products = all) => ({
    id: `${id}-used`,
    why: 'used' as const,
    formula_id: id,
    parts: partsUsed(bowls, products),
  })
  test('is what its bowls cost, and says of how many that is known', () => {
    const moves = [
      used('a', [bowl([['6/43', 40]], 20, 60)]),
      used('b', [bowl([['6/43', 20]]), bowl([['7/1', 9]])]),
    ]
    expect(monthOfColour(moves, [], all)).toEqual({ pennies: 642 + 300, bowls: 3, known: 2 })
  })
  test('keeps what it cost then; what had no price takes the present one', () => {
    const dearer = { ...KOLESTON, fields: { ...KOLESTON.fields, cost: 90 } }
    expect(monthOfColour([used('a', [bowl([['6/43', 40]])])], [], shelf(dearer)).pennies).toBe(600)
    const bare = { ...KOLESTON, fields: { ...KOLESTON.fields, cost: null } }
    const unpriced = [used('a', [bowl([['6/43', 40]])], shelf(bare))]
    expect(monthOfColour(unpriced, [], shelf(bare))).toEqual({ pennies: 0, bowls: 1, known: 0 })
    expect(monthOfColour(unpriced, [], all)).toEqual({ pennies: 600, bowls: 1, known: 1 })
  })
  test('counts a formula once, and one from before the shelf was kept by what the shelf says', () => {
    const bowls = [bowl([['6/43', 40]])]
    const formulas = [
      { id: 'a', bowls },
      { id: 'old', bowls },
    ]
    expect(monthOfColour([used('a', bowls)], formulas, all)).toEqual({ pennies: 1200, bowls: 2, known: 2 })
  })
})
