// Positions the ringing panel below anything that must stay in sight (marked `data-in-sight`: a client's allergies) and
// above the foot. "always": never covered, however low the screen is; the panel then scrolls inside.
import { type RefObject, useLayoutEffect, useState } from 'react'

export type Edges = { top: number; bottom: number; always: boolean }
/** From the top of the screen, in px. */
export type Place = { top: number; maxHeight: number }

/** Room for one timer and its buttons, in px. */
const LEAST = 200
/** Pieces closer together than this, in px, count as one block. */
const GAP = 48

/** `keep`: what to stay clear of, in px from the top of the screen. `end`: where the foot starts. */
export function placeBelow(keep: readonly Edges[], end: number): Place {
  let top = 0
  for (const piece of [...keep].sort((a, b) => a.top - b.top)) {
    const isNext = piece.top <= top + GAP && piece.bottom > top
    if (isNext && (piece.always || piece.bottom <= end - LEAST)) top = piece.bottom
  }
  return { top, maxHeight: Math.max(0, end - top) }
}

const kept = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-in-sight]')]
const edgesOf = (element: HTMLElement): Edges => {
  const { top, bottom } = element.getBoundingClientRect()
  return { top, bottom, always: element.dataset.inSight === 'always' }
}

function placeNow(): Place {
  const foot = document.querySelector('[data-foot]')?.getBoundingClientRect().top
  return placeBelow(kept().map(edgesOf), Math.min(foot ?? innerHeight, innerHeight))
}

/** Null until measured. */
export function usePlace(panel: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  // Follows the sizes of what must stay in sight.
  useLayoutEffect(() => {
    const measure = (): void => {
      const next = placeNow()
      setPlace(was => (was?.top === next.top && was.maxHeight === next.maxHeight ? was : next))
    }
    measure()
    const watching = new ResizeObserver(measure)
    for (const element of [...kept(), document.body, panel.current]) if (element) watching.observe(element)
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      watching.disconnect()
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [panel])
  return place
}
