// What was recommended before, as facts: read from the asks of Retail Edge, whichever version wrote them.

import type { Facts } from '../facts'
import type { FieldsOf } from '../salon/records/records'
import { toolKeeping } from '../toolbox'
import { wasRead } from '../written'

type Ask = Pick<FieldsOf<'ask'>, 'asked_at' | 'answer' | 'draft' | 'outcomes'> &
  Partial<Pick<FieldsOf<'ask'>, 'read_here'>>
type Past = Facts['recommendations'][number]

export const RETAIL_TOOL = toolKeeping('recommendations')

/** One entry per ask: its products by catalogue id (or by name, without one), each with the latest remark on it. */
export function pastRecommendations(asks: readonly Ask[]): Past[] {
  return asks.map(({ asked_at, answer, draft, outcomes, read_here }) => {
    const stands = [answer, read_here?.answer].find(wasRead) ?? draft
    const listed: unknown = stands?.products
    const products = (Array.isArray(listed) ? listed : []).flatMap((product: unknown) => {
      const name = textOf(product, 'name')
      if (name === null) return []
      return [{ id: textOf(product, 'id') ?? name, name }]
    })
    const noted = outcomes.filter(({ id }) => !products.some(product => product.id === id))
    return {
      made_at: asked_at,
      products: [...products, ...noted].map(({ id, name }) => {
        const last = outcomes.findLast(outcome => outcome.id === id)
        return { id, name, outcome: last?.outcome ?? null, at: last?.at ?? null }
      }),
    }
  })
}

function textOf(from: unknown, field: string): string | null {
  const value: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, field) : null
  return typeof value === 'string' && value !== '' ? value : null
}
