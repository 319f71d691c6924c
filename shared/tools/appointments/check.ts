// The rules over the engine's draft and a model's answer alike. The day is read from the text, never from the answer: so
// nobody can be invented. A move stands only if the text allows it and its place is free; its minutes are counted anew.
import type { Checking } from '../../tool'
import { answerOf, planned, readDay } from './engine'
import { firstNameOf } from './names'
import { clashMinutes, idleOf, type Lane, lanesOf } from './plan/measure'
import { moveSuggestion } from './plan/move-text'
import type { Step } from './plan/moves'
import { allowedAt, boundsOf, moved, standsFree } from './plan/search'
import { mayStand } from './prose'
import { clockMinutes } from './read/clock'
import { type Entry, nameOf, type Resolved } from './read/entry'
import type { Move, ScheduleInput, ScheduleOutput, Suggestion } from './schema'

const MOST_TIPS = 3

export function check({ input }: Checking<ScheduleInput>, output: ScheduleOutput): ScheduleOutput {
  const { read } = output
  return { ...held(readDay(input.schedule, read).day, output), ...(read && { read }) }
}

function held(day: Resolved, output: ScheduleOutput): ScheduleOutput {
  const own = planned(day)
  if (!own.valid_input) return own
  const tips = tipsOf(output, own, day)
  const tried = tryMoves(day, output)
  const keeps = tried !== null && worth(tried.lanes) <= worth(betterLanes(day, own))
  if (!keeps || tried === null) return { ...own, suggestions: [...own.suggestions, ...tips] }
  const answer = answerOf(day, lanesOf(day.entries), tried.lanes, tried.moves)
  return { ...answer, suggestions: [...answer.suggestions, ...tips] }
}

/** Clash first, idle minutes second: what a plan is measured by. */
const worth = (lanes: readonly Lane[]): number =>
  lanes.reduce((sum, { entries }) => sum + clashMinutes(entries) * 10_000 + idleOf(entries), 0)

/** The chairs as they stand after the engine's own moves. */
function betterLanes(day: Resolved, own: ScheduleOutput): Lane[] {
  const lanes = lanesOf(day.entries)
  const moves = own.suggestions.flatMap(suggestion => suggestion.moves)
  return lanes.map(lane => ({ ...lane, entries: lane.entries.map(entry => movedBy(entry, moves)) }))
}
function movedBy(entry: Entry, moves: readonly Move[]): Entry {
  const move = moves.find(one => isOf(one, entry))
  return move ? moved(entry, clockMinutes(move.to)) : entry
}

const isOf = (move: Move, entry: Entry): boolean => {
  const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
  return (
    clockMinutes(move.from) === entry.start &&
    (same(move.client, nameOf(entry)) || same(move.client, firstNameOf(nameOf(entry)))) &&
    (same(move.staff, entry.staff) || move.staff === '') &&
    (same(move.day, entry.day) || move.day === '')
  )
}

/** The answer's moves, one suggestion after the other; those that break a rule are left out. Null where none is left. */
function tryMoves(day: Resolved, output: ScheduleOutput): { lanes: Lane[]; moves: Suggestion[] } | null {
  let lanes = lanesOf(day.entries)
  const moves: Suggestion[] = []
  const done = new Set<number>()
  for (const suggestion of output.suggestions) {
    if (suggestion.moves.length === 0) continue
    const targets = suggestion.moves.map(move => {
      const lane = lanes.find(({ entries }) =>
        entries.some(entry => !done.has(entry.id) && isOf(move, entry)),
      )
      const entry = lane?.entries.find(one => !done.has(one.id) && isOf(move, one))
      return lane && entry ? { lane, entry, to: clockMinutes(move.to) } : null
    })
    const [first] = targets
    if (
      !first ||
      targets.some(target => target === null || target.lane !== first.lane || Number.isNaN(target.to))
    )
      continue
    const bounds = boundsOf(first.lane, day.entries, day.hours)
    const known = targets.filter(target => target !== null)
    if (!known.every(({ entry, to }) => to !== entry.start && allowedAt(entry, to, bounds))) continue
    const after = known.reduce(
      (entries, { entry, to }) => entries.map(one => (one.id === entry.id ? moved(one, to) : one)),
      first.lane.entries,
    )
    const placed = after.filter(entry => known.some(target => target.entry.id === entry.id))
    if (
      !placed.every(entry =>
        standsFree(
          entry,
          after.filter(other => other !== entry),
        ),
      )
    )
      continue
    const step: Step = {
      entries: placed,
      from: placed.map(entry => known.find(target => target.entry.id === entry.id)?.entry.start ?? 0),
      saved: idleOf(first.lane.entries) - idleOf(after),
      clashBefore: clashMinutes(first.lane.entries),
      clashAfter: clashMinutes(after),
    }
    if (step.saved <= 0 && step.clashAfter >= step.clashBefore && !leadsOn(output, suggestion)) continue
    for (const { entry } of known) done.add(entry.id)
    lanes = lanes.map(lane => (lane === first.lane ? { ...lane, entries: after } : lane))
    moves.push(withReason(moveSuggestion(step, after), suggestion, day))
  }
  return moves.length === 0 ? null : { lanes, moves }
}

/** A move that saves nothing by itself may make room for the next one. */
const leadsOn = (output: ScheduleOutput, suggestion: Suggestion): boolean =>
  output.suggestions.slice(output.suggestions.indexOf(suggestion) + 1).some(({ moves }) => moves.length > 0)

/** Our own sentences about the move; a model's reason stands with them where it holds no figure and no stranger. */
function withReason(own: Suggestion, given: Suggestion, day: Resolved): Suggestion {
  const words = given.reason.startsWith(own.reason)
    ? given.reason.slice(own.reason.length).trim()
    : given.reason
  const clean = words !== '' && mayStand(words, day) ? words : ''
  return clean === '' ? own : { ...own, reason: `${own.reason} ${clean}` }
}

function tipsOf(output: ScheduleOutput, own: ScheduleOutput, day: Resolved): Suggestion[] {
  return output.suggestions
    .filter(({ kind, moves }) => kind === 'tip' && moves.length === 0)
    .filter(({ suggestion, reason }) => mayStand(suggestion, day) && mayStand(reason, day))
    .filter(({ suggestion }) => !own.suggestions.some(known => known.suggestion === suggestion))
    .slice(0, MOST_TIPS)
    .map(({ suggestion, reason }) => ({
      kind: 'tip' as const,
      suggestion,
      reason,
      timesSaved: '0 minutes',
      minutes_saved: 0,
      moves: [],
    }))
}
