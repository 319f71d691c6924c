// Makes a recogniser for one session of listening, and reads its results.
import type { ListenError } from './errors'
import { type HeardEvent, type Recogniser, recogniserClass } from './recogniser'

export type ListenOptions = {
  /** "en-GB" */
  lang: string
  /** Keeps going until it is stopped; otherwise it takes one utterance. */
  continuous?: boolean
  /** Names and trade words that are likely to be said. */
  phrases?: readonly string[]
  /** The microphone is open. */
  onStart?: () => void
  /** Gets what was heard but isn't final. Without it, only final results are requested. */
  onInterim?: (text: string) => void
  onFinal: (text: string) => void
  onError?: (error: ListenError) => void
  /** Always called, once, as the last. */
  onEnd?: () => void
}

const BOOST = 3
const ANDROID = typeof navigator !== 'undefined' && /Android/.test(navigator.userAgent)

/** Null when there is no recogniser (any more). */
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
  // Only recognition on the device takes phrases; any other answers with an error.
  if (local && withPhrases && Phrase && options.phrases && 'phrases' in recogniser)
    recogniser.phrases = options.phrases.map(phrase => new Phrase(phrase, BOOST))
  return recogniser
}

/** Passes on what is final; returns the rest. */
export function take({ resultIndex, results }: HeardEvent, { onFinal, onInterim }: ListenOptions): string {
  let open = ''
  for (let at = resultIndex; at < results.length; at++) {
    const result = results[at]
    const best = result?.[0]
    if (!result || !best) continue
    // Chrome on Android calls every guess final, but gives it no confidence until it is.
    const isFinal = result.isFinal && !(ANDROID && best.confidence === 0)
    if (!isFinal) open += best.transcript
    else if (best.transcript.trim() !== '') onFinal(best.transcript.trim())
  }
  onInterim?.(open.trim())
  return open
}
