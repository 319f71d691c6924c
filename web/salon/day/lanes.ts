// A day by column, one per stylist or per day: as the Appointments tool read it, or as it's booked.
import { type Item, placed } from '../../ui/sheet/charts/timeline-places'

export type DayEntry = {
  key: string
  line: number
  kind: 'client' | 'break' | 'blocked'
  client: string
  service: string
  staff: string
  day: string
  /** Minutes since midnight. */
  start: number
  minutes: number
  movable: boolean
  limits: string | null
  /** Fields that nobody wrote and we assumed. */
  doubts: readonly string[]
  picked: readonly string[]
  processing: readonly { from: string; to: string }[]
}
export type Placed = { at: number; minutes: number; column: number; columns: number; clash: boolean }
export type Mark = { at: number; minutes: number; words: string }
export type Lane = {
  id: string
  label: string
  staff: string
  day: string
  entries: readonly (DayEntry & Placed)[]
  gaps: readonly Mark[]
  overlaps: readonly Mark[]
}

export const nameOf = ({ client, service }: Pick<DayEntry, 'client' | 'service'>): string =>
  client || service || 'No name'
/** Unsure entries are dashed, to be checked. */
export const isUnsure = ({ doubts }: Pick<DayEntry, 'doubts'>): boolean => doubts.length > 0

/** Entries at the same time share the width. */
export function places(entries: readonly DayEntry[], overlaps: readonly Item[]): (DayEntry & Placed)[] {
  const items = new Map(
    entries.map(entry => [
      {
        start: textOf(entry.start),
        end: textOf(entry.start + entry.minutes),
        label: '',
        detail: null,
        tone: 'booked' as const,
        processing: [],
      },
      entry,
    ]),
  )
  return placed([...items.keys(), ...overlaps]).flatMap(({ item, ...place }) => {
    const entry = [...items].find(([each]) => each === item)?.[1]
    return entry ? [{ ...entry, ...place }] : []
  })
}

export const textOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * Whole hours around everything, and the pixels per hour: the shortest entry gets 44 px inside its border. `spare`:
 * extra minutes before and after for new bookings.
 */
export function rulerOf(lanes: readonly Lane[], spare = 0): { from: number; hours: number; hour: number } {
  const all = lanes.flatMap(({ entries }) => entries)
  const first = Math.min(...all.map(({ start }) => start)) - spare
  const last = Math.max(...all.map(({ start, minutes }) => start + minutes))
  const from = Math.max(0, Math.floor(first / 60) * 60)
  // A booking that runs past midnight is drawn to its end.
  const until = Math.max(last, Math.min(last + spare, DAY))
  const shortest = Math.min(...all.map(({ minutes }) => minutes))
  return {
    from,
    hours: Math.max(1, Math.ceil((until - from) / 60)),
    hour: Math.min(200, Math.max(88, Math.ceil((50 * 60) / shortest))),
  }
}

const DAY = 24 * 60
const QUARTER = 15

/** Where a column still has free time: before the first entry, in the gaps, after the last. */
export function freeIn({ entries, gaps }: Lane, { from, hours }: { from: number; hours: number }): Mark[] {
  const until = Math.min(DAY, from + hours * 60)
  const span = (at: number, to: number, words: string): Mark => ({ at, minutes: to - at, words })
  if (entries.length === 0) return [span(from, until, 'Free')]
  const first = Math.min(...entries.map(({ start }) => start))
  const last = Math.max(...entries.map(({ start, minutes }) => start + minutes))
  return [
    span(from, first, `Free until ${textOf(first)}`),
    ...gaps,
    span(last, until, `Free from ${textOf(last)}`),
  ].filter(({ minutes }) => minutes >= QUARTER)
}

/** The quarter of an hour that was tapped, within the free time. `part`: how far down, 0 to 1. */
export function tappedStart({ at, minutes }: Mark, part: number): number {
  const quarter = Math.floor((at + minutes * part) / QUARTER) * QUARTER
  return Math.min(Math.max(at, quarter), at + minutes - 5)
}

/** Free start times to offer for an entry without one. */
export function freeStarts(lanes: readonly Lane[]): number[] {
  const starts = lanes.flatMap(({ entries, gaps }) => [
    ...gaps.map(({ at }) => at),
    ...(entries.length > 0 ? [Math.max(...entries.map(({ start, minutes }) => start + minutes))] : []),
  ])
  return [...new Set(starts)].sort((a, b) => a - b).slice(0, 6)
}
