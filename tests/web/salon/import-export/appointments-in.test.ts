// Appointments from files, on the tablet's own database: what comes twice is once, and an undo leaves nothing.
import { describe, expect, test, vi } from 'vitest'
import { rememberedOf } from '../../../../shared/salon/calendar/source-ids'
import { list } from '../../../../web/platform/data/queries/queries'
import { create, edit, remove } from '../../../../web/platform/data/saving/save'
import {
  keep,
  openFile,
  planFor,
  type Read,
  readList,
} from '../../../../web/salon/import-export/calendar/bring'
import { clockIn, lengthIn } from '../../../../web/salon/import-export/calendar/list'
import { guessMapping, mappingProblem } from '../../../../web/salon/import-export/plan/columns'
import { event, ics } from '../../../shared/salon/calendar/ics'
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

async function readCsv(text: string, name = 'bookings.csv'): Promise<Read> {
  const opened = await openFile(sampleFile(name, text), NOW)
  if (opened.kind !== 'list') throw new Error(JSON.stringify(opened))
  const mapping = guessMapping('appointment', opened.csv)
  expect(mappingProblem('appointment', mapping)).toBeNull()
  return readList(opened.csv, mapping, name, NOW)
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

describe('two lists with the same headings', () => {
  const listed = (client: string, ...more: string[]) =>
    ['Date,Time,Client,Service', `30/11/2026,9:30,${client},Cut`, ...more].join('\n')
  const planned = async (text: string, name: string, person: string | null = null) => {
    const { add, gone } = await planFor(await readCsv(text, name), person, NOW)
    return [add.length, gone.length]
  }

  test.each<[string, [string, string | null], [string, string | null], number]>([
    ['are two stylists’ where they are said to be', ['list.csv', 'maya'], ['list.csv', 'tom'], 0],
    ['are two where they are called so', ['Maya.csv', null], ['Tom.csv', null], 0],
    ['are one from week to week', ['maya-2026-11-20.csv', null], ['Maya 2026-11-27 (2).csv', null], 1],
    ['are one under any name, where they are one stylist’s', ['a.csv', 'maya'], ['b.csv', 'maya'], 1],
  ])('%s', async (_, [first, whose], [second, other], gone) => {
    await openedSalon()
    await keep(await planFor(await readCsv(listed('Ann Lee'), first), whose, NOW), quiet)
    expect(await planned(listed('Bea Moss'), second, other)).toEqual([1, gone])
  })

  test('under another name, the last that holds an appointment owns it, and may drop it', async () => {
    await openedSalon()
    const month = async (name: string, text: string) => {
      const plan = await planFor(await readCsv(text, name), null, NOW)
      await keep(plan, quiet)
      return [plan.add, plan.change, plan.gone].map(({ length }) => length)
    }
    const both = listed('Ann Lee', '30/11/2026,11:00,Bea Moss,Cut')
    expect(await month('bookings nov.csv', both)).toEqual([2, 0, 0])
    expect(await month('bookings dec.csv', both)).toEqual([0, 0, 0])
    expect(await month('bookings dec (2).csv', listed('Ann Lee'))).toEqual([0, 0, 1])
  })

  test('deleted meanwhile, what is only noted does not bring it back', async () => {
    await openedSalon()
    await keep(await planFor(await readCsv(listed('Ann Lee'), 'a.csv'), null, NOW), quiet)
    const seen = await planFor(await readCsv(listed('Ann Lee'), 'b.csv'), null, NOW)
    expect(seen.noted).toHaveLength(1)
    await remove('appointment', seen.noted[0]?.id ?? '')
    await keep(seen, quiet)
    expect(await list('appointment')).toEqual([])
  })

  test('what isn’t in one that can’t be read whole isn’t gone', async () => {
    await openedSalon()
    await keep(await planFor(await readCsv(listed('Ann Lee')), null, NOW), quiet)
    const half = listed('Bea Moss', 'soon,9:30,Ann Lee,Cut')
    expect(await planned(half, 'bookings.csv')).toEqual([1, 0])
    expect((await readCsv(half)).odd).toEqual(['Not everything was read, so nothing is marked as gone.'])
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

  test('of which not all can be read takes nothing away, and says so', async () => {
    await openedSalon()
    await keep(await bring(CALENDAR), quiet)
    const half = await readIcs(
      ics(
        event('b', 'DTSTART:20261130T110000', 'DURATION:PT1H', 'SUMMARY:Tara Byrne - Trim'),
        event('a', 'DTSTART:soon', 'SUMMARY:Siobhán Kelly - Cut'),
        event('c', 'DTSTART:20280101T093000', 'SUMMARY:Tara Byrne - Trim'),
      ),
    )
    expect(half.odd).toEqual([
      '1 entry has no start time that can be read.',
      '1 is more than a year ahead, and is added later.',
      'Not everything was read, so nothing is marked as gone.',
    ])
    expect((await planFor(half, null, NOW)).gone).toEqual([])
  })

  test('leaves out what the server says was erased, and the rest of it comes in', async () => {
    await openedSalon()
    const [first] = (await bring(CALENDAR)).add
    const asked = vi.fn(async () => Response.json({ ids: rememberedOf({ ...first?.fields }) }))
    vi.stubGlobal('fetch', asked)
    const plan = await bring(CALENDAR)
    expect([plan.add.map(({ fields }) => fields.uid), plan.erased]).toEqual([['b'], 1])
    expect(asked).toHaveBeenCalledWith('/api/calendars/erased', expect.anything())
  })

  test('that has what was made by hand is known by it: deleted here, it does not come', async () => {
    await openedSalon()
    const client_id = await create('client', { name: 'Siobhán Kelly' })
    const starts_at = '2026-11-30T09:30'
    const id = await create('appointment', { client_id, starts_at, minutes: 60, service: 'Cut' })
    const plan = await bring(CALENDAR)
    expect([plan.add.length, plan.noted.length]).toEqual([1, 1])
    await keep(plan, quiet)
    await remove('appointment', id)
    expect(await bring(CALENDAR)).toMatchObject({ add: [], left: 1, same: 1 })
  })

  test('that is no calendar and no list says so', async () => {
    const opened = await openFile(sampleFile('x.pdf', '%PDF-1.7'), NOW)
    expect(opened).toMatchObject({ kind: 'problem', words: expect.stringContaining('x.pdf is a PDF') })
  })
})
