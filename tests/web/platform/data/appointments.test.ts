import { expect, test } from 'vitest'
import { appointmentsFrom, nextFrom } from '../../../../web/platform/data/queries/appointments'
import type { Edit } from '../../../../web/platform/data/saving/save'
import { aClient, anEdit, aSalon, saves } from './device'

const anAppointment = (id: string, starts_at: string, more: Record<string, unknown> = {}): Edit => ({
  op: 'create',
  kind: 'appointment',
  id,
  patch: { client_id: null, client_name: id, starts_at, minutes: 30, service: 'Cut', ...more },
})
const ids = (rows: readonly { id: string }[]): string[] => rows.map(row => row.id)
const dayOf = (salon: ReturnType<typeof aSalon>, day: string) =>
  appointmentsFrom(salon.db, day, `${day}T24:00`)

test('a day holds its own, from midnight to midnight, in their order', async () => {
  const salon = aSalon()
  await saves(
    salon,
    anAppointment('late', '2026-11-27T23:59'),
    anAppointment('before', '2026-11-26T23:59'),
    anAppointment('first', '2026-11-27T00:00'),
    anAppointment('after', '2026-11-28T00:00'),
    anAppointment('noon', '2026-11-27T12:00'),
  )
  expect(ids(await dayOf(salon, '2026-11-27'))).toEqual(['first', 'noon', 'late'])
})

test('a moved one stands on its new day, a deleted one on none', async () => {
  const salon = aSalon()
  await saves(salon, anAppointment('a', '2026-11-27T09:00'), anAppointment('b', '2026-11-27T10:00'))
  await saves(salon, anEdit('appointment', 'a', { starts_at: '2026-11-28T09:00' }))
  await saves(salon, anEdit('appointment', 'b', { deletedAt: 1 }))
  expect(ids(await dayOf(salon, '2026-11-27'))).toEqual([])
  expect(ids(await dayOf(salon, '2026-11-28'))).toEqual(['a'])
})

test('the next one of a client is the first from that moment on that still stands', async () => {
  const salon = aSalon()
  const of = { client_id: 'c1', client_name: null }
  await saves(
    salon,
    aClient('c1', { name: 'Ana' }),
    anAppointment('past', '2026-11-20T09:00', of),
    anAppointment('gone', '2026-11-28T09:00', { ...of, vanished_at: '2026-11-27T08:00:00.000Z' }),
    anAppointment('far', '2027-01-08T09:00', of),
    anAppointment('next', '2026-12-04T09:00', of),
    anAppointment('other', '2026-11-27T11:00', { client_id: 'c10' }),
  )
  expect((await nextFrom(salon.db, 'c1', '2026-11-27T10:00'))?.id).toBe('next')
  expect(await nextFrom(salon.db, 'c1', '2027-02-01T00:00')).toBeNull()
})
