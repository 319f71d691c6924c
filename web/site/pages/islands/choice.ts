import { bringUp } from './in-view'

/** The specification: selecting a scenario dims the content for one second. */
const DIM_MS = 1_000
/** An answer that begins further down than this part of the screen isn't noticed. */
const SEEN = 0.75

/** One panel at a time, chosen by the radio button with its number. */
export function choice(buttons: HTMLElement, panels: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (): void => {
    const wanted = buttons.querySelector<HTMLInputElement>('input:checked')?.value ?? '0'
    for (const panel of panels.querySelectorAll<HTMLElement>('[data-panel]'))
      panel.hidden = panel.dataset.panel !== wanted
  }
  // A browser may bring back what was chosen before one left the page.
  show()
  addEventListener('pageshow', show)
  buttons.addEventListener('change', () => {
    show()
    panels.dataset.dim = ''
    clearTimeout(timer)
    timer = setTimeout(() => delete panels.dataset.dim, DIM_MS)
    if (panels.getBoundingClientRect().top < innerHeight * SEEN) return
    // The choice stays in sight above its answer, where both have room.
    bringUp(buttons.offsetHeight < innerHeight / 2 ? buttons : panels, 0)
  })
}
