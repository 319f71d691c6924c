// How high the foot is, as `--foot` on the root: what stands above it stands above it in any size of text.
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
