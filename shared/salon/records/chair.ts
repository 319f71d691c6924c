// What happens at the chair.
import { z } from 'zod'
import { Override } from './ask'
import { Bowl } from './colour'
import { common, id, instant, line, short, text } from './fields'

/**
 * Something said at the chair and kept as audio until it is typed. Its bytes are stored beside the records, by their
 * hash.
 */
export const Memo = z.object({
  ...common,
  client_id: id.nullable(),
  recorded_at: instant,
  /** "audio/webm;codecs=opus" or "audio/mp4", as the recorder made it. */
  type: short,
  /** Seconds of audio. */
  duration: z.number().min(0).max(3600),
  bytes: z.number().int().min(0),
  /** SHA-256 of the audio, hex. */
  hash: short,
  /** What a person typed from it, or kept of the transcript. */
  text: text.nullable(),
  /**
   * The field it was dictated into, to find the way back: "note", or a path such as "ask.colour-formula.desiredColor".
   */
  into: short.nullable(),
  device: id,
  who: short.nullable(),
  /** Only the server writes this. */
  transcript: text.nullable().default(null),
  transcribed_by: short.nullable().default(null),
  transcript_failure: z.object({ code: short, at: instant }).nullable().default(null),
})
export type Memo = z.infer<typeof Memo>

/**
 * A countdown at the chair. Times are the server's, as far as the device knew; the arithmetic is in
 * shared/salon/timers.ts.
 */
export const Timer = z.object({
  ...common,
  client_id: id.nullable(),
  /** "Roots", "Toner": what people call it. */
  name: short.min(1),
  /** The zone of the head, if it was set from a step of an answer. */
  zone: short.nullable(),
  /** The whole length in seconds, including time added later. */
  duration: z.number().min(1).max(86_400),
  started_at: instant,
  ends_at: instant,
  /** Seconds left when it was paused; null while it runs. */
  paused_left: z.number().min(0).max(86_400).nullable().default(null),
  /** Someone heard it and stopped it. */
  stopped_at: instant.nullable().default(null),
  device: id,
  who: short.nullable(),
})
export type Timer = z.infer<typeof Timer>

/** A bowl at the chair: what to mix today, and whether it was started. */
export const ChairBowl = Bowl.extend({
  id,
  /** The answer's step that it stands for, from 0; null: added at the chair. */
  step: z.number().int().min(0).max(200).nullable(),
  started_at: instant.nullable(),
  /** Why the developer is stronger than the rules allow. */
  reason: text.nullable(),
})
export type ChairBowl = z.infer<typeof ChairBowl>

/** One client in the chair, from sitting down to the end: this answers "where was I". */
export const Service = z.object({
  ...common,
  client_id: id,
  started_at: instant,
  ended_at: instant.nullable(),
  /** The answer being worked from. */
  ask_id: id.nullable(),
  /** The step on screen, from 0. */
  step: z.number().int().min(0).max(200),
  /** Which of the ask's answers is being worked from: a later one is announced, but never swapped in. */
  which: z.enum(['draft', 'answer']).default('draft'),
  /** Today's bowls, until they are saved as a formula: those that differ from the answer or were started. */
  bowls: z.array(ChairBowl).max(24).default([]),
  /** Rules overridden for bowls that come from no answer. */
  overrides: z.array(Override).default([]),
  formula_id: id.nullable().default(null),
  /** In words: "Colour’s on: Roots". */
  last_done: line.nullable().default(null),
  last_done_at: instant.nullable().default(null),
  device: id,
  who: short.nullable(),
})
export type Service = z.infer<typeof Service>
