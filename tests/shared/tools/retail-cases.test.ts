// What a salon manager would accept: the open cases with their own rules, and the project's cases.
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../support/sample'
import { claimsAny, linesOf, saysAny } from './cases'
import { answerTo, CATALOGUES, failures, NEVER, openCases } from './retail-cases'

describe('the open cases', () => {
  for (const open of openCases)
    it(`${open.id}: ${open.why}`, () => {
      expect(failures(answerTo(open.input.client, open.input.catalogue), open)).toEqual([])
    })

  it('are marked down where an answer is wrong', () => {
    const [open] = openCases
    const wrong = {
      text: 'It heals, and you must buy it.',
      recommended: [{ id: 'a16', price: 1, priority: 'high' }],
    }
    expect(failures(wrong, open!).length).toBeGreaterThan(4)
  })
})

type Own = {
  id: string
  cat: 'A' | 'B' | 'C'
  client: { hair_type: string; concerns: string[]; notes: string }
  /** One of each list is among those offered. */
  any?: string[][]
  not?: string[]
  first?: string[]
  says?: string[]
  never?: string[]
  empty?: boolean
  max?: number
}

describe('the project’s own cases', () => {
  const cases = linesOf<Own>('retail-cases.jsonl')

  it('are at least sixty', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60)
  })

  for (const own of sampleOf(cases))
    it(`${own.id}: ${own.client.hair_type} | ${own.client.concerns.join(', ')} | ${own.client.notes}`, () => {
      const list = CATALOGUES[own.cat]
      const { text, recommended } = answerTo(own.client, list)
      const ids = recommended.map(({ id }) => id)
      for (const group of own.any ?? [])
        expect(
          ids.some(id => group.includes(id)),
          `${ids} has one of ${group}`,
        ).toBe(true)
      for (const id of own.not ?? []) expect(ids).not.toContain(id)
      if (own.first) expect(own.first).toContain(ids[0])
      if (!own.empty) expect(ids.length).toBeGreaterThan(0)
      expect(ids.length).toBeLessThanOrEqual(own.max ?? 3)
      for (const { id, price } of recommended) expect(list.find(row => row.id === id)?.price).toBe(price)
      for (const pattern of own.says ?? [])
        expect(saysAny(text, { id: pattern, any: [pattern] }), pattern).toBe(true)
      for (const pattern of own.never ?? [])
        expect(claimsAny(text, { id: pattern, any: [pattern] }), pattern).toBe(false)
      for (const item of NEVER) expect(claimsAny(text, item), `${item.id}: ${text}`).toBe(false)
    })
})
