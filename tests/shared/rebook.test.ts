import { describe, expect, test } from 'vitest'
import {
  advisedWeeks,
  aftercareOf,
  daysBetween,
  isBookedSince,
  isToBook,
  openDay,
  shortDay,
  toBookText,
  usualWeeks,
  weekAfter,
} from '../../shared/salon/rebook'
import { aftercareFor } from '../../shared/tools/colour-formula/plan/aftercare'

describe('when to come again', () => {
  test.each([
    [['roots'], { from: 4, to: 6 }],
    [['foils'], { from: 8, to: 12 }],
    [['foils', 'toner'], { from: 4, to: 8 }],
    [['toner', 'roots'], { from: 4, to: 6 }],
    [['balayage'], { from: 10, to: 16 }],
    [['vivid'], { from: 3, to: 6 }],
    [['dark'], { from: 3, to: 4 }],
    [['swim'], null],
  ] as const)('after %j it is advised by the aftercare’s own words', (care, weeks) => {
    expect(advisedWeeks(aftercareFor([...care], null, null))).toEqual(weeks)
  })

  test('a number of weeks that is no visit advises none', () => {
    expect(advisedWeeks(['Look at it in 4–8 weeks with a wet stretch test.', ''])).toBeNull()
  })

  test('the aftercare is that list of an answer, and no other', () => {
    const list = (title: string) => ({ block: 'list' as const, title, text: '', items: [title] })
    expect(aftercareOf({ blocks: [list('Visits'), list('Aftercare')] })).toEqual(['Aftercare'])
    expect(aftercareOf(null)).toEqual([])
  })

  test.each([
    [[], null],
    [['2026-10-16'], 6],
    [['2026-10-16', '2026-09-18T10:00:00.000Z', '2026-08-21'], 4],
    [['2026-11-20'], null],
    [['2024-01-01'], null],
  ] as const)('who came on %j and today comes every … weeks', (days, weeks) => {
    expect(usualWeeks(days, '2026-11-27')).toBe(weeks)
  })

  // Set on 27 November for Tuesday, 12 January.
  const reminder = { text: 'Book Kim Lee again', due_on: '2027-01-12', made_at: '2026-11-27T10:00:00.000Z' }
  const booked = (starts_at: string, made_at = '2026-11-27T10:01:00.000Z') => ({
    starts_at,
    made_at,
    vanished_at: null as string | null,
    service: 'Roots and cut',
  })
  test.each([
    ['on its day', [booked('2027-01-12T10:00')], true],
    ['earlier in its week', [booked('2027-01-11T09:00')], true],
    ['weeks later', [booked('2027-02-20T09:00')], true],
    ['a day before its week', [booked('2027-01-08T18:00')], true],
    ['two weeks before', [booked('2026-12-29T18:00')], true],
    ['longer before', [booked('2026-12-28T18:00')], false],
    ['for a patch test', [{ ...booked('2027-01-10T18:00'), service: 'Patch test' }], false],
    ['for a colour’s test', [{ ...booked('2027-01-10T18:00'), service: 'Colour patch test' }], false],
    ['for a cut, with a test', [{ ...booked('2027-01-10T18:00'), service: 'Cut and patch test' }], true],
    ['before it was set', [booked('2027-01-12T10:00', '2026-11-27T09:59:00.000Z')], false],
    [
      'and gone from its calendar since',
      [{ ...booked('2027-01-12T10:00'), vanished_at: '2026-12-01T10:00:00.000Z' }],
      false,
    ],
    ['not at all', [], false],
  ])('a reminder to book somebody who is booked %s is over: %j, %s', (_, bookings, is) => {
    expect(isBookedSince(reminder, bookings, '2026-11-28')).toBe(is)
  })
  test.each(['Kim Lee', 'Kim\nLee', 'K'.repeat(400)])(
    'what is written down to book %j is known again',
    name => {
      expect(isToBook({ text: toBookText(name) })).toBe(true)
      expect(isToBook({ text: name })).toBe(false)
      expect(toBookText(name).length).toBeLessThan(220)
    },
  )
  test('a visit that was booked before it was set ends it once they came, wherever it was moved', () => {
    const before = booked('2027-01-05T10:00', '2026-11-01T10:00:00.000Z')
    expect(isBookedSince(reminder, [before], '2027-01-04')).toBe(false)
    expect(isBookedSince(reminder, [before], '2027-01-05')).toBe(true)
    const today = booked('2026-11-27T09:00', '2026-11-27T10:30:00.000Z')
    expect(isBookedSince({ ...reminder, due_on: '2026-12-04' }, [today], '2026-11-27')).toBe(false)
  })
  test('a reminder of something else stays, whoever is booked', () => {
    expect(
      isBookedSince({ ...reminder, text: 'Bring the book' }, [booked('2027-01-12T10:00')], '2026-11-28'),
    ).toBe(false)
  })

  test.each([
    ['2026-12-25', '2026-12-24', 'Fri 25 Dec is Christmas Day'],
    ['2027-01-01', '2026-12-31', 'Fri 1 Jan is New Year’s Day'],
    // The day before is a Sunday.
    ['2028-12-25', '2028-12-23', 'Mon 25 Dec is Christmas Day'],
    ['2029-01-01', '2029-01-02', 'Mon 1 Jan is New Year’s Day'],
    ['2026-12-26', '2026-12-26', null],
    ['2026-12-06', '2026-12-06', null],
  ])('who would be asked back on %s is asked on %s: %s', (asked, day, moved) => {
    expect(openDay(asked)).toEqual({ day, moved })
  })

  test('a week runs from Monday to Sunday, over the end of a year and on a Sunday as well', () => {
    expect(weekAfter('2026-11-27', 6)).toEqual([
      '2027-01-04',
      '2027-01-05',
      '2027-01-06',
      '2027-01-07',
      '2027-01-08',
      '2027-01-09',
      '2027-01-10',
    ])
    expect(weekAfter('2026-11-29', 1)[0]).toBe('2026-11-30')
    expect(shortDay('2027-01-12')).toBe('Tue 12 Jan')
    expect(daysBetween('2026-11-27', '2027-01-04')).toBe(38)
  })
})
