// Speech: the built-in voice, ElevenLabs or OpenAI. Takes text and streams MP3 as it is made.
import type { Config } from '../config'
import { openElevenLabs } from './speech-elevenlabs'
import { openOpenAiSpeech } from './speech-openai'

export type Words = {
  text: string
  /** The specification's name for it: "six". */
  voice: string
  /** Aborts when nobody is listening any more. */
  signal: AbortSignal
}

export type Speech = {
  by: 'built-in' | 'elevenlabs' | 'openai'
  /** For people to read. */
  name: string
  /** Where the words are sent; null: they stay on this server. */
  host: string | null
  /** Throws ProblemError 'voice-…', possibly after some sound has arrived. */
  speak: (words: Words) => AsyncIterable<Uint8Array>
}

/** The voice behind a key; null: only the built-in voice, or none. */
export const openSpeech = (config: Config): Speech | null =>
  openElevenLabs(config) ?? openOpenAiSpeech(config)
