import { type RefObject, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useBrought } from './use-brought'

/** The heading that an address names, as "#install": whoever is led there is taken to it, for it stands below the rest. */
export function useLedTo(hash: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const location = useLocation()
  const led = location.hash === hash
  // After the screen's own arrival, which begins at its top.
  useBrought(led, () =>
    requestAnimationFrame(() => {
      heading.current?.scrollIntoView({ block: 'start' })
      heading.current?.focus({ preventScroll: true })
    }),
  )
  return heading
}
