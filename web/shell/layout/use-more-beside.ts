// On which side of a row that scrolls there is more than is seen: told to its look as data-more.
import { type RefObject, useEffect } from 'react'

/** A pixel is lost where sizes are rounded. */
const ROUNDED = 1

function moreBeside(row: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): string {
  const left = row.scrollLeft > ROUNDED
  const right = row.scrollLeft + row.clientWidth < row.scrollWidth - ROUNDED
  if (left && right) return 'both'
  return left ? 'left' : right ? 'right' : 'none'
}

export function useMoreBeside(place: RefObject<HTMLElement | null>): void {
  // Follows how far the row is scrolled, and its sizes.
  useEffect(() => {
    const row = place.current
    if (!row) return
    const look = (): void => {
      row.dataset.more = moreBeside(row)
    }
    // Its own width, and that of what stands in it: larger text, a name that comes.
    const watcher = new ResizeObserver(look)
    for (const each of [row, ...row.children]) watcher.observe(each)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [place])
}
