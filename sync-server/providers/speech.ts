// Whoever can say a text: the built-in voice, ElevenLabs or OpenAI. Text goes in, MP3 comes out as it is made.
import type { Config } from '../config'
import { openElevenLabs } from './speech-elevenlabs'
import { openOpenAiSpeech } from './speech-openai'

export type Words = {
  text: string
  /** As the specification names it: "six". */
  voice: string
  /** Ends it: nobody listens any more. */
  signal: AbortSignal
}

export type Speech = {
  by: 'built-in' | 'elevenlabs' | 'openai'
  /** For people to read. */
  name: string
  /** Whom the words go to; null: they stay on this server. */
  host: string | null
  /** Throws ProblemError 'voice-…', also after some of it has come. */
  speak: (words: Words) => AsyncIterable<Uint8Array>
}

/** Who speaks for a key; null: the built-in voice, or nobody. */
export const openSpeech = (config: Config): Speech | null =>
  openElevenLabs(config) ?? openOpenAiSpeech(config)
