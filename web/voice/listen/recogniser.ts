// The browser's speech recogniser, as far as this app uses it. TypeScript's own library leaves it out.

type Alternative = { readonly transcript: string; readonly confidence: number }
type Result = { readonly isFinal: boolean; readonly length: number; readonly [at: number]: Alternative }
export type HeardEvent = {
  readonly resultIndex: number
  readonly results: { readonly length: number; readonly [at: number]: Result }
}
type RecogniserEvent = 'start' | 'audiostart' | 'speechstart' | 'nomatch' | 'end'

export type Recogniser = {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  /** On this device alone; only where its speech pack is here. */
  processLocally?: boolean
  phrases?: object[]
  start: () => void
  stop: () => void
  abort: () => void
  addEventListener: {
    (type: RecogniserEvent, listener: () => void): void
    (type: 'result', listener: (event: HeardEvent) => void): void
    (type: 'error', listener: (event: { readonly error: string }) => void): void
  }
}

type PackState = 'unavailable' | 'downloadable' | 'downloading' | 'available'
type PackOptions = { langs: string[]; processLocally: boolean }
type RecogniserClass = {
  new (): Recogniser
  available?: (options: PackOptions) => Promise<PackState>
  install?: (options: PackOptions) => Promise<boolean>
}

declare global {
  interface Window {
    SpeechRecognition?: RecogniserClass
    webkitSpeechRecognition?: RecogniserClass
    SpeechRecognitionPhrase?: new (phrase: string, boost: number) => object
  }
}

/** That it is there says little: whether it answers is known only once it has been asked (see session.ts). */
export function recogniserClass(): RecogniserClass | null {
  if (typeof window === 'undefined') return null
  return window.SpeechRecognition ?? window.webkitSpeechRecognition ?? null
}
