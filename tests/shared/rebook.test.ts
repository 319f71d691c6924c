import { describe, expect, test } from 'vitest'
import { advisedWeeks, aftercareOf, daysBetween, shortDay, usualWeeks, weekAfter } from '../../shared/rebook'
import { aftercareFor } from '../../shared/tools/colour-formula/aftercare'

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
