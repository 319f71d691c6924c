// A tablet's own keyboard lies over what is fixed to the foot of the window: the panel stands on it instead.
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
      // Zoomed in with two fingers, a view is small as well.
      const lift = view.scale > 1.05 ? 0 : hidden
      panel.current?.style.setProperty('--keyboard', `${Math.round(lift)}px`)
    },
  )
}
