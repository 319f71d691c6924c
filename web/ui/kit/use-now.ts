import { useState } from 'react'
import { thisPage, thisWindow, useEvents, useEvery } from '../../platform/outside'

const OFTEN_MS = 20_000
const HALF_A_MINUTE = 30_000
export const EVERY_MINUTE = 60_000

/** The current time in ms, by default often enough for "2 minutes ago", and refreshed when the tablet wakes. */
export function useNow(everyMs = OFTEN_MS): number {
  const [now, setNow] = useState(Date.now)
  const renew = (): void => setNow(Date.now())
  useEvery(everyMs, renew)
  useEvents(thisPage, ['visibilitychange'], renew)
  useEvents(thisWindow, ['pageshow'], renew)
  return now
}

/** The current instant, refreshed every half minute: a patch test can become readable while you watch. */
export const usePresent = (): string => new Date(useNow(HALF_A_MINUTE)).toISOString()
