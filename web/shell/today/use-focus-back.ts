// After the form the keys are where it was opened from; where that went with what was saved, on the day's heading.

import { type RefObject, useRef } from 'react'
import { useLeave } from '../../platform/outside'

/** What is saved is drawn a moment later, and takes a button with it then. */
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
