// The moves against brute force: on small days nothing that a program can find by trying everything is better, no
// proposal overlaps or breaks a limit, and the minutes add up.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import schedule from '../../../shared/tools/appointments'
import { planned } from '../../../shared/tools/appointments/engine'
import { clashMinutes, idleOf, lanesOf, starved } from '../../../shared/tools/appointments/plan/measure'
import { allowedAt, boundsOf, moved, standsFree } from '../../../shared/tools/appointments/plan/search'
import { clockMinutes, clockText } from '../../../shared/tools/appointments/read/clock'
import { type Entry, nameOf, type Resolved } from '../../../shared/tools/appointments/read/entry'
import { untouched } from '../../../shared/tools/appointments/told/told'
import { runsOf } from '../../support/sample'

const PATIENCE = Math.max(120_000, runsOf(120_000))
const TODAY = '2026-03-02T10:00:00.000Z'

/** A small generator of its own, so that a failing day can be made again. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1
  return below => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state >>> 8) % 1_000_003) % below
  }
}

const NAMES = ['Anna', 'Beth', 'Cara', 'Dina', 'Ella', 'Faye', 'Gina', 'Hope']

function aDay(seed: number, movables: number): Resolved {
  const pick = chance(seed)
  const entries: Entry[] = []
  const count = 2 + pick(5)
  let at = 9 * 60 + pick(4) * 15
  for (let index = 0; index < count; index++) {
    const minutes = 15 * (1 + pick(8))
    const overlap = pick(6) === 0 ? 15 : 0
    const start = Math.max(9 * 60, at - overlap)
    const colour = minutes >= 90 && pick(2) === 0
    entries.push({
      id: index + 1,
      key: '',
      line: index + 1,
      kind: pick(7) === 0 ? 'break' : 'client',
      staff: '',
      day: '',
      client: NAMES[index] ?? '',
      service: colour ? 'root tint' : 'cut',
      start,
      end: start + minutes,
      startAssumed: false,
      lengthAssumed: false,
      late: null,
      processing: colour ? [{ from: start + 30, to: start + 30 + 35, assumed: false }] : [],
      movable: false,
      earliest: null,
      latestStart: null,
      latestEnd: null,
      starts: null,
    })
    at = start + minutes + 15 * pick(6)
  }
  for (let index = 0; index < movables; index++) {
    const entry = entries[pick(entries.length)]
    if (entry?.kind !== 'client') continue
    entry.movable = true
    const limit = pick(6)
    if (limit === 0) entry.earliest = 11 * 60
    if (limit === 1) entry.latestEnd = 15 * 60
    if (limit === 2) entry.starts = [entry.start, 10 * 60, 14 * 60]
  }
  return { entries, hours: [], cancelled: [], waiting: [], unread: [], assumed: [] }
}

type Worth = [clash: number, starved: number, idle: number]
const worthOf = (entries: readonly Entry[]): Worth => [
  clashMinutes(entries),
  starved(entries) ? 1 : 0,
  idleOf(entries),
]
const better = (a: Worth, b: Worth): boolean => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

/** Everything that is allowed, on a grid. */
function bruteForce({ entries }: Resolved, grid: number): Worth {
  const [lane] = lanesOf(entries)
  if (!lane) return [0, 0, 0]
  const bounds = boundsOf(lane, entries, [])
  let best = worthOf(lane.entries)
  const free = lane.entries.filter(entry => entry.movable)
  const settled = lane.entries.filter(entry => !entry.movable)
  const places = free.map(entry => {
    const starts = [entry.start]
    for (let at = bounds.from; at <= bounds.to; at += grid)
      if (at !== entry.start && allowedAt(entry, at, bounds)) starts.push(at)
    return starts.map(start => moved(entry, start))
  })
  const was = new Map(lane.entries.map(entry => [entry.id, entry.start]))
  const place = (chosen: Entry[], index: number): void => {
    const options = places[index]
    if (options) {
      for (const option of options) {
        if (option.start !== was.get(option.id) && !standsFree(option, settled)) continue
        place([...chosen, option], index + 1)
      }
      return
    }
    const all = [...settled, ...chosen]
    const now = worthOf(all)
    if (!better(now, best)) return
    const stands = chosen.every(
      entry =>
        entry.start === was.get(entry.id) ||
        standsFree(
          entry,
          all.filter(other => other !== entry),
        ),
    )
    if (stands) best = now
  }
  place([], 0)
  return best
}

