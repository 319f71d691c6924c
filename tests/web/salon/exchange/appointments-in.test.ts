// Appointments from files, on the tablet's own database: what comes twice is once, and an undo leaves nothing.
import { describe, expect, test } from 'vitest'
import { list } from '../../../../web/platform/data/queries'
import { create, edit, remove } from '../../../../web/platform/data/save'
import { keep, openFile, planFor, type Read, readList } from '../../../../web/salon/exchange/calendar/bring'
import { clockIn, lengthIn } from '../../../../web/salon/exchange/calendar/list'
import { guessMapping, mappingProblem } from '../../../../web/salon/exchange/columns'
import { event, ics } from '../../../shared/calendar/ics'
import { openedSalon } from './open'
import { sampleFile } from './sample-file'

const NOW = new Date(2026, 10, 27, 8).getTime()
const quiet = () => {}

test.each([
  ['9:30', '09:30'],
  ['14.05', '14:05'],
  ['2:30 PM', '14:30'],
  ['12:15am', '00:15'],
  ['9am', '09:00'],
  ['09:30:00', '09:30'],
  ['45', null],
  ['27/11', null],
  ['', null],
])('the hour of %j is %j', (text, time) => expect(clockIn(text)).toBe(time))

test.each([
  ['45', 45],
  ['45 min', 45],
  ['1h 30m', 90],
  ['1 hour', 60],
  ['1.5 hours', 90],
  ['01:15', 75],
  ['0:45:00', 45],
  ['2 hrs', 120],
  ['0', null],
  ['', null],
  ['9000', null],
])('the length of %j is %j', (text, minutes) => expect(lengthIn(text)).toBe(minutes))

async function readCsv(text: string): Promise<Read> {
  const opened = await openFile(sampleFile('bookings.csv', text), NOW)
  if (opened.kind !== 'list') throw new Error(JSON.stringify(opened))
  const mapping = guessMapping('appointment', opened.csv.header)
  expect(mappingProblem('appointment', mapping)).toBeNull()
  return readList(opened.csv, mapping, NOW)
}

const LISTS: readonly [string, string][] = [
  [
    'one date and one time',
    'Appointment Date,Start Time,Duration (mins),Client,Service,Staff Member,Notes,Status\n30/11/2026,09:30,60,Siobhan Kelly,Cut,Maya,Oat milk,Confirmed',
  ],
  [
    'half names and an end',
    'Booking ID;Date;Start;End;First name;Last name;Treatment;Employee\nB1;30 Nov 2026;9.30am;10.30am;Siobhan;Kelly;Cut;Maya',
  ],
  [
    'day and hour in one',
    'Start,End,Customer name,Service name,Provider\n2026-11-30 09:30,2026-11-30 10:30,Siobhan Kelly,Cut,Maya',
  ],
  ['a moment', 'Scheduled at,Length,Client name,Service\n2026-11-30T09:30:00+00:00,1h,Siobhan Kelly,Cut'],
]

describe('a list', () => {
  test.each(LISTS)('with %s', async (_, text) => {
    const { entries, bad } = await readCsv(text)
    expect(bad).toEqual([])
    expect(entries).toMatchObject([
      { starts_at: '2026-11-30T09:30', minutes: 60, client: 'Siobhan Kelly', service: 'Cut' },
    ])
  })

  test('says what it can’t read, by its line', async () => {
    const { entries, bad, past } = await readCsv(
      'Date,Time,Client,Service,Status\nsoon,9:30,Ann,Cut,\n30/11/2026,,Ann,Cut,\n30/11/2026,9:30,,,\n01/11/2026,9:30,Ann,Cut,\n30/11/2026,9:30,Ann,Cut,No-show\n',
    )
    expect(bad).toEqual([
      { line: 2, reason: "“soon” can't be read as a day." },
      { line: 3, reason: 'There is no time.' },
      { line: 4, reason: 'There is no client and no service.' },
    ])
    expect([entries.map(({ cancelled }) => cancelled), past]).toEqual([[true], 1])
  })
})

