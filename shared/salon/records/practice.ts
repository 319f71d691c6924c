// Practice conversations.
import { z } from 'zod'
import { common, id, instant, line, short, text } from './fields'

/** One practice conversation; each turn is its own record. */
export const Conversation = z.object({
  ...common,
  /** The id of a built-in scenario, or of a `scenario` record. */
  scenario: short.min(1),
  title: short,
  started_at: instant,
  ended_at: instant.nullable(),
  /** False: practised without scores. */
  scored: z.boolean().default(true),
  device: id,
})
export type Conversation = z.infer<typeof Conversation>

/** One turn of a conversation, by one speaker, written once. */
export const Turn = z.object({
  ...common,
  conversation_id: id,
  role: z.enum(['client', 'stylist']),
  text,
  said_at: instant,
  /** 'person', 'engine', or the model's name. */
  by: short,
  /** 0 (about to leave) to 100 (delighted): the client's mood after this turn. Null for the stylist's turns. */
  mood: z.number().min(0).max(100).nullable(),
  /** The turn that this line retries: it and everything after it no longer count. */
  retries: id.nullable().default(null),
})
export type Turn = z.infer<typeof Turn>

/** One of the salon's own practice scenarios. */
export const Scenario = z.object({
  ...common,
  title: short.min(1),
  /** Who the client is and what happened, in the client's words. */
  description: text,
  /** The client's first words; null: made from the description. */
  opening: line.nullable(),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  created_at: instant,
})
export type Scenario = z.infer<typeof Scenario>
