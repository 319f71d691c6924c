// What can be measured about a day: clashes of active time, gaps, idle minutes, hours without a break. Definitions:
// domain.md 2.6. A lane is one stylist's day.
import { BREAK_MINUTES, SHIFT_WITHOUT_BREAK } from '../../../trade/services'
import type { Entry, Window } from '../read/entry'

export type Span = { from: number; to: number }
export type Lane = { staff: string; day: string; entries: Entry[] }

export const lengthOf = (span: Span): number => span.to - span.from
const byStart = (a: Entry, b: Entry): number => a.start - b.start || a.end - b.end || a.id - b.id

/** In the order in which the text names the chairs. */
export function lanesOf(entries: readonly Entry[]): Lane[] {
  const lanes = new Map<string, Lane>()
  for (const entry of entries) {
    const key = `${entry.day}\u0000${entry.staff}`
    const lane = lanes.get(key) ?? { staff: entry.staff, day: entry.day, entries: [] }
    lane.entries.push(entry)
    lanes.set(key, lane)
  }
  return [...lanes.values()].map(lane => ({ ...lane, entries: lane.entries.sort(byStart) }))
}

/** The times when the stylist works on this entry. */
function activeOf(entry: Entry): Span[] {
  const spans: Span[] = []
  let at = entry.start
  for (const window of [...entry.processing].sort((a, b) => a.from - b.from)) {
    if (window.from > at) spans.push({ from: at, to: window.from })
    at = Math.max(at, window.to)
  }
  if (entry.end > at) spans.push({ from: at, to: entry.end })
  return spans
}

const common = (a: Span, b: Span): Span | null => {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)]
  return to > from ? { from, to } : null
}

/** The times when both need the stylist at once. */
export function clashOf(a: Entry, b: Entry): Span[] {
  if (a.start >= b.end || b.start >= a.end) return []
  if (a.processing.length === 0 && b.processing.length === 0)
    return [{ from: Math.max(a.start, b.start), to: Math.min(a.end, b.end) }]
  return activeOf(a).flatMap(one => activeOf(b).flatMap(other => common(one, other) ?? []))
}
export const minutesOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, span) => sum + lengthOf(span), 0)

/** The window of `host` that contains the whole of `guest`. */
export const windowAround = (host: Entry, guest: Entry): Window | null =>
  host.processing.find(window => guest.start >= window.from && guest.end <= window.to) ?? null

export function clashMinutes(entries: readonly Entry[]): number {
  let minutes = 0
  for (const [at, a] of entries.entries())
    for (const b of entries.slice(at + 1))
      if (b.start < a.end && a.start < b.end) minutes += minutesOf(clashOf(a, b))
  return minutes
}

/** Free time between the first start and the last end. */
export function gapsOf(entries: readonly Entry[]): Span[] {
  const gaps: Span[] = []
  let end: number | null = null
  for (const entry of [...entries].sort(byStart)) {
    if (end !== null && entry.start > end) gaps.push({ from: end, to: entry.start })
    end = end === null ? entry.end : Math.max(end, entry.end)
  }
  return gaps
}
export const idleOf = (entries: readonly Entry[]): number => minutesOf(gapsOf(entries))

export const spanOf = (entries: readonly Entry[]): Span => ({
  from: Math.min(...entries.map(entry => entry.start)),
  to: Math.max(...entries.map(entry => entry.end)),
})
const hasBreak = (entries: readonly Entry[]): boolean =>
  entries.some(entry => entry.kind === 'break' && entry.end - entry.start >= BREAK_MINUTES)

/** The length in minutes of a shift of over six hours with no rest break. Null if that isn't so. */
export function breakless(entries: readonly Entry[]): number | null {
  const minutes = lengthOf(spanOf(entries))
  return minutes > SHIFT_WITHOUT_BREAK && entries.some(entry => entry.kind === 'client') && !hasBreak(entries)
    ? minutes
    : null
}
/** A shift with no break, and no gap that could serve as one. */
export const starved = (entries: readonly Entry[]): boolean =>
  breakless(entries) !== null && !gapsOf(entries).some(gap => lengthOf(gap) >= BREAK_MINUTES)
