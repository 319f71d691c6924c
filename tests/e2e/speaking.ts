// Stand-ins for what costs money or isn't in a browser without a screen: a voice behind the two functions, and the
// device's own. The audio element, MediaSource and the MP3s are real.
import type { BrowserContext, Page } from '@playwright/test'
import { createMp3Encoder } from 'wasm-media-encoders'

/** A soft tone, as an MP3 of so many seconds. */
export async function aSound(seconds: number): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: 16_000, channels: 1, bitrate: 48 })
  const samples = Float32Array.from({ length: 16_000 * seconds }, (_, at) => Math.sin(at / 12) / 8)
  return Buffer.concat([Buffer.from(encoder.encode([samples])), Buffer.from(encoder.finalize())])
}

export type Refusal = { status: number; body: string }
export type Voice = {
  /** The texts that each function was asked to say, first to last; the configuration check among them. */
  streamed: string[]
  pieces: string[]
  /** From now on the function answers so; null: with sound. */
  stream: Refusal | null
  demo: Refusal | null
  /** The fallback's second piece and those after it wait for this. */
  goesOn: Promise<void>
}

/** The server's voice. Every text sounds for `seconds`. */
export async function withVoice(page: Page, seconds: number): Promise<Voice> {
  const sound = await aSound(seconds)
  const voice: Voice = { streamed: [], pieces: [], stream: null, demo: null, goesOn: Promise.resolve() }
  const textOf = (body: string | null): string => JSON.parse(body ?? '{}').text
  await page.context().route('**/api/functions/text-to-speech', async route => {
    voice.streamed.push(textOf(route.request().postData()))
    if (voice.stream) await route.fulfill({ ...voice.stream })
    else await route.fulfill({ contentType: 'audio/mpeg', body: sound })
  })
  await page.context().route('**/api/functions/text-to-speech-demo', async route => {
    voice.pieces.push(textOf(route.request().postData()))
    if (voice.pieces.length > 1) await voice.goesOn
    if (voice.demo) await route.fulfill({ ...voice.demo })
    else
      await route.fulfill({
        json: { audioContent: sound.toString('base64'), mimeType: 'audio/mpeg' },
      })
  })
  return voice
}

/**
 * A sound that has begun goes round and round until it is let go: a slow machine would find a short one over. Before the
 * page is opened.
 */
export async function withHeldSound(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    const sounding: HTMLMediaElement[] = []
    Object.assign(window, { sounding })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      // The silence that primes the element is shorter.
      const hold = (): void => {
        if (!(this.duration > 1)) return
        this.loop = true
        sounding.push(this)
      }
      this.addEventListener('playing', hold, { once: true })
      return play.call(this)
    }
  })
}
/** It goes on to its end from here. */
export const letSoundGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { sounding } = window as unknown as { sounding: HTMLMediaElement[] }
    for (const each of sounding) each.loop = false
  })

/** The device's own voice: one that speaks (each sentence for a moment), or none. Before the page is opened. */
export async function withOwnVoice(page: Page, has: boolean): Promise<void> {
  await page.addInitScript(speaks => {
    const said: string[] = []
    Object.assign(window, { said })
    const voice = { name: 'Stand-in', lang: 'en-GB', localService: true, default: true, voiceURI: 'stand-in' }
    class Utterance {
      voice: unknown = null
      rate = 1
      lang = ''
      onstart: (() => void) | null = null
      onend: (() => void) | null = null
      onerror: (() => void) | null = null
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    let timers: ReturnType<typeof setTimeout>[] = []
    let isHeld = false
    let held: (() => void)[] = []
    const holdVoice = (hold: boolean): void => {
      isHeld = hold
      for (const end of hold ? [] : held.splice(0)) end()
    }
    Object.assign(window, { holdVoice })
    const synthesis = {
      speaking: false,
      pending: false,
      getVoices: () => [voice],
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      resume: () => undefined,
      cancel: () => {
        for (const timer of timers) clearTimeout(timer)
        timers = []
        held = []
      },
      speak: (utterance: Utterance) => {
        said.push(utterance.text)
        const end = (): void => (isHeld ? void held.push(end) : utterance.onend?.())
        timers.push(
          setTimeout(() => utterance.onstart?.(), 5),
          setTimeout(end, 60),
        )
      },
    }
    const define = (name: string, value: unknown): void => {
      Reflect.deleteProperty(window, name)
      if (speaks) Object.defineProperty(window, name, { value, configurable: true })
    }
    define('speechSynthesis', synthesis)
    define('SpeechSynthesisUtterance', Utterance)
  }, has)
}

/** Held, the device's own voice stays at its sentence; a slow machine would come when all of them are said. */
export const holdOwnVoice = (page: Page, hold: boolean): Promise<void> =>
  page.evaluate(
    isHeld => (window as unknown as { holdVoice: (hold: boolean) => void }).holdVoice(isHeld),
    hold,
  )

/** What the device's own voice has said. */
export const saidBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said)

export async function withoutMediaSource(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'MediaSource')
    Reflect.deleteProperty(window, 'ManagedMediaSource')
  })
}

/** As on a tablet before the first tap. */
export async function withoutAutoplay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no tap', 'NotAllowedError'))
  })
}
