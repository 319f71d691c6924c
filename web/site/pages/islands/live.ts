// Loads a demo's engine at the first touch, or when the page is idle. A tap made before it is ready is repeated on what
// it renders, which has the same controls in the same places.
import '../../../no-eval'
import { dropBrought, keepBrought } from '../../../platform/data/kept/brought'
import { ahead } from '../ahead'
import { isChanged, putValues, sampleOf, valuesIn } from '../live/values'

const NOT_FETCHED = 'The engine could not be fetched. Check the connection, then touch this again.'
const TAPPED = 'button, input, select'
const FOCUSED = 'a[href], button, input, select, textarea, summary, [tabindex]'

const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea'
const fieldsIn = (place: HTMLElement): (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS),
]
/** What was typed into the static fields, by position; null if nothing was. */
const typedIn = (place: HTMLElement): (string | null)[] =>
  fieldsIn(place).map(({ value, defaultValue }) => (value === defaultValue ? null : value))
/** Types like a person would: otherwise React doesn't notice a value set from outside. */
function typeAgain(place: HTMLElement, typed: readonly (string | null)[]): void {
  for (const [nth, field] of fieldsIn(place).entries()) {
    const text = typed[nth] ?? null
    if (text === null) continue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

type Start = (place: HTMLElement, form: HTMLFormElement) => void

/** Signing up leads to the tool, with what was changed in the demo. */
function bring(tool: string, form: HTMLFormElement): void {
  for (const link of document.querySelectorAll('[data-start-free]'))
    link.addEventListener('click', () => {
      if (isChanged(form)) keepBrought({ tool, values: valuesIn(form) })
      else dropBrought()
    })
}

export function goLive(load: () => Promise<{ start: Start }>): void {
  const live = document.querySelector<HTMLElement>('[data-live]')
  const form = live?.querySelector('form')
  const place = live?.querySelector<HTMLElement>('[data-live-place]')
  const says = live?.querySelector('[data-live-says]')
  if (!live || !form || !place || !says) return
  // A page without a name here passes on its own values.
  if (live.dataset.live) bring(live.dataset.live, form)
  let state: 'away' | 'coming' | 'here' = 'away'
  let tapped = -1

  async function begin(quiet = false): Promise<void> {
    if (state !== 'away' || !live || !form || !place || !says) return
    state = 'coming'
    try {
      const { start } = await load()
      // Keyboard focus stays on the same control.
      const on = document.activeElement
      const among = on?.closest('[data-panel]') ?? place
      const nth = on === null ? -1 : [...among.querySelectorAll(FOCUSED)].indexOf(on)
      const typed = typedIn(place)
      start(place, form)
      state = 'here'
      typeAgain(place, typed)
      live.dataset.here = ''
      says.textContent = ''
      place.querySelectorAll<HTMLElement>(FOCUSED)[nth]?.focus({ preventScroll: true })
      const again = place.querySelectorAll<HTMLElement>(TAPPED)[tapped]
      again?.focus({ preventScroll: true })
      again?.click()
    } catch (error) {
      console.warn('The engine could not be fetched.', error)
      state = 'away'
      if (!quiet) says.textContent = NOT_FETCHED
    }
  }

  const noteTap = (target: Element): void => {
    const control = target.closest(TAPPED) ?? target.closest('label')?.querySelector(TAPPED)
    // Only one of several panels is visible, and the engine renders that one.
    const panel = control?.closest('[data-panel]') ?? place
    if (control) tapped = [...panel.querySelectorAll(TAPPED)].indexOf(control)
  }
  place.addEventListener('click', ({ target }) => {
    if (state !== 'here' && target instanceof Element) noteTap(target)
  })
  for (const touch of ['pointerdown', 'focusin', 'input', 'click'])
    live.addEventListener(touch, () => void begin())
  for (const button of form.querySelectorAll<HTMLElement>('[data-sample]'))
    button.addEventListener('click', () => putValues(form, sampleOf(button)))
  /** For a choice made before this script loaded, or restored by the browser without its text. */
  const catchUp = (): void => {
    const chosen = form.querySelector<HTMLElement>('[data-sample]:checked')
    const values = chosen && sampleOf(chosen)
    if (values && values.clientName !== valuesIn(form).clientName) putValues(form, values)
  }
  catchUp()
  addEventListener('pageshow', catchUp)
  form.addEventListener('submit', event => event.preventDefault())
  const early = place.querySelector('[data-tapped]')
  if (early) noteTap(early)
  if (live.dataset.touched !== undefined) void begin()
  // A failure is ignored here, and reported when somebody asks for it.
  ahead(() => begin(true))
}
