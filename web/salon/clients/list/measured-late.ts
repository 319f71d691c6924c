// The list's height, without making the browser lay the page out before it would by itself: at a start that is work
// done twice.
import { elementScroll, observeElementRect, type Virtualizer } from '@tanstack/react-virtual'

type List = Virtualizer<HTMLDivElement, Element>

/** As high as it can be; what it is comes with the first layout. */
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

/** A new list stands at its top: putting it there would only make the browser lay it out. */
export function scrollUnlessThere(): typeof elementScroll {
  let isNew = true
  return (offset, options, list) => {
    const stands = isNew && offset === 0
    isNew = false
    if (!stands) elementScroll(offset, options, list)
  }
}
