// What a person picked of an entry stands, whatever the text says; a pick stays with its line, and none is dropped unsaid.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import engine from '../../../scripts/engine/schedule'
import { NO_FACTS } from '../../../shared/facts'
import type { Picks } from '../../../shared/reading/understood/reading'
import { textOf } from '../../../shared/sheet'
import schedule from '../../../shared/tools/appointments'
import { readSchedule } from '../../../shared/tools/appointments/engine'
import { clockText } from '../../../shared/tools/appointments/read/clock'
import type { ScheduleOutput } from '../../../shared/tools/appointments/schema'
import { followed, lineKeys } from '../../../shared/tools/appointments/told/lines'
import { carried } from '../../../shared/tools/appointments/told/paths'
import { linesOf, TODAY } from './cases'

const DAY = '9-10 Faye cut\n10.30-11 Kim fringe\n25:00 Bob beard trim\n1-1.30 lunch'
const asked = (text: string, picks: Picks = {}, team?: string[]) => ({
  input: { schedule: text, picks },
  facts: { ...NO_FACTS, ...(team && { team }) },
  today: TODAY,
})
function answer(text: string, picks: Picks = {}, team?: string[]): ScheduleOutput {
  const question = asked(text, picks, team)
  return schedule.check({ ...question, overrides: [] }, schedule.draft(question))
}
const told = (output: ScheduleOutput, text = DAY): string => textOf(schedule.show(output, { schedule: text }))
const keyOf = (text: string, client: string): string => {
  const { appointments, breaks, unread } = answer(text)
  const key =
    appointments.find(each => each.client === client)?.key ??
    breaks.find(each => each.label === client)?.key ??
    unread.find(each => each.client === client)?.key
  if (key === undefined) throw new Error(`nobody is called ${client}`)
  return key
}
const of = (output: ScheduleOutput, key: string) =>
  [...output.appointments, ...output.breaks].find(each => each.key === key)

const stored = ['schedule.dev.jsonl', 'schedule-lists.jsonl', 'schedule-may-move.jsonl']
  .flatMap(file => linesOf<{ text?: string; input?: { schedule: string } }>(file))
  .map(each => each.text ?? each.input?.schedule ?? '')
  .filter(text => readSchedule(text).entries.length > 0)

describe('a pick', () => {
  test('stands, whatever was typed', () => {
    const fields = fc.record(
      {
        start: fc.integer({ min: 8 * 12, max: 18 * 12 }).map(fives => clockText(fives * 5)),
        minutes: fc.integer({ min: 1, max: 36 }).map(fives => fives * 5),
        service: fc.constantFrom('cut', 'root tint'),
        staff: fc.constantFrom('Mia', 'Tom'),
        movable: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.constantFrom(...stored), fc.nat(), fields, (text, at, picked) => {
        const entries = readSchedule(text).entries
        const key = entries[at % entries.length]?.key ?? ''
        const picks = Object.fromEntries(
          Object.entries(picked).map(([field, value]) => [`${key}.${field}`, value]),
        )
        const entry = readDayEntry(text, picks, key)
        for (const [field, value] of Object.entries(picked))
          expect(entry, field).toMatchObject({ [field]: value })
      }),
      { numRuns: 30 },
    )
  })
  const readDayEntry = (text: string, picks: Picks, key: string) => {
    const output = answer(text, picks)
    const entry = of(output, key)
    return (
      entry && {
        ...entry,
        movable: entry.flexible,
        service: 'service' in entry ? entry.service : entry.label.toLowerCase(),
      }
    )
  }

  test('reaches the plan: overlaps, gaps and what may move go by it', () => {
    const kim = keyOf(DAY, 'Kim')
    expect(answer(DAY).overlaps).toEqual([])
    expect(answer(DAY, { [`${kim}.start`]: '09:30' }).overlaps).toMatchObject([
      { a: 'Faye', b: 'Kim', minutes: 30 },
    ])
    const text = '9-10 Faye cut\n11-11.30 Kim fringe'
    const moves = (text: string, picks?: Picks) =>
      answer(text, picks).suggestions.flatMap(({ moves }) => moves.map(({ client }) => client))
    expect(moves(text)).toEqual([])
    expect(moves(text, { [`${keyOf(text, 'Kim')}.movable`]: true })).toEqual(['Kim'])
    const loose = `${text} (flexible)`
    expect(moves(loose)).toEqual(['Kim'])
    expect(moves(loose, { [`${keyOf(loose, 'Kim')}.movable`]: false })).toEqual([])
  })

  test('of a length takes the assumption away, and its word from the answer', () => {
    const text = '9-10 Faye cut\n10.30 Kim fringe'
    const key = keyOf(text, 'Kim')
    expect(of(answer(text), key)?.doubts).toEqual(['minutes'])
    expect(told(answer(text))).toContain('no length is given')
    const picked = answer(text, { [`${key}.minutes`]: 20 })
    expect(of(picked, key)).toMatchObject({ end: '10:50', doubts: [], picked: ['minutes'] })
    expect(told(picked)).not.toContain('assumed')
  })

  test('makes a break of a client, and takes out what is none', () => {
    const text = '9-10 Faye cut\n10-10.30 Costa run'
    const key = keyOf(text, 'Costa')
    expect(answer(text, { [`${key}.kind`]: 'break' }).breaks).toMatchObject([
      { label: 'Costa run', rest: true },
    ])
    const out = answer(text, { [`${key}.gone`]: true, [`${key}.start`]: '10:15' })
    expect(out.appointments.map(({ client }) => client)).toEqual(['Faye'])
    expect(out.removed).toMatchObject([{ key, client: 'Costa' }])
    expect(told(out)).toContain('Taken out by hand: Costa (10:15).')
  })

  test('that nothing fits is passed by and kept', () => {
    const key = keyOf(DAY, 'Kim')
    const odd = {
      [`${key}.start`]: '9 o’clock',
      [`${key}.minutes`]: -4,
      [`${key}.colour`]: 'red',
      nonsense: 1,
    }
    expect(answer(DAY, odd)).toEqual(answer(DAY))
  })
})

