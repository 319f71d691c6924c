// Whose card an entry of the day is shown beside: never a guess.
import { expect, test, vi } from 'vitest'
import { clientOf } from '../../../web/tools/day/OnCard'

vi.mock('../../../web/reading/card-stop', () => ({}))
vi.mock('../../../web/data/queries', () => ({}))

const ALL = [
  { id: 's', name: 'Siobhán Kelly' },
  { id: 'm1', name: 'Maya Patel' },
  { id: 'm2', name: 'maya  patel' },
]

test('a whole name that is one client’s alone, however it is typed', () => {
  expect(clientOf('siobhan  kelly', ALL)?.id).toBe('s')
})
test('not a first name, not a name of two clients, not a stranger', () => {
  expect(clientOf('Siobhán', ALL)).toBeNull()
  expect(clientOf('Maya Patel', ALL)).toBeNull()
  expect(clientOf('Siobhán Kellys', ALL)).toBeNull()
  expect(clientOf('', ALL)).toBeNull()
})
