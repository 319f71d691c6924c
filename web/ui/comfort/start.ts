// Sets the settings on the page's root before anything renders, so every page has them. People who have chosen nothing
// load nothing extra.
import { defaults } from '../../../shared/account/comfort'
import { comfortNow, onComfort } from './use-comfort'

const SHOWN = ['text', 'spacing', 'typeface', 'tint', 'contrast', 'calm', 'motion'] as const

/** Resolves when the looks are ready; never fails. */
async function show(): Promise<void> {
  const comfort = comfortNow()
  const root = document.documentElement
  let chosen = false
  for (const field of SHOWN) {
    const value = comfort[field]
    const name = `data-comfort-${field}`
    if (value === defaults[field]) root.removeAttribute(name)
    else {
      root.setAttribute(name, String(value))
      chosen = true
    }
  }
  // Without them the page has its standard look.
  if (chosen) await import('./looks').then(({ wear }) => wear(comfort)).catch(() => undefined)
}

/** Call once, before the first render. */
export function startComfort(): Promise<void> {
  onComfort(() => void show())
  return show()
}
