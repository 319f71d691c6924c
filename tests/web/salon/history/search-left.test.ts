import { expect, test, vi } from 'vitest'
import { leaveSearch, searchLeft } from '../../../../web/salon/history/search-left'

const here = vi.hoisted(() => ({ id: 'one' }))
vi.mock('../../../../web/platform/data/account/account', () => ({ knownAccount: () => here }))

test('what one account searched for is not in the next one’s field', () => {
  leaveSearch('Jane 6/43')
  here.id = 'two'
  expect(searchLeft()).toBe('')
  here.id = 'one'
  expect(searchLeft()).toBe('Jane 6/43')
})
