// Why a rung of the ladder made no sound. Its message may be shown.
export type Why =
  /** The server has no voice: no key, and the built-in one is switched off. */
  | 'no-key'
  /** The server answered, but not with sound. */
  | 'refused'
  /** No answer at all. */
  | 'unreachable'
  /** This browser can't do that. */
  | 'cannot'
  /** The browser plays nothing before a tap. */
  | 'blocked'
  /** It started and stopped, or never started. */
  | 'stalled'

export class VoiceError extends Error {
  readonly why: Why
  /** The words are the server's own, from its error field. */
  readonly said: boolean
  constructor(why: Why, words: string, said = false) {
    super(words)
    this.why = why
    this.said = said
  }
}

/** Turns anything thrown into one of the above. */
export function asVoiceError(error: unknown): VoiceError {
  if (error instanceof VoiceError) return error
  if (error instanceof DOMException && error.name === 'NotAllowedError')
    return new VoiceError('blocked', 'This browser plays sound only after a tap.')
  // What fetch throws when there is no network.
  if (error instanceof TypeError) return new VoiceError('unreachable', 'The voice could not be reached.')
  return new VoiceError('cannot', error instanceof Error ? error.message : String(error))
}

/** Why no rung was heard. The server's own reason is more useful than that this browser has no voice either. */
export function whyNothing(broken: readonly VoiceError[]): VoiceError | null {
  const last = broken.at(-1) ?? null
  const said = broken.find(error => error.said)
  if (said || last === null) return said ?? last
  const refused = broken.find(({ why }) => why === 'refused')
  if (refused === undefined || refused.message === last.message) return last
  return new VoiceError(last.why, `${refused.message}. ${last.message}`)
}
