import { describe, expect, test } from 'vitest'
import { openServices, presentService, sinceWords } from '../../../../web/chair/service/service'
import { dueReminders, dueWords, openReminders } from '../../../../web/salon/records/reminders/reminders'

const now = Date.parse('2026-11-21T15:00:00.000Z')
const service = (id: string, started_at: string, ended_at: string | null = null) => ({
  id,
  fields: { started_at, ended_at },
})

describe('the service under way', () => {
  test('is the one begun last, of those that were not ended', () => {
    const all = [
      service('a', '2026-11-21T09:00:00.000Z'),
      service('b', '2026-11-21T14:00:00.000Z', '2026-11-21T14:30:00.000Z'),
      service('c', '2026-11-21T13:00:00.000Z'),
    ]
    expect(presentService(all, now)?.id).toBe('c')
    expect(openServices(all).map(({ id }) => id)).toEqual(['c', 'a'])
  })
  test('is not one that was left open on another day', () => {
    const left = [service('a', '2026-11-20T16:00:00.000Z')]
    expect(presentService(left, now)).toBeNull()
    expect(openServices(left)).toHaveLength(1)
  })
})

test('how long ago is told in whole words', () => {
  expect(sinceWords('2026-11-21T14:59:40.000Z', now)).toBe('just now')
  expect(sinceWords('2026-11-21T14:58:10.000Z', now)).toBe('1 minute ago')
  expect(sinceWords('2026-11-21T14:18:00.000Z', now)).toBe('42 minutes ago')
  expect(sinceWords('2026-11-21T12:00:00.000Z', now)).toBe('3 hours ago')
})

test('reminders are due from their day on, the longest missed first, until they are done', () => {
  const of = (id: string, due_on: string, done_at: string | null = null) => ({
    id,
    fields: { due_on, done_at, made_at: '2026-11-01T00:00:00.000Z' },
  })
  const all = [
    of('later', '2026-12-24'),
    of('today', '2026-11-21'),
    of('missed', '2026-11-03'),
    of('done', '2026-11-03', 'x'),
  ]
  expect(dueReminders(all, '2026-11-21').map(({ id }) => id)).toEqual(['missed', 'today'])
  expect(openReminders(all).map(({ id }) => id)).toEqual(['missed', 'today', 'later'])
  expect(dueWords('2026-11-21', '2026-11-21')).toBe('Due today')
  expect(dueWords('2026-11-03', '2026-11-21')).toMatch(/^Was due on Tue,? 3 Nov 2026$/)
})
