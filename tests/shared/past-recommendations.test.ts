import { describe, expect, it } from 'vitest'
import { Facts, NO_FACTS } from '../../shared/facts'
import { takeFacts } from '../../shared/take-facts'
import { pastRecommendations } from '../../shared/tools/past-recommendations'

const AT = '2026-11-01T10:00:00.000Z'
const ask = { asked_at: AT, answer: null, draft: null, outcomes: [] }
const mask = { id: 'p1', name: 'Moisture Mask', priority: 'high' }

describe('what was recommended before', () => {
  it('holds each product with the last word on it', () => {
    const outcomes = [
      { id: 'p1', name: 'Moisture Mask', outcome: 'declined' as const, at: AT },
      { id: 'p1', name: 'Moisture Mask', outcome: 'bought' as const, at: '2026-11-02T10:00:00.000Z' },
    ]
    expect(
      pastRecommendations([{ ...ask, draft: { products: [mask, { id: 'p2', name: 'Oil' }] }, outcomes }]),
    ).toEqual([
      {
        made_at: AT,
        products: [
          { id: 'p1', name: 'Moisture Mask', outcome: 'bought', at: '2026-11-02T10:00:00.000Z' },
          { id: 'p2', name: 'Oil', outcome: null, at: null },
        ],
      },
    ])
  })

  it('is the answer that a model read for where one came, and what was noted of the draft stays', () => {
    const outcomes = [{ id: 'p1', name: 'Moisture Mask', outcome: 'owns' as const, at: AT }]
    const [past] = pastRecommendations([
      {
        ...ask,
        draft: { products: [mask] },
        answer: { products: [{ id: 'p2', name: 'Oil' }], read: {} },
        outcomes,
      },
    ])
    expect(past?.products.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['p2', null],
      ['p1', 'owns'],
    ])
  })

  it.each([[null], [{}], [{ products: 'none' }], [{ products: [null, 4, { price: 3 }] }]])(
    'is empty where another version wrote %o',
    draft => {
      expect(pastRecommendations([{ ...ask, draft }])).toEqual([{ made_at: AT, products: [] }])
    },
  )

  it('names a product by its name where it had no id', () => {
    const [past] = pastRecommendations([{ ...ask, draft: { products: [{ name: 'Oil' }] } }])
    expect(past?.products).toEqual([{ id: 'Oil', name: 'Oil', outcome: null, at: null }])
  })

  it('goes into the facts newest first, and only where it is needed', () => {
    const older = { made_at: '2026-01-01T10:00:00.000Z', products: [] }
    const newer = { made_at: AT, products: [] }
    const present = {
      client: null,
      allergies: [],
      notes: [],
      formulas: [],
      patch_tests: [],
      products: [],
      recommendations: [older, newer],
      salon: null,
    }
    expect(takeFacts(['recommendations'], present).recommendations).toEqual([newer, older])
    expect(takeFacts(['client'], present).recommendations).toEqual([])
  })

  it('is no reason not to read facts that were photographed before it was kept', () => {
    const { recommendations: _none, ...older } = NO_FACTS
    expect(Facts.parse(older).recommendations).toEqual([])
  })
})
