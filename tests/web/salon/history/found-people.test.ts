import { expect, test } from 'vitest'
import type { ClientMatch } from '../../../../web/platform/data/queries/queries'
import { bothOf, peopleAmong } from '../../../../web/salon/history/FoundList'

const found = (id: string, why: ClientMatch['why']): ClientMatch => ({
  id,
  name: id,
  why,
  row: {} as ClientMatch['row'],
})
const ids = (people: readonly ClientMatch[]): string[] => people.map(({ id }) => id)

test('whoever is called so stands there; a phone number or a concern names nobody', () => {
  expect(ids(peopleAmong([found('a', 'name'), found('b', 'phone'), found('c', 'concern')], true))).toEqual([
    'a',
  ])
})

test('a name that is spelt nearly so counts only where nothing else was found', () => {
  const near = [found('a', 'near'), found('b', 'sound')]
  expect(ids(peopleAmong(near, true))).toEqual(['a', 'b'])
  expect(peopleAmong(near, false)).toEqual([])
  expect(ids(peopleAmong([...near, found('c', 'name')], true))).toEqual(['c'])
})

test('people and lines are drawn together, of one text; until then what stood before stands', () => {
  const lines = (text: string) =>
    ({ text, lines: [], more: false, withheld: 0, whole: true, asked: [] }) as never
  const people = (text: string) => ({ text, clients: [found(text, 'name')] })
  const first = { lines: lines('copper'), people: people('copper') }
  expect(bothOf(null, first.lines, undefined)).toBeNull()
  expect(bothOf(null, first.lines, people('cop'))).toBeNull()
  const stood = bothOf(null, first.lines, first.people)
  expect(stood).toEqual(first)
  expect(bothOf(stood, first.lines, first.people)).toBe(stood)
  expect(bothOf(stood, lines('ann'), first.people)).toBe(stood)
  const next = { lines: lines('ann'), people: people('ann') }
  expect(bothOf(stood, next.lines, next.people)).toEqual(next)
})
