// The foot's height as `--foot` on the root, so that whatever sits above it does so in any text size.
import { type RefObject, useLayoutEffect } from 'react'

export function useFootHeight(foot: RefObject<HTMLElement | null>): void {
  // Follows the height of the foot.
  useLayoutEffect(() => {
    const element = foot.current
    if (element === null) return
    const { style } = document.documentElement
    const tell = (): void => style.setProperty('--foot', `${Math.ceil(element.offsetHeight)}px`)
    tell()
    const watching = new ResizeObserver(tell)
    watching.observe(element)
    return () => {
      watching.disconnect()
      style.removeProperty('--foot')
    }
  }, [foot])
}
