// The law by which readings become one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MergedFact, merge } from '../../../shared/reading/understood/merge'

const told = (from: MergedFact['from'], value: MergedFact['value'], sure = true): MergedFact => ({
  value,
  from,
  sure,
  quote: '',
})
const both = (one: MergedFact, other: MergedFact): MergedFact | undefined =>
  merge({ path: one }, { path: other }).path

const ORDER: readonly MergedFact[] = [
  told('picked', 1),
  told('said', 2),
  told('model', 3),
  told('card', 4),
  told('formula', 5),
  told('said', 6, false),
  told('assumed', 7, false),
]

test('picked, said, model, card, last formula, said and unsure, assumed: in this order', () => {
  ORDER.forEach((first, at) => {
    for (const later of ORDER.slice(at + 1)) {
      expect(both(first, later)?.value).toBe(first.value)
      expect(both(later, first)?.value).toBe(first.value)
    }
  })
})

test('two readers that disagree are unsure, and both are offered; a pick is never', () => {
  expect(both(told('said', 6), told('model', 5))).toMatchObject({ value: 6, sure: false, also: 5 })
  expect(both(told('model', 5), told('said', 6, false))).toMatchObject({ value: 5, sure: false, also: 6 })
  expect(both(told('picked', 7), told('model', 5))).toEqual(told('picked', 7))
  expect(both(told('card', 7), told('model', 5))).toEqual(told('model', 5))
})

test('who agrees makes it sure', () => {
  expect(both(told('said', 6, false), told('model', 6))).toMatchObject({ value: 6, sure: true })
})

test('what one alone read stays, and the order of two makes no difference', () => {
  const fact = fc.constantFrom(...ORDER.map(({ from, sure }) => ({ from, sure })))
  fc.assert(
    fc.property(fact, fact, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), (a, b, x, y) => {
      const [one, other] = [told(a.from, x, a.sure), told(b.from, y, b.sure)]
      if (a.from === b.from && a.sure === b.sure && x !== y) return
      const [there, back] = [
        merge({ path: one, own: one }, { path: other }),
        merge({ path: other }, { path: one, own: one }),
      ]
      expect(there.path?.value).toBe(back.path?.value)
      expect(there.path?.sure).toBe(back.path?.sure)
      expect(there.own).toEqual(one)
    }),
  )
})
