// Whether somebody has just come back: the app was put aside, or closed, for two minutes and more.
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { thisPage, thisWindow, useAfter, useEvents } from '../../../platform/outside'
import { type Place, rememberPlace, whereNow } from './where'

const AWAY_MS = 2 * 60_000
/** So long a screen stands before it counts as a place where one was. */
const SETTLED_MS = 1_500

const here = (): Omit<Place, 'at'> => ({
  path: location.pathname + location.search,
  title: document.title.replace(/ · Chairside$/, ''),
})

/** The place where one was before the interruption; null where there was none. */
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
