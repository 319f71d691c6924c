// A booked day is written so that the optimiser reads of it what was booked.
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import { dayAsText } from '../../../../shared/salon/appointments/as-text'
import type { Placed } from '../../../../shared/salon/appointments/day'
import { blanks } from '../../../../shared/salon/records/blank'
import { draft } from '../../../../shared/tools/appointments/engine'

type Booked = Partial<Placed['fields']> & { at: string }
const row = ({ at, ...fields }: Booked, index: number): Placed => ({
  id: `a${index}`,
  fields: { ...blanks.appointment, minutes: 30, ...fields, starts_at: `2026-11-27T${at}` },
})
const named = {
  client: ({ fields }: Placed) => fields.client_name ?? '',
  stylist: ({ fields }: Placed) => fields.stylist ?? '',
}

const DAY: Booked[] = [
  {
    at: '09:00',
    minutes: 150,
    client_name: 'Siobhán Kelly',
    service: 'Half head foils and toner',
    stylist: 'Maya',
    processing: [{ from: 60, minutes: 35 }],
  },
  {
    at: '13:30',
    minutes: 105,
    client_name: 'Niamh Ó Briain',
    service: 'Root colour and blow-dry',
    stylist: 'Maya',
    processing: [{ from: 25, minutes: 40 }],
    may_move: true,
  },
  {
    at: '12:00',
    minutes: 45,
    client_name: 'Jasvinder Kaur',
    service: 'Trim',
    stylist: 'Tom',
    may_move: true,
  },
  { at: '14:00', minutes: 60, client_name: 'Oonagh', service: 'Cut, blow-dry (long)', stylist: 'Tom' },
  { at: '16:00', minutes: 60, client_name: 'May Summers', service: '', stylist: 'Tom' },
]

test('client, stylist, times, what develops and who may move come back as they were booked', () => {
  const { text, left } = dayAsText(DAY.map(row), named, 2_000)
  const read = draft({ input: { schedule: text }, facts: NO_FACTS, today: '2026-11-27' })
  expect(left).toBe(0)
  expect(
    read.appointments.map(({ staff, client, start, minutes, flexible, processing }) => ({
      staff,
      client,
      start,
      minutes,
      flexible,
      processing: processing.map(({ from, to }) => `${from}-${to}`),
    })),
  ).toEqual([
    {
      staff: 'Maya',
      client: 'Siobhán Kelly',
      start: '09:00',
      minutes: 150,
      flexible: false,
      processing: ['10:00-10:35'],
    },
    {
      staff: 'Maya',
      client: 'Niamh Ó Briain',
      start: '13:30',
      minutes: 105,
      flexible: true,
      processing: ['13:55-14:35'],
    },
    { staff: 'Tom', client: 'Jasvinder Kaur', start: '12:00', minutes: 45, flexible: true, processing: [] },
    { staff: 'Tom', client: 'Oonagh', start: '14:00', minutes: 60, flexible: false, processing: [] },
    { staff: 'Tom', client: 'May Summers', start: '16:00', minutes: 60, flexible: false, processing: [] },
  ])
  expect(read.unread).toEqual([])
})

test('whole days and what is gone from its calendar stay out; what has no room is counted', () => {
  const rows = [
    { at: '00:00', all_day: true, client_name: 'Training' },
    { at: '10:00', client_name: 'Gone', vanished_at: '2026-11-26T10:00:00.000Z' },
    { at: '11:00', client_name: 'Ann', service: 'cut' },
    { at: '12:00', client_name: 'Ben', service: 'cut' },
  ].map(row)
  expect(dayAsText(rows, named, 2_000)).toEqual({ text: '11:00-11:30 Ann cut\n12:00-12:30 Ben cut', left: 1 })
  expect(dayAsText(rows, named, 25)).toEqual({ text: '11:00-11:30 Ann cut', left: 2 })
  expect(dayAsText([], named, 25)).toEqual({ text: '', left: 0 })
})
