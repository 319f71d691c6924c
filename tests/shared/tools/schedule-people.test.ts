// Who is booked, when, and with whom: nobody is cancelled, moved, renamed or called late for words that say something else.
import { expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { textOf } from '../../../shared/sheet'
import tool from '../../../shared/tools/appointments'
import { draft, readSchedule } from '../../../shared/tools/appointments/engine'
import { clockText } from '../../../shared/tools/appointments/read/clock'
import { linesOf } from './cases'

it('nothing else is guessed from a word in passing', () => {
  const first = (text: string) => readSchedule(text).entries[0]
  expect(first('9-11 Anna cut and colour (must leave 10, school run)')?.processing).toEqual([])
  expect(first('9 Anna balayage + 30')?.end).toBeGreaterThan(10 * 60)
  expect(first('Anna tint 9 to 11 25 pounds owed')?.end).toBe(11 * 60)
  expect(
    first('9-10 Amy cut Cash\n9.30-10.30 Bea trim Card\n11-12 Cat cut Cash\n12-1 Dee cut Card')?.staff,
  ).toBe('')
  expect(first('new - lou 9-10 cut\nvip - ola 10-11 tint')?.client).toBe('lou')
  expect(
    readSchedule('anna cut nine allergic to ppd ben tint ten').entries.map(({ client }) => client),
  ).not.toContain('allergic to ppd ben')
  expect(
    readSchedule('9-10 Amy cut\n11 finish')
      .assumed.map(({ text }) => text)
      .join(),
  ).toMatch(/end of the day/)
})

it('a name that nobody is booked under is told, and nobody else is moved for it', () => {
  const day = readSchedule('9 Sal cut 45\nsomething for Doris before lunch\n10 Kit cut 45\nflexible')
  expect(day.unread.map(({ line }) => line)).toEqual([2])
  expect(day.entries.map(({ movable }) => movable)).toEqual([false, true])
})

it('putting the colour on is no time in which the stylist is free', () => {
  const windows = (text: string) =>
    readSchedule(text).entries[0]?.processing.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`)
  expect(windows('9-12 Alice foils (colour on 9.00-10.15, developing 10.15-10.55, rinse 10.55-12)')).toEqual([
    '10:15–10:55',
  ])
  expect(windows('9.00 Alice tint 90 (colour on 9.30-10.05)')).toEqual(['09:30–10:05'])
})

it('only a suggestion that moves somebody says what it saves', () => {
  const text = (schedule: string) =>
    textOf(tool.show(draft({ input: { schedule }, facts: NO_FACTS, today: '' }), { schedule }))
  expect(text('9-10 Amy cut\n11-12 Bea cut')).not.toContain('Time saved')
  expect(text('9-10 Amy cut\n11-12 Bea cut (flexible)')).toContain('Time saved: 60 minutes.')
})

const chairs = (text: string) =>
  readSchedule(text).entries.map(({ staff, client }) => `${staff ?? ''}|${client}`)

it('a stylist behind each entry is, and one on standby is not booked', () => {
  expect(
    chairs('9.00 Amy cut 45 sue\n9.00 Bea cut 45 kim\n10.00 Cat cut 45 sue\n11.00 Dee cut 45 kim'),
  ).toEqual(['Sue|Amy', 'Kim|Bea', 'Sue|Cat', 'Kim|Dee'])
  const waiting = readSchedule(
    '9am Carol cut 45 Standby\n9.30am Dan cut 45 Waitlist\n10am Fay cut 45 Standby\n11am Gil cut 45 Waitlist',
  )
  expect(waiting.entries).toEqual([])
  expect(waiting.waiting).toHaveLength(4)
})

it('an allergy behind the minutes stays to be read, and a stage without its end is as it was', () => {
  expect(
    readSchedule('9 Anna cut 45 new client allergic to ppd\n10 Bea cut 45').entries[0]?.service,
  ).toContain('allergic to ppd')
  const windows = (text: string) =>
    readSchedule(text).entries.map(({ client, processing }) =>
      [client, ...processing.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`)].join(' '),
    )
  expect(windows('9 Alice tint, 30 on 35 developing 25 off')).toEqual(['Alice 09:30–10:05'])
  expect(windows('9.00 Alice tint 90 (colour on from 9.30 to 10.05, left to develop)')).toEqual([
    'Alice 09:30–10:05',
  ])
})

it('an overlap is told once, with what can be done about it', () => {
  const schedule = '9-10 Faye cut\n9.30-10.30 Kim tint'
  const words = textOf(tool.show(draft({ input: { schedule }, facts: NO_FACTS, today: '' }), { schedule }))
  expect(words.match(/overlap/gi)).toHaveLength(3)
  expect(words).toContain(
    'Faye and Kim need the same stylist at once, 09:30–10:00: 30 minutes. Neither is marked',
  )
  expect(words).not.toContain('Settle the overlap')
})

type Day = {
  text: string
  /** "09:00 Anna", in the order of the day. */
  booked?: string[]
  /** "Sue|Amy": stylist and client. */
  chairs?: string[]
  /** Of each entry. */
  staff?: string[]
  /** Of the first entry. */
  minutes?: number
  /** Who is not late. */
  on_time?: string
}
it.each(linesOf<Day>('schedule-people.jsonl'))('“$text”', ({ text, ...wanted }) => {
  const { entries } = readSchedule(text)
  const [first] = entries
  const read = {
    booked: entries
      .map(({ kind, client, start }) => `${kind === 'client' ? client : kind} ${clockText(start)}`)
      .sort(),
    chairs: chairs(text),
    staff: entries.map(({ staff }) => staff ?? '').sort(),
    minutes: (first?.end ?? 0) - (first?.start ?? 0),
    on_time: first?.late === null && first.end === 600 ? first.client : '',
  }
  const { booked, staff } = wanted
  expect(read).toMatchObject({
    ...wanted,
    ...(booked && { booked: [...booked].sort() }),
    ...(staff && { staff: [...staff].sort() }),
  })
})

it('a heading with two names makes two columns, and what is the same of several is told once', () => {
  const schedule = 'Mia & Tom\n9-10 Jane cut\n9-10 Bob trim\n10-12 Sue colour\n12-12.30 lunch'
  const words = textOf(tool.show(draft({ input: { schedule }, facts: NO_FACTS, today: '' }), { schedule }))
  expect(chairs(schedule)).toEqual(['Mia|Jane', 'Tom|Bob', 'Mia|Sue', 'Mia|'])
  expect(words.match(/is written above, but not which of them: Mia/g)).toHaveLength(1)
  expect(words).toContain('Jane, Sue and Lunch: “Mia & Tom” is written above')
})