describe('the line of a pick', () => {
  test('may move: what is written above or below changes nothing', () => {
    const pick = { [`${keyOf(DAY, 'Kim')}.start`]: '11:00' }
    for (const text of [`8-9 Ann cut\n${DAY}`, `${DAY}\n2-3 Zoe tint`, DAY.split('\n').reverse().join('\n')])
      expect(answer(text, pick).appointments.find(({ client }) => client === 'Kim')?.start).toBe('11:00')
  })

  test('is told where it is gone, and the pick books nobody', () => {
    const key = keyOf(DAY, 'Kim')
    const picks = { [`${key}.start`]: '11:00', [`${key}.of`]: '10.30-11 Kim fringe' }
    const output = answer('9-10 Faye cut', picks)
    expect(output.appointments).toHaveLength(1)
    expect(output.lost).toEqual([{ key, of: '10.30-11 Kim fringe', picked: '11:00' }])
    expect(told(output)).toContain('“10.30-11 Kim fringe” is no longer in the text')
  })

  test('is found by its words where a name was since taken out of both', () => {
    const picks = { 'gone-1-1.start': '11:00', 'gone-1-1.of': '10.30-11 A client fringe' }
    expect(answer('9-10 Faye cut\n10.30-11 A client fringe', picks).lost).toEqual([])
  })

  test('takes its picks along when it is changed a little, and leaves them when it becomes another', () => {
    const was = lineKeys(DAY)[1]
    const move = followed(DAY, DAY.replace('Kim fringe', 'Kim fringe trim'))
    expect(move?.from).toBe(was)
    expect(
      carried({ [`${was}-1.start`]: '11:00', 'other-1-1.start': '12:00' }, move?.from ?? '', move?.to ?? ''),
    ).toEqual({
      [`${move?.to}-1.start`]: '11:00',
      'other-1-1.start': '12:00',
    })
    expect(followed(DAY, DAY.replace('10.30-11 Kim fringe', '4 Ann perm'))).toBeNull()
    expect(followed(DAY, `${DAY}\n2-3 Zoe`)).toBeNull()
  })
})

test('an unread line becomes an entry once its time is picked, with what of it can be guessed', () => {
  const [line] = answer(DAY).unread
  expect(line).toMatchObject({ line: 3, client: 'Bob', service: 'beard trim', start: null })
  const made = answer(DAY, { [`${line?.key}.start`]: '15:00', [`${line?.key}.client`]: 'Bob' })
  expect(made.unread).toEqual([])
  expect(of(made, line?.key ?? '')).toMatchObject({ client: 'Bob', start: '15:00', doubts: ['minutes'] })
})

test('the command line takes picks by name and by line', () => {
  const given = { facts: {}, today: TODAY }
  const picks = { 'Kim.start': '11:00', 'line 3.start': '15:00', 'lunch.minutes': 45 }
  expect(engine({ ...given, input: { schedule: DAY, picks } }).appointments).toMatchObject([
    { client: 'Faye', start: '09:00' },
    { client: 'Kim', start: '11:00', end: '11:30' },
    { start: '15:00' },
  ])
})

test('what was picked is said beside the words of its line', () => {
  const key = keyOf(DAY, 'Kim')
  const picks = { [`${key}.of`]: '10.30-11 Kim fringe', [`${key}.start`]: '11:00', [`${key}.movable`]: false }
  expect(schedule.picked?.(picks)).toEqual({ schedule: '“10.30-11 Kim fringe” 11:00, may not move' })
})

