// The day as it was read, by column: each stylist's, each day's.
import { clockMinutes } from '../../../../shared/tools/appointments/read/clock'
import type { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { chairText } from '../../../../shared/tools/appointments/words'
import { type Item, placed } from '../../../ui/sheet/timeline-places'

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
  /** Which of its fields nobody wrote. */
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
/** Drawn dashed, to be looked at. */
export const isUnsure = ({ doubts }: Pick<DayEntry, 'doubts'>): boolean => doubts.length > 0

function entriesOf(output: ScheduleOutput): DayEntry[] {
  return [
    ...output.appointments.map(({ start, flexible, ...entry }) => ({
      ...entry,
      kind: 'client' as const,
      start: clockMinutes(start),
      movable: flexible,
    })),
    ...output.breaks.map(({ start, label, rest, ...entry }) => ({
      ...entry,
      kind: rest ? ('break' as const) : ('blocked' as const),
      client: '',
      service: label,
      start: clockMinutes(start),
      movable: entry.flexible,
      limits: null,
      processing: [],
    })),
  ]
}

/** Entries that stand at once share the width. */
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

export function lanesOf(output: ScheduleOutput): Lane[] {
  const entries = entriesOf(output)
  const ids = [...new Set(entries.map(({ staff, day }) => JSON.stringify([day, staff])))]
  return ids.map(id => {
    const [day = '', staff = ''] = JSON.parse(id) as string[]
    const here = (place: { staff: string; day: string }): boolean =>
      place.staff === staff && place.day === day
    const markOf = (words: string, { from, minutes }: { from: string; minutes: number }): Mark => ({
      at: clockMinutes(from),
      minutes,
      words: `${words} ${minutes} min`,
    })
    const overlaps = output.overlaps.filter(here)
    return {
      id,
      label: chairText({ staff, day }),
      staff,
      day,
      entries: places(
        entries.filter(here),
        overlaps.map(({ from, to }) => ({
          start: from,
          end: to,
          label: '',
          detail: null,
          tone: 'overlap' as const,
          processing: [],
        })),
      ),
      gaps: output.gaps.filter(here).map(gap => markOf('Gap', gap)),
      overlaps: overlaps.map(overlap => ({
        ...markOf('Overlap', overlap),
        minutes: clockMinutes(overlap.to) - clockMinutes(overlap.from),
      })),
    }
  })
}

/**
 * Whole hours around everything, and how tall an hour is drawn: within its border the shortest entry has 44 px.
 * `spare`: minutes before and after in which somebody may be booked still.
 */
export function rulerOf(lanes: readonly Lane[], spare = 0): { from: number; hours: number; hour: number } {
  const all = lanes.flatMap(({ entries }) => entries)
  const first = Math.min(...all.map(({ start }) => start)) - spare
  const last = Math.max(...all.map(({ start, minutes }) => start + minutes))
  const from = Math.max(0, Math.floor(first / 60) * 60)
  // What is booked past midnight is drawn to its end.
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

/** Where somebody may still be booked in a column: before the first, in its gaps, after the last. */
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

/** The quarter of an hour that was tapped, within what is free. `part`: how far down, 0 to 1. */
export function tappedStart({ at, minutes }: Mark, part: number): number {
  const quarter = Math.floor((at + minutes * part) / QUARTER) * QUARTER
  return Math.min(Math.max(at, quarter), at + minutes - 5)
}

/** Starts at which nobody is booked yet, for an entry that has none. */
export function freeStarts(lanes: readonly Lane[]): number[] {
  const starts = lanes.flatMap(({ entries, gaps }) => [
    ...gaps.map(({ at }) => at),
    ...(entries.length > 0 ? [Math.max(...entries.map(({ start, minutes }) => start + minutes))] : []),
  ])
  return [...new Set(starts)].sort((a, b) => a - b).slice(0, 6)
}
