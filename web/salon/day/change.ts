// The changes that taps, keys and drags make to an entry.

import type { Value } from '../../../shared/reading/understood/reading'
import { LONGEST, SHORTEST } from '../../../shared/salon/appointments/day'
import { type DayEntry, nameOf, textOf } from './lanes'

export const STEP = 15
const LAST = 24 * 60 - 5

type Change = Partial<Record<'start' | 'minutes' | 'staff' | 'client' | 'gone', Value | null>>
export type Changing = {
  /** `words`: what was done, for the undo. */
  pick(entry: Pick<DayEntry, 'key' | 'line'>, fields: Change, words: string): void
  /** The entry as it is now, even if that hasn't rendered yet. */
  now(entry: DayEntry): DayEntry
}

const put = ({ pick }: Changing, entry: DayEntry, fields: Change, words: string): string => {
  pick(entry, fields, `${nameOf(entry)} ${words}`)
  return `${nameOf(entry)} ${words}`
}

/** Moves by so many minutes. Like the others here, returns what was done in words. */
export function move(day: Changing, given: DayEntry, by: number, staff?: string): string {
  const entry = day.now(given)
  const start = Math.min(LAST, Math.max(0, entry.start + by))
  const column = staff === undefined || staff === given.staff ? {} : { staff }
  const where = 'staff' in column && staff !== '' ? ` with ${staff}` : ''
  return put(day, entry, { start: textOf(start), ...column }, `moved to ${textOf(start)}${where}`)
}

export function stretch(day: Changing, given: DayEntry, by: number): string {
  const entry = day.now(given)
  const minutes = Math.min(LONGEST, Math.max(SHORTEST, entry.minutes + by))
  return put(day, entry, { minutes }, `made ${minutes} minutes long`)
}

/** Confirms the assumed values that nobody wrote. */
export function settle(day: Changing, given: DayEntry): string {
  const entry = day.now(given)
  const doubted = (of: string): boolean => entry.doubts.includes(of)
  return put(
    day,
    entry,
    {
      ...((doubted('start') || doubted('said') || doubted('read')) && { start: textOf(entry.start) }),
      ...(doubted('minutes') && { minutes: entry.minutes }),
      ...(doubted('staff') && { staff: entry.staff }),
    },
    'is right as it is',
  )
}

export const remove = (day: Changing, entry: DayEntry): string =>
  put(day, entry, { gone: true, client: nameOf(entry).slice(0, 40) }, 'taken out')
