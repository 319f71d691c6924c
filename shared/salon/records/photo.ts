// A photo of a client's hair. Its bytes are stored beside the records, by hash; a list can show it before they arrive.
import { z } from 'zod'
import { common, id, instant, short } from './fields'
import { PREVIEW_SIDE } from './photos'

export const Photo = z.object({
  ...common,
  client_id: id,
  /** The formula that this is a before or after photo of. */
  formula_id: id.nullable(),
  when: z.enum(['before', 'after', 'other']),
  taken_at: instant,
  type: short,
  width: z.number().int().min(1).max(10_000),
  height: z.number().int().min(1).max(10_000),
  bytes: z.number().int().min(1),
  /** SHA-256 of the bytes, hex. */
  hash: short,
  /** Its colours in a grid, row by row, six hex digits each: shown until the bytes arrive. "" = none. */
  preview: z
    .string()
    .max(PREVIEW_SIDE * PREVIEW_SIDE * 6)
    .regex(/^[0-9a-f]*$/),
  device: id,
  who: short.nullable(),
})
export type Photo = z.infer<typeof Photo>
