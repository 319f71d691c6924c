// Measures the list without forcing a layout before the browser does its own: at start-up that would do the work twice.
import { elementScroll, observeElementRect, type Virtualizer } from '@tanstack/react-virtual'

type List = Virtualizer<HTMLDivElement, Element>

/** The most it can be; the real size comes with the first layout. */
export const asHighAsCanBe = (): { width: number; height: number } => ({
  width: innerWidth,
  height: innerHeight,
})

export function observeWhenLaidOut(
  list: List,
  tell: (rect: { width: number; height: number }) => void,
): undefined | (() => void) {
  const element = list.scrollElement
  if (!element || typeof ResizeObserver === 'undefined') return observeElementRect(list, tell) ?? undefined
  const observer = new ResizeObserver(() => {
    tell({ width: element.clientWidth, height: element.clientHeight })
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** A new list is already at the top, so scrolling it there would only force a layout. */
export function scrollUnlessThere(): typeof elementScroll {
  let isNew = true
  return (offset, options, list) => {
    const stands = isNew && offset === 0
    isNew = false
    if (!stands) elementScroll(offset, options, list)
  }
}