describe('a heading with two names', () => {
  const columns = (text: string): string[] =>
    readSchedule(text).entries.map(({ client, service, staff }) => `${client || service}: ${staff}`)
  test.each([
    'Mia & Tom\n9-10 Jane cut\n9.30-10.30 Lou colour\n11-12 Kim blow dry (Tom)',
    'Mia and Tom:\n9-10 Jane cut\n9.30-10.30 Lou colour\n11-12 Kim blow dry with Tom',
    'Mia + Tom: 9-10 Jane cut, 9.30-10.30 Lou colour, 11-12 Kim blow dry with Tom',
  ])('makes two columns, and says what is not sure: %j', text => {
    expect(columns(text)).toEqual(['Jane: Mia', 'Lou: Tom', 'Kim: Tom'])
    const output = answer(text)
    expect(output.appointments.map(({ doubts }) => doubts)).toEqual([['staff'], ['staff'], []])
    expect(output.assumed.join()).toContain('Lou: “Mia & Tom”'.replace('&', '&'))
  })
  test('columns that are written side by side are in its order', () =>
    expect(columns('Mia / Tom\n9-10 Jane cut / 9-10 Bob trim')).toEqual(['Jane: Mia', 'Bob: Tom']))
  test('over visits without a name is no pair of stylists', () =>
    expect(columns('Jane & Kim\n9-10 cut\n10-11 colour')).toEqual(['cut: ', 'colour: ']))
})

describe('who works here', () => {
  const team = ['Emma Byrne', 'Tom']
  test('is never taken for a client', () => {
    const output = answer(
      '9-10 Emma cut\nTom 10-11 Lou tint\n1-1.30 lunch Emma\nEmma Smith 2-3 perm',
      {},
      team,
    )
    expect(output.appointments).toMatchObject([
      { client: '', staff: 'Emma', service: 'cut', doubts: ['staff'] },
      { client: 'Lou', staff: 'Tom' },
      { client: 'Emma Smith' },
    ])
    expect(output.breaks).toMatchObject([{ label: 'Lunch', staff: 'Emma' }])
  })
  test('is asked about below a colleague’s name', () => {
    const [, emma] = answer('Tom:\n9-10 Lou cut\n10-11 Emma tint', {}, team).appointments
    expect(emma).toMatchObject({ client: 'Emma', staff: 'Tom', doubts: ['staff'] })
  })
})

describe('what is read and still to be looked at', () => {
  const doubts = (text: string): string[] =>
    answer(text).appointments.map(({ client, doubts }) => `${client}: ${doubts.join()}`)
  test.each([
    ['9.15-12.15 Keeley foils hang on no till 12.45\n1-1.40 Maxine wash', ['Keeley: said', 'Maxine: ']],
    ['10-11 Nuala roots\n12.30-1 Pat blow dry\nisnt pat at 1??', ['Nuala: ', 'Pat: said']],
    ['1-1.30 Di trim, cancelled her tuesday one but keeping this', ['Di: said']],
    ['9-10 Faye cut\n10-11 Kim tint', ['Faye: ', 'Kim: ']],
    // Somebody, a time or a length that stands nowhere in the day.
    ['9-10 Faye cut\n10 Kim tint 90m, or was it 75m', ['Faye: ', 'Kim: said', 'it: start,said']],
    ['9-10 Faye cut\n10-11 Kim tint (comes at 10.40)', ['Faye: ', 'Kim: said']],
    ['9-10 Faye cut and her Beth, too\n10-11 Kim tint', ['Faye: said', 'Kim: ']],
    ['9-10 Faye cut\nFaye can’t do 9 now, so 3 o’clock', ['Faye: said']],
    // Its line's own length, not that of somebody else.
    ['9-9.45 Faye cut\n10-11 Kim tint 45m', ['Faye: ', 'Kim: said']],
    ['9-10 Faye cut\n10-10.45 Kim tint\nKim tint 90m', ['Faye: ', 'Kim: said', 'Kim: start']],
    ['9-10 Faye cut\n10-10.45 Kim tint\nKim 10 cancelled', ['Faye: ', 'Kim: said']],
    ['9-10 Al cut\n10-11 Kim tint\nalways do what Al says', ['Al: said', 'Kim: ']],
    ['9-10 cut', [': said']],
    // Where it was is no time of its own; nor is what a cell of a table holds.
    ['9-10 Faye cut\n1-1.30 Kim trim (was 2pm, moved)', ['Faye: ', 'Kim: ']],
    ['9 | Faye | cut | 45\n10 | Kim | tint | 90', ['Faye: ', 'Kim: ']],
    ['9 Faye cut 1:15\n10.30 Kim tint 1:30', ['Faye: ', 'Kim: ']],
  ])('%j', (text, wanted) => expect(doubts(text)).toEqual(wanted))

  test('names each reason once, and who is named nowhere is unread', () => {
    const text = '9-10 Faye cut and her Beth at 10.40'
    const { assumed, unread } = answer(text)
    expect(assumed.filter(each => each.includes('please check'))).toHaveLength(1)
    expect([...assumed, ...unread.map(({ text }) => text)].join()).toContain('Beth')
  })

  test('is settled where its time is picked', () => {
    const text = '10-11 Nuala roots\n12.30-1 Pat blow dry\nisnt pat at 1??'
    const picks = { [`${keyOf(text, 'Pat')}.start`]: '13:00' }
    expect(answer(text, picks).appointments[1]).toMatchObject({ start: '13:00', doubts: [] })
  })
})
