// The screen itself, for hands that are wet: scrolled, and what lies over it closed.
import type { Handlers } from './handlers'

/** Of what is seen: enough stays to find one's place again. */
const SHARE = 0.8

/** What a finger in the middle of the screen would scroll: a dialog before the page behind it. */
function scroller(): Element {
  const under = document
    .elementsFromPoint(innerWidth / 2, innerHeight / 2)
    .find(each => each.closest('[data-talk-panel], textarea') === null)
  for (let each = under; each; each = each.parentElement ?? undefined)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return each
  return document.scrollingElement ?? document.documentElement
}

/** The one that has the focus, else the one that was put there last. */
function openDialog(): HTMLDialogElement | null {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  return open.find(each => each.contains(document.activeElement)) ?? open.at(-1) ?? null
}
/** False: no dialog lies over the screen. */
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
    // What is no dialog of the browser's own closes by its key, and asks as it does there where it holds something unsaved.
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }))
  },
}
