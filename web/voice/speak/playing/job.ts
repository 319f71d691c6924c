// What a rung of the ladder gets, and what it reports while it speaks.
export type Rung = 'kept' | 'stream' | 'chunks' | 'browser' | 'text'

export type Job = {
  text: string
  /** 1 = the voice's own speed. */
  speed: number
  /** Aborted when a person stops it: the rung goes quiet and resolves. */
  signal: AbortSignal
  /** Sound can be heard. May be called again. */
  onSound: () => void
  /** How many characters of the text have been spoken. */
  onPlace: (characters: number) => void
  /** The device paused it (headphones, a call): counts as pressing the button. */
  onPaused: () => void
}

/** Resolves when everything was said or the job was stopped; rejects with a VoiceError. */
export type Play = (job: Job) => Promise<void>
