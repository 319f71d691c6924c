// The local engine: reads the day, measures it, moves what may move, and says what is left for people to decide. Pure
// and instant.
import type { Question } from '../../tool'
import {
  breakAdvice,
  breakGap,
  gapAdvice,
  marginAdvice,
  overlapAdvice,
  processingAdvice,
} from './plan/advise'
import { joinAdvice } from './plan/join'
import { lateAdvice } from './plan/late'
import { breakless, clashOf, gapsOf, idleOf, type Lane, lanesOf, lengthOf, minutesOf } from './plan/measure'
import { moveSuggestion } from './plan/move-text'
import { stepsBetween } from './plan/moves'
import { improved } from './plan/search'
import { type ScheduleRead, withRead } from './read/by-model'
import { clockText } from './read/clock'
import { collect } from './read/collect'
import { doubted } from './read/day/doubted'
import { named, standIns } from './read/day/stand-ins'
import { breakLabel, type Entry, nameOf, type Resolved } from './read/entry'
import { teamNames } from './read/headings/team'
import { guessOf } from './read/line/guess'
import { resolve } from './read/resolve'
import type { ScheduleInput, ScheduleOutput, Suggestion } from './schema'
import { assumedTexts, doubtsOf } from './told/assumed'
import { keyed } from './told/lines'
import { picksIn } from './told/paths'
import { type PickedDay, told } from './told/told'
import { wordsOfEntry } from './told/words'
import { andList, countText, limitsText, minutesText } from './words'

export const NOTHING: ScheduleOutput = {
  valid_input: false,
  summary:
    'No appointment could be found in this text, so nothing is planned. Please write one appointment a line: the start time, the client’s name, the service and how long it takes.',
  appointments: [],
  breaks: [],
  hours: [],
  overlaps: [],
  absorbed: [],
  gaps: [],
  no_break: [],
  kept_break: [],
  idle_before: 0,
  idle_after: 0,
  suggestions: [],
  not_booked: [],
  assumed: [],
  unread: [],
  removed: [],
  lost: [],
}

/** The day that a text describes. `team`: who works here. */
export function readSchedule(schedule: string, team: readonly string[] = []): Resolved {
  const { text, back } = standIns(schedule)
  const names = teamNames(team)
  const { rows, unread } = collect(text, names)
  return keyed(doubted(named(resolve(rows, unread), back), schedule, names), schedule)
}

/** The same, with what a model read; picks override both. */
export function readDay(
  { input: { schedule, picks }, facts }: Question<ScheduleInput>,
  read?: ScheduleRead,
): { day: PickedDay; notes: string[] } {
  const own = readSchedule(schedule, facts.team)
  const { day, notes } = read ? withRead(own, read) : { day: own, notes: [] }
  return { day: told(day, schedule, picksIn(picks)), notes }
}

export function draft(question: Question<ScheduleInput>): ScheduleOutput {
  return planned(readDay(question).day)
}

/** The plan for a day that was read. */
export function planned(day: PickedDay): ScheduleOutput {
  const lanes = lanesOf(day.entries)
  const better = lanes.map(lane => ({ ...lane, entries: improved(lane, day.entries, day.hours) }))
  const moves = lanes.flatMap((lane, at) => {
    const now = better[at]?.entries ?? lane.entries
    return stepsBetween(lane.entries, now).map(step => moveSuggestion(step, now))
  })
  return answerOf(day, lanes, better, moves)
}

/** The whole answer for a day: the chairs as they would be, and the moves that get there. */
function answerOf(
  day: PickedDay,
  lanes: readonly Lane[],
  better: readonly Lane[],
  moves: readonly Suggestion[],
): ScheduleOutput {
  const aside = {
    not_booked: notBooked(day),
    unread: day.unread.map(each => ({ key: '', ...each, ...guessOf(each.text) })),
    removed: day.removed.map(({ key, client, start }) => ({
      key,
      client,
      start: start < 0 ? '' : clockText(start),
    })),
    lost: day.lost.map(({ key, picks }) => ({ key, of: picks.of ?? '', picked: wordsOfEntry(picks) })),
  }
  if (day.entries.length === 0) return { ...NOTHING, ...aside }
  const idle = (all: readonly Lane[]): number => all.reduce((sum, lane) => sum + idleOf(lane.entries), 0)
  const before = idle(lanes)
  const after = idle(better)
  const sorted = better.map(lane => ({
    ...lane,
    entries: [...lane.entries].sort((a, b) => a.start - b.start),
  }))
  const overlaps = lanes.flatMap(overlapsOf)
  return {
    valid_input: true,
    summary: summaryOf(day, overlaps.length, before, after),
    appointments: day.entries
      .filter(entry => entry.kind === 'client')
      .map(entry => appointmentOf(entry, day)),
    breaks: day.entries
      .filter(entry => entry.kind !== 'client')
      .map(entry => ({
        staff: entry.staff,
        day: entry.day,
        label: breakLabel(entry.service),
        start: clockText(entry.start),
        end: clockText(entry.end),
        minutes: entry.end - entry.start,
        rest: entry.kind === 'break',
        flexible: entry.movable,
        line: entry.line,
        ...toldOf(entry, day),
      })),
    hours: day.hours.map(hours => ({ ...hours, from: clockText(hours.from), to: clockText(hours.to) })),
    overlaps,
    absorbed: lanes.flatMap(absorbedIn),
    gaps: lanes.flatMap(({ staff, day: on, entries }) =>
      gapsOf(entries).map(gap => ({ staff, day: on, ...spanOut(gap.from, gap.to) })),
    ),
    no_break: lanes.flatMap(({ staff, day: on, entries }) => {
      const minutes = breakless(entries)
      return minutes === null ? [] : [{ staff, day: on, minutes }]
    }),
    kept_break: sorted.flatMap(({ staff, day: on, entries }) => {
      const gap = breakGap(entries)
      return gap ? [{ staff, day: on, ...spanOut(gap.from, gap.to) }] : []
    }),
    idle_before: before,
    idle_after: after,
    suggestions: [
      ...moves,
      ...overlapAdvice(sorted),
      ...lateAdvice(sorted, day.hours),
      ...breakAdvice(sorted),
      ...gapAdvice(sorted, day.waiting),
      ...joinAdvice(sorted, lanes, day.hours),
      ...marginAdvice(sorted),
      ...processingAdvice(sorted),
    ],
    assumed: assumedTexts(day),
    ...aside,
  }
}

