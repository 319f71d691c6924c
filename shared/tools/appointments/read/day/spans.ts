// Which minutes of the day a start and an end mean, without am or pm.
import type { Clock } from '../../../../reading/values/clock'
import { minutesOf } from '../clock'

const EARLY = 6 * 60
const LATE = 22 * 60
export const LONGEST = 12 * 60
/** Nobody is booked for longer, so the end must be a mistake. */
export const LONG_SERVICE = 9 * 60

/** The start that fits the order of the list; evening only after mid-afternoon. */
export function nearest(clock: Clock, after: number | null): number {
  const [first = 0, second] = minutesOf(clock)
  // "04:30" below an afternoon entry is half past four.
  const from = clock.half === 'whole' ? 12 * 60 : 15 * 60
  if (second !== undefined && after !== null && after >= from && first < 9 * 60 && second >= after)
    return second
  return first
}

/** Start and end, the shortest span that fits a working day. */
export function spanOf(
  start: Clock,
  end: Clock,
  after: number | null,
  longest = LONGEST,
): [number, number] | null {
  const preferred = nearest(start, after)
  const spans = minutesOf(start).flatMap(from =>
    minutesOf(end)
      .filter(to => to > from && to - from <= longest)
      .map(to => [from, to] as [number, number]),
  )
  const cost = ([from, to]: [number, number]): number =>
    ((from < EARLY && !(start.half === 'whole' && from === preferred)) || to > LATE ? 2000 : 0) +
    (from === preferred ? 0 : 500) +
    (to - from)
  return spans.sort((a, b) => cost(a) - cost(b))[0] ?? null
}
