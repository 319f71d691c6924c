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
