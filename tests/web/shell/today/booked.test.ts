import { describe, expect, test } from 'vitest'
import { blanks } from '../../../../shared/salon/records/blank'
import { freeIn, rulerOf, tappedStart } from '../../../../web/salon/day/lanes'
import {
  type Booking,
  clashWords,
  clockOf,
  columnsOf,
  inWords,
  shortBowl,
  wantsCard,
  whoOf,
} from '../../../../web/shell/today/booked'
import { lanesOfDay, namedColumns, patchOf, stylistOf } from '../../../../web/shell/today/columns/entries'

const TEAM = [
  { id: 'owner', name: 'Mia' },
  { id: 'tom', name: 'Tom' },
]
const SOLO = [{ id: 'owner', name: 'Mia' }]

const at = (time: string, minutes: number, more: Partial<Booking['fields']> = {}): Booking => ({
  id: `${time} ${more.client_name ?? ''}`.trim(),
  pending: false,
  fields: { ...blanks.appointment, starts_at: `2026-11-27T${time}`, minutes, service: 'Cut', ...more },
})
const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

describe('the day by stylist', () => {
  test('whoever looks comes first, then the team, then names, then nobody', () => {
    const rows = [
      at('09:00', 30, { client_name: 'A' }),
      at('09:00', 30, { client_name: 'B', stylist: 'Zoe' }),
      at('09:00', 30, { client_name: 'C', person_id: 'tom' }),
      at('09:00', 30, { client_name: 'D', person_id: 'owner' }),
    ]
    expect(columnsOf(rows, TEAM, null, 'tom').map(({ name }) => name)).toEqual(['Tom', 'Mia', 'Zoe', ''])
  })

  test('a stylist who is only written stands in the column of that person, and clashes there', () => {
    const rows = [
      at('09:00', 60, { client_name: 'A', person_id: 'tom' }),
      at('09:30', 30, { client_name: 'B', stylist: ' tom ' }),
    ]
    const [tom, ...others] = columnsOf(rows, TEAM, null)
    expect(others).toEqual([])
    expect(tom?.bookings.map(({ clashes }) => clashes)).toEqual([['09:30 B'], ['09:00 A']])
  })

  test('who works alone has one column, whether she is named or not', () => {
    const rows = [at('09:00', 30, { person_id: 'owner' }), at('10:00', 30)]
    expect(columnsOf(rows, SOLO, null)).toHaveLength(1)
  })

  test('over, now, next in each column, and later', () => {
    const rows = ['08:00', '09:00', '10:00', '11:00'].map(time => at(time, 60, { person_id: 'tom' }))
    const whens = (now: string) => columnsOf(rows, TEAM, minutes(now))[0]?.bookings.map(({ when }) => when)
    expect(whens('09:15')).toEqual(['over', 'now', 'next', 'later'])
    expect(whens('09:00')).toEqual(['over', 'now', 'next', 'later'])
    expect(whens('12:00')).toEqual(['over', 'over', 'over', 'over'])
    expect(columnsOf(rows, TEAM, null)[0]?.bookings.every(({ when }) => when === 'later')).toBe(true)
  })

  test('a whole day is neither now nor next', () => {
    const rows = [at('00:00', 1440, { all_day: true }), at('10:00', 30)]
    expect(columnsOf(rows, SOLO, minutes('09:00'))[0]?.bookings.map(({ when }) => when)).toEqual([
      'later',
      'next',
    ])
  })
})

test('what is gone from its calendar is neither now nor next, leaves a gap, and says so', () => {
  const gone = { vanished_at: '2026-11-26T08:00:00.000Z' }
  const rows = [
    at('08:00', 60),
    at('09:00', 60, { ...gone, client_name: 'Ann' }),
    at('10:00', 30, gone),
    at('11:00', 30),
  ]
  const columns = columnsOf(rows, SOLO, minutes('09:15'))
  expect(columns[0]?.bookings.map(({ when }) => when)).toEqual(['over', 'later', 'later', 'next'])
  const [lane] = lanesOfDay(namedColumns(columns, SOLO), new Map())
  expect(lane?.gaps).toEqual([{ at: 540, minutes: 120, words: 'Gap 120 min' }])
  expect(lane?.entries.map(({ service }) => service)).toContain('Cut, no longer in the calendar')
})

describe('what a time stands on is one sentence', () => {
  const nameOf = ({ fields }: Booking): string => whoOf(fields) || fields.service
  const jane = at('09:00', 90, {
    client_name: 'Jane',
    person_id: 'tom',
    processing: [{ from: 30, minutes: 30 }],
  })
  const words = (draft: Booking): string => clashWords(draft, [jane], nameOf, TEAM)

  test.each([
    [
      'the same hands',
      at('09:15', 30, { person_id: 'tom' }),
      'Tom has Jane (09:00–10:30) too. You can still save it.',
    ],
    ['while her colour develops', at('09:30', 30, { person_id: 'tom' }), ''],
    ['somebody else’s hands', at('09:15', 30, { person_id: 'owner' }), ''],
    ['right after', at('10:30', 30, { person_id: 'tom' }), ''],
  ])('%s', (_of, draft, said) => {
    expect(words(draft)).toBe(said)
  })

  test('a client who is with somebody else at that time is told as well', () => {
    const with_ = (draft: Partial<Booking['fields']>) =>
      clashWords(
        at('09:15', 30, { client_name: 'Jane', client_id: 'j', ...draft }),
        [{ ...jane, fields: { ...jane.fields, client_id: 'j' } }],
        nameOf,
        TEAM,
      )
    expect(with_({ person_id: 'owner' })).toBe('Jane is booked 09:00–10:30 as well. You can still save it.')
    expect(with_({ person_id: 'owner', client_id: 'k' })).toBe('')
  })

  test('changed, it never stands on itself', () => {
    expect(words({ ...jane, fields: { ...jane.fields, minutes: 120 } })).toBe('')
  })
})

