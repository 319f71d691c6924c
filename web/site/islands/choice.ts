/** The specification: selecting a scenario dims the content for one second. */
const DIM_MS = 1_000

/** One panel at a time, chosen by the radio button with its number. */
export function choice(buttons: HTMLElement, panels: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (wanted: string): void => {
    for (const panel of panels.querySelectorAll<HTMLElement>('[data-panel]'))
      panel.hidden = panel.dataset.panel !== wanted
  }
  show('0')
  buttons.addEventListener('change', event => {
    if (!(event.target instanceof HTMLInputElement)) return
    show(event.target.value)
    panels.dataset.dim = ''
    clearTimeout(timer)
    timer = setTimeout(() => delete panels.dataset.dim, DIM_MS)
  })
}
