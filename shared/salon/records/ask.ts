// Questions to the tools and their answers.
import { z } from 'zod'
import { Value as PickedValue } from '../../reading/understood/reading'
import { common, id, instant, json, line, short, text } from './fields'

export const Override = z.object({
  id,
  /** The rule that was overridden, e.g. 'patch-test'. */
  rule: short,
  reason: text.min(1),
  at: instant,
  who: short.nullable(),
})
export type Override = z.infer<typeof Override>

/** What became of a recommended product. `id`: the product's. */
const Outcome = z.object({
  id,
  name: short,
  outcome: z.enum(['bought', 'declined', 'owns']),
  at: instant,
})

/**
 * What a person tapped in an answer's picture, by path; it overrides the question's own pick. Null: removes that pick.
 */
const Picked = z.object({ id: z.string().max(60), value: PickedValue.nullable() })

/** A question to a tool. The device writes the upper part, most of it once; only the server writes the answer. */
export const Ask = z.object({
  ...common,
  tool: short,
  tool_version: z.number().int(),
  client_id: id.nullable(),
  client_name: short.nullable(),
  input: json,
  /** Pushed but not pulled: read it from /api/asks/:id/facts. */
  facts: json.nullable().default(null),
  /** The local engine's output. */
  draft: json.nullable(),
  /** The sheet as shown when the ask was saved. */
  sheet: json.nullable(),
  device: id,
  asked_at: instant,
  asked_by_voice: z.boolean().default(false),
  /** Who asked, by name. */
  who: short.nullable().default(null),
  overrides: z.array(Override).default([]),
  /** What became of the recommended products; the latest remark on each counts. */
  outcomes: z.array(Outcome).max(20).default([]),
  picks: z.array(Picked).max(1_000).default([]),
  /** After 24 hours an ask needs this before a model is called. */
  still_wanted_at: instant.nullable().default(null),
  /**
   * What the browser's own model read on the tablet that asked, and the engine's answer from it; `answer` null: it read
   * nothing different. The server's answer takes precedence.
   */
  read_here: z
    .object({ answer: json.nullable(), notes: z.array(line), at: instant })
    .nullable()
    .default(null),
  sample: z.boolean().default(false),
  /** Only the server writes this. `answer` null with `answered_by` 'engine' = the draft is final. */
  answer: json.nullable().default(null),
  answered_at: instant.nullable().default(null),
  /** 'engine', or the model's name. */
  answered_by: short.nullable().default(null),
  /** What the trade's rules changed in the model's answer, in words. */
  answer_notes: z.array(line).default([]),
  failure: z.object({ code: short, at: instant }).nullable().default(null),
  /**
   * A model's picture, stored beside the records under its content hash; it is answered, and fails, separately from the
   * text.
   */
  image: z
    .object({ hash: short, type: short, width: z.number(), height: z.number(), by: short, at: instant })
    .nullable()
    .default(null),
  image_failure: z.object({ code: short, at: instant }).nullable().default(null),
})
export type Ask = z.infer<typeof Ask>
