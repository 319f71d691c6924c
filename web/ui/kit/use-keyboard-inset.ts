// A tablet's own keyboard lies over what is fixed to the foot of the window: the panel stands on it instead.
import { type RefObject, useEffect } from 'react'

export function useKeyboardInset(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const follow = (): void => {
      const hidden = Math.max(0, window.innerHeight - view.height - view.offsetTop)
      // Zoomed in with two fingers, a view is small as well.
      const lift = view.scale > 1.05 ? 0 : hidden
      panel.current?.style.setProperty('--keyboard', `${Math.round(lift)}px`)
    }
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [panel])
}
