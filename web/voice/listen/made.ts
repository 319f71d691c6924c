// A recogniser made as one stretch of listening wants it, and what is read out of its results.
import type { ListenError } from './errors'
import { type HeardEvent, type Recogniser, recogniserClass } from './recogniser'

export type ListenOptions = {
  /** "en-GB" */
  lang: string
  /** Until it is stopped; else one utterance. */
  continuous?: boolean
  /** Names and words of the trade that are likely to be said. */
  phrases?: readonly string[]
  /** The microphone is open. */
  onStart?: () => void
  /** All that is heard and not yet final. Without it only finals are asked for. */
  onInterim?: (text: string) => void
  onFinal: (text: string) => void
  onError?: (error: ListenError) => void
  /** Always, once, last. */
  onEnd?: () => void
}

const BOOST = 3
const ANDROID = typeof navigator !== 'undefined' && /Android/.test(navigator.userAgent)

/** Null: there is none any more. */
export function made(options: ListenOptions, local: boolean, withPhrases: boolean): Recogniser | null {
  const Made = recogniserClass()
  if (Made === null) return null
  const recogniser = new Made()
  recogniser.lang = options.lang
  recogniser.continuous = options.continuous ?? false
  recogniser.interimResults = options.onInterim !== undefined
  recogniser.maxAlternatives = 1
  if (local) recogniser.processLocally = true
  const Phrase = window.SpeechRecognitionPhrase
  // Only the device's own recognition takes them; another one answers with an error.
  if (local && withPhrases && Phrase && options.phrases && 'phrases' in recogniser)
    recogniser.phrases = options.phrases.map(phrase => new Phrase(phrase, BOOST))
  return recogniser
}

/** Hands on what is final; returns what isn't yet. */
export function take({ resultIndex, results }: HeardEvent, { onFinal, onInterim }: ListenOptions): string {
  let open = ''
  for (let at = resultIndex; at < results.length; at++) {
    const result = results[at]
    const best = result?.[0]
    if (!result || !best) continue
    // Chrome on Android calls each guess final, and gives it no confidence until it is.
    const isFinal = result.isFinal && !(ANDROID && best.confidence === 0)
    if (!isFinal) open += best.transcript
    else if (best.transcript.trim() !== '') onFinal(best.transcript.trim())
  }
  onInterim?.(open.trim())
  return open
}
