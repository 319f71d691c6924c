// One entry as written, before its times are worked out: only what was said about it.
import type { Clock } from '../../../reading/values/clock'
import type { Assumed } from './entry'
import type { Late } from './marks/late'
import type { Phase } from './marks/phases'
import type { Mark } from './marks/tokens'
import type { Kind } from './words'

type Limit = Extract<Mark, { mark: 'after' | 'before' | 'options' | 'within' | 'part' | 'direction' }>
export type Row = {
  line: number
  source: string
  kind: Kind
  staff: string | null
  day: string | null
  client: string
  service: string
  start: Clock | null
  end: Clock | null
  /** The start it was moved to. */
  moved: Clock | null
  minutes: number | null
  phases: Phase[]
  flexible: boolean
  fixed: boolean
  cancelled: boolean
  waiting: boolean
  /** Expected after the booked time. */
  late: Late | null
  limits: Limit[]
  /** A name that may be the stylist's: before the time of another person's entry, or on its own at the end. */
  maybeStaff: string | null
  bad: string | null
  /** Opening hours or a shift, not an entry. */
  hours: boolean
  /** Below a heading with several names: whose it may be. */
  among: readonly string[] | null
  /** Why it is unsure whose this is, or whether it still stands. */
  doubt: Pick<Assumed, 'of' | 'text'> | null
  /** "10:00 free": nobody is booked, and the text says so. */
  free: boolean
}

export const emptyRow = (line: number, source: string): Row => ({
  line,
  source,
  kind: 'client',
  staff: null,
  day: null,
  client: '',
  service: '',
  start: null,
  end: null,
  moved: null,
  minutes: null,
  phases: [],
  flexible: false,
  fixed: false,
  cancelled: false,
  waiting: false,
  late: null,
  limits: [],
  maybeStaff: null,
  bad: null,
  hours: false,
  among: null,
  doubt: null,
  free: false,
})

/** Adds a mark to the row: the first time, length and end count. */
export function take(row: Row, mark: Mark): void {
  switch (mark.mark) {
    case 'range':
      if (row.start && row.start.text !== mark.from.text) return
      row.start = mark.from
      row.end = mark.to
      return
    case 'time':
      if (row.start) row.end ??= mark.clock
      else row.start = mark.clock
      return
    case 'end':
      row.end ??= mark.clock
      return
    case 'moved':
      row.moved = mark.clock
      return
    case 'length':
      // A length with a unit beats a bare number.
      row.minutes ??= mark.minutes
      return
    case 'phases':
      row.phases.push(...mark.phases)
      return
    case 'flexible':
      row.flexible = true
      return
    case 'fixed':
      row.fixed = true
      return
    case 'cancelled':
      row.cancelled = true
      return
    case 'waiting':
      row.waiting = true
      return
    case 'late':
      row.late ??= { minutes: mark.minutes, often: mark.often }
      return
    case 'bad':
      row.bad ??= mark.why
      return
    default:
      row.limits.push(mark)
  }
}

/** A remark about somebody booked elsewhere: no time, no length. */
export const isRemark = (row: Row): boolean =>
  row.start === null &&
  row.minutes === null &&
  (row.flexible ||
    row.fixed ||
    row.limits.length > 0 ||
    row.phases.length > 0 ||
    row.cancelled ||
    row.late !== null ||
    row.moved !== null)
