/** Nothing glides where the device or the comfort settings say that nothing moves. */
const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.comfortMotion === 'off'

/** To the top of the screen, unless it begins in the upper part already; `least`: how much of the screen that is. */
export function bringUp(element: HTMLElement, least = 0.5): void {
  const { top } = element.getBoundingClientRect()
  if (top >= 0 && top < innerHeight * least) return
  element.scrollIntoView({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' })
}
