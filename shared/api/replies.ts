import { z } from 'zod'

export const Done = z.object({ ok: z.boolean() })
/** Every expected failure. */
export const Problem = z.object({
  /** For a person. */
  error: z.string(),
  code: z.string(),
  /** For a bug: its id in the log. */
  request: z.string().optional(),
})
export const Json = z.record(z.string(), z.unknown())
