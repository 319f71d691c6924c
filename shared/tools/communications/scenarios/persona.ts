// Who sits in the chair: what they say first, what comes out when they are asked, what soothes and what stings.
import type { CLOSER } from '../../../reading/words/talk/closer'
import type { Kind } from '../score/areas'

/** What an open question may be about. */
export const TOPICS = [
  'history',
  'routine',
  'wish',
  'dislike',
  'feeling',
  'budget',
  'time',
  'products',
  'health',
  'life',
  'photo',
  'paid',
] as const
export type Topic = (typeof TOPICS)[number]

/** What a closer question is about. */
export type Detail = keyof typeof CLOSER
/** What is told to who asks about any of these. `after`: the fact that has it in short, and is told first. */
export type StoryAnswer = { about: readonly Detail[]; after?: Topic; says: string }

export type Difficulty = 'Beginner' | 'Intermediate' | 'Advanced'

export type Persona = {
  id: string
  title: string
  /** For the list: what the user practises. */
  description: string
  difficulty: Difficulty
  kind: Kind
  name: string
  opening: string
  /** 0 (about to leave) to 100 (delighted), before the first line. */
  mood: number
  /** What comes out when it is asked for. */
  facts: Partial<Record<Topic, string>>
  /** And what only a closer question brings out. */
  story?: readonly StoryAnswer[]
  /** When a feeling is met. */
  calm: string
  /** When it is not. */
  sore: string
  /** How it ends well. */
  close: string
}
