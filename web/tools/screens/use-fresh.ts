import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** An answer that was just asked for comes into view, and into focus for a screen reader. */
export function useFreshInView() {
  const place = useRef<HTMLDivElement>(null)
  const { state } = useLocation()
  const fresh = typeof state === 'object' && state !== null && 'fresh' in state
  const shown = useRef(false)
  useEffect(() => {
    if (!fresh || shown.current || place.current === null) return
    shown.current = true
    place.current.scrollIntoView({ block: 'start' })
    place.current.focus({ preventScroll: true })
  })
  return place
}
