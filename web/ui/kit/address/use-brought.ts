import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `bring` after rendering, once for each new `key`, to scroll something into view or focus it. Does nothing for
 * null, undefined and false. If `bring` returns false, the element isn't there yet and the next render tries again.
 */
export function useBrought(key: unknown, bring: () => unknown): void {
  const brings = useEffectEvent(bring)
  const done = useRef<unknown>(null)
  // Follows the rendered page: focus and scrolling belong to the browser.
  useEffect(() => {
    if (key === null || key === undefined || key === false) done.current = null
    else if (!Object.is(done.current, key) && brings() !== false) done.current = key
  })
}

/** A disabled element loses the focus: `focus` returns it unless something else has taken it. */
export function useFocusReturned(isOff: boolean, focus: () => unknown): void {
  const was = useRef(false)
  useBrought(String(isOff), () => {
    const isLost = (document.activeElement ?? document.body) === document.body
    if (was.current && !isOff && isLost) focus()
    was.current = isOff
  })
}
