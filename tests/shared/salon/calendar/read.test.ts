import { describe, expect, test } from 'vitest'
import { foldedLine, linesOf } from '../../../../shared/salon/calendar/lines'
import { isCalendar, readCalendar } from '../../../../shared/salon/calendar/read'
import { momentOf, wallIn } from '../../../../shared/salon/calendar/zones'
import { event, ics } from './ics'

const WINDOW = { from: '2026-11-27', to: '2027-11-27', repeatTo: '2027-02-25' }
const read = (text: string, zone = 'Europe/London') => readCalendar(text, { zone, window: WINDOW })
const first = async (...lines: string[]) => (await read(ics(event('u1', ...lines)))).entries[0]
/** "2026-11-27T09:30 60" */
const timesOf = async (...lines: string[]) =>
  (await read(ics(event('u1', ...lines)))).entries.map(({ starts_at }) => starts_at)

test('thousands of lines of one name take no time, and a name is one line of print', async () => {
  const start = performance.now()
  const many = Array.from({ length: 60_000 }, () => 'A:')
  const found = await read(ics('X-WR-CALNAME:Ma\u0000ya', event('u1', 'DTSTART:20261130T093000Z', ...many)))
  expect([found.name, found.entries.length]).toEqual(['Ma ya', 1])
  expect(performance.now() - start).toBeLessThan(3_000)
})

describe('an entry', () => {
  test.each<[string, string[], string, number | null]>([
    ['a moment', ['DTSTART:20261130T093000Z', 'DTEND:20261130T110000Z'], '2026-11-30T09:30', 90],
    ['a moment in summer', ['DTSTART:20270701T083000Z', 'DTEND:20270701T090000Z'], '2027-07-01T09:30', 30],
    ['the wall of the salon', ['DTSTART:20261130T093000', 'DURATION:PT45M'], '2026-11-30T09:30', 45],
    [
      'another zone',
      ['DTSTART;TZID=America/New_York:20261130T043000', 'DURATION:PT1H30M'],
      '2026-11-30T09:30',
      90,
    ],
    [
      'Outlook’s name of a zone',
      ['DTSTART;TZID=GMT Standard Time:20261130T093000'],
      '2026-11-30T09:30',
      null,
    ],
    ['a zone in quotation marks', ['DTSTART;TZID="Europe/Berlin":20261130T103000'], '2026-11-30T09:30', null],
    ['a zone with a path', ['DTSTART;TZID=/x.org/Europe/London:20261130T093000'], '2026-11-30T09:30', null],
    ['a zone nobody knows', ['DTSTART;TZID=Salon Time:20261130T093000'], '2026-11-30T09:30', null],
    ['a whole day', ['DTSTART;VALUE=DATE:20261130'], '2026-11-30T00:00', 1440],
    ['a length in days', ['DTSTART:20261130T093000Z', 'DURATION:P1D'], '2026-11-30T09:30', 1440],
    [
      'an end before the start',
      ['DTSTART:20261130T093000Z', 'DTEND:20261130T080000Z'],
      '2026-11-30T09:30',
      null,
    ],
  ])('that says %s', async (_, lines, starts_at, minutes) => {
    expect(await first(...lines)).toMatchObject({ starts_at, minutes })
  })

  test('is put together where it was folded, and its signs are read', async () => {
    const found = await first(
      'DTSTART:20261130T093000Z',
      'SUMMARY:Siobhán Kelly - cut\\, colour \\; gl',
      ' oss',
      'DESCRIPTION:First line\\nsecond\\, <b>bold</b><br>third &amp; last',
      'BEGIN:VALARM',
      'DESCRIPTION:Ring',
      'END:VALARM',
    )
    expect(found).toMatchObject({
      summary: 'Siobhán Kelly - cut, colour ; gloss',
      note: 'First line\nsecond, bold\nthird & last',
    })
  })

  test('of a week away is a whole day seven times', async () => {
    const days = await timesOf('DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261214', 'SUMMARY:Away')
    expect([days.length, days[0], days.at(-1)]).toEqual([7, '2026-12-07T00:00', '2026-12-13T00:00'])
  })

  test('without a start or a uid is counted, one before today is left', async () => {
    const text = ics(
      event('a', 'SUMMARY:No start'),
      ['BEGIN:VEVENT', 'DTSTART:20261130T093000Z', 'END:VEVENT'],
      event('b', 'DTSTART:20261330T093000Z'),
      event('c', 'DTSTART:20261126T093000Z'),
      event('d', 'DTSTART:20261127T003000Z'),
    )
    expect(await read(text)).toMatchObject({ unread: 3, past: 1, entries: [{ key: 'd' }] })
  })

  test('that was called off says so', async () => {
    expect(await first('DTSTART:20261130T093000Z', 'STATUS:CANCELLED')).toMatchObject({ cancelled: true })
  })

  test('written twice counts as its last version', async () => {
    const text = ics(
      event('a', 'DTSTART:20261130T100000Z', 'SEQUENCE:2'),
      event('a', 'DTSTART:20261130T090000Z', 'SEQUENCE:1'),
    )
    expect((await read(text)).entries.map(({ starts_at }) => starts_at)).toEqual(['2026-11-30T10:00'])
  })
})

