// Who is in the chair: their opening line, what they tell when asked, what soothes them and what hurts.
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

/** What a follow-up question is about. */
export type Detail = keyof typeof CLOSER
/** The answer to a question about any of these. `after`: the fact that gives the short version, which is told first. */
export type StoryAnswer = { about: readonly Detail[]; after?: Topic; says: string }

export type Difficulty = 'Beginner' | 'Intermediate' | 'Advanced'

export type Persona = {
  id: string
  title: string
  /** For the list: what you practise. */
  description: string
  difficulty: Difficulty
  kind: Kind
  name: string
  opening: string
  /** 0 (about to leave) to 100 (delighted), before the first line. */
  mood: number
  /** What they tell when asked. */
  facts: Partial<Record<Topic, string>>
  /** What only a follow-up question brings out. */
  story?: readonly StoryAnswer[]
  /** Said when a feeling is acknowledged. */
  calm: string
  /** Said when it isn't. */
  sore: string
  /** Said when it ends well. */
  close: string
}
