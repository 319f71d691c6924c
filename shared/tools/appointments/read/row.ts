// One entry of the day as it was written, before times are settled: what was said of it and nothing more.
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
  /** The start that it was moved to. */
  moved: Clock | null
  minutes: number | null
  phases: Phase[]
  flexible: boolean
  fixed: boolean
  cancelled: boolean
  waiting: boolean
  /** Expected after the time that is booked. */
  late: Late | null
  limits: Limit[]
  /** A name that may be the stylist's: it stands before the time of another's entry, or alone at the end. */
  maybeStaff: string | null
  bad: string | null
  /** Opening hours or a shift, not an entry. */
  hours: boolean
  /** Below a heading of several names: whose it may be. */
  among: readonly string[] | null
  /** Why it isn't sure whose it is, or whether it stands. */
  doubt: Pick<Assumed, 'of' | 'text'> | null
  /** "10:00 free": nobody is there, and that is said. */
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

/** Takes a mark into the row: the first time, length and end count. */
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
      // A length with a unit counts before a number alone.
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

/** Something said of one who is booked elsewhere: no time, no length. */
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
