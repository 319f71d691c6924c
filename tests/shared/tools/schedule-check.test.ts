// A model's answer held to the rules: the day is the text's, moves are allowed or they are gone, minutes are counted.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { textOf } from '../../../shared/sheet'
import schedule from '../../../shared/tools/appointments'
import type { ScheduleOutput, Suggestion } from '../../../shared/tools/appointments/schema'

const TODAY = '2026-03-02T10:00:00.000Z'
const DAY =
  '9-10 Jane Brown cut\n10.30-11 Kim fringe (flexible, not before 10)\n12-2 Lou half head foils\n3-3.45 Mia blow dry (flexible)'

const asked = (text: string) => ({
  input: schedule.input.parse({ schedule: text }),
  facts: NO_FACTS,
  today: TODAY,
})
const draftOf = (text: string): ScheduleOutput => schedule.draft(asked(text))
const checked = (text: string, output: ScheduleOutput): ScheduleOutput =>
  schedule.check({ ...asked(text), overrides: [] }, output)
const suggests = (...suggestions: Partial<Suggestion>[]): ScheduleOutput => ({
  ...draftOf(DAY),
  suggestions: suggestions.map(one => ({
    kind: 'move',
    suggestion: 'A move.',
    reason: '',
    timesSaved: '500 minutes',
    minutes_saved: 500,
    moves: [],
    ...one,
  })),
})
const move = (client: string, from: string, to: string): Suggestion['moves'][number] => ({
  staff: '',
  day: '',
  client,
  from,
  to,
})
const movesOf = (output: ScheduleOutput): string[] =>
  output.suggestions.flatMap(({ moves }) => moves.map(({ client, from, to }) => `${client} ${from} ${to}`))
const addsUp = (output: ScheduleOutput): boolean =>
  output.suggestions.reduce((sum, one) => sum + one.minutes_saved, 0) ===
  output.idle_before - output.idle_after

const own = draftOf(DAY)

describe('what the engine wrote', () => {
  it('passes unchanged', () => {
    expect(checked(DAY, own)).toEqual(own)
  })
})

describe('a harmful answer', () => {
  it.each([
    ['moves one who may not', suggests({ moves: [move('Jane Brown', '09:00', '11:00')] })],
    ['moves onto another', suggests({ moves: [move('Mia', '15:00', '12:30')] })],
    ['breaks a limit', suggests({ moves: [move('Kim', '10:30', '09:00')] })],
    ['moves a stranger', suggests({ moves: [move('Zoe', '10:00', '10:30')] })],
    ['moves out of the day', suggests({ moves: [move('Mia', '15:00', '23:30')] })],
    ['moves to no time at all', suggests({ moves: [move('Mia', '15:00', 'soon')] })],
    [
      'moves two onto the same place',
      suggests({ moves: [move('Kim', '10:30', '10:00')] }, { moves: [move('Mia', '15:00', '10:00')] }),
    ],
    [
      'moves the same one twice',
      suggests({ moves: [move('Mia', '15:00', '11:00')] }, { moves: [move('Mia', '15:00', '14:00')] }),
    ],
    ['moves where nothing is gained', suggests({ moves: [move('Mia', '15:00', '16:30')] })],
    ['says nothing at all', suggests()],
  ])('that %s is replaced by what is right', (_, output) => {
    const after = checked(DAY, output)
    expect(addsUp(after)).toBe(true)
    expect(after.idle_after).toBe(own.idle_after)
    for (const one of movesOf(after)) expect(one).not.toMatch(/Jane|Zoe|23:30|12:30|soon/)
    expect(checked(DAY, after)).toEqual(after)
  })

  it('invents nobody: clients, overlaps and gaps are those of the text', () => {
    const invented: ScheduleOutput = {
      ...own,
      appointments: [
        ...own.appointments,
        { ...own.appointments[0]!, client: 'Zelda', start: '16:00', end: '17:00' },
      ],
      overlaps: [{ staff: '', day: '', a: 'Zelda', b: 'Mia', from: '15:00', to: '15:30', minutes: 30 }],
      gaps: [],
      idle_before: 999,
      unread: [],
      summary: 'Zelda is booked with Mia.',
    }
    const after = checked(DAY, invented)
    expect(after).toEqual(own)
    expect(textOf(schedule.show(after, { schedule: DAY }))).not.toContain('Zelda')
  })

  it('has its minutes corrected', () => {
    const boasting = {
      ...own,
      suggestions: own.suggestions.map(one => ({
        ...one,
        minutes_saved: one.minutes_saved + 90,
        timesSaved: '3 hours',
      })),
    }
    const after = checked(DAY, boasting)
    expect(after).toEqual(own)
  })

  it('cannot make a schedule of what is none', () => {
    const text = 'hello can you help me?'
    const after = checked(text, own)
    expect(after).toMatchObject({ valid_input: false, appointments: [], suggestions: [] })
  })

  it.each([
    'Move Jane to the afternoon.',
    'Put Zelda in the free slot.',
    'Save 40 minutes by working faster.',
    'Skip the patch tests today.',
    'Ring Mr Hope and offer him the slot.',
    'Double-book the basin.',
    'Start at 8:30.',
    'Shorten the foils.',
  ])('loses the tip “%s”', suggestion => {
    const after = checked(DAY, {
      ...own,
      suggestions: [
        ...own.suggestions,
        { kind: 'tip', suggestion, reason: 'It helps.', timesSaved: '', minutes_saved: 40, moves: [] },
      ],
    })
    expect(after).toEqual(own)
  })
})

describe('a good answer', () => {
  it('keeps its own moves where they save as much, its reason and its tip', () => {
    const [first] = own.suggestions
    const good: ScheduleOutput = {
      ...own,
      suggestions: [
        ...own.suggestions.map(one => (one === first ? { ...one, reason: 'Mia likes a quiet salon.' } : one)),
        {
          kind: 'tip',
          suggestion: 'Send reminders two days before.',
          reason: 'Fewer clients forget.',
          timesSaved: '',
          minutes_saved: 0,
          moves: [],
        },
      ],
    }
    const after = checked(DAY, good)
    expect(movesOf(after)).toEqual(movesOf(own))
    expect(after.suggestions[0]?.reason).toContain('Mia likes a quiet salon.')
    expect(after.suggestions.at(-1)).toMatchObject({
      kind: 'tip',
      suggestion: 'Send reminders two days before.',
      minutes_saved: 0,
    })
    expect(checked(DAY, after)).toEqual(after)
  })

  it('may name clients by their first names', () => {
    const text = '9-10 Jane Brown cut\n11-12 Lou Reed cut\n14-15 Kim Stone cut (flexible)'
    const after = checked(text, {
      ...draftOf(text),
      suggestions: [{ ...suggests({}).suggestions[0]!, moves: [move('Kim', '14:00', '10:00')] }],
    })
    expect(movesOf(after)).toEqual(['Kim Stone 14:00 10:00'])
  })
})

describe('what a model is sent', () => {
  it('holds first names only, no phone and no email', () => {
    const text =
      '9-10 Jane Brown cut 07700 900123\n11-12 Lou Reed cut lou@example.com\n14-15 Mrs Patel cut (flexible)'
    const sent = JSON.stringify(schedule.reading?.prompt(asked(text)))
    expect(sent).toContain('Jane')
    for (const private_ of ['Brown', 'Reed', 'Patel', '07700', '900123', 'example.com'])
      expect(sent).not.toContain(private_)
  })
})
