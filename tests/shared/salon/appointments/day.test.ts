import { describe, expect, test } from 'vitest'
import { byStart, endOf, handsOn, overlapsOf, type Placed } from '../../../../shared/salon/appointments/day'
import {
  addDays,
  addMinutes,
  agreedAnew,
  isRealDay,
  minutesBetween,
  weekdayOf,
} from '../../../../shared/salon/appointments/wall'
import { blanks } from '../../../../shared/salon/records/blank'
import { Appointment } from '../../../../shared/salon/records/records'

const at = (id: string, time: string, minutes: number, more: Partial<Placed['fields']> = {}): Placed => ({
  id,
  fields: { ...blanks.appointment, starts_at: `2026-11-27T${time}`, minutes, ...more },
})
const pairs = (...day: Placed[]) => overlapsOf(day).map(({ a, b, from, to }) => `${a}+${b} ${from}-${to}`)

describe('the wall clock', () => {
  test('knows no summer time: half past nine is half past nine', () => {
    expect(addMinutes('2026-03-29T00:30', 120)).toBe('2026-03-29T02:30')
    expect(addMinutes('2026-12-31T23:45', 30)).toBe('2027-01-01T00:15')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(minutesBetween('2026-10-25T00:00', '2026-10-26T00:00')).toBe(1440)
    expect(weekdayOf('2026-11-27')).toBe(5)
    expect([isRealDay('2026-02-31'), isRealDay('2026-02-28')]).toEqual([false, true])
  })

  test.each([
    ['another day', { starts_at: '2026-12-01T09:30' }, { made_at: 'now' }],
    ['another hour', { starts_at: '2026-11-27T15:00' }, {}],
    ['no other time', {}, {}],
  ])('what is moved to %s counts as made then, or not: %j, %j', (_, moved, made) => {
    expect(agreedAnew('2026-11-27T09:30', moved, 'now')).toEqual(made)
  })

  test.each([
    ['2026-11-27T09:30', true],
    ['2026-11-27T9:30', false],
    ['2026-11-27T24:00', false],
    ['2026-11-27', false],
    ['2026-11-27T09:30:00Z', false],
  ])('an appointment that starts at %s: %s', (starts_at, good) => {
    expect(Appointment.shape.starts_at.safeParse(starts_at).success).toBe(good)
  })
})

describe('a day', () => {
  test('stands by its hours, whole days first, the same on every tablet', () => {
    const day = [at('c', '10:00', 30), at('b', '09:00', 30), at('a', '09:00', 60), at('d', '09:00', 30)]
    const off = at('off', '00:00', 1440, { all_day: true })
    expect(byStart([...day, off]).map(({ id }) => id)).toEqual(['off', 'a', 'b', 'd', 'c'])
    expect(endOf(at('x', '23:30', 60).fields)).toBe('2026-11-28T00:30')
  })

  test('wants hands where nothing develops', () => {
    const foils = at('f', '09:00', 150, {
      processing: [
        { from: 45, minutes: 35 },
        { from: 140, minutes: 60 },
      ],
    })
    expect(handsOn(foils.fields)).toEqual([
      { from: 540, to: 585 },
      { from: 620, to: 680 },
    ])
    expect(handsOn(at('o', '00:00', 1440, { all_day: true }).fields)).toEqual([])
  })

  test('has an overlap where the same hands are wanted twice, and nowhere else', () => {
    const foils = at('f', '09:00', 120, { processing: [{ from: 30, minutes: 45 }], stylist: 'Maya' })
    expect(pairs(foils, at('g', '09:30', 45, { stylist: 'maya ' }))).toEqual([])
    expect(pairs(foils, at('g', '09:30', 60, { stylist: 'Maya' }))).toEqual(['f+g 615-630'])
    expect(pairs(foils, at('g', '09:00', 60, { stylist: 'Tom' }))).toEqual([])
    expect(pairs(foils, at('g', '11:00', 60, { stylist: 'Maya' }))).toEqual([])
    const gone = { stylist: 'Maya', vanished_at: '2026-11-27T08:00:00.000Z' }
    expect(pairs(foils, at('g', '09:00', 60, gone))).toEqual([])
    expect(pairs(at('a', '09:00', 60, { person_id: 'p' }), at('b', '09:30', 60, { person_id: 'p' }))).toEqual(
      ['a+b 570-600'],
    )
  })
})
