// A client's answers to the record card's questions; one record per time of asking.
import { z } from 'zod'
import { common, id, instant, line, short } from './fields'

/**
 * One question's answer. `id`: the question's (shared/salon/consultation/questions.ts); answers to a newer app's
 * questions are kept.
 */
export const ConsultationAnswer = z.object({
  id: short.min(1),
  answer: z.enum(['yes', 'no', 'unknown']),
  words: line.nullable().default(null),
  /** How long ago it was, counted from the day of the consultation. */
  when: z.enum(['two weeks', 'two months', 'half a year', 'longer']).nullable().default(null),
})
export type ConsultationAnswer = z.infer<typeof ConsultationAnswer>

const Signature = z.object({
  /** The drawn signature, as SVG path data in a box of 600 by 200; '': the name was typed instead. */
  path: z.string().max(16_000),
  name: short,
  at: instant,
})

export const Consultation = z.object({
  ...common,
  client_id: id,
  answered_at: instant,
  /** The client on the tablet, or a stylist who asked and tapped. */
  answered_by: z.enum(['client', 'stylist']),
  answers: z.array(ConsultationAnswer).max(40),
  signature: Signature.nullable().default(null),
  who: short.nullable(),
})
export type Consultation = z.infer<typeof Consultation>
