// On which side a scrolling row has more to show, as data-more for the style sheet.
import { type RefObject, useEffect } from 'react'

/** Allows for a pixel lost to rounding. */
const ROUNDED = 1

function moreBeside(row: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): string {
  const left = row.scrollLeft > ROUNDED
  const right = row.scrollLeft + row.clientWidth < row.scrollWidth - ROUNDED
  if (left && right) return 'both'
  return left ? 'left' : right ? 'right' : 'none'
}

export function useMoreBeside(place: RefObject<HTMLElement | null>): void {
  // Follows the row's scroll position and its sizes.
  useEffect(() => {
    const row = place.current
    if (!row) return
    const look = (): void => {
      row.dataset.more = moreBeside(row)
    }
    // The row's own width and its content's: larger text, or a name that arrives.
    const watcher = new ResizeObserver(look)
    for (const each of [row, ...row.children]) watcher.observe(each)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [place])
}
