// A product is what the head of its name says, whatever stands before it.
import { describe, expect, it } from 'vitest'
import type { ProductKind } from '../../../shared/trade/products/kinds'
import { readProduct } from '../../../shared/trade/products/product'

const kindOf = (name: string, category = 'Care', description: string | null = null) =>
  readProduct({ id: 'p', name, category, description, price: null }).kind

const NAMED: readonly (readonly [string, ProductKind])[] = [
  ['Shampoo Bar', 'wash'],
  ['Charcoal Shampoo Bar 100g', 'wash'],
  ['Cream Shampoo', 'wash'],
  ['Vitamin Shampoo', 'wash'],
  ['Argan Oil - Shampoo 250ml', 'wash'],
  ['Shampoo & Conditioner', 'wash'],
  ['Curl Cream Mask', 'mask'],
  ['Rinse-Out Mask', 'mask'],
  ['Brush-On Mask', 'mask'],
  ['Mask with Argan Oil', 'mask'],
  ['Leave-in Conditioner Spray', 'leave-in'],
  ['Dry Shampoo', 'dry-shampoo'],
  ['Dry Shampoo Foam', 'dry-shampoo'],
  ['Pre-Wash Oil', 'oil'],
  ['Comb Through Conditioner', 'conditioner'],
  ['Butter Conditioner for Coils', 'conditioner'],
  ['Wash Day Gel', 'gel'],
  ['Towel Dry Cream', 'cream'],
  ['Beard Wash', 'beard'],
  ['Scalp Serum', 'scalp'],
  ['Sensitive Scalp Shampoo Fragrance Free', 'wash'],
  ['Detangling Brush', 'tool'],
  ['Sérum Anti-Chute', 'serum'],
  ['Dry-Shampoo', 'dry-shampoo'],
  ['Almond Milk Mask', 'mask'],
  ['20vol Developer', 'professional'],
]

describe('the kind of a product', () => {
  it.each(NAMED)('of “%s” is %s', (name, kind) => {
    expect(kindOf(name)).toBe(kind)
  })

  it('is not what a name begins with, where the shelf or the first words of the description say what it is', () => {
    expect(kindOf('Oil Rescue', 'Shampoo')).toBe('wash')
    expect(kindOf('Oil Rescue', 'Treatment', 'Cleansing shampoo for roots that go flat')).toBe('wash')
    expect(kindOf('Butter Cloud', 'Conditioner')).toBe('conditioner')
    expect(kindOf('Mousse Dream', 'Care', 'Light conditioner for fine hair')).toBe('conditioner')
    expect(kindOf('Oil Rescue')).toBe('oil')
  })

  it('is no tool where a tool is what it guards against', () => {
    expect(kindOf('Iron Shield', 'Styling', 'Heat protecting spray for tongs and straighteners')).toBe(
      'spray',
    )
  })
})

describe('whom a product is made for', () => {
  const child = (name: string, description: string) =>
    readProduct({ id: 'p', name, category: 'Shampoo', description, price: null }).madeFor.child
  it.each([
    ['Kids Wash', 'Gentle wash', true],
    ['Mild Wash', 'For children from three', true],
    ['Featherlight Wash', 'Bodifying wash for limp, baby-fine hair', false],
    ['Family Spray', 'Leave-in spray, kids love it', false],
  ])('“%s, %s”: a child %s', (name, description, is) => {
    expect(child(name, description)).toBe(is)
  })
  it.each([
    ['For 4A–4C hair', ['coil']],
    ['Foam for 2a-2c', ['curl', 'wave']],
    ['Gel for 3A to 4A', ['coil', 'curl']],
  ])('“%s” is read as %j', (description, kinds) => {
    const { traits } = readProduct({ id: 'p', name: 'Thing', category: 'Style', description, price: null })
    expect((['coil', 'curl', 'wave'] as const).filter(kind => traits[kind])).toEqual(kinds)
  })
})
