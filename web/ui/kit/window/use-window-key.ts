import { useEffectEvent, useLayoutEffect } from 'react'

/** Listens for keys on the whole window as soon as the screen renders: an effect after paint would miss early ones. */
export function useWindowKey(onKey: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent(onKey)
  // Follows the keys of the window, from before the first paint.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => heard(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
