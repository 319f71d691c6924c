import { beforeEach, expect, test, vi } from 'vitest'
import { blanks } from '../../../../shared/salon/records/blank'
import { useOpenReminders } from '../../../../web/salon/records/reminders/use-open-reminders'

/** What the database last answered, and of whom: the live query keeps it until the next answer comes. */
const last = vi.hoisted(() => ({ value: undefined as unknown, asked: '' }))
vi.mock('../../../../web/platform/data/queries/live', () => ({
  useSalonQuery: (_: unknown, [, of]: [string, string]) => {
    last.asked = of
    return last.value
  },
}))

const reminder = (client_id: string, text = `Book ${client_id} again`) => ({
  id: client_id,
  fields: {
    ...blanks.reminder,
    client_id,
    text,
    due_on: '2027-01-12',
    made_at: '2026-11-27T10:00:00.000Z',
  },
})
const booked = {
  fields: { ...blanks.appointment, starts_at: '2027-01-12T10:00', made_at: '2026-11-27T11:00:00.000Z' },
}
const answer = (rows: Record<string, unknown[]>): void => {
  last.value = new Map(Object.entries(rows))
}
const open = (...reminders: ReturnType<typeof reminder>[]) => useOpenReminders(reminders)?.map(({ id }) => id)

beforeEach(() => {
  last.value = undefined
})

test('nothing is said until it is known who is booked, nor before the reminders are here', () => {
  expect(open(reminder('ann'))).toBeUndefined()
  answer({})
  expect(open(reminder('ann'))).toBeUndefined()
  expect(useOpenReminders(undefined)).toBeUndefined()
  answer({ ann: [] })
  expect(open(reminder('ann'))).toEqual(['ann'])
  answer({ ann: [booked] })
  expect(open(reminder('ann'))).toEqual([])
})

test('when one is done or taken back, the others stand where they are', () => {
  answer({ ann: [], bob: [], kim: [booked] })
  expect(open(reminder('ann'), reminder('bob'), reminder('kim'))).toEqual(['ann', 'bob'])
  expect(open(reminder('bob'), reminder('kim'))).toEqual(['bob'])
  expect(last.asked).toBe('bob\nkim')
  answer({ bob: [], kim: [booked] })
  expect(open(reminder('ann'), reminder('bob'), reminder('kim'))).toEqual(['bob'])
  expect(open(reminder('ann'), reminder('lee', 'Bring the book'))).toEqual(['lee'])
})
