// A recogniser in the browser's place: it hears what a test says, murmurs or breaks. Put in before the page is opened.
import { type BrowserContext, expect, type Page } from '@playwright/test'

/**
 * works: hears what the test says. dead: is there and never answers. no-end: gives an error or is stopped, and never
 * says that it ended. none: this browser has no recogniser at all. pack: as works, with a speech pack to be fetched.
 */
export type Recogniser = 'works' | 'dead' | 'no-end' | 'none' | 'pack'

type Heard = { lang: string; continuous: boolean; interimResults: boolean; processLocally: boolean }
type Present = Heard & {
  hear: (text: string, isFinal: boolean) => void
  fail: (error: string) => void
  end: () => void
}
declare global {
  interface Window {
    speech?: { present: Present | null; asked: Heard[] }
  }
}

export async function withSpeech(target: Page | BrowserContext, manner: Recogniser = 'works'): Promise<void> {
  await target.addInitScript(install, manner)
}

/** Runs in the page. */
function install(manner: Recogniser): void {
  if (manner === 'none') {
    Reflect.deleteProperty(window, 'SpeechRecognition')
    Reflect.deleteProperty(window, 'webkitSpeechRecognition')
    return
  }
  const speech: NonNullable<Window['speech']> = { present: null, asked: [] }
  window.speech = speech
  let pack = 'downloadable'
  class Fake extends EventTarget {
    lang = ''
    continuous = false
    interimResults = false
    maxAlternatives = 1
    processLocally = false
    present: Present | null = null
    static async available(): Promise<string> {
      return manner === 'pack' ? pack : 'unavailable'
    }
    static async install(): Promise<boolean> {
      pack = 'available'
      return true
    }
    start(): void {
      const { lang, continuous, interimResults, processLocally } = this
      speech.asked.push({ lang, continuous, interimResults, processLocally })
      if (manner === 'dead') return
      const results: unknown[] = []
      const tell = (type: string, also: object = {}) =>
        this.dispatchEvent(Object.assign(new Event(type), also))
      const mine: Present = {
        ...{ lang, continuous, interimResults, processLocally },
        hear: (transcript, isFinal) => {
          const at = results.findIndex(each => !(each as { isFinal: boolean }).isFinal)
          const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal })
          const index = at < 0 ? results.push(result) - 1 : at
          results[index] = result
          tell('result', { resultIndex: index, results })
          if (isFinal && !continuous) this.end()
        },
        fail: error => {
          tell('error', { error })
          if (manner !== 'no-end') this.end()
        },
        end: () => this.end(),
      }
      speech.present = mine
      this.present = mine
      setTimeout(() => {
        tell('start')
        tell('audiostart')
      })
    }
    end(): void {
      this.abort()
      this.dispatchEvent(new Event('end'))
    }
    stop(): void {
      if (manner !== 'no-end' && manner !== 'dead') setTimeout(() => this.end())
    }
    abort(): void {
      if (speech.present === this.present) speech.present = null
    }
  }
  Object.assign(window, { SpeechRecognition: Fake, webkitSpeechRecognition: Fake })
  const query = navigator.permissions.query.bind(navigator.permissions)
  // Nobody is asked for this microphone.
  navigator.permissions.query = async asked =>
    String(asked.name) === 'microphone'
      ? (Object.assign(new EventTarget(), {
          state: 'granted',
          name: 'microphone',
          onchange: null,
        }) as PermissionStatus)
      : query(asked)
}

type Told = { words: string; isFinal: boolean } | { error: string } | { ends: true }

/** Waits until somebody listens, and tells it in the same moment: a moment later it may listen no more. */
const tell = (page: Page, told: Told): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(what => {
        const present = window.speech?.present
        if (present == null) return false
        if ('words' in what) present.hear(what.words, what.isFinal)
        else if ('error' in what) present.fail(what.error)
        else present.end()
        return true
      }, told),
    )
    .toBe(true)

/** The whole utterance, as the recogniser is sure of it. */
export const says = (page: Page, text: string): Promise<void> => tell(page, { words: text, isFinal: true })

/** What the recogniser thinks it hears so far. */
export const murmurs = (page: Page, text: string): Promise<void> =>
  tell(page, { words: text, isFinal: false })

/** An error by the specification of the Web Speech API: 'not-allowed', 'network', 'no-speech', … */
export const speechFails = (page: Page, error: string): Promise<void> => tell(page, { error })

/** It ends by itself, as on a telephone after a silence. */
export const speechEnds = (page: Page): Promise<void> => tell(page, { ends: true })

/** How the recogniser was asked to listen, each time. */
export const askedOf = (page: Page): Promise<Heard[]> => page.evaluate(() => window.speech?.asked ?? [])
