// What a salon manager would accept: the open cases with their own rules, and texts of our own with the day they mean.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { textOf } from '../../../shared/sheet'
import schedule from '../../../shared/tools/appointments'
import { NOTHING, readSchedule } from '../../../shared/tools/appointments/engine'
import { responseOf } from '../../../shared/tools/appointments/legacy'
import { scheduleLine } from '../../../shared/tools/appointments/line'
import { clockText } from '../../../shared/tools/appointments/read/clock'
import type { ScheduleOutput } from '../../../shared/tools/appointments/schema'
import { sampleOf } from '../../support/sample'
import { claimsAny, type Item, linesOf, saysAny, TODAY } from './cases'

type Appointment = { client: string; start: string; end: string; duration_known: boolean }
type OpenCase = {
  id: string
  input: { schedule: string }
  why: string
  expect: {
    valid_input: boolean
    approximate: boolean
    appointments: Appointment[]
    overlaps: { a: string; b: string; minutes: number }[]
    gaps: { minutes: number }[]
    min_idle_minutes: number
    must: Item[]
    must_not: Item[]
  }
}
type Line = {
  valid_input: boolean
  appointments: Appointment[]
  overlaps: { a: string; b: string; minutes: number }[]
  gaps: { minutes: number }[]
  idle_after?: number
}

function answerTo(text: string): { output: ScheduleOutput; text: string; line: Line } {
  // The form refuses an empty text in its own words; the engine answers it all the same.
  const input = { schedule: text.trim() }
  const question = { input, facts: NO_FACTS, today: TODAY }
  const output =
    text.trim() === '' ? NOTHING : schedule.check({ ...question, overrides: [] }, schedule.draft(question))
  return { output, text: textOf(schedule.show(output, input)), line: scheduleLine(output) as Line }
}

const key = (client: string): string => client.trim().toLowerCase().split(/\s+/)[0] ?? ''
const pair = ({ a, b, minutes }: { a: string; b: string; minutes: number }): string =>
  `${[a.toLowerCase(), b.toLowerCase()].sort().join('+')} ${minutes}`
const minutes = (gaps: { minutes: number }[]): number[] => gaps.map(gap => gap.minutes).sort((a, b) => a - b)

function failures(open: OpenCase): string[] {
  const { text, line } = answerTo(open.input.schedule)
  const wanted = open.expect
  const bad: string[] = []
  for (const item of wanted.must) if (!saysAny(text, item)) bad.push(`does not say ${item.id}`)
  for (const item of wanted.must_not) if (claimsAny(text, item)) bad.push(`claims ${item.id}`)
  if (line.valid_input !== wanted.valid_input) bad.push(`valid_input ${line.valid_input}`)
  if (line.appointments.length !== wanted.appointments.length)
    bad.push(`${line.appointments.length} appointments`)
  for (const one of wanted.appointments) {
    const found = line.appointments.find(
      other => key(other.client) === key(one.client) && other.start === one.start,
    )
    if (!found || (one.duration_known && found.end !== one.end)) bad.push(`${one.client} at ${one.start}`)
  }
  if (line.overlaps.map(pair).sort().join() !== wanted.overlaps.map(pair).sort().join()) bad.push('overlaps')
  if (wanted.valid_input && !wanted.approximate) {
    if (minutes(line.gaps).join() !== minutes(wanted.gaps).join()) bad.push('gaps')
    if ((line.idle_after ?? 0) > wanted.min_idle_minutes + 15) bad.push(`idle ${line.idle_after}`)
  }
  return bad
}

describe('the open cases', () => {
  for (const open of sampleOf(linesOf<OpenCase>('schedule.dev.jsonl')))
    it(`${open.id}: ${open.why}`, () => expect(failures(open)).toEqual([]))

  it('are marked down where an answer is wrong', () => {
    const [first, second] = linesOf<OpenCase>('schedule.dev.jsonl')
    expect(failures({ ...first!, expect: second!.expect }).length).toBeGreaterThan(4)
  })
})

/** By what they are about. */
const DAYS = {
  lists: 'lists, an entry a line, under titles and headings',
  'one-line': 'a whole day in a line or two: talk, messages, dictation',
  tables: 'tables: pipes, tabs, CSV, exports of programs',
  stages: 'stages of a service, and who is fitted in between',
  changes: 'who is cancelled, moved or late',
  'may-move': 'who may move, from when to when, and who waits',
  'no-day': 'texts that are no day',
} as const
describe.each(Object.entries(DAYS))('%s: %s', subject => {
  for (const made of sampleOf(linesOf<OpenCase>(`schedule-${subject}.jsonl`)))
    it(`${made.id}: ${made.why}`, () => expect(failures(made)).toEqual([]))
})

