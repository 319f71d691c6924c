// Which model answers what, trying one out, and what was sent: as the server reports it and the settings show it.
import { z } from 'zod'

export const Provider = z.object({
  by: z.enum(['engine', 'poster', 'articles', 'browser', 'built-in', 'nobody', 'model']),
  name: z.string().nullable(),
  /** The host that questions go to; null: they stay on this server. */
  host: z.string().nullable(),
})
export type Provider = z.infer<typeof Provider>

export const Models = z.object({
  text: Provider,
  images: Provider,
  practice: Provider,
  support: Provider,
  speech: Provider,
  /** What transcribes voice memos. */
  transcription: Provider,
  /** This account's, in the last 24 hours. */
  calls: z.object({ used: z.number(), cap: z.number() }),
})
export type Models = z.infer<typeof Models>

export const TestResult = z.object({
  ok: z.boolean(),
  /** For a person. */
  words: z.string(),
  ms: z.number().nullable(),
  code: z.string().nullable(),
})
export type TestResult = z.infer<typeof TestResult>

export const Sent = z.object({
  calls: z.array(
    z.object({
      id: z.string(),
      ask: z.string().nullable(),
      client: z.string().nullable(),
      made_for: z.string(),
      tool: z.string(),
      model: z.string(),
      at: z.iso.datetime(),
      sent: z.unknown(),
      /** What was withheld from the model, and why, in words. */
      left_out: z.array(z.string()).default([]),
      outcome: z.string(),
      ms: z.number().nullable(),
    }),
  ),
  /** Pass it as `before` for the next page; null: there are no more. */
  next: z.string().nullable(),
})
export type Sent = z.infer<typeof Sent>
