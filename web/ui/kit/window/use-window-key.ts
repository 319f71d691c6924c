import { useEffectEvent, useLayoutEffect } from 'react'

/** A key of the whole window, heard as soon as its screen stands: an effect after the paint misses what is pressed before it. */
export function useWindowKey(onKey: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent(onKey)
  // Follows the keys of the window, from before the first paint.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => heard(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
