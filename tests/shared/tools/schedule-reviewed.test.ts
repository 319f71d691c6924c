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

it.each([
  '9.00 Jean cut 45 Asthma\n9.30 Ann cut 30 Psoriasis\n10.30 Sue cut 45 Asthma\n11.30 Bea cut 45 Asthma',
  '9.00 Jean cut 45 nervous\n9.00 Ann cut 45 chatty\n10.30 Sue cut 45 nervous\n11.30 Bea cut 45 chatty',
  '9.00 Jean cut 45 London\n9.30 Ann cut 30 Leeds\n10.30 Sue cut 45 London\n11.30 Bea cut 45 Leeds',
  '9.00 Jean cut 45 mum\n9.00 Ann cut 45 dad\n10.30 Sue cut 45 mum\n11.30 Bea cut 45 dad',
  '9.00 Jean colour Copper\n9.30 Ann colour Copper\n10.30 Sue colour Caramel\n11.30 Bea colour Caramel',
  '9.00 Jean cut ASTHMA\n9.45 Ann cut ASTHMA\n10.30 Bea cut ASTHMA',
])('a word behind each entry that is nobody’s name is no chair: “%s”', text =>
  expect(readSchedule(text).entries.map(({ staff }) => staff ?? '')).toEqual(text.split('\n').map(() => '')),
)

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

it.each([
  ['9-10 Amy cut, Sue has Chemo at 10', ['|Amy', '|Sue']],
  ['9-10 Amy cut, Sue has Tuesday at 10', ['|Amy', '|Sue']],
  ['9-10 Amy cut, Sue has Ben at 10', ['|Amy', 'Sue|Ben']],
  ['10.30 + 20 vol Amy tint', ['|Amy']],
  ['Amy 10.30 + 11.15 20 vol tint', ['|Amy', '|']],
  ['9.00 Amy tint, finished 7.1 toner\n11 Bea cut 45', ['|Amy', '|Bea']],
  [
    '8.30 Bride: Hannah Jones hair up 90\n10.30 Bride’s mum - Mrs Jones blow dry 45',
    ['|Hannah Jones', '|Mrs Jones'],
  ],
  [
    'A=Anna, B=Ben\n9.00 A: Lou cut 60 B: Max gents 30\n10.00 A: Kit cut 45',
    ['Anna|Lou', 'Ben|Max', 'Anna|Kit'],
  ],
  ['Anna, Bella and Cat all cancelled from 9', []],
  ['Helen and Iris each 45 mins from 9.30. Then Bob at 12 cut 30', ['|Helen and Iris', '|Bob']],
  ['Anna and Bella each 30 mins starting at 9 at the same time', ['|Anna and Bella']],
  ['Anna and Bella from 9, 45 mins each?', ['|Anna and Bella']],
  ['9 Jan - appointments for the day\n10.00 Amy tint', ['|Amy']],
  [
    '9.00 Amy cut – Jan\n10.00 Bea cut – Jan\n9.30 Cat cut – Sue\n12pm Lunch: Jan, Sue',
    ['Jan|Amy', 'Jan|Bea', 'Sue|Cat', '|'],
  ],
])('who is booked, and with whom: “%s”', (text, wanted) => expect(chairs(text)).toEqual(wanted))

it.each([
  ['9 Amy foils 40 paid 20', 40],
  ['9 Amy cut deposit 30 paid', 60],
  ['9 Amy cut 45 needs 60', 60],
  ['9 Amy cut 45 new client', 45],
  ['9 Amy cut room 20 confirmed', 60],
])('a price, a room or a count is no length: “%s”', (text, minutes) => {
  const [entry] = readSchedule(`${text}\n11 Bea cut 45`).entries
  expect((entry?.end ?? 0) - (entry?.start ?? 0)).toBe(minutes)
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

it.each([
  [
    'Gents cuts: 9 Tom, 9.30 Dick, 12 Lunch, 1 Harry',
    ['Tom 09:00', 'Dick 09:30', 'break 12:00', 'Harry 13:00'],
  ],
  ['9am Lily\n10am Free\n11am Zoe\nAll blow dries', ['Lily 09:00', 'Zoe 11:00']],
  [
    '9am Lily\n10am Mia\n11am Zoe tint\nThe first two are both blow dries',
    ['Lily 09:00', 'Mia 10:00', 'Zoe 11:00'],
  ],
  ['Lily 9 and her daughter Mia 10, both cuts', ['Lily 09:00', 'Mia 10:00']],
  ['Anna, Bea and Cleo are in at 9, 10.30 and 12', ['Anna 09:00', 'Bea 10:30', 'Cleo 12:00']],
  ['Anna, Bea, Cleo at 9 and 10', []],
  ['Root tint 9 Anna, cut 10 Bea', ['Anna 09:00', 'Bea 10:00']],
  ['Pushed Mrs Hall back to 2pm, shampoo and set. Ann 9-10 cut', ['Ann 09:00', 'Mrs Hall 14:00']],
  ['Ann 9-10 cut (moved Bea to Thursday), Cleo 1-2 cut', ['Ann 09:00', 'Cleo 13:00']],
  ['9-10 Ann cut - always cancels last minute\n10-11 Bea tint', ['Ann 09:00', 'Bea 10:00']],
  ['9-10 Ann cut – her friend cancelled last night\n10-11 Bea', ['Ann 09:00', 'Bea 10:00']],
  ['Mia (10, 45 mins), Zoe (11, 90 mins)', ['Mia 10:00', 'Zoe 11:00']],
  ['From 9: Ann cut, Bea tint, Cleo perm', []],
])('nobody is invented or lost: “%s”', (text, wanted) =>
  expect(
    readSchedule(text)
      .entries.map(({ kind, client, start }) => `${clockText(start)} ${kind === 'client' ? client : kind}`)
      .sort(),
  ).toEqual(wanted.map(said => said.replace(/^(.*) (\S+)$/, '$2 $1'))),
)

it.each([
  [
    'Stylist,Time,Client,Service\nEmma,9:00,Faye,cut\nJo,9:30,Harry,gents\n,10:30,Gina,tint',
    ['Emma', 'Jo', ''],
  ],
  ['Time,Client,Service,Stylist\n9:00,Ann,cut,Emma\n10:00,Bea,tint,\n11:30,Cleo,cut,Jo', ['Emma', '', 'Jo']],
  [
    'Stylist,Time,Client,Service\nEmma,9:00,Faye,cut\n,10:00,Gina,tint\nJo,9:30,Harry,gents',
    ['Emma', 'Emma', 'Jo'],
  ],
  [
    'Stylist,Time,Client,Service\nEmma,9:00,Faye,cut\nditto,10:00,Gina,tint\nEmma,12:00,Harry,gents',
    ['Emma', 'Emma', 'Emma'],
  ],
])('a row without a stylist: “%s”', (text, wanted) => {
  const { entries } = readSchedule(text)
  expect(entries.map(({ staff }) => staff ?? '').sort()).toEqual([...wanted].sort())
})

it('an overlap is told once, with what can be done about it', () => {
  const schedule = '9-10 Faye cut\n9.30-10.30 Kim tint'
  const words = textOf(tool.show(draft({ input: { schedule }, facts: NO_FACTS, today: '' }), { schedule }))
  expect(words.match(/overlap/gi)).toHaveLength(3)
  expect(words).toContain(
    'Faye and Kim need the same stylist at once, 09:30–10:00: 30 minutes. Neither is said',
  )
  expect(words).not.toContain('Settle the overlap')
})
