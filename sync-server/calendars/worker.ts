// Calendars that are followed, each about every quarter of an hour. A claim is a short transaction, the call is outside of
// any: so several server processes fetch each once.
import { logFailure } from '../db/trouble'
import { type Following, refresh } from './refresh'
import { claimCalendar } from './store'

const LOOK_EVERY_MS = 20_000
export const REFRESH_EVERY_MS = 15 * 60_000

/** Works until stopped; `idle`: after all that is due was fetched. */
export function startCalendars(following: Following): {
  stop: () => Promise<void>
  idle: () => Promise<void>
} {
  let stopped = false
  let running: Promise<void> | null = null
  async function drain(): Promise<void> {
    try {
      for (;;) {
        if (stopped) return
        const now = following.now()
        const next = await claimCalendar(following.database, { now, until: now + REFRESH_EVERY_MS })
        if (next === null) return
        await refresh(following, next)
      }
    } catch (error) {
      logFailure('The calendar worker failed and goes on:', error)
    }
  }
  const look = (): Promise<void> => {
    running ??= drain().finally(() => {
      running = null
    })
    return running
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
    idle: async () => {
      await running
      await look()
    },
  }
}
