// How a field listens. Most keep on until told to stop, and show what they hear; the practice chat and the public demo
// have their own constants and words in the specification.
import { notify } from '../../ui/kit/notices/notify'
import type { ListenError } from '../listen'

export type Manner = 'field' | 'chat'
type How = {
  continuous: boolean
  /** Shows words while they are being heard. */
  live: boolean
  /** Null for the person's own language. */
  lang: string | null
  /** Asks once which English the person speaks. */
  asks: boolean
  started?: () => void
  failed?: (error: ListenError) => void
}

export const manners: Readonly<Record<Manner, How>> = {
  field: { continuous: true, live: true, lang: null, asks: true },
  chat: {
    continuous: false,
    live: false,
    lang: 'en-US',
    asks: false,
    started: () => notify({ title: 'Listening...', text: 'Speak now to input text.', tone: 'info' }),
    failed: error =>
      notify(
        error === 'dead'
          ? { title: 'Not Supported', text: 'Voice input is not supported in this browser.', tone: 'stop' }
          : {
              title: 'Voice Input Error',
              text: 'Could not recognize speech. Please try again.',
              tone: 'stop',
            },
      ),
  },
}
