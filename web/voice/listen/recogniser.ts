// The part of the browser's speech recogniser that this app uses; TypeScript's own library lacks it.

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
  /** Only on this device; works only if its speech pack is here. */
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

/** Its existence says little: you only know whether it answers once you have asked it (see session.ts). */
export function recogniserClass(): RecogniserClass | null {
  if (typeof window === 'undefined') return null
  return window.SpeechRecognition ?? window.webkitSpeechRecognition ?? null
}
