// The moves of a good conversation, and which signals each counts as in scoring. The method: design/domain.md 6.1–6.4
// (City & Guilds consultation notes, LAST for complaints).
import type { Signal } from '../hear/line/line'

export const MOVES = [
  'greet',
  'introduce',
  'open_question',
  'says_back',
  'feeling',
  'plain_words',
  'limits',
  'price_time',
  'choice',
  'product_for_need',
  'aftercare',
  'next_visit',
  'checks_in',
] as const
export type Move = (typeof MOVES)[number]

type MoveEntry = {
  /** As shown on a chip. */
  name: string
  /** In a sentence: "The model read “…” as …". */
  called: string
  /** The signals that show it. The first one is used if a person or a model says that it was done. */
  shows: readonly [Signal, ...Signal[]]
  /** Signals close to it: too weak to show the move, but enough that a model can't add it. */
  also?: readonly Signal[]
}

export const KNOWN: Readonly<Record<Move, MoveEntry>> = {
  greet: { name: 'Greets', called: 'a greeting', shows: ['greets'] },
  introduce: { name: 'Says who they are', called: 'an introduction', shows: ['introduces'] },
  open_question: { name: 'Open question', called: 'an open question', shows: ['open_question'] },
  says_back: {
    name: 'Says it back',
    called: 'the client’s words said back',
    shows: ['reflects', 'paraphrases'],
    also: ['echoes', 'check_question'],
  },
  feeling: {
    name: 'Names the feeling',
    called: 'a feeling that is named',
    shows: ['empathises', 'apologises'],
    also: ['comfort', 'owns'],
  },
  plain_words: { name: 'Plain words', called: 'a reason in plain words', shows: ['explains'] },
  limits: {
    name: 'What is possible',
    called: 'what is and isn’t possible',
    shows: ['limits', 'sessions', 'risk', 'small_step'],
  },
  price_time: { name: 'Price or time', called: 'a price or a time', shows: ['price', 'timing'] },
  choice: { name: 'Leaves the choice', called: 'a choice that is left', shows: ['offers_choice'] },
  product_for_need: {
    name: 'Product from a need',
    called: 'a product from a need',
    shows: ['need_link', 'mentions_product'],
    also: ['home_product'],
  },
  aftercare: {
    name: 'Aftercare',
    called: 'care at home',
    shows: ['home_step', 'product_use'],
    also: ['upkeep'],
  },
  next_visit: { name: 'Next visit', called: 'the next visit', shows: ['rebook'] },
  checks_in: { name: 'Stays in touch', called: 'a way to stay in touch', shows: ['contact'] },
}
