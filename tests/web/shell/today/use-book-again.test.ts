import { beforeEach, expect, test, vi } from 'vitest'
import { useBookAgain } from '../../../../web/shell/today/appointment/use-book-again'
import { hosted } from '../../hooks-by-hand'

vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
const at = vi.hoisted(() => ({ key: 'k1', search: 'book=c1', went: [] as unknown[] }))
vi.mock('react-router-dom', () => ({
  useNavigate: () => (to: unknown) => at.went.push(to),
  useLocation: () => ({ key: at.key }),
  useSearchParams: () => [new URLSearchParams(at.search)],
}))
vi.mock('../../../../web/platform/data/queries/queries', () => ({
  useRecord: (_: string, id: string) => (id === 'c1' ? { id, fields: { name: 'Ana' } } : null),
}))

const day = { day: '2026-11-27', rows: [], cards: new Map() }
const stay = (): void => void at.went.push('stay')
beforeEach(() => Object.assign(at, { key: 'k1', search: 'book=c1', went: [] }))

test('the form is gone the moment it is left: going back takes a while', () => {
  const { draw } = hosted(() => useBookAgain(day, stay))
  expect(draw()?.opened.client).toEqual({ id: 'c1', name: 'Ana' })
  draw()?.leave()
  expect(draw()).toBeNull()
  expect(at.went).toEqual([-1])
  // Another time, from elsewhere.
  at.key = 'k2'
  expect(draw()).not.toBeNull()
})

test('where the address was the first of the tab it stays on the day', () => {
  at.key = 'default'
  const { draw } = hosted(() => useBookAgain(day, stay))
  draw()?.leave()
  expect(draw()).toBeNull()
  expect(at.went).toEqual(['stay'])
})

test('whether the day was named is known', () => {
  const { draw } = hosted(() => useBookAgain(day, stay))
  expect(draw()?.opened.isDayAsked).toBe(false)
  at.search = 'day=2026-11-27&book=c1'
  expect(draw()?.opened.isDayAsked).toBe(true)
})
