// What goes over the wire. Envelopes are parsed strictly, records loosely: an unknown kind or field is kept as it is.
import { z } from 'zod'
import { ProblemCode } from './problems'

export const MAX_CHANGES = 500
export const MAX_BATCH_BYTES = 1024 * 1024
export const MAX_CHANGE_BYTES = 64 * 1024

const Bag = z.record(z.string(), z.unknown())

/** One edit to a record, made on a device. `at`: the device's clock, ms. `base`: the values that the edit was made from. */
export const Change = z.strictObject({
  id: z.string().min(1).max(80),
  op: z.enum(['create', 'edit']),
  kind: z.string().min(1).max(40),
  recordId: z.string().min(1).max(80),
  person: z.string().max(80).nullable(),
  at: z.number(),
  patch: Bag,
  base: Bag.default({}),
})
export type Change = z.infer<typeof Change>

export const Cursor = z.strictObject({ epoch: z.string().max(80), version: z.number().int().min(0) })
export type Cursor = z.infer<typeof Cursor>

/** The envelope; each change is parsed alone afterwards, so that one bad change blocks nothing. */
export const SyncRequest = z.strictObject({
  account: z.string().min(1).max(80),
  device: z.string().min(1).max(80),
  schema: z.number().int(),
  /** The device's clock at sending, ms. */
  clock: z.number(),
  /** Epoch '' and version 0 on the first sync. */
  cursor: Cursor,
  changes: z.array(z.unknown()).max(MAX_CHANGES),
})
export type SyncRequest = z.infer<typeof SyncRequest>

/** A record as it stands on the server. `erased`: its content is gone for good, and must go on the device too. */
export const PulledRecord = z.looseObject({
  kind: z.string(),
  id: z.string(),
  version: z.number(),
  fields: Bag,
  erased: z.boolean().optional(),
})
export type PulledRecord = z.infer<typeof PulledRecord>

export const SyncReply = z.looseObject({
  cursor: z.looseObject({ epoch: z.string(), version: z.number() }),
  /** Records wait behind the cursor: call again. */
  more: z.boolean(),
  /** The server's clock, ms. */
  now: z.number(),
  records: z.array(PulledRecord),
  accepted: z.array(z.string()),
  refused: z.array(z.looseObject({ id: z.string(), problem: ProblemCode.or(z.string()) })),
})
export type SyncReply = z.infer<typeof SyncReply>
