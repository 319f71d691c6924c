// What a product is for and holds is read once, and a person's word stands before what its words say.
import { describe, expect, it } from 'vitest'
import { answerOf } from '../../../scripts/engine/task'
import { NO_FACTS } from '../../../shared/facts'
import { Product } from '../../../shared/salon/records/colour'
import { kinds } from '../../../shared/sync/kinds'
import { takeFacts } from '../../../shared/take-facts'
import retail from '../../../shared/tools/retail-edge'
import { RetailOutput } from '../../../shared/tools/retail-edge/schema'
import { NEEDS } from '../../../shared/trade/concerns'
import { FAMILIES } from '../../../shared/trade/ingredients'
import { AS_SAID, type Mended, mendedOf } from '../../../shared/trade/products/mended'
import { CONTAINS, SERVES } from '../../../shared/trade/products/tag-names'
import { mend, tagsOf } from '../../../shared/trade/products/tags'

const MASK = {
  id: 'mask',
  name: 'Velvet Mask',
  category: 'Treatment',
  description: 'Rich mask with coconut for very dry hair',
  price: 20,
}
const mended = (change: Partial<Mended>) => ({ ...MASK, mended: { ...AS_SAID, ...change } })

function offeredTo(client: { concerns?: string[]; allergies?: string[] }, product: typeof MASK) {
  const answer = answerOf(
    retail,
    { clientName: 'Ann', hairType: '', currentTreatment: '', serviceHistory: '' },
    {
      ...NO_FACTS,
      client: {
        first_name: 'Ann',
        hair_type: 'thick',
        concerns: client.concerns ?? [],
        notes: null,
        allergies: (client.allergies ?? []).map(substance => ({ substance, reaction: null })),
      },
      products: [product],
    },
    '2026-01-01T09:00:00.000Z',
  )
  if (!answer.ok) throw new Error(answer.why)
  const { products, left_out } = RetailOutput.parse(answer.output)
  return { ids: products.map(({ id }) => id), left_out: left_out.map(({ why }) => why) }
}

describe('the tags of a product', () => {
  it('are closed lists: every need, and families that are known', () => {
    expect(Object.keys(SERVES).sort()).toEqual([...NEEDS].sort())
    const known = FAMILIES.map(({ key }) => key)
    for (const key of Object.keys(CONTAINS)) expect(known).toContain(key)
  })

  it('are read from its words', () => {
    expect(tagsOf(MASK)).toMatchObject({
      kind: 'mask',
      serves: ['moisture', 'protein-overload'],
      contains: ['coconut'],
    })
  })

  it('keep what a person mended when the words change', () => {
    const said = mend(MASK, AS_SAID, 'contains', 'nut', true)
    expect(said.contains).toEqual(['nut'])
    expect(tagsOf({ ...MASK, description: 'Mask with shea', mended: said }).contains).toEqual(['nut', 'shea'])
  })

  it('keep beside the words only what differs from them', () => {
    const off = mend(MASK, AS_SAID, 'contains', 'coconut', false)
    expect(off.contains_not).toEqual(['coconut'])
    expect(mend(MASK, off, 'contains', 'coconut', true)).toEqual(AS_SAID)
    expect(mendedOf(mend(MASK, off, 'contains', 'coconut', true))).toBeNull()
  })

  it('hold against the doubt where two tablets said both', () => {
    expect(tagsOf(mended({ contains: ['nut'], contains_not: ['nut'] })).contains).toContain('nut')
    expect(tagsOf(mended({ serves: ['frizz'], serves_not: ['frizz'] })).serves).not.toContain('frizz')
  })

  it('merge tag by tag', () => {
    expect(kinds.product.merge).toMatchObject({ serves: 'list', contains: 'list', contains_not: 'list' })
  })

  it('reach the tool with the facts, and cost nothing where nobody mended any', () => {
    const fields = (change: Partial<Mended>) => ({
      ...Product.parse({ ...MASK, created_at: '2026-01-01T09:00:00.000Z', ...change }),
      id: 'mask',
    })
    const taken = (change: Partial<Mended>) =>
      takeFacts(['products'], {
        client: null,
        allergies: [],
        notes: [],
        formulas: [],
        patch_tests: [],
        products: [fields(change)],
        recommendations: [],
        salon: null,
      }).products[0]
    expect(taken({})).toEqual(MASK)
    expect(taken({ contains: ['nut'] })?.mended?.contains).toEqual(['nut'])
  })
})

describe('the shelf’s advice', () => {
  it('offers what serves the need by its words', () => {
    expect(offeredTo({ concerns: ['very dry'] }, MASK).ids).toEqual(['mask'])
  })

  it('leaves out what a person said that it holds', () => {
    const holds = mended({ contains: ['sesame'] })
    expect(offeredTo({ concerns: ['very dry'], allergies: ['sesame'] }, MASK).ids).toEqual(['mask'])
    expect(offeredTo({ concerns: ['very dry'], allergies: ['sesame'] }, holds)).toEqual({
      ids: [],
      left_out: ['allergy'],
    })
  })

  it('offers what a person said that it does not hold', () => {
    const client = { concerns: ['very dry'], allergies: ['coconut'] }
    expect(offeredTo(client, MASK).ids).toEqual([])
    expect(offeredTo(client, mended({ contains_not: ['coconut'] })).ids).toEqual(['mask'])
  })

  it('goes by what a person said that it is for, and what it is', () => {
    const frizz = { concerns: ['frizz'] }
    expect(offeredTo(frizz, mended({ serves: ['frizz'] })).ids).toEqual(['mask'])
    expect(offeredTo({ concerns: ['very dry'] }, mended({ serves_not: ['moisture'] })).ids).toEqual([])
    expect(offeredTo({ concerns: ['very dry'] }, mended({ kind: 'professional' })).ids).toEqual([])
  })
})
