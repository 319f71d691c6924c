// Controls the screen for wet hands: scrolls it, and closes whatever is on top.
import type { Handlers } from './handlers'

/** The share of the visible part to scroll by: enough stays in sight to keep your place. */
const SHARE = 0.8

/** What a finger in the middle of the screen would scroll: a dialog rather than the page behind it. */
function scroller(): Element {
  const under = document
    .elementsFromPoint(innerWidth / 2, innerHeight / 2)
    .find(each => each.closest('[data-talk-panel], textarea') === null)
  for (let each = under; each; each = each.parentElement ?? undefined)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return each
  return document.scrollingElement ?? document.documentElement
}

/** The dialog with the focus, or else the last one in the page. */
function openDialog(): HTMLDialogElement | null {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  return open.find(each => each.contains(document.activeElement)) ?? open.at(-1) ?? null
}
/** False when no dialog is open. */
export function closeDialog(): boolean {
  const over = openDialog()
  over?.close()
  return over !== null
}

export const screenHandlers: Handlers = {
  scroll: ({ to }) => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    const over = scroller()
    if (to === 'top') over.scrollTo({ top: 0, behavior })
    else if (to === 'bottom') over.scrollTo({ top: over.scrollHeight, behavior })
    else over.scrollBy({ top: (to === 'down' ? 1 : -1) * SHARE * over.clientHeight, behavior })
  },
  'close-panel': () => {
    if (closeDialog()) return
    // Anything that isn't a native dialog closes by its Escape key, and so still asks about unsaved text.
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }))
  },
}
