/** No smooth scrolling if the device or the comfort settings turn motion off. */
const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.comfortMotion === 'off'

/**
 * Scrolls to an element unless it already starts in the upper part of the screen; `least`: what fraction counts as
 * that.
 */
export function bringUp(element: HTMLElement, least = 0.5): void {
  const { top } = element.getBoundingClientRect()
  if (top >= 0 && top < innerHeight * least) return
  element.scrollIntoView({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' })
}
