import { bringUp } from './in-view'

/** From the specification: selecting a scenario dims the content for one second. */
const DIM_MS = 1_000
/** People don't notice an answer that starts below this fraction of the screen. */
const SEEN = 0.75

/** Shows one panel at a time, chosen by the radio button with its number. */
export function choice(buttons: HTMLElement, panels: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (): void => {
    const wanted = buttons.querySelector<HTMLInputElement>('input:checked')?.value ?? '0'
    for (const panel of panels.querySelectorAll<HTMLElement>('[data-panel]'))
      panel.hidden = panel.dataset.panel !== wanted
  }
  // Browsers may restore an earlier choice when somebody comes back.
  show()
  addEventListener('pageshow', show)
  buttons.addEventListener('change', () => {
    show()
    panels.dataset.dim = ''
    clearTimeout(timer)
    timer = setTimeout(() => delete panels.dataset.dim, DIM_MS)
    if (panels.getBoundingClientRect().top < innerHeight * SEEN) return
    // Keeps the choice visible above its answer if both fit.
    bringUp(buttons.offsetHeight < innerHeight / 2 ? buttons : panels, 0)
  })
}
