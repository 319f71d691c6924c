// Readings that were too bold: nobody is cancelled, moved, renamed or called late for words that say something else.
import { expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { textOf } from '../../../shared/sheet'
import tool from '../../../shared/tools/appointments'
import { draft, readSchedule } from '../../../shared/tools/appointments/engine'
import { clockText } from '../../../shared/tools/appointments/read/clock'

it.each([
  ['Time,Client,Service,Patch test\n9:00,Anna,tint,expired', ['Anna 09:00']],
  ['9-10 Anna cut - patch test ❌', ['Anna 09:00']],
  ['9-10 Amy cut known late cancel\n10-11 Bea cut', ['Amy 09:00', 'Bea 10:00']],
  ['9-10 Amy cut - late cancel\n10-11 Bea cut', ['Bea 10:00']],
  ['05:00 Bride hair up 60\n08:00 Mum blow dry 45', ['Bride 05:00', 'Mum 08:00']],
  ['13:00 Amy cut 60\n04:30 Bea tint 60', ['Amy 13:00', 'Bea 16:30']],
  ['10-11 Cat cut. I have lunch, then Dee 12-1', ['Cat 10:00', 'break 11:00', 'Dee 12:00']],
  ['Anna has Psoriasis at 9 cut', ['Anna 09:00']],
  ['Mrs Lee 8-2, Mrs Ray 2-8', ['Mrs Lee 08:00', 'Mrs Ray 14:00']],
  ['5 to 10 - Amy cut 30 min', ['Amy 09:55']],
  ['Sue: 9-10 Anna cut, Lunch – 12 to 12.30, Bea – 1 to 2 cut', ['Anna 09:00', 'break 12:00', 'Bea 13:00']],
  ['Client A 9-10 cut\nClient B 10-11 cut\nClient A cancelled', ['Client B 10:00']],
])('“%s”', (text, wanted) =>
  expect(
    readSchedule(text).entries.map(
      ({ kind, client, start }) => `${kind === 'client' ? client : kind} ${clockText(start)}`,
    ),
  ).toEqual(wanted),
)

it.each([
  'must not be late',
  "can't be late back to work",
  'husband running late',
  'running 5 early',
  "I'm running 15 late",
])('the client is not late: “%s”', said =>
  expect(readSchedule(`9-10 Amy cut - ${said}\n10-11 Bea cut`).entries[0]).toMatchObject({
    late: null,
    end: 600,
  }),
)

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
  expect(readSchedule('9-10 Amy cut\n11 finish').assumed.join()).toMatch(/end of the day/)
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