test.each([
  [0, 'in 0 min'],
  [59, 'in 59 min'],
  [60, 'in 1 h'],
  [100, 'in 1 h 40'],
])('%d minutes ahead: %s', (ahead, words) => {
  expect(inWords(ahead)).toBe(words)
})

test('the last bowl in short: what, how strong, how long, and how many more', () => {
  const bowl = {
    zone: 'Roots',
    mix: [
      { shade: '6/0', grams: 30 },
      { shade: '6/71', grams: 30 },
    ],
    developer_volume: 20,
    developer_grams: 60,
    ratio: '1:1',
    minutes: 35,
  }
  expect(shortBowl([bowl])).toBe('6/0 + 6/71, 20 vol, 35 min')
  expect(shortBowl([bowl, bowl])).toBe('6/0 + 6/71, 20 vol, 35 min and 1 more bowl')
  expect(shortBowl([{ ...bowl, developer_volume: null, minutes: null }])).toBe('6/0 + 6/71')
  expect(shortBowl([])).toBe('')
})

test('a clock runs within a day', () => {
  expect([0, 65, 1440, 1505].map(clockOf)).toEqual(['00:00', '01:05', '00:00', '01:05'])
})

describe('free time on the timeline', () => {
  const columns = columnsOf(
    [
      at('09:00', 60, { person_id: 'tom' }),
      at('10:45', 45, { person_id: 'tom' }),
      at('11:00', 30, { stylist: 'Zoe' }),
    ],
    TEAM,
    null,
  )
  const named = namedColumns(columns, TEAM)
  const lanes = lanesOfDay(named, new Map())
  const ruler = rulerOf(lanes, 60)
  const free = (name: string) => {
    const lane = lanes.find(({ label }) => label === name)
    return lane && freeIn(lane, ruler).map(({ at, words }) => [at, words])
  }

  test('is before the first, between, after the last, and a whole column of who has nobody', () => {
    expect(ruler).toMatchObject({ from: 480, hours: 5 })
    expect(free('Tom')).toEqual([
      [480, 'Free until 09:00'],
      [600, 'Gap 45 min'],
      [690, 'Free from 11:30'],
    ])
    expect(free('Mia')).toEqual([[480, 'Free']])
    expect(
      rulerOf(lanesOfDay(namedColumns(columnsOf([at('23:00', 60)], SOLO, null), SOLO), new Map()), 60),
    ).toMatchObject({ from: 1320, hours: 2 })
  })
  test('a tap says the quarter of an hour, never one that is taken', () => {
    const gap = { at: 605, minutes: 40, words: '' }
    expect([0, 0.3, 0.6, 1].map(part => tappedStart(gap, part))).toEqual([605, 615, 615, 640])
  })
  test('what is booked past midnight is drawn to its end', () => {
    const late = lanesOfDay(namedColumns(columnsOf([at('23:00', 120)], SOLO, null), SOLO), new Map())
    expect(rulerOf(late, 60)).toMatchObject({ from: 1320, hours: 3 })
  })
  test('a column of somebody who left and was never named is nobody’s name', () => {
    const left = namedColumns(columnsOf([at('09:00', 60, { person_id: 'gone' })], TEAM, null), TEAM)
    expect(left[0]?.name).toBe('No stylist named')
    expect(stylistOf(left, 'No stylist named', TEAM)).toBe('')
    const patch = patchOf({ starts_at: '2026-11-27T09:00' }, {}, left[0] ?? null, TEAM)
    expect(patch).toEqual({ person_id: null, stylist: null })
  })
  test('and whose column it is', () => {
    expect(['Tom', 'Zoe', 'Mia', 'nobody'].map(name => stylistOf(named, name, TEAM))).toEqual([
      'tom',
      'as:Zoe',
      'owner',
      '',
    ])
  })
})

test('a card is offered for a name from a calendar: not by hand, not for a whole day, not where there is one', () => {
  const entry = { ...blanks.appointment, client_name: 'Christmas Eve', source: 'calendar' as const }
  expect(wantsCard(entry)).toBe(true)
  expect(wantsCard({ ...entry, all_day: true })).toBe(false)
  expect(wantsCard({ ...entry, source: 'hand' })).toBe(false)
  expect(wantsCard({ ...entry, client_id: 'c1' })).toBe(false)
})
