// Light or dark, as chosen on this tablet or set by its system. Stored under Mantine's own key, and applied before
// anything renders.
import { memory } from '../../../platform/data/memory'

export type ColourScheme = 'auto' | 'light' | 'dark'

const KEY = 'mantine-color-scheme-value'
const isScheme = (value: unknown): value is ColourScheme =>
  value === 'auto' || value === 'light' || value === 'dark'

function kept(): ColourScheme {
  try {
    const value = localStorage.getItem(KEY)
    return isScheme(value) ? value : 'auto'
  } catch {
    // No storage: follow the system.
    return 'auto'
  }
}

const night = matchMedia('(prefers-color-scheme: dark)')
export const colourScheme = memory<ColourScheme>(kept())

export const shownScheme = (): 'light' | 'dark' => {
  const chosen = colourScheme.get()
  if (chosen !== 'auto') return chosen
  return night.matches ? 'dark' : 'light'
}
const show = (): void => document.documentElement.setAttribute('data-mantine-color-scheme', shownScheme())

export function chooseScheme(scheme: ColourScheme): void {
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // Applies while this page is open.
  }
  colourScheme.set(scheme)
  show()
}

/** Call once, before the first render. */
export function startColourScheme(): void {
  show()
  night.addEventListener('change', show)
  // Another tab made a choice.
  window.addEventListener('storage', event => {
    if (event.key !== KEY) return
    colourScheme.set(kept())
    show()
  })
}
