// Notices when somebody comes back after two minutes or more with the app hidden or closed.
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { thisPage, thisWindow, useAfter, useEvents } from '../../../platform/outside'
import { type Place, rememberPlace, whereNow } from './where'

const AWAY_MS = 2 * 60_000
/** A screen counts as the place they were after this long. */
const SETTLED_MS = 1_500

const here = (): Omit<Place, 'at'> => ({
  path: location.pathname + location.search,
  title: document.title.replace(/ · Chairside$/, ''),
})

/** The place before the interruption; null if there was none. */
export function useAway(): [back: Place | null, seen: () => void] {
  const [back, setBack] = useState<Place | null>(() => {
    const { place } = whereNow()
    return place && Date.now() - place.at >= AWAY_MS ? place : null
  })
  const { pathname, search } = useLocation()
  const leave = (): void => rememberPlace(here())
  useAfter(pathname + search, leave, SETTLED_MS)
  useEvents(thisPage, ['visibilitychange'], () => {
    if (document.visibilityState === 'hidden') return leave()
    const { place } = whereNow()
    if (place && Date.now() - place.at >= AWAY_MS) setBack(place)
  })
  useEvents(thisWindow, ['pagehide'], leave)
  return [back, () => setBack(null)]
}
