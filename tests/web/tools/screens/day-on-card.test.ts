// Whose card an entry of the day is shown beside: never a guess. And what of it the timeline says.
import { expect, test, vi } from 'vitest'
import { stopFor } from '../../../../web/salon/day/OnCard'
import { clientsBy } from '../../../../web/salon/day/use-clients'

vi.mock('../../../../web/salon/records/answers/card-stop', () => ({}))
vi.mock('../../../../web/platform/data/queries/queries', () => ({}))

const clientOf = clientsBy([
  { id: 's', name: 'Siobhán Kelly' },
  { id: 'm1', name: 'Maya Patel' },
  { id: 'm2', name: 'maya  patel' },
  { id: 'm3', name: 'Maya Patel' },
])

test('a whole name that is one client’s alone, however it is typed', () => {
  expect(clientOf('siobhan  kelly')?.id).toBe('s')
})
test('not a first name, not a name of two clients, not a stranger', () => {
  expect(clientOf('Siobhán')).toBeNull()
  expect(clientOf('Maya Patel')).toBeNull()
  expect(clientOf('Siobhán Kellys')).toBeNull()
  expect(clientOf('')).toBeNull()
})

const refused = { tone: 'stop', words: 'No colour: a reaction' } as const
const held = { tone: 'caution', words: 'Before any colour: a skin test' } as const
test.each([
  ['a refusal, whatever is booked', refused, 'Cut and blow dry', refused],
  ['what comes before a colour, where one is booked', held, 'Root tint', held],
  ['where the visit has no name', held, '', held],
  ['where a colour is put right', held, 'Colour correction', held],
  ['where a colour is said in short beside a cut', held, 'cut rtu', held],
  ['not where a cut is', held, 'Cut and blow dry', null],
  ['nothing, where the card is clear', null, 'Root tint', null],
])('the timeline says %s', (_, stop, service, said) => {
  expect(stopFor(stop, service)).toEqual(said)
})
