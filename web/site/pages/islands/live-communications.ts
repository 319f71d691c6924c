import { DEMO_REPLY } from '../../../../shared/tools/communications/client/demo-reply'
import { ahead } from '../ahead'
import { putPicks } from '../live/values'
import { bringUp } from './in-view'
import { goLive } from './live'

/** Visible from side and colour; these are for screen readers. */
const NAMES = { stylist: 'You: ', ai: 'AI coach: ' } as const
const NOT_FETCHED = 'Dictation could not be fetched. Check the connection, then open this page again.'

const dictation = () =>
  Promise.all([import('../../../voice/listen'), import('../../../voice/dictation/manner')] as const)

/** Appends what was heard to what was typed before. */
const joined = (before: string, heard: string): string =>
  before.trim() === '' ? heard : `${before.trimEnd()} ${heard}`

/** Sets the spoken introduction to that of the visible scenario; it only plays on request. */
function introduce(text: string): void {
  const place = document.querySelector<HTMLElement>('[data-greeting]')
  if (!place || text === '') return
  place.dataset.text = text
  const words = place.querySelector('p')
  if (words) words.textContent = text
}

/** Moves to the scenario's heading, so screen readers start there too. */
function turnTo(scenario: HTMLElement | undefined): void {
  if (!scenario) return
  scenario.querySelector('h2')?.focus({ preventScroll: true })
  bringUp(scenario)
}

/** The Communications demo: a fixed reply, two scenarios in turn, and dictation if the browser supports it. */
function talk(place: HTMLElement): void {
  const scenarios = [...place.querySelectorAll<HTMLElement>('[data-scenario]')]
  const log = place.querySelector<HTMLElement>('[data-talk-log]')
  const box = place.querySelector('textarea')
  const send = place.querySelector<HTMLButtonElement>('[data-send]')
  const next = place.querySelector<HTMLButtonElement>('[data-next]')
  const dictate = place.querySelector<HTMLButtonElement>('[data-dictate]')
  if (!log || !box || !send || !next || !dictate) return
  let at = 0
  /** Hidden fields: the scenario, and the last line said. */
  const tell = (name: string, value: string): void => {
    const field = box.form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }

  const say = (role: keyof typeof NAMES, text: string): void => {
    const line = document.createElement('li')
    const name = document.createElement('span')
    name.className = 'visually-hidden'
    name.textContent = NAMES[role]
    line.dataset.role = role
    line.append(name, text)
    log.append(line)
  }
  let writing = box.value.trim() !== ''
  const check = (): void => {
    const writes = box.value.trim() !== ''
    send.disabled = !writes
    // Taps were about the previous line, as picks only know a line by its position.
    if (writes !== writing && box.form) putPicks(box.form, {})
    writing = writes
  }
  // Browsers may restore typed text when somebody comes back.
  check()
  addEventListener('pageshow', check)
  box.addEventListener('input', check)
  send.addEventListener('click', () => {
    const text = box.value.trim()
    if (text === '') return
    say('stylist', text)
    say('ai', DEMO_REPLY)
    tell('said', text)
    box.value = ''
    check()
    box.focus()
  })
  next.addEventListener('click', () => {
    at = (at + 1) % scenarios.length
    for (const [index, scenario] of scenarios.entries()) scenario.hidden = index !== at
    introduce(scenarios[at]?.dataset.introduction ?? '')
    log.replaceChildren()
    box.value = ''
    check()
    tell('scenario', String(at))
    tell('said', '')
    if (box.form) putPicks(box.form, {})
    turnTo(scenarios[at])
  })
  if (!('SpeechRecognition' in window || 'webkitSpeechRecognition' in window)) return
  dictate.hidden = false
  ahead(dictation)
  const says = place.querySelector<HTMLElement>('[data-dictate-says]')
  const hint = (text: string): void => {
    if (says) says.textContent = text
  }
  dictate.addEventListener('click', async () => {
    const parts = await dictation().catch((error: unknown) => {
      console.warn('Dictation could not be fetched.', error)
      return null
    })
    hint(parts === null ? NOT_FETCHED : '')
    if (parts === null) return
    const [{ listen, isListeningNow, stopListening }, { manners }] = parts
    if (isListeningNow()) return stopListening()
    const { lang, continuous, started, failed } = manners.chat
    started?.()
    dictate.textContent = 'Stop'
    listen({
      lang: lang ?? 'en-US',
      continuous,
      onFinal: heard => {
        box.value = joined(box.value, heard)
        box.dispatchEvent(new Event('input', { bubbles: true }))
      },
      onError: error => failed?.(error),
      onEnd: () => {
        dictate.textContent = 'Speak'
      },
    })
  })
}

const conversation = document.querySelector<HTMLElement>('[data-talk]')
if (conversation) talk(conversation)
goLive(() => import('../live/communications'))
