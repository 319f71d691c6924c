// Why a rung of the ladder made no sound. What it says may be shown.
export type Why =
  /** The server has no voice: no key, and the built-in one is switched off. */
  | 'no-key'
  /** The server answered, and not with sound. */
  | 'refused'
  /** No answer at all. */
  | 'unreachable'
  /** This browser can't do that. */
  | 'cannot'
  /** The browser lets nothing play before a tap. */
  | 'blocked'
  /** It began and didn't go on, or never began. */
  | 'stalled'

export class VoiceError extends Error {
  readonly why: Why
  /** The server's own words, in its error field. */
  readonly said: boolean
  constructor(why: Why, words: string, said = false) {
    super(words)
    this.why = why
    this.said = said
  }
}

/** Anything that was thrown, as one of the above. */
export function asVoiceError(error: unknown): VoiceError {
  if (error instanceof VoiceError) return error
  if (error instanceof DOMException && error.name === 'NotAllowedError')
    return new VoiceError('blocked', 'This browser plays sound only after a tap.')
  // What fetch throws without a network.
  if (error instanceof TypeError) return new VoiceError('unreachable', 'The voice could not be reached.')
  return new VoiceError('cannot', error instanceof Error ? error.message : String(error))
}

/** Why no rung was heard. The server's own reason says more than that this browser has no voice either. */
export function whyNothing(broken: readonly VoiceError[]): VoiceError | null {
  const last = broken.at(-1) ?? null
  const said = broken.find(error => error.said)
  if (said || last === null) return said ?? last
  const refused = broken.find(({ why }) => why === 'refused')
  if (refused === undefined || refused.message === last.message) return last
  return new VoiceError(last.why, `${refused.message}. ${last.message}`)
}
