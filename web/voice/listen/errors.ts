// What can go wrong while listening, with words for people.

export type ListenError =
  | 'denied'
  | 'no-signal'
  | 'nothing-heard'
  | 'no-microphone'
  | 'language'
  | 'dead'
  | 'failed'

/** Keyed by the error codes of the Web Speech API specification. */
const CODES: Readonly<Record<string, ListenError>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  network: 'no-signal',
  'no-speech': 'nothing-heard',
  'audio-capture': 'no-microphone',
  'language-not-supported': 'language',
}
export const errorOf = (code: string): ListenError => CODES[code] ?? 'failed'

export const listenWords: Readonly<Record<ListenError, string>> = {
  denied:
    'The microphone is not allowed. Allow it for this app in the settings of the browser or the tablet, then tap again.',
  'no-signal': 'This browser needs a signal to write down what you say. Type it, or record a voice memo.',
  'nothing-heard': 'Nothing was heard. Tap and speak again.',
  'no-microphone': 'No microphone was found on this device.',
  language: 'This browser cannot listen in the language you chose. Choose another one in Settings, Comfort.',
  dead: 'This device isn’t turning speech into text. Type it, or record a voice memo.',
  failed: 'What you said could not be written down. Tap and speak again.',
}
