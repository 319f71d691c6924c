import { expect, test } from 'vitest'
import { blanks } from '../../../../shared/salon/records/blank'
import {
  type AppointmentForm,
  changedIn,
  emptyForm,
  fieldsOf,
  firstStart,
  formOf,
  minutesIn,
  problemsOf,
  windowIn,
} from '../../../../web/shell/today/appointment/appointment-form'

const TEAM = [
  { id: 'owner', name: 'Mia' },
  { id: 'tom', name: 'Tom' },
]
const form = (more: Partial<AppointmentForm> = {}): AppointmentForm => ({
  ...emptyForm('2026-11-27', 570, 'owner'),
  client_name: 'Jane',
  ...more,
})

test('a record goes into the form and comes out as it was, whatever it holds', () => {
  const record = {
    ...blanks.appointment,
    client_id: 'c1',
    client_name: 'Jane Miller',
    stylist: 'Zoe',
    starts_at: '2026-11-27T09:30',
    minutes: 125,
    service: 'Root tint and cut',
    processing: [
      { from: 30, minutes: 35 },
      { from: 80, minutes: 10 },
    ],
    may_move: true,
    note: 'Taxi at twelve',
  }
  const back = fieldsOf(formOf(record, undefined, TEAM), record)
  expect(
    changedIn(back, Object.fromEntries(Object.keys(back).map(key => [key, Reflect.get(record, key)]))),
  ).toEqual({})
})

test('a service brings its usual length and when it develops, until they are said', () => {
  expect(minutesIn(form({ service: 'Root tint' }))).toBe(90)
  expect(windowIn(form({ service: 'Root tint' }))).toEqual({ from: 30, minutes: 35 })
  expect(minutesIn(form({ service: 'Root tint', minutes: '75' }))).toBe(75)
  expect(windowIn(form({ service: 'Root tint', develops: 'no' }))).toBeNull()
  expect(windowIn(form({ service: 'Cut' }))).toBeNull()
  expect(minutesIn(form({ service: 'Lunch with mum' }))).toBe(60)
})

test.each<[Partial<AppointmentForm>, (keyof AppointmentForm)[]]>([
  [{}, []],
  [{ client_name: '', service: 'Lunch' }, []],
  [{ client_name: ' ', service: '' }, ['client_name']],
  [{ start: '' }, ['start']],
  [{ start: '24:00' }, ['start']],
  [{ day: '2026-02-31' }, ['day']],
  [{ minutes: ' ' }, ['minutes']],
  [{ minutes: '0' }, ['minutes']],
  [{ minutes: '12,5' }, ['minutes']],
  [{ develops: 'yes', from: ' ', for: '0' }, ['from', 'for']],
])('%o is told at %o', (more, at) => {
  expect(Object.keys(problemsOf(form(more)))).toEqual(at)
})

test('only what was changed is saved, so that another tablet’s edit of the rest stands', () => {
  const before = fieldsOf(form(), null)
  expect(changedIn(before, fieldsOf(form({ start: '10:00' }), null))).toEqual({
    starts_at: '2026-11-27T10:00',
  })
})

test('a new one begins at the next quarter of an hour today, after the last on another day', () => {
  const last = [{ fields: { ...blanks.appointment, starts_at: '2026-11-27T14:00', minutes: 45 } }]
  expect(firstStart(last, 10 * 60 + 7)).toBe(10 * 60 + 15)
  expect(firstStart(last, null)).toBe(14 * 60 + 45)
  expect(firstStart([], null)).toBe(9 * 60)
})

test('a year that is half typed is no day to book', () => {
  for (const day of ['0002-11-27', '0202-11-27', '', '2026-02-31'])
    expect(problemsOf(form({ day })).day, day).toBe('Say on which day.')
  expect(problemsOf(form({ day: '2026-11-27' })).day).toBeUndefined()
})