/** The day after the answer's moves, taken from the answer alone. */
function afterMoves(day: Resolved, answer: ReturnType<typeof planned>): Entry[] {
  const moves = answer.suggestions.flatMap(suggestion => suggestion.moves)
  return day.entries.map(entry => {
    const move = moves.find(one => one.client === nameOf(entry) && clockMinutes(one.from) === entry.start)
    return move ? moved(entry, clockMinutes(move.to)) : entry
  })
}

describe('against brute force', () => {
  it.each([
    [1, 1200, 5],
    [2, 400, 15],
    [3, 30, 30],
  ])(
    'with up to %i that may move, %i days are as good as any',
    (movables, days, grid) => {
      const wrong: string[] = []
      for (let seed = 1; seed <= runsOf(days); seed++) {
        const day = aDay(seed * 7 + movables, movables)
        const answer = planned(untouched(day))
        const now = worthOf(afterMoves(day, answer))
        const least = bruteForce(day, grid)
        if (better(least, now)) wrong.push(`seed ${seed}: ${now} where ${least} is possible`)
      }
      expect(wrong).toEqual([])
    },
    PATIENCE,
  )
})

describe('a proposal', () => {
  it(
    'never overlaps, never breaks a limit, moves only what may move, and its minutes add up',
    () => {
      for (let seed = 1; seed <= runsOf(1500); seed++) {
        const day = aDay(seed, 1 + (seed % 6))
        const answer = planned(untouched(day))
        const [lane] = lanesOf(day.entries)
        const bounds = boundsOf(lane!, day.entries, [])
        const after = afterMoves(day, answer)
        for (const entry of after) {
          const was = day.entries.find(one => one.id === entry.id)!
          if (was.start === entry.start) continue
          expect([seed, was.movable, allowedAt(was, entry.start, bounds)]).toEqual([seed, true, true])
          expect([
            seed,
            standsFree(
              entry,
              after.filter(other => other !== entry),
            ),
          ]).toEqual([seed, true])
        }
        const saved = answer.suggestions.reduce((sum, one) => sum + one.minutes_saved, 0)
        expect([seed, saved]).toEqual([seed, answer.idle_before - answer.idle_after])
        expect([seed, answer.idle_after]).toEqual([seed, idleOf(after)])
        expect(clashMinutes(after)).toBeLessThanOrEqual(clashMinutes(day.entries))
        if (!starved(day.entries)) expect([seed, starved(after)]).toEqual([seed, false])
      }
    },
    PATIENCE,
  )
})

/** What hangs is ended by the runner's own limit: no test of ours asserts a time. `npm run bench` measures. */
describe('it ends, with an answer', () => {
  const answerTo = (text: string): string => {
    const question = { input: schedule.input.parse({ schedule: text }), facts: NO_FACTS, today: TODAY }
    const output = schedule.check({ ...question, overrides: [] }, schedule.draft(question))
    return schedule.show(output, question.input).spoken
  }

  it('to the longest day that fits the form, all of it flexible', () => {
    const lines = Array.from({ length: 90 }, (_, at) => `${clockText(480 + at * 7)} A${at} cut 5m flex`)
    expect(answerTo(lines.join('\n').slice(0, 2000))).toMatch(/appointments/)
  })

  it.each([
    ['nothing but brackets', '('.repeat(1000) + ')'.repeat(1000)],
    ['nothing but figures', '9'.repeat(2000)],
    ['nothing but separators', ',;|./ '.repeat(330)],
    ['words without an end', 'half past '.repeat(200)],
    ['dashes', '9-'.repeat(1000)],
    ['ands', 'nine and ten or '.repeat(125)],
    ['spaces', `9${' '.repeat(1990)}Anna`],
  ])('to %s', (_, text) => {
    expect(answerTo(text.slice(0, 2000).trim() || 'x')).not.toBe('')
  })
})
