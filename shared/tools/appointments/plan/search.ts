// Finds the best times for the entries that may move. Exact for a few, bounded local search for many; always instant.
// In order of priority: no clash, a chance for a break, least idle time, fewest moves, gaps in one piece, within the
// original day, shortest moves.
import {
  BREAK_MINUTES,
  MAX_GUEST_OVER_LIGHTENER,
  SELLABLE_MINUTES,
  serviceOf,
  WINDOW_MARGIN,
} from '../../../trade/services'
import type { Entry, Hours } from '../read/entry'
import {
  breakless,
  clashMinutes,
  clashOf,
  gapsOf,
  type Lane,
  lengthOf,
  minutesOf,
  type Span,
  spanOf,
  starved,
  windowAround,
} from './measure'

/** The usual opening hours, if none are given. */
const USUAL: Span = { from: 9 * 60, to: 17 * 60 + 30 }
const EXACT = 3
/** How many pairs of entries the search may compare for one chair: takes some tens of milliseconds. */
const WORK = 1.5e6

/** The hours within which this chair's entries may be placed. */
export function boundsOf(lane: Lane, entries: readonly Entry[], hours: readonly Hours[]): Span {
  const said = hours.find(
    one => (one.staff === '' || one.staff === lane.staff) && (one.day === '' || one.day === lane.day),
  )
  const span = spanOf(entries.filter(entry => entry.day === lane.day))
  if (said) return { from: said.from, to: said.to }
  return { from: Math.min(span.from, USUAL.from), to: Math.max(span.to, USUAL.to) }
}

export const moved = (entry: Entry, start: number): Entry => ({
  ...entry,
  start,
  end: entry.end + start - entry.start,
  processing: entry.processing.map(window => ({
    ...window,
    from: window.from + start - entry.start,
    to: window.to + start - entry.start,
  })),
})

const LUNCH: Span = { from: 11 * 60 + 30, to: 14 * 60 + 30 }

/** Whether the text allows this entry at that time. */
export function allowedAt(entry: Entry, start: number, bounds: Span): boolean {
  const end = start + entry.end - entry.start
  if (start === entry.start) return true
  if (!entry.movable || start < bounds.from || end > bounds.to) return false
  if (entry.earliest !== null && start < entry.earliest) return false
  if (entry.latestStart !== null && start > entry.latestStart) return false
  if (entry.latestEnd !== null && end > entry.latestEnd) return false
  if (entry.starts !== null && !entry.starts.includes(start)) return false
  return (
    entry.kind !== 'break' ||
    (start >= LUNCH.from && end <= LUNCH.to) ||
    entry.earliest !== null ||
    entry.starts !== null
  )
}

/**
 * A guest in a processing window that the text gives: 5 minutes at each end, and one short guest over lightener.
 * domain.md 2.2.
 */
function fitsInWindow(host: Entry, guest: Entry, others: readonly Entry[]): boolean {
  const window = windowAround(host, guest)
  if (!window || window.assumed || guest.processing.length > 0 || guest.kind !== 'client') return false
  if (guest.start < window.from + WINDOW_MARGIN || guest.end > window.to - WINDOW_MARGIN) return false
  if (!serviceOf(host.service)?.lightener) return true
  const alone = !others.some(
    other => other !== host && other !== guest && other.start < window.to && window.from < other.end,
  )
  return alone && guest.end - guest.start <= MAX_GUEST_OVER_LIGHTENER
}

/** Whether an entry that moved here is in nobody's way. */
export function standsFree(entry: Entry, others: readonly Entry[]): boolean {
  return others.every(
    other =>
      entry.start >= other.end ||
      other.start >= entry.end ||
      (clashOf(entry, other).length === 0 && fitsInWindow(other, entry, others)),
  )
}

type Cost = readonly number[]
function costOf(entries: readonly Entry[], before: ReadonlyMap<number, number>, span: Span): Cost {
  let [moves, outside, shift] = [0, 0, 0]
  for (const entry of entries) {
    const was = before.get(entry.id) ?? entry.start
    if (entry.start === was) continue
    moves++
    shift += Math.abs(entry.start - was)
    outside += Math.max(0, span.from - entry.start) + Math.max(0, entry.end - span.to)
  }
  const gaps = gapsOf(entries)
  const dead = minutesOf(gaps.filter(gap => lengthOf(gap) < SELLABLE_MINUTES))
  return [clashMinutes(entries), starved(entries) ? 1 : 0, minutesOf(gaps), moves, dead, outside, shift]
}
const less = (a: Cost, b: Cost): boolean => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