describe('a file', () => {
  const CALENDAR = ics(
    event('a', 'DTSTART:20261130T093000', 'DURATION:PT1H', 'SUMMARY:Siobhán Kelly - Cut'),
    event('b', 'DTSTART:20261130T110000', 'DURATION:PT1H', 'SUMMARY:Tara Byrne - Trim'),
  )
  const LESS = ics(event('b', 'DTSTART:20261130T120000', 'DURATION:PT1H', 'SUMMARY:Tara Byrne - Trim'))
  async function readIcs(text: string): Promise<Read> {
    const opened = await openFile(sampleFile('book.ics', text), NOW)
    if (opened.kind !== 'calendar') throw new Error(JSON.stringify(opened))
    return opened.read
  }
  const bring = async (text: string) => planFor(await readIcs(text), null, NOW)
  const standing = async () =>
    (await list('appointment')).map(({ fields }) => [
      fields.starts_at,
      fields.client_id ?? fields.client_name,
      fields.vanished_at !== null,
    ])

  test('comes in once, links who has a card, and is taken back whole', async () => {
    await openedSalon()
    const id = await create('client', { name: 'Siobhán Kelly' })
    const plan = await bring(CALENDAR)
    expect([plan.add.length, plan.unlinked]).toEqual([2, 1])
    await keep(plan, quiet)
    expect(await standing()).toEqual([
      ['2026-11-30T11:00', 'Tara Byrne', false],
      ['2026-11-30T09:30', id, false],
    ])
    expect(await bring(CALENDAR)).toMatchObject({ add: [], change: [], gone: [], same: 2 })

    const next = await bring(LESS)
    expect([next.change.length, next.gone.length]).toEqual([1, 1])
    const undo = await keep(next, quiet)
    expect(await standing()).toEqual([
      ['2026-11-30T12:00', 'Tara Byrne', false],
      ['2026-11-30T09:30', id, true],
    ])
    await undo()
    expect(await standing()).toEqual([
      ['2026-11-30T11:00', 'Tara Byrne', false],
      ['2026-11-30T09:30', id, false],
    ])
  })

  test('does not bring back what was deleted here', async () => {
    await openedSalon()
    await keep(await bring(CALENDAR), quiet)
    const [first] = await list('appointment')
    await remove('appointment', first?.id ?? '')
    expect(await bring(CALENDAR)).toMatchObject({ add: [], left: 1, same: 1 })
  })

  test('taken back, it comes in again: with whom it is said to be for, and as the file has it', async () => {
    await openedSalon()
    const undo = await keep(await bring(CALENDAR), quiet)
    const [first] = await list('appointment')
    await edit('appointment', first?.id ?? '', { minutes: 15, note: 'Of before' })
    await undo()
    expect(await standing()).toEqual([])
    const again = await planFor(await readIcs(CALENDAR), 'maya', NOW)
    expect([again.add.length, again.left, again.same]).toEqual([2, 0, 0])
    const undoAgain = await keep(again, quiet)
    expect((await list('appointment')).map(({ fields }) => fields)).toMatchObject(
      ['b', 'a'].map(() => ({ person_id: 'maya', minutes: 60, note: null, deletedAt: null })),
    )
    expect(await bring(CALENDAR)).toMatchObject({ add: [], change: [], left: 0, same: 2 })
    await undoAgain()
    expect(await bring(CALENDAR)).toMatchObject({ left: 0, same: 0 })
  })

  test('brought in again after it was taken back, what somebody deletes then stays deleted', async () => {
    await openedSalon()
    const undo = await keep(await bring(CALENDAR), quiet)
    await undo()
    await keep(await bring(CALENDAR), quiet)
    const [first] = await list('appointment')
    await remove('appointment', first?.id ?? '')
    expect(await bring(CALENDAR)).toMatchObject({ add: [], left: 1, same: 1 })
  })

  test('that is no calendar and no list says so', async () => {
    const opened = await openFile(sampleFile('x.pdf', '%PDF-1.7'), NOW)
    expect(opened).toMatchObject({ kind: 'problem', words: expect.stringContaining('x.pdf is a PDF') })
  })
})
