// The public demo: sample data, never saved, answered by the same engine. Also the specification's demo fields.
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
      '12:00 Emma (sample) root tint 90 min, processing 35 from 12:30',
      '13:30 Lunch 30 min',
      '14:00 Olivia (sample) balayage 150 min (80 apply, 40 developing, 30 finish)',
      '16:35 Sophie (sample) fringe trim 15 min, flexible, any time after 3',
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

type DemoRow = { time: string; client: string; service: string; duration: string; gap: boolean }
/** The specification's demo schedule: the entries and the gaps between them, in order of time. */
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

type DemoSuggestion = { time: string; type: string; text: string; impact: string }
export function demoSuggestions(output: ScheduleOutput): DemoSuggestion[] {
  return output.suggestions.map(({ kind, suggestion, timesSaved, moves }) => ({
    time: moves[0]?.to ?? /\d\d:\d\d/.exec(suggestion)?.[0] ?? '',
    type: kind,
    text: suggestion,
    impact: moves.length > 0 ? timesSaved : '',
  }))
}

/** What each client on the sample day pays, in pounds. */
const PAID: Readonly<Record<string, number>> = { Sarah: 55, James: 30, Emma: 85, Olivia: 195, Sophie: 20 }
const paidBy = (client: string): number => PAID[client.split(' ')[0] ?? ''] ?? 0

type Span = { from: number; until: number }
const ofEntry = ({ start, minutes }: { start: string; minutes: number }): Span => ({
  from: clockMinutes(start),
  until: clockMinutes(start) + minutes,
})

/** In minutes: nobody is booked into a shorter slot. */
const LEAST_SLOT = 30

/** The minutes that can be sold between the first entry and the last. */
function freeMinutes(entries: readonly Span[]): number {
  const inOrder = [...entries].sort((a, b) => a.from - b.from)
  let free = 0
  let until = inOrder[0]?.until ?? 0
  for (const { from, until: end } of inOrder) {
    if (from - until >= LEAST_SLOT) free += from - until
    until = Math.max(until, end)
  }
  return free
}

/**
 * The specification's metrics, worked out from the day: the share of working time that is booked, without breaks; the
 * takings; and what the free slots would bring in at the same rate once everyone who may move has moved.
 */
export function demoFigures(output: ScheduleOutput): {
  utilisation: number
  revenue: number
  potential: number
  /** All in minutes. */
  booked: number
  open: number
  free: number
  /** True if we know what each client pays. */
  arePriced: boolean
} {
  const moved = new Map(
    output.suggestions.flatMap(({ moves }) => moves.map(({ client, from, to }) => [`${client} ${from}`, to])),
  )
  const after = output.appointments.map(entry => ({
    ...entry,
    start: moved.get(`${entry.client} ${entry.start}`) ?? entry.start,
  }))
  const booked = output.appointments.reduce((sum, { minutes }) => sum + minutes, 0)
  const resting = output.breaks.reduce((sum, { minutes }) => sum + minutes, 0)
  const all = [...output.appointments, ...output.breaks].map(ofEntry)
  const open = Math.max(...all.map(({ until }) => until)) - Math.min(...all.map(({ from }) => from)) - resting
  const revenue = output.appointments.reduce((sum, { client }) => sum + paidBy(client), 0)
  const free = freeMinutes([...after, ...output.breaks].map(ofEntry))
  return {
    utilisation: Math.round((booked / open) * 100),
    revenue,
    potential: Math.round((revenue / booked) * free),
    booked,
    open,
    free,
    arePriced: output.appointments.every(({ client }) => paidBy(client) > 0),
  }
}
