// The day as understood: entries with their times in minutes since midnight, and what was said about them.
import type { Unread } from './collect'
import type { Late } from './marks/late'

export type Window = { from: number; to: number; assumed: boolean }
export type Entry = {
  id: number
  /** Stable as long as its line says the same (told/lines.ts). */
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
  /** Minutes since midnight; null if not said. The whole entry stays between them. */
  earliest: number | null
  latestStart: number | null
  latestEnd: number | null
  /** The starts that the text names. Null: any. */
  starts: number[] | null
}
export type Hours = { staff: string; day: string; from: number; to: number }
/** What we assumed about an entry. `said`: the text says more than was read. `read`: has its own words. */
export type Assumed = {
  /** Null: it is about the whole day. */
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

/** Who it is, as shown to people. */
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

/** An entry without a chair or a day takes both from the entry above it. */
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
