// Closing the form returns the focus to where it was opened; if that has gone, to the day's heading.

import { type RefObject, useRef } from 'react'
import { useLeave } from '../../platform/outside'

/** A save takes a moment to render, and may remove the button then. */
const WATCHED_MS = 1_000

export function useFocusBack(heading: RefObject<HTMLElement | null>) {
  const from = useRef<HTMLElement | null>(null)
  const frame = useRef(0)
  useLeave(() => cancelAnimationFrame(frame.current))
  return {
    opens: (): void => {
      from.current = document.activeElement as HTMLElement | null
    },
    closes: (): void => {
      const until = Date.now() + WATCHED_MS
      const look = (): void => {
        const { activeElement, body } = document
        const was = from.current
        if (activeElement === null || activeElement === body)
          (was?.isConnected && was !== body ? was : heading.current)?.focus({ preventScroll: true })
        if (Date.now() < until) frame.current = requestAnimationFrame(look)
      }
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(look)
    },
  }
}
