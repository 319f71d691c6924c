// The one conversation of this device: what is heard, what was understood, what waits for an answer. Components follow it;
// only talk.ts and what it calls change it.
import { useSyncExternalStore } from 'react'
import type { Meant, Pending } from '../../../shared/voice/intents'
import { atTheFoot, type Ladder } from '../../../shared/voice/ladder'
import { onPerson } from '../../platform/data/account/people'
import { memory } from '../../platform/data/memory'
import type { ListenError } from '../listen'

/** What is asked stands so long, and while it stands it can be answered, by voice and by touch. Its end is said. */
export const ANSWER_MS = 60_000

export type PendingQuestion = Pending & {
  /** What is asked, in full: "30 grams 7/1, 20 volume. Save?" */
  question: string
  /** What was on screen when it was asked. */
  on: string
  /** When it ends. ms of Date.now(); 0: not asked aloud yet. */
  until: number
}
export type Talk = {
  at: 'idle' | 'listening' | 'thinking' | 'speaking'
  /** Goes on listening until it is told to stop. */
  latched: boolean
  /** What is being said just now. */
  interim: string
  heard: string | null
  /** What was understood, in words. */
  meant: Meant | null
  /** What came of it. */
  said: string | null
  asked: PendingQuestion | null
  /** A formula that is read line by line, and where it is; null: none. */
  reciting: { at: number; count: number; client: string | null } | null
  /** Null: no note is being spoken. */
  noting: string | null
  ladder: Ladder
  error: ListenError | null
  /** The panel is open. */
  open: boolean
  /** The help sheet is open. */
  help: boolean
  /** The person is asked which English they speak, before the first words. */
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
// What one person said, and was told about whom, is not shown to the next.
onPerson(() => talk.set(quiet))
export const patchTalk = (patch: Partial<Talk>): void => talk.set({ ...talk.get(), ...patch })
export const useTalk = (): Talk => useSyncExternalStore(talk.subscribe, talk.get, talk.get)