const spanOut = (from: number, to: number) => ({
  from: clockText(from),
  to: clockText(to),
  minutes: to - from,
})

const toldOf = (entry: Entry, day: PickedDay) => ({
  key: entry.key,
  picked: [...(day.picked.get(entry.id) ?? [])],
  doubts: doubtsOf(day, entry.id),
})

const appointmentOf = (entry: Entry, day: PickedDay) => ({
  staff: entry.staff,
  day: entry.day,
  client: entry.client,
  service: entry.service,
  start: clockText(entry.start),
  end: clockText(entry.end),
  minutes: lengthOf({ from: entry.start, to: entry.end }),
  length_assumed: entry.lengthAssumed,
  start_assumed: entry.startAssumed,
  flexible: entry.movable,
  limits: limitsText(entry),
  processing: entry.processing.map(window => ({
    from: clockText(window.from),
    to: clockText(window.to),
    assumed: window.assumed,
  })),
  line: entry.line,
  ...toldOf(entry, day),
})

const pairs = (entries: readonly Entry[]): [Entry, Entry][] =>
  entries.flatMap((a, at) => entries.slice(at + 1).map((b): [Entry, Entry] => [a, b]))

function overlapsOf({ staff, day, entries }: Lane): ScheduleOutput['overlaps'] {
  return pairs(entries).flatMap(([a, b]) => {
    const clash = clashOf(a, b)
    const [first] = clash
    const last = clash.at(-1)
    if (!first || !last) return []
    return [
      {
        staff,
        day,
        a: nameOf(a),
        b: nameOf(b),
        from: clockText(first.from),
        to: clockText(last.to),
        minutes: minutesOf(clash),
      },
    ]
  })
}

function absorbedIn({ staff, day, entries }: Lane): ScheduleOutput['absorbed'] {
  return pairs(entries).flatMap(([a, b]) => {
    if (a.start >= b.end || b.start >= a.end || clashOf(a, b).length > 0) return []
    const [host, guest] = a.processing.some(window => b.start >= window.from && b.end <= window.to)
      ? [a, b]
      : [b, a]
    return [{ staff, day, host: nameOf(host), guest: nameOf(guest) }]
  })
}

const notBooked = (day: PickedDay): string[] => [
  ...day.lost.map(
    ({ picks }) =>
      `“${picks.of ?? ''}” is no longer in the text. Your choice for it${wordsOfEntry(picks) === '' ? '' : ` (${wordsOfEntry(picks)})`} no longer counts.`,
  ),
  ...day.removed.map(
    ({ client, start }) => `Taken out by hand: ${client}${start < 0 ? '' : ` (${clockText(start)})`}.`,
  ),
  ...day.cancelled.map(
    ({ client, start }) =>
      `Left out as cancelled or moved away: ${client}${start === null ? '' : ` (${clockText(start)})`}.`,
  ),
  ...day.waiting.map(
    ({ client, service, minutes, assumed }) =>
      `On the waiting list: ${client}${service === '' ? '' : `, ${service}`}, ${minutesText(minutes)}${assumed ? ' (assumed)' : ''}.`,
  ),
]

function summaryOf(day: PickedDay, overlaps: number, before: number, after: number): string {
  const clients = day.entries.filter(entry => entry.kind === 'client').length
  const others = day.entries.length - clients
  const rests = day.entries.filter(entry => entry.kind === 'break').length
  const chairs = new Set(day.entries.map(entry => entry.staff)).size
  const days = new Set(day.entries.map(entry => entry.day)).size
  const places = [
    chairs > 1 ? countText(chairs, 'chair') : '',
    days > 1 ? countText(days, 'day') : '',
  ].filter(Boolean)
  const read = andList([
    countText(clients, 'appointment'),
    ...(others === 0
      ? []
      : rests === others
        ? [countText(others, 'break')]
        : rests === 0
          ? [countText(others, 'blocked time')]
          : [countText(rests, 'break'), countText(others - rests, 'blocked time')]),
  ])
  const saves =
    after < before
      ? `The moves below bring it to ${minutesText(after)}.`
      : day.entries.some(entry => entry.movable)
        ? 'Moving a flexible entry would not shorten it.'
        : before > 0
          ? 'The text doesn’t say who may move, so nothing is moved.'
          : ''
  return [
    `Read: ${read}${places.length > 0 ? ` over ${andList(places)}` : ''}.`,
    overlaps === 0 ? 'No appointments overlap.' : `${countText(overlaps, 'overlap')} to settle.`,
    before === 0
      ? 'There is no idle time between appointments.'
      : `Idle between appointments: ${minutesText(before)}.`,
    saves,
  ]
    .filter(Boolean)
    .join(' ')
}
