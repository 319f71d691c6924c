// An examiner's rounds: other lists, other words. Every one stood in for somebody at the chair and what a senior
// salon manager would accept for them.
import { describe, expect, it } from 'vitest'
import task from '../../../scripts/engine/retail'
import { sampleOf } from '../../support/sample'
import { claimsAny, linesOf, saysAny, TODAY } from './cases'
import { NEVER } from './retail-cases'

type Id = string | number
type Row = { id: Id; name: string; price: string | number | null }
type Examined = {
  id: string
  list: string
  client: { hair_type: string; concerns: string[]; notes: string }
  /** One of each list is among the first three. */
  any?: Id[][]
  not?: Id[]
  first?: Id[]
  says?: string[]
  never?: string[]
  empty?: boolean
  max?: number
}

const rows = linesOf<{ list: string; row: Row }>('retail-lists.jsonl')

describe('the examined cases', () => {
  for (const own of sampleOf(linesOf<Examined>('retail-examined.jsonl')))
    it(`${own.id}: ${own.client.hair_type} | ${own.client.concerns.join(', ')} | ${own.client.notes}`, () => {
      const catalogue = rows.filter(({ list }) => list === own.list).map(({ row }) => row)
      const { text, recommended } = task({
        input: { client: own.client, catalogue },
        facts: undefined,
        today: TODAY,
      }) as { text: string; recommended: { id: Id; price: Row['price'] }[] }
      const ids = recommended.map(({ id }) => id)
      for (const group of own.any ?? [])
        expect(
          ids.slice(0, 3).some(id => group.includes(id)),
          `${ids} has one of ${group}`,
        ).toBe(true)
      for (const id of own.not ?? []) expect(ids).not.toContain(id)
      if (own.first) expect(own.first).toContain(ids[0])
      if (!own.empty) expect(ids.length).toBeGreaterThan(0)
      expect(ids.length).toBeLessThanOrEqual(own.max ?? 3)
      for (const { id, price } of recommended)
        expect(catalogue.find(row => row.id === id)?.price ?? null).toBe(price)
      for (const pattern of own.says ?? [])
        expect(saysAny(text, { id: pattern, any: [pattern] }), pattern).toBe(true)
      for (const pattern of own.never ?? [])
        expect(claimsAny(text, { id: pattern, any: [pattern] }), pattern).toBe(false)
      for (const item of NEVER) expect(claimsAny(text, item), `${item.id}: ${text}`).toBe(false)
    })
})
