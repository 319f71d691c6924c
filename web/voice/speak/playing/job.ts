// What a rung of the ladder is given, and what it tells while it speaks.
export type Rung = 'kept' | 'stream' | 'chunks' | 'browser' | 'text'

export type Job = {
  text: string
  /** 1 = the voice's own speed. */
  speed: number
  /** Stopped by a person: the rung goes quiet and ends. */
  signal: AbortSignal
  /** Sound is heard. May be called again. */
  onSound: () => void
  /** So many characters of the text have been said. */
  onPlace: (characters: number) => void
  /** The device's own pause (headphones, a call): the same as the button. */
  onPaused: () => void
}

/** Ends when all of it was said or the job was stopped; rejects with VoiceError. */
export type Play = (job: Job) => Promise<void>
