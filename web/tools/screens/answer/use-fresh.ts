import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useBrought } from '../../../ui/kit/address/use-brought'

/** Scrolls an answer that was just asked for into view, and focuses it for screen readers. */
export function useFreshInView() {
  const place = useRef<HTMLDivElement>(null)
  const { state } = useLocation()
  const fresh = typeof state === 'object' && state !== null && 'fresh' in state
  useBrought(fresh, () => {
    if (place.current === null) return false
    place.current.scrollIntoView({ block: 'start' })
    place.current.focus({ preventScroll: true })
  })
  return place
}