describe('what repeats', () => {
  const at = 'DTSTART;TZID=Europe/London:20261130T093000'
  test.each<[string, string, string[]]>([
    ['each day, three times', 'FREQ=DAILY;COUNT=3', ['11-30', '12-01', '12-02']],
    ['every other day until', 'FREQ=DAILY;INTERVAL=2;UNTIL=20261204T235959Z', ['11-30', '12-02', '12-04']],
    ['until a day', 'FREQ=DAILY;UNTIL=20261201', ['11-30', '12-01']],
    ['each week, thrice', 'FREQ=WEEKLY;COUNT=3', ['11-30', '12-07', '12-14']],
    ['on two days', 'FREQ=WEEKLY;BYDAY=FR,MO;COUNT=4', ['11-30', '12-04', '12-07', '12-11']],
    [
      'every other week on two days',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;COUNT=4',
      ['11-30', '12-06', '12-14', '12-20'],
    ],
    [
      'the week begins on Sunday',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU;COUNT=3',
      ['11-30', '12-13', '12-14'],
    ],
    ['by a rule of months: its first time', 'FREQ=MONTHLY;BYDAY=1MO', ['11-30']],
  ])('%s', async (_, rule, days) => {
    expect(await timesOf(at, `RRULE:${rule}`)).toEqual(days.map(day => `2026-${day}T09:30`))
  })

  test('goes on for ninety days, and stays on the wall when the clocks change', async () => {
    const all = await timesOf(at, 'RRULE:FREQ=WEEKLY')
    expect([all.length, all.at(-1)]).toEqual([13, '2027-02-22T09:30'])
    const later = { from: '2027-03-20', to: '2028-03-20', repeatTo: '2027-04-10' }
    const text = ics(event('u', at, 'RRULE:FREQ=WEEKLY'))
    const found = await readCalendar(text, { zone: 'Europe/London', window: later })
    expect(found.entries.map(({ starts_at }) => starts_at)).toEqual([
      '2027-03-22T09:30',
      '2027-03-29T09:30',
      '2027-04-05T09:30',
    ])
  })

  test('for twenty years is found at once', async () => {
    const old = await timesOf('DTSTART:20061127T093000Z', 'RRULE:FREQ=DAILY')
    expect([old[0], old.length]).toEqual(['2026-11-27T09:30', 90])
  })

  test('leaves out what was taken out, and moves what was moved', async () => {
    const text = ics(
      event(
        'u',
        at,
        'RRULE:FREQ=WEEKLY;COUNT=5',
        'EXDATE;TZID=Europe/London:20261207T093000',
        'EXDATE:20261214T093000Z',
      ),
      event('u', 'RECURRENCE-ID:20261221T093000Z', 'DTSTART:20261222T140000Z', 'SUMMARY:Moved'),
      event('u', 'RECURRENCE-ID:20261228T093000Z', 'DTSTART:20261228T093000Z', 'STATUS:CANCELLED'),
    )
    const { entries } = await read(text)
    expect(entries.map(({ key, starts_at, cancelled }) => [key, starts_at, cancelled])).toEqual([
      ['u|2026-11-30T09:30', '2026-11-30T09:30', false],
      ['u|2026-12-21T09:30', '2026-12-22T14:00', false],
      ['u|2026-12-28T09:30', '2026-12-28T09:30', true],
    ])
  })

  test('says how many rules it did not follow', async () => {
    expect(await read(ics(event('u', at, 'RRULE:FREQ=YEARLY')))).toMatchObject({ rules: 1 })
  })
})

describe('a zone', () => {
  test.each([
    ['2026-03-29T00:30', 'Europe/London', '2026-03-29T00:30'],
    ['2026-03-29T01:30', 'Europe/London', '2026-03-29T01:30'],
    ['2026-03-29T02:30', 'Europe/London', '2026-03-29T01:30'],
    ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30'],
    ['2026-10-25T02:30', 'Europe/London', '2026-10-25T02:30'],
    ['2026-11-27T09:30', 'Australia/Lord_Howe', '2026-11-26T22:30'],
  ])('%s in %s is the moment %s', (wall, zone, utc) => {
    expect(new Date(momentOf(wall, zone)).toISOString().slice(0, 16)).toBe(utc)
  })
  test('and back', () => {
    expect(wallIn(Date.parse('2026-07-01T23:30:00Z'), 'Europe/London')).toBe('2026-07-02T00:30')
  })
})

describe('a line', () => {
  test('is folded at 75 bytes, and no letter is torn', () => {
    const line = `SUMMARY:${'é'.repeat(100)}😀${'x'.repeat(80)}`
    const folded = foldedLine(line)
    for (const each of folded.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75)
    expect(linesOf(folded)[0]?.value).toBe(line.slice(8))
  })
  test('keeps a colon and a semicolon in quotation marks', () => {
    const [line] = linesOf('ATTENDEE;CN="Kelly: S;x";ROLE=CHAIR:mailto:a@example.com')
    expect([line?.params.get('CN'), line?.params.get('ROLE'), line?.value]).toEqual([
      'Kelly: S;x',
      'CHAIR',
      'mailto:a@example.com',
    ])
  })
  test('of a calendar is told from a page', () => {
    expect([isCalendar('\uFEFFBEGIN:VCALENDAR\r\n'), isCalendar('<html>'), isCalendar('')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
