import { describe, expect, test } from 'vitest'
import { AS_SAID } from '../../../../shared/trade/products/mended'
import {
  byCategory,
  changedProduct,
  EMPTY_PRODUCT,
  productOf,
} from '../../../../web/salon/products/product-form'
import { money, readPrice } from '../../../../web/salon/records/money'

describe('a price', () => {
  test('is shown with the sign of the salon’s currency and two decimals', () => {
    expect(money(14.5)).toBe('£14.50')
    expect(money(0)).toBe('£0.00')
    expect(money(1250, 'AUD')).toBe('A$1,250.00')
  })

  test.each([
    ['12.50', 12.5],
    ['£12.50', 12.5],
    ['12,50', 12.5],
    ['1,250', 1250],
    ['1,250.75', 1250.75],
    ['0', 0],
    ['.5', 0.5],
    ['GBP 12.50', 12.5],
    ['12.50 €', 12.5],
    ['0.07', 0.07],
  ])('is read from %s', (typed, price) => {
    expect(readPrice(typed)).toEqual({ ok: true, price })
  })

  test('may be missing, which is not 0', () => {
    expect(readPrice('  ')).toEqual({ ok: true, price: null })
  })

  test.each([
    ['-1', 'The price cannot be below 0.'],
    ['12.505', 'The price has at most two decimals, such as 12.50.'],
    ['2000000', 'The price cannot be above 1,000,000.'],
    ['twelve', '"twelve" is not a price. Type a number such as 12.50, or leave it empty.'],
    ['1e5', '"1e5" is not a price. Type a number such as 12.50, or leave it empty.'],
  ])('%s is refused in words', (typed, words) => {
    expect(readPrice(typed)).toEqual({ ok: false, words })
  })
})

const NOT_STOCKED = { system: null, shade: null, pack: null, cost: null, low_below: null }

describe('a product', () => {
  test('needs a name and a category', () => {
    const result = productOf(EMPTY_PRODUCT)
    expect(result).toEqual({
      ok: false,
      problems: {
        name: 'Type the name of the product.',
        category: 'Choose a category or type a new one, such as Shampoo.',
      },
    })
  })

  test('keeps an empty description and price as null', () => {
    expect(productOf({ ...EMPTY_PRODUCT, name: ' Mask ', category: 'Treatment' })).toEqual({
      ok: true,
      card: {
        ...AS_SAID,
        ...NOT_STOCKED,
        name: 'Mask',
        category: 'Treatment',
        description: null,
        price: null,
      },
    })
  })

  test('that is mixed says its size, cost and what is little as they are typed', () => {
    const typed = { ...EMPTY_PRODUCT, name: '6/43', category: 'Colour', shade: ' 6/43 ', system: 'Keune' }
    expect(productOf({ ...typed, pack: '60 g', cost: '£8,95', low_below: '1,5' })).toMatchObject({
      ok: true,
      card: { shade: '6/43', system: 'Keune', pack: 60, cost: 8.95, low_below: 1.5, price: null },
    })
    expect(productOf({ ...typed, pack: '0', cost: '9.999', low_below: 'few' })).toEqual({
      ok: false,
      problems: {
        pack: 'A number of grams above 0, such as 60.',
        cost: 'The price has at most two decimals, such as 12.50.',
        low_below: 'A number, such as 1 or 0.5.',
      },
    })
  })

  test('an edit sends what was changed', () => {
    const card = {
      ...AS_SAID,
      ...NOT_STOCKED,
      name: 'Mask',
      category: 'Treatment',
      description: null,
      price: 20,
    }
    expect(changedProduct(card, { ...card, price: 22 })).toEqual({ price: 22 })
    expect(changedProduct(card, { ...card, contains: ['nut'] })).toEqual({ contains: ['nut'] })
  })

  const shown = (name: string, category: string) => ({
    id: name,
    fields: { ...AS_SAID, ...NOT_STOCKED, name, category, description: null, price: null },
  })

  test('stands under the heading of its category, in the order of the alphabet', () => {
    const groups = byCategory(
      [shown('Wax 10', 'Styling'), shown('Wax 9', 'styling'), shown('Oil', 'Finish')],
      '',
    )
    expect(groups.map(group => [group.category, group.products.map(product => product.id)])).toEqual([
      ['Finish', ['Oil']],
      ['Styling', ['Wax 9', 'Wax 10']],
    ])
  })

  test('is found by any word of its name or category, without accents', () => {
    const products = [shown('Crème brûlée mask', 'Treatment'), shown('Oil', 'Finish')]
    expect(byCategory(products, 'brulee treat').flatMap(group => group.products.map(p => p.id))).toEqual([
      'Crème brûlée mask',
    ])
  })
})
