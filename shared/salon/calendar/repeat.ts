// Repeats every day or every week, as salons book. Any other rule isn't guessed at.
import { addDays, dayOfWall, minutesBetween, timeOfWall, wallAt, weekdayOf } from '../appointments/wall'
import { type Time, timeOf } from './times'

export type Rule = {
  every: 'day' | 'week'
  interval: number
  count: number | null
  until: Time | null
  /** 0 is Sunday. Empty: the day it starts on. */
  days: readonly number[]
  /** The first day of the week; with an interval it decides which weeks count. */
  weekStart: number
}

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const READ: ReadonlySet<string> = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST'])

/** Null if it is another kind of rule, or none. */
export function ruleOf(value: string): Rule | null {
  const parts = new Map(
    value.split(';').flatMap((part): [string, string][] => {
      const [name = '', said = ''] = part.split('=', 2)
      return name === '' ? [] : [[name.trim().toUpperCase(), said.trim().toUpperCase()]]
    }),
  )
  if ([...parts.keys()].some(name => !READ.has(name))) return null
  const every = parts.get('FREQ') === 'DAILY' ? 'day' : parts.get('FREQ') === 'WEEKLY' ? 'week' : null
  if (every === null) return null
  const whole = (name: string, otherwise: number | null): number | null => {
    const said = parts.get(name)
    if (said === undefined) return otherwise
    return /^[1-9]\d{0,4}$/.test(said) ? Number(said) : Number.NaN
  }
  const [interval, count] = [whole('INTERVAL', 1), whole('COUNT', null)]
  const days = (parts.get('BYDAY') ?? '').split(',').filter(Boolean)
  const until = parts.has('UNTIL') ? timeOf(parts.get('UNTIL') ?? '', undefined) : null
  const isOdd =
    interval === null ||
    Number.isNaN(interval) ||
    Number.isNaN(count) ||
    days.some(day => !DAYS.includes(day)) ||
    (parts.has('UNTIL') && until === null)
  if (isOdd) return null
  return {
    every,
    interval,
    count,
    until,
    days: days.map(day => DAYS.indexOf(day)),
    weekStart: Math.max(0, DAYS.indexOf(parts.get('WKST') ?? 'MO')),
  }
}

/** More steps than anybody books: a rule that needs more is cut off there. */
const MOST_STEPS = 20_000

/** The wall times from `start` on, in its own zone, that start before `to`. `isOver`: past the rule's end. */
export function repeated(
  rule: Rule,
  start: string,
  { from, to, isOver }: { from: string; to: string; isOver: (wall: string) => boolean },
): string[] {
  const first = dayOfWall(start)
  const time = timeOfWall(start)
  const found: string[] = []
  const length = rule.every === 'day' ? 1 : 7
  const back = rule.every === 'day' ? 0 : (weekdayOf(first) - rule.weekStart + 7) % 7
  const origin = addDays(first, -back)
  const step = length * rule.interval
  // If the rule has no count, we needn't step through dates long past.
  const ahead =
    rule.count === null ? Math.floor(minutesBetween(`${origin}T00:00`, from) / 1440 / step) - 1 : 0
  let counted = 0
  for (let n = Math.max(0, ahead), steps = 0; steps < MOST_STEPS; n++, steps++) {
    for (const day of daysOf(rule, addDays(origin, n * step), first)) {
      if (day < first) continue
      const wall = wallAt(day, time)
      counted += 1
      if (wall >= to || isOver(wall) || (rule.count !== null && counted > rule.count)) return found
      if (wall >= from) found.push(wall)
    }
  }
  return found
}

function daysOf({ every, days, weekStart }: Rule, day: string, first: string): string[] {
  if (every === 'day') return days.length === 0 || days.includes(weekdayOf(day)) ? [day] : []
  const wanted = days.length === 0 ? [weekdayOf(first)] : days
  return [...new Set(wanted)].map(weekday => addDays(day, (weekday - weekStart + 7) % 7)).sort()
}
