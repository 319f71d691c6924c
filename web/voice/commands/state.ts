// The one conversation on this device: what was heard and understood, and what is waiting for an answer. Components
// follow it; only talk.ts and what that calls change it.
import { useSyncExternalStore } from 'react'
import type { Meant, Pending } from '../../../shared/voice/intents'
import { atTheFoot, type Ladder } from '../../../shared/voice/ladder'
import { onPerson } from '../../platform/data/account/people'
import { memory } from '../../platform/data/memory'
import type { ListenError } from '../listen'

/** How long a question stays open to answers by voice and touch. When it closes, that is announced. */
export const ANSWER_MS = 60_000

export type PendingQuestion = Pending & {
  /** The whole question: "30 grams 7/1, 20 volume. Save?" */
  question: string
  /** What was on screen when it was asked. */
  on: string
  /** When it closes: ms as in Date.now(); 0 when it hasn't been asked aloud yet. */
  until: number
}
export type Talk = {
  at: 'idle' | 'listening' | 'thinking' | 'speaking'
  /** Keeps listening until told to stop. */
  latched: boolean
  /** What is being said right now. */
  interim: string
  heard: string | null
  /** What was understood, in words. */
  meant: Meant | null
  /** What came of it. */
  said: string | null
  asked: PendingQuestion | null
  /** The formula being read line by line, and how far it has got; null: none. */
  reciting: { at: number; count: number; client: string | null } | null
  /** Null when no note is being spoken. */
  noting: string | null
  ladder: Ladder
  error: ListenError | null
  /** The panel is open. */
  open: boolean
  /** The help sheet is open. */
  help: boolean
  /** Asks the person which English they speak, before the first words. */
  asksLanguage: boolean
}

export const quiet: Talk = {
  at: 'idle',
  latched: false,
  interim: '',
  heard: null,
  meant: null,
  said: null,
  asked: null,
  reciting: null,
  noting: null,
  ladder: atTheFoot,
  error: null,
  open: false,
  help: false,
  asksLanguage: false,
}

export const talk = memory<Talk>(quiet)
// What one person said, and was told about a client, isn't shown to the next person.
onPerson(() => talk.set(quiet))
export const patchTalk = (patch: Partial<Talk>): void => talk.set({ ...talk.get(), ...patch })
export const useTalk = (): Talk => useSyncExternalStore(talk.subscribe, talk.get, talk.get)
