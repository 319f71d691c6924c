// A demo's engine comes when the demo is touched, or while nobody waits for anything. A tap that comes before it is done
// again on what it draws, which is what stood there.
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
/** What was typed into fields as they were drawn, by their place; null where nothing was. */
const typedIn = (place: HTMLElement): (string | null)[] =>
  fieldsIn(place).map(({ value, defaultValue }) => (value === defaultValue ? null : value))
/** As hands would: React hears of a value that is set past it only so. */
function typeAgain(place: HTMLElement, typed: readonly (string | null)[]): void {
  for (const [nth, field] of fieldsIn(place).entries()) {
    const text = typed[nth] ?? null
    if (text === null) continue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

type Start = (place: HTMLElement, form: HTMLFormElement) => void

/** Where the page leads to once somebody signs up: the tool, with what was changed in the demo. */
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
  // Without a name its page brings what it has itself.
  if (live.dataset.live) bring(live.dataset.live, form)
  let state: 'away' | 'coming' | 'here' = 'away'
  let tapped = -1

  async function begin(quiet = false): Promise<void> {
    if (state !== 'away' || !live || !form || !place || !says) return
    state = 'coming'
    try {
      const { start } = await load()
      // Whoever stands on something with the keys stands on the same afterwards.
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
    // Of several panels one is seen; the engine draws that one.
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
  /** Chosen before this script came, or brought back by the browser without its words. */
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
  // Where it fails then, it is said when somebody asks for it.
  ahead(() => begin(true))
}
