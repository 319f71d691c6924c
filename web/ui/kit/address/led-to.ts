import { type RefObject, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useBrought } from './use-brought'

/** For links such as "#install": scrolls to that heading and focuses it, as it is further down the page. */
export function useLedTo(hash: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const location = useLocation()
  const led = location.hash === hash
  // Runs after the screen's own scroll to the top.
  useBrought(led, () =>
    requestAnimationFrame(() => {
      heading.current?.scrollIntoView({ block: 'start' })
      heading.current?.focus({ preventScroll: true })
    }),
  )
  return heading
}
