// What is being said now, for every button and line that shows it.
import { useSyncExternalStore } from 'react'
import { memory } from '../../platform/data/memory'
import type { Rung } from './playing/job'

export type Speaking = {
  state: 'idle' | 'loading' | 'speaking' | 'queued'
  /** Whose text it is; null where the caller gave none. */
  id: string | null
  /** Which of its sentences, from 0. */
  sentence: number
  /** `text`: there is no sound, it is to be read. */
  rung: Rung | null
  text: string
}

export const SILENT: Speaking = { state: 'idle', id: null, sentence: 0, rung: null, text: '' }
export const speaking = memory<Speaking>(SILENT)
export const useSpeaking = (): Speaking => useSyncExternalStore(speaking.subscribe, speaking.get)
