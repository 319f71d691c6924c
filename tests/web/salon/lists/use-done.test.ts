import { afterEach, expect, test, vi } from 'vitest'
import type { ListRow } from '../../../../shared/salon/lists/lists'
import { useDone } from '../../../../web/salon/lists/use-done'
import { hosted } from '../../hooks-by-hand'

const fake = vi.hoisted(() => ({ done: vi.fn() }))
vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
vi.mock('../../../../web/salon/lists/done', () => ({ markDone: fake.done }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const rows = ['ann', 'bea', 'cat'].map(client => ({ client }) as ListRow)
const [ann, bea] = rows as [ListRow, ListRow]

test('the second tap of a double tap does nothing to the row that came up, and the focus goes to that row', () => {
  vi.useFakeTimers()
  const body = {}
  vi.stubGlobal('document', { body, activeElement: {} })
  let shown: readonly ListRow[] = rows
  const screen = hosted(() => useDone(shown))
  screen.draw().done(ann, 0)
  expect(screen.draw().lost(), 'it is still there').toBeNull()
  shown = rows.slice(1)
  vi.advanceTimersByTime(200)
  screen.draw().done(bea, 0)
  expect(fake.done.mock.calls).toEqual([[ann]])
  vi.stubGlobal('document', { body, activeElement: body })
  expect(screen.draw().lost()).toBe(0)
  expect(screen.draw().lost(), 'once').toBeNull()
  vi.advanceTimersByTime(700)
  screen.draw().done(bea, 0)
  expect(fake.done.mock.calls).toEqual([[ann], [bea]])
})