describe('texts of our own', () => {
  /** `noted`: what the answer says beside the day. */
  type Reading = { text: string; entries: string[]; unread: number[]; noted?: string[] }
  const readings = linesOf<Reading>('schedule-entries.jsonl')

  it('are at least sixty', () => expect(readings.length).toBeGreaterThanOrEqual(60))

  for (const { text, entries, unread, noted = [] } of sampleOf(readings))
    it(text.replaceAll('\n', ' / ').slice(0, 110), () => {
      const day = readSchedule(text)
      expect(
        day.entries.map(entry =>
          [
            entry.day,
            entry.staff,
            entry.kind === 'client' ? entry.client : entry.kind,
            `${clockText(entry.start)}-${clockText(entry.end)}${entry.startAssumed ? ' start assumed' : ''}${entry.lengthAssumed ? ' length assumed' : ''}`,
            entry.movable ? 'may move' : '',
            entry.earliest === null ? '' : `from ${clockText(entry.earliest)}`,
            entry.latestEnd === null ? '' : `until ${clockText(entry.latestEnd)}`,
            entry.starts === null ? '' : `at ${entry.starts.map(clockText).join(' or ')}`,
            ...entry.processing.map(window => `develops ${clockText(window.from)}-${clockText(window.to)}`),
          ]
            .filter(Boolean)
            .join(', '),
        ),
      ).toEqual(entries)
      expect(day.unread.map(({ line }) => line)).toEqual(unread)
      // What was assumed is said, in so many words.
      const answer = answerTo(text).text
      if (entries.some(entry => entry.includes('assumed'))) expect(answer).toMatch(/assumed/)
      for (const words of noted) expect(answer).toContain(words)
      for (const line of unread) expect(answer).toContain(`Line ${line} could not be read, because`)
    })
})

describe('the advice', () => {
  it('clears an overlap by moving the one who may move', () => {
    const { output } = answerTo('9-10 Lucy cut\n9.45-10.30 Mo cut & beard (flexible)')
    expect(output.suggestions[0]).toMatchObject({
      moves: [{ client: 'Mo', from: '09:45', to: '10:00' }],
      timesSaved: 'Clears 15 minutes of overlap',
      minutes_saved: 0,
    })
  })

  it('leaves an overlap of two who may not move to people, and says who is free', () => {
    const { output, text } = answerTo(
      'Emma: 9-10 Lucy cut, 9.45-10.30 Mo beard\nJo: 11-12 Nat cut, 12-1 Pam cut',
    )
    expect(output.suggestions.flatMap(({ moves }) => moves)).toEqual([])
    expect(text).toMatch(/Lucy and Mo need Emma at once, 09:45–10:00: 15 minutes/)
    expect(text).toMatch(/Jo is free from 09:45–10:30/)
  })

  it('says that a client who runs into lunch does so; the list of overlaps is of clients', () => {
    const { text, line } = answerTo('11-12.45 Pat tint\n12.30-1 lunch')
    expect(text).toMatch(/Pat and Lunch need the same stylist at once, 12:30–12:45/)
    expect(line.overlaps).toEqual([])
  })

  it('keeps the only break of a long day, though the time could be filled', () => {
    const { output, text } = answerTo(
      '9-11 Amy cut\n11-12.30 Bea tint\n13.00-15.00 Cath foils\n15-16.30 Dee cut\n16.30-17.00 Eve gents (flexible)',
    )
    expect(output.suggestions.flatMap(({ moves }) => moves)).toEqual([])
    expect(text).toMatch(/Keep 12:30–13:00 free as the break/)
  })

  it('does not put a long guest into a short window, nor two over lightener', () => {
    const { output } = answerTo(
      '9-12 Sam full head foils (80 apply, 45 developing, 55 finish)\n14-14.20 Tom gents 20 min flexible\n15-15.20 Uma fringe 20 min flexible',
    )
    const inside = output.suggestions
      .flatMap(({ moves }) => moves)
      .filter(({ to }) => to >= '10:20' && to < '11:05')
    expect(inside.length).toBeLessThanOrEqual(1)
  })

  it('offers a gap to the waiting list', () => {
    expect(answerTo('waiting list: Zoe cut 45 min\n9-10 Amy cut\n11-12 Bella cut').text).toMatch(
      /Offer 10:00–10:45 to Zoe from the waiting list/,
    )
  })

  it('answers the function in the fields of the specification', () => {
    const input = { schedule: '9-10 Jane cut\n11-12 Lou cut\n2-3 Kim cut (flexible)' }
    const { suggestions } = responseOf(answerTo(input.schedule).output)
    expect(suggestions[0]).toEqual({
      suggestion: 'Move Kim from 14:00 to 10:00.',
      reason: expect.stringContaining('Kim is noted as flexible'),
      timesSaved: '180 minutes',
    })
    expect(responseOf(NOTHING).suggestions).toHaveLength(1)
  })

  it('the form refuses in the words of the specification', () => {
    const message = (text: string): string | undefined =>
      schedule.input.safeParse({ schedule: text }).error?.issues[0]?.message
    expect(message('   ')).toBe('Schedule is required')
    expect(message('x'.repeat(2001))).toBe('Schedule must be less than 2000 characters')
    expect(message('x'.repeat(2000))).toBeUndefined()
  })
})
