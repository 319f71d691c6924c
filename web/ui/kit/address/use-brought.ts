import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Brings something into sight, or the focus to it, once for each new `key`, after it was drawn. Null, undefined and false:
 * nothing is to be brought. `bring` gives false where it isn't there yet: it is tried again after the next drawing.
 */
export function useBrought(key: unknown, bring: () => unknown): void {
  const brings = useEffectEvent(bring)
  const done = useRef<unknown>(null)
  // Follows what is drawn: focus and scrolling are the browser's.
  useEffect(() => {
    if (key === null || key === undefined || key === false) done.current = null
    else if (!Object.is(done.current, key) && brings() !== false) done.current = key
  })
}

/** What is switched off loses the focus: `focus` gives it back where nothing else took it meanwhile. */
export function useFocusReturned(isOff: boolean, focus: () => unknown): void {
  const was = useRef(false)
  useBrought(String(isOff), () => {
    const isLost = (document.activeElement ?? document.body) === document.body
    if (was.current && !isOff && isLost) focus()
    was.current = isOff
  })
}
