// What is being spoken now, for every button and line that shows it.
import { useSyncExternalStore } from 'react'
import { memory } from '../../platform/data/memory'
import type { Rung } from './playing/job'

export type Speaking = {
  state: 'idle' | 'loading' | 'speaking' | 'queued'
  /** The owner of the text; null when the caller gave none. */
  id: string | null
  /** The current sentence, from 0. */
  sentence: number
  /** 'text': there is no sound, so it should be read. */
  rung: Rung | null
  text: string
}

export const SILENT: Speaking = { state: 'idle', id: null, sentence: 0, rung: null, text: '' }
export const speaking = memory<Speaking>(SILENT)
export const useSpeaking = (): Speaking => useSyncExternalStore(speaking.subscribe, speaking.get)
