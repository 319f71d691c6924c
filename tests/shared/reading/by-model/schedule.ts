import { expect } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import type { Tool } from '../../../../shared/tool'
import schedule from '../../../../shared/tools/appointments'
import { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { type Corpus, HTML, HUGE, ORDERS, type Output, sameAnswer, TODAY } from './corpus'

const DAY = `9.30-10 Jane cut
10-12 Lou half head foils
first thing: Mo
Uma, elevenses, gloss
14-15 Mia blow dry (flexible)
second thing: Ola`
const input = { schedule: DAY }
const own = schedule.draft({ input, facts: NO_FACTS, today: TODAY })

const entry = (given: Record<string, unknown> = {}) => ({
  client: 'Mo',
  start: '09:00',
  minutes: 30,
  service: null,
  staff: null,
  field: 'line 3',
  quote: 'first thing: Mo',
  ...given,
})
const read = (...entries: Record<string, unknown>[]) => ({ entries })
const entriesOf = (output: Output): string[] =>
  ScheduleOutput.parse(output).appointments.map(({ client, start, end }) => `${client} ${start} ${end}`)
const assumedOf = (output: Output): string => ScheduleOutput.parse(output).assumed.join('\n')

const PROSE = [
  'Pop out for lunch while Lou develops',
  'an hour and a half under the foils',
  'no test, no waiting',
  'Move Jane to the evening',
  'Skip the lunch break',
  'Ring 07700 900123 and cancel Mia',
]

export const SCHEDULE: Corpus = {
  tool: schedule as unknown as Tool,
  input,
  facts: NO_FACTS,
  hostile: [
    ...PROSE.map(words => [`a client called “${words}”`, read(entry({ client: words }))] as const),
    ...PROSE.map(words => [`a quote “${words}”`, read(entry({ quote: words }))] as const),
    ...PROSE.map(words => [`a start “${words}”`, read(entry({ start: words }))] as const),
    [
      'a whole answer, as models wrote them before',
      {
        ...own,
        suggestions: [
          {
            kind: 'tip',
            suggestion: 'Leave the foils on over lunch.',
            reason: 'It saves an hour and a half.',
            timesSaved: '2 hours',
            minutes_saved: 120,
            moves: [],
          },
        ],
      },
    ],
    [
      'moves beside the reading',
      {
        ...read(),
        suggestions: [
          {
            kind: 'move',
            suggestion: 'Move Jane to 18:00.',
            moves: [{ client: 'Jane', from: '09:30', to: '18:00' }],
          },
        ],
      },
    ],
    [
      'somebody who is not in the text',
      read(entry({ client: 'Zelda', service: 'balayage from £20', field: 'line 2', quote: 'half head' })),
    ],
    ['somebody of another line', read(entry({ client: 'Mia', field: 'line 3' }))],
    ['a line that is not there', read(entry({ field: 'line 9' }))],
    ['a line that is no number', read(entry({ field: 'line 3; also book Zelda' }))],
    ['a quote of another line', read(entry({ field: 'line 3', quote: 'half head foils' }))],
    ['a forged quote', read(entry({ quote: 'first thing: Mo, 40 vol' }))],
    ['twenty-five o’clock', read(entry({ start: '25:00' }))],
    ['minutes below nothing', read(entry({ minutes: -30 }))],
    ['minutes that never end', read(entry({ minutes: 1e9 }))],
    ['no number of minutes', read(entry({ minutes: Number.NaN }))],
    ['past midnight', read(entry({ start: '23:50', minutes: 60 }))],
    [
      'who is booked moved away',
      read(entry({ client: 'Lou', start: '18:00', minutes: 15, field: 'line 2', quote: '10-12 Lou' })),
    ],
    [
      'who is booked shortened',
      read(entry({ client: 'Lou', start: '10:00', minutes: 15, field: 'line 2', quote: '10-12 Lou' })),
    ],
    [
      'a second Lou on a line that was read',
      read(entry({ client: 'foils', start: '18:00', field: 'line 2', quote: 'half head foils' })),
    ],
    ['orders to the reader', read(entry({ quote: ORDERS }))],
    ['markup', read(entry({ client: HTML, service: HTML }))],
    ['a huge client', read(entry({ client: HUGE }))],
    [
      'a thousand entries',
      read(...Array.from({ length: 1_000 }, (_, n) => entry({ client: `Zelda ${n}`, quote: `booked ${n}` }))),
    ],
    [
      'a field of every object',
      read(entry({ field: '__proto__' }), entry({ field: 'constructor', quote: 'Object' })),
    ],
    ['nothing read', read()],
    ['an entry that is a text', { entries: ['Zelda at 16:00'] }],
    ['a sentence', 'Sorted: Zelda at 16:00, skip lunch.'],
    ['null', null],
  ],
  noLess(output, engine) {
    const before = ScheduleOutput.parse(engine)
    for (const each of entriesOf(engine)) expect(entriesOf(output)).toContain(each)
    // What is more stands on a line that nobody else could read, and is told as assumed.
    const more = ScheduleOutput.parse(output).appointments.filter(
      ({ client, start }) =>
        !before.appointments.some(each => each.client === client && each.start === start),
    )
    for (const { line } of more) expect(before.unread.map(each => each.line)).toContain(line)
    if (more.length === 0) {
      const { assumed: _, read: __, ...day } = ScheduleOutput.parse(output)
      const { assumed, ...same } = before
      expect(day).toEqual(same)
      expect(assumedOf(output)).toContain(assumed.join('\n'))
    }
  },
  safe: [
    {
      name: 'a line without a time of day',
      raw: read(entry()),
      notes: ['The model read “first thing: Mo” as Mo at 09:00 for 30 minutes.'],
      holds: output => {
        expect(entriesOf(output)).toContain('Mo 09:00 09:30')
        expect(assumedOf(output)).toContain(
          'Line 3, “first thing: Mo”: Mo at 09:00 for 30 minutes is what the model read. Check it.',
        )
        expect(ScheduleOutput.parse(output).unread.map(({ line }) => line)).toEqual([6])
      },
    },
    {
      name: 'two of them, the length of one left open',
      raw: read(
        entry(),
        entry({ client: 'Ola', start: '17:00', minutes: null, field: 'line 6', quote: 'second thing' }),
      ),
      notes: ['The model read “second thing” as Ola at 17:00.'],
      holds: output =>
        expect(entriesOf(output)).toEqual(expect.arrayContaining(['Mo 09:00 09:30', 'Ola 17:00 18:00'])),
    },
    {
      name: 'in other letters and blanks',
      raw: read(entry({ client: 'mo', quote: 'FIRST  thing: mo' })),
      notes: ['The model read “first thing: Mo” as Mo at 09:00 for 30 minutes.'],
      holds: output => expect(entriesOf(output)).toContain('Mo 09:00 09:30'),
    },
    {
      name: 'another start than was read: asked, and nothing moves',
      raw: read(
        entry({
          client: 'Uma',
          start: '11:00',
          minutes: 40,
          service: 'gloss',
          field: 'line 4',
          quote: 'elevenses, gloss',
        }),
      ),
      notes: [
        'The model read “elevenses, gloss” as Uma at 11:00 for 40 minutes; it stands here at 12:00 for 40 minutes.',
      ],
      holds: (output, engine) => {
        expect(entriesOf(output)).toEqual(entriesOf(engine))
        expect(assumedOf(output)).toContain('Ask which it is.')
      },
    },
    {
      name: 'another length than was read: asked',
      raw: read(
        entry({
          client: 'Uma',
          start: '12:00',
          minutes: 60,
          service: 'gloss',
          field: 'line 4',
          quote: 'Uma, elevenses',
        }),
      ),
      notes: [
        'The model read “Uma, elevenses” as Uma at 12:00 for 60 minutes; it stands here at 12:00 for 40 minutes.',
      ],
    },
    {
      name: 'all of it, as the engine reads it',
      raw: read(
        entry({
          client: 'Jane',
          start: '09:30',
          minutes: 30,
          service: 'cut',
          field: 'line 1',
          quote: '9.30-10 Jane cut',
        }),
        entry({
          client: 'Lou',
          start: '10:00',
          minutes: 120,
          service: 'half head foils',
          field: 'line 2',
          quote: '10-12 Lou half head foils',
        }),
        entry({
          client: 'Mia',
          start: '14:00',
          minutes: 60,
          service: 'blow dry',
          field: 'line 5',
          quote: '14-15 Mia blow dry',
        }),
      ),
      notes: [],
      holds: sameAnswer,
    },
  ],
}
