import { expect, test } from 'vitest'
import { wallOf } from '../../../../web/platform/data/clock/local-time'
import type { Salon } from '../../../../web/platform/data/db'
import { listsFrom, prepareLists, wholeListsFrom } from '../../../../web/platform/data/queries/lists'
import type { Edit } from '../../../../web/platform/data/saving/save'
import { aClient, anEdit, aSalon, saves } from './device'

const NOW = new Date(2026, 10, 27, 9, 30).getTime()
const create = (kind: Edit['kind'], id: string, patch: Record<string, unknown>): Edit => ({
  op: 'create',
  kind,
  id,
  patch,
})
const named = async (salon: Salon) => {
  const { rows, whole, months } = await listsFrom(salon, NOW)
  const all = Object.values(rows).flatMap(list => list.map(row => `${row.list} ${row.name}`))
  return { all, whole, months }
}

test('the lists follow what is written: a birthday, a booking, what was done, a card that was deleted', async () => {
  const salon = aSalon()
  await saves(
    salon,
    aClient('ann', { name: 'Ann', birthday: '11-28', created_at: '2026-11-01T10:00:00.000Z' }),
    aClient('bea', { name: 'Bea', created_at: '2025-01-01T10:00:00.000Z' }),
    create('patch_test', 't', {
      client_id: 'bea',
      product: 'Koleston',
      applied_at: '2026-03-01T10:00:00.000Z',
      result: 'clear',
      read_at: '2026-03-04T10:00:00.000Z',
    }),
  )
  expect((await named(salon)).whole).toBe(false)
  expect(await wholeListsFrom(salon, NOW)).toBeUndefined()
  await prepareLists(salon)
  expect(await wholeListsFrom(salon, NOW)).toEqual(await listsFrom(salon, NOW))
  expect(await named(salon)).toEqual({ all: ['not-seen Bea', 'birthday Ann'], whole: true, months: 6 })

  await saves(salon, create('salon', 'salon', { name: 'Six', not_seen_months: 12 }))
  expect(await named(salon)).toMatchObject({ all: ['birthday Ann'], months: 12 })

  await saves(
    salon,
    create('appointment', 'a', {
      client_id: 'bea',
      starts_at: '2026-12-04T10:00',
      minutes: 60,
      service: 'Colour',
    }),
  )
  expect((await named(salon)).all).toEqual(['patch-test Bea', 'birthday Ann'])
  await saves(
    salon,
    create('contacted', 'd', {
      client_id: 'bea',
      list: 'patch-test',
      of: 'a',
      done_at: '2026-11-27T09:00:00.000Z',
    }),
  )
  expect((await named(salon)).all).toEqual(['birthday Ann'])
  await saves(salon, anEdit('client', 'ann', { deletedAt: 3 }))
  expect((await named(salon)).all).toEqual([])
})

test('the wall is this device’s own clock', () => {
  expect(wallOf(NOW)).toBe('2026-11-27T09:30')
})
