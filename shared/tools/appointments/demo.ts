// The public demo: sample data, never saved, answered by the same engine. Beside it the specification's demo fields.
import { NO_FACTS } from '../../facts'
import { check } from './check'
import { draft } from './engine'
import { clockMinutes } from './read/clock'
import type { ScheduleInput, ScheduleOutput } from './schema'

export const demoInputs: readonly ScheduleInput[] = [
  {
    schedule: [
      '09:00 Sarah (sample) cut & blow dry 60 min',
      '10:30 James (sample) gents cut 30 min, flexible',
      '11:30 Emma (sample) root tint 90 min, processing 35 from 12:00',
      '13:30 Lunch 30 min',
      '14:30 Olivia (sample) balayage 150 min (80 apply, 40 developing, 30 finish)',
      '17:15 Sophie (sample) fringe trim 15 min, flexible, any time after 3',
    ].join('\n'),
  },
  {
    schedule: [
      'Emma: 9-10 Faye cut, 10.30-12 Gina root tint',
      'Jo: 9.30-10.15 Harry gents, 10-11 Ines blow dry',
    ].join('\n'),
  },
]

/** The demo's fixed day, so that it answers the same for everyone. */
const DEMO_DAY = '2026-01-05T09:00:00.000Z'

export function demoAnswer(input: ScheduleInput): ScheduleOutput {
  const question = { input, facts: NO_FACTS, today: DEMO_DAY }
  return check({ ...question, overrides: [] }, draft(question))
}

export type DemoRow = { time: string; client: string; service: string; duration: string; gap: boolean }
/** The specification's demo schedule: the entries and the gaps between them in the order of the day. */
export function demoSchedule(output: ScheduleOutput): DemoRow[] {
  const rows = [
    ...output.appointments.map(({ start, client, service, minutes }) => ({
      time: start,
      client,
      service,
      duration: `${minutes} min`,
      gap: false,
    })),
    ...output.breaks.map(({ start, label, minutes }) => ({
      time: start,
      client: '',
      service: label,
      duration: `${minutes} min`,
      gap: false,
    })),
    ...output.gaps.map(({ from, minutes }) => ({
      time: from,
      client: '',
      service: 'Gap',
      duration: `${minutes} min`,
      gap: true,
    })),
  ]
  return rows.sort((a, b) => clockMinutes(a.time) - clockMinutes(b.time))
}

export type DemoSuggestion = { time: string; type: string; text: string; impact: string }
export function demoSuggestions(output: ScheduleOutput): DemoSuggestion[] {
  return output.suggestions.map(({ kind, suggestion, timesSaved, moves }) => ({
    time: moves[0]?.to ?? /\d\d:\d\d/.exec(suggestion)?.[0] ?? '',
    type: kind,
    text: suggestion,
    impact: moves.length > 0 ? timesSaved : '',
  }))
}
