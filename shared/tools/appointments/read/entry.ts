// The day as it was understood: entries with their times in minutes since midnight, and what was said around them.
import type { Unread } from './collect'
import type { Late } from './late'

export type Window = { from: number; to: number; assumed: boolean }
export type Entry = {
  id: number
  line: number
  kind: 'client' | 'break' | 'blocked'
  staff: string
  day: string
  client: string
  service: string
  start: number
  end: number
  startAssumed: boolean
  lengthAssumed: boolean
  processing: Window[]
  late: Late | null
  movable: boolean
  /** Minutes since midnight; null where nothing was said. The whole of the entry stays between them. */
  earliest: number | null
  latestStart: number | null
  latestEnd: number | null
  /** Starts that were named; null: any. */
  starts: number[] | null
}
export type Hours = { staff: string; day: string; from: number; to: number }
export type Resolved = {
  entries: Entry[]
  hours: Hours[]
  cancelled: { client: string; start: number | null }[]
  waiting: { client: string; service: string; minutes: number; assumed: boolean }[]
  unread: Unread[]
  assumed: string[]
  /** Entries whose half of the day was not written. */
  halves: string[]
}

/** Who it is, in words. */
export const nameOf = (entry: Pick<Entry, 'client' | 'service' | 'kind'>): string =>
  entry.client ||
  (entry.kind === 'client' ? `the ${entry.service || 'entry without a name'}` : breakLabel(entry.service))
export const breakLabel = (words: string): string => {
  const text = words
    .replace(
      /^(?:(?:=|next|then|and|i have|i'?ve got|i'?m on|i'?ll have|i'?ll take|have|having|take|i'?m having|having|me|i (?:take|stop for|break for|go for)|my|our|the|a|own|for)\s+)+|\s+(?:is|at|from|for|till|until|@)$/gi,
      '',
    )
    .trim()
  return text === '' ? 'Break' : text.charAt(0).toUpperCase() + text.slice(1)
}
