// Fetches followed calendars, each about every quarter of an hour. A claim is a short transaction and the fetch is
// outside any, so several server processes fetch each calendar once.

import type { CalendarRow } from '../db/tables'
import { logFailure } from '../db/trouble'
import { type Looking, lookEvery } from '../looking'
import { type Following, refresh } from './refresh'
import { claimCalendar, putOff } from './store'

const LOOK_EVERY_MS = 20_000
export const REFRESH_EVERY_MS = 15 * 60_000
const LONGEST_WAIT_MS = 6 * 3_600_000
/** So that a slow one doesn't hold up the rest. */
const AT_ONCE = 2

/** Doubles the wait each time it can't be fetched. */
const waitOf = ({ failing_since }: CalendarRow, now: number): number =>
  failing_since === null
    ? REFRESH_EVERY_MS
    : Math.min(now - failing_since + REFRESH_EVERY_MS, LONGEST_WAIT_MS)

/** Works until stopped; `idle` resolves once everything due has been fetched. */
export function startCalendars(following: Following): Looking {
  async function one(isStopped: () => boolean): Promise<void> {
    try {
      for (;;) {
        if (isStopped()) return
        const now = following.now()
        const next = await claimCalendar(following.database, { now, until: row => now + waitOf(row, now) })
        if (next === null) return
        const trouble = await refresh(following, next)
        if (trouble === null && next.failing_since !== null)
          await putOff(following.database, next, now + REFRESH_EVERY_MS)
      }
    } catch (error) {
      logFailure('The calendar worker failed and goes on:', error)
    }
  }
  return lookEvery(LOOK_EVERY_MS, async isStopped => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => one(isStopped)))
  })
}
