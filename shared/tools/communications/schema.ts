// The question: a practice conversation. The answer: feedback on the eight areas, quoting the user's own words.
import { z } from 'zod'
import { Picks } from '../../reading/understood/reading'
import type { FieldMeta } from '../../tool'
import { PracticeRead } from './hear/by-model'

/** Fields that no form fills in still have a name in their meta: for history, exports and 'what was sent'. */
const named = (label: string, control: FieldMeta['control']): FieldMeta => ({ label, control })

export const MAX_TURNS = 200
export const MAX_LINE = 2000

export const Utterance = z.object({
  role: z.enum(['client', 'stylist']),
  text: z.string().max(MAX_LINE * 10),
})
export type Utterance = z.infer<typeof Utterance>

export const PracticeInput = z.object({
  /** The id of a scenario: one of the built-in ones, or of a `scenario` record. */
  scenario: z.string().trim().min(1).max(200).meta(named('Scenario id', 'text')),
  title: z.string().trim().max(200).meta(named('Scenario', 'lines')),
  /** Who the client is, for one of the salon's own scenarios; null for the built-in ones. */
  description: z.string().max(20_000).nullable().meta(named('Description', 'text')),
  /** The conversation it is about; null if it isn't in a record. */
  conversation: z.string().max(80).nullable().meta(named('Conversation id', 'text')),
  /** False: no scores. */
  scored: z.boolean().meta(named('With scores', 'switch')),
  transcript: z
    .array(Utterance)
    .max(MAX_TURNS, 'A conversation of at most 200 lines can be read at once.')
    .meta(named('Conversation', 'text')),
  /** What the stylist says about their lines, by path (moves/picks.ts). */
  picks: Picks.optional().meta(named('Picked', 'picks')),
})
export type PracticeInput = z.infer<typeof PracticeInput>

/** The specification's eight areas, in its order. */
export const AREAS = [
  'rapport',
  'open_questions',
  'active_listening',
  'confident_plain_language',
  'realistic_expectations',
  'empathy',
  'product_recommendation',
  'aftercare_followup',
] as const
export type Area = (typeof AREAS)[number]

const text = z.string()

export const PracticeOutput = z.object({
  summary: text,
  areas: z.array(
    z.object({
      id: z.enum(AREAS),
      /** 0–100; null if the area didn't apply, or if the conversation has no scores. */
      score: z.number().nullable(),
      /** The stylist's own words, as typed. */
      quote: text.nullable(),
      note: text,
    }),
  ),
  /** 0–100; null if there are no scores. */
  overall: z.number().nullable(),
  keep: text,
  try: text,
  /**
   * The weakest moment: what was said, and a line that would have worked better. `adds`: the line goes with what was
   * said.
   */
  next: z.object({ said: text.nullable(), line: text, why: text, adds: z.boolean().default(false) }),
  /** How many of the moves were made. */
  moves: z.number().default(0),
  /** The model's labels that appear in the stylist's own words: the engine scored with them. */
  read: PracticeRead.optional(),
})
export type PracticeOutput = z.infer<typeof PracticeOutput>
export type AreaFeedback = PracticeOutput['areas'][number]

export const AREA_NAMES: Readonly<Record<Area, string>> = {
  rapport: 'Rapport',
  open_questions: 'Open questions',
  active_listening: 'Active listening',
  confident_plain_language: 'Confident, plain language',
  realistic_expectations: 'Realistic expectations',
  empathy: 'Empathy',
  product_recommendation: 'Product recommendation',
  aftercare_followup: 'Aftercare and follow-up',
}
