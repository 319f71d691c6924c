// The screen itself, for hands that are wet: scrolled, and what lies over it closed.
import type { Handlers } from './handlers'

/** Of a screen: enough stays to find one's place again. */
const SHARE = 0.8

export const screenHandlers: Handlers = {
  scroll: ({ to }) => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    if (to === 'top') scrollTo({ top: 0, behavior })
    else if (to === 'bottom') scrollTo({ top: document.documentElement.scrollHeight, behavior })
    else scrollBy({ top: (to === 'down' ? 1 : -1) * SHARE * innerHeight, behavior })
  },
  // What closes by the Escape key closes so: a dialog that holds something unsaved asks as it does there.
  'close-panel': () =>
    void (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }),
    ),
}
