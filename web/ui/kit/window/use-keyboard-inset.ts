// An on-screen keyboard covers anything fixed to the foot of the window, so this lifts the panel above it.
import type { RefObject } from 'react'
import { useEvents } from '../../../platform/outside'

export function useKeyboardInset(panel: RefObject<HTMLElement | null>): void {
  useEvents(
    () => window.visualViewport,
    ['resize', 'scroll'],
    () => {
      const view = window.visualViewport
      if (!view) return
      const hidden = Math.max(0, window.innerHeight - view.height - view.offsetTop)
      // The view is also smaller after pinch zoom.
      const lift = view.scale > 1.05 ? 0 : hidden
      panel.current?.style.setProperty('--keyboard', `${Math.round(lift)}px`)
    },
  )
}