function startsFor(entry: Entry, placed: readonly Entry[], bounds: Span, keepsBreak: boolean): number[] {
  const length = entry.end - entry.start
  const starts = new Set<number>([bounds.from, bounds.to - length])
  for (const limit of [
    entry.earliest,
    entry.latestStart,
    entry.latestEnd === null ? null : entry.latestEnd - length,
  ])
    if (limit !== null) starts.add(limit)
  for (const start of entry.starts ?? []) starts.add(start)
  if (entry.kind === 'break') for (const at of [LUNCH.from, LUNCH.to - length]) starts.add(at)
  for (const other of placed) {
    starts.add(other.end).add(other.start - length)
    if (keepsBreak) starts.add(other.end + BREAK_MINUTES).add(other.start - length - BREAK_MINUTES)
    for (const window of other.processing)
      starts.add(window.from + WINDOW_MARGIN).add(window.to - WINDOW_MARGIN - length)
  }
  return [...starts].filter(start => start !== entry.start && allowedAt(entry, start, bounds))
}

type Search = {
  before: ReadonlyMap<number, number>
  span: Span
  bounds: Span
  keepsBreak: boolean
  left: number
}

/**
 * The best places for `free`, with all others fixed: tries every order, and every place beside another entry, a limit
 * or a window.
 */
function exact(fixed: readonly Entry[], free: readonly Entry[], search: Search): Entry[] {
  let best = [...fixed, ...free]
  let cost = costOf(best, search.before, search.span)
  const seen = new Set<string>()
  const place = (placed: readonly Entry[], rest: readonly Entry[]): void => {
    if (rest.length === 0) {
      search.left -= 2 * placed.length
      const now = costOf(placed, search.before, search.span)
      const free = placed.every(
        entry =>
          entry.start === search.before.get(entry.id) ||
          standsFree(
            entry,
            placed.filter(other => other !== entry),
          ),
      )
      if (free && less(now, cost)) [best, cost] = [[...placed], now]
      return
    }
    for (const entry of rest) {
      const others = rest.filter(other => other !== entry)
      const was = moved(entry, search.before.get(entry.id) ?? entry.start)
      // An entry that stays may keep its clash; one that moves mustn't clash.
      const options = [
        was,
        ...startsFor(was, [...placed, ...others], search.bounds, search.keepsBreak).map(start =>
          moved(was, start),
        ),
      ]
      for (const option of options) {
        if (search.left <= 0) return
        search.left--
        if (option !== was && !standsFree(option, placed)) continue
        const next = [...placed, option]
        const key = `${others.length}|${next
          .slice(fixed.length)
          .map(one => `${one.id}@${one.start}`)
          .sort()
          .join()}`
        if (seen.has(key)) continue
        seen.add(key)
        place(next, others)
      }
    }
  }
  place(fixed, free)
  return best
}

/** One chair's entries at their best times; unchanged if there is nothing to gain. */
export function improved(lane: Lane, all: readonly Entry[], hours: readonly Hours[]): Entry[] {
  const movable = lane.entries.filter(entry => entry.movable)
  if (movable.length === 0) return lane.entries
  const search: Search = {
    before: new Map(lane.entries.map(entry => [entry.id, entry.start])),
    span: spanOf(lane.entries),
    bounds: boundsOf(lane, all, hours),
    keepsBreak: breakless(lane.entries) !== null,
    left: 0,
  }
  // A place is compared with every entry, a whole day with itself, so long lists get fewer tries.
  const budget = Math.round(WORK / lane.entries.length)
  const settled = lane.entries.filter(entry => !entry.movable)
  if (movable.length <= EXACT) {
    search.left = budget
    return worthIt(lane.entries, exact(settled, movable, search), search)
  }
  // Many entries: moves one, two and three at a time, until nothing improves or the budget runs out.
  let best = [...lane.entries]
  let left = budget
  for (let round = 0; round < 6 && left > 0; round++) {
    const cost = costOf(best, search.before, search.span)
    for (const group of groupsOf(movable)) {
      if (left <= 0) break
      search.left = Math.min(left, Math.max(200, Math.round(budget / 20)))
      const given = search.left
      const free = best.filter(entry => group.has(entry.id))
      const tried = exact(
        best.filter(entry => !group.has(entry.id)),
        free,
        search,
      )
      left -= given - search.left
      if (less(costOf(tried, search.before, search.span), costOf(best, search.before, search.span)))
        best = tried
    }
    if (!less(costOf(best, search.before, search.span), cost)) break
  }
  return worthIt(lane.entries, best, search)
}

/** One by one, then in pairs, then in threes if there are only a few. */
function* groupsOf(entries: readonly Entry[]): Generator<ReadonlySet<number>> {
  for (const a of entries) yield new Set([a.id])
  for (const [at, a] of entries.entries()) for (const b of entries.slice(at + 1)) yield new Set([a.id, b.id])
  if (entries.length > 8) return
  for (const [at, a] of entries.entries())
    for (const [next, b] of entries.slice(at + 1).entries())
      for (const c of entries.slice(at + next + 2)) yield new Set([a.id, b.id, c.id])
}

/** A move must fix a clash, make room for a break or save idle minutes; we never move for its own sake. */
function worthIt(was: readonly Entry[], now: readonly Entry[], { before, span }: Search): Entry[] {
  const gain = (cost: Cost): Cost => cost.slice(0, 3)
  return less(gain(costOf(now, before, span)), gain(costOf(was, before, span))) ? [...now] : [...was]
}
