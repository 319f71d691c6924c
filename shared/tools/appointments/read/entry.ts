// The day as it was understood: entries with their times in minutes since midnight, and what was said around them.
import type { Unread } from './collect'
import type { Late } from './marks/late'

export type Window = { from: number; to: number; assumed: boolean }
export type Entry = {
  id: number
  /** Steady while its line says the same (told/lines.ts). */
  key: string
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
/** What nobody wrote of an entry. `said`: more was said of it than was read. `read`: told in words of its own. */
export type Assumed = {
  /** Null: it is about the day. */
  entry: number | null
  of: 'start' | 'minutes' | 'half' | 'processing' | 'staff' | 'said' | 'read'
  text: string
}
export type Resolved = {
  entries: Entry[]
  hours: Hours[]
  cancelled: { client: string; start: number | null }[]
  waiting: { client: string; service: string; minutes: number; assumed: boolean }[]
  unread: Unread[]
  assumed: Assumed[]
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

/** An entry of a line that gave none: with whom and on which day the one above it is. */
export function below(entries: readonly Entry[], line: number): Entry {
  const above = entries.filter(entry => entry.line < line).sort((a, b) => b.line - a.line)[0] ?? entries[0]
  return {
    id: Math.max(0, ...entries.map(({ id }) => id)) + 1,
    key: '',
    line,
    kind: 'client',
    staff: above?.staff ?? '',
    day: above?.day ?? '',
    client: '',
    service: '',
    start: 0,
    end: 0,
    startAssumed: true,
    lengthAssumed: true,
    processing: [],
    late: null,
    movable: false,
    earliest: null,
    latestStart: null,
    latestEnd: null,
    starts: null,
  }
}
