import { expect, test } from 'vitest'
import { blanks } from '../../../../shared/blank'
import { bookedDays } from '../../../../web/chair/service/notes'

test('a booking that is gone from its calendar is no next visit', () => {
  const on = (starts_at: string, vanished_at: string | null = null) => ({
    fields: { ...blanks.appointment, starts_at, vanished_at },
  })
  const rows = [on('2026-12-04T09:30', '2026-11-26T08:00:00.000Z'), on('2027-01-08T09:30')]
  expect(bookedDays(rows)).toEqual(['2027-01-08'])
})
