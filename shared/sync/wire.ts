// The wire format. Envelopes are parsed strictly, records loosely: unknown kinds and fields are kept as they are.
import { z } from 'zod'
import { ProblemCode } from '../problems'
import { MAX_CHANGES } from './limits'

export { MAX_BATCH_BYTES } from './limits'

const Bag = z.record(z.string(), z.unknown())
/** Ids are keys in two databases and part of addresses: printable ASCII, no spaces. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[!-~]{1,80}$/.test(value)
const Id = z.string().regex(/^[!-~]{1,80}$/)

/**
 * How a device knows how reliable a pending change's `at` is (web/platform/data/clock/stamp-clock.ts). `guess`: without
 * the server.
 */
const Stamped = z.strictObject({
  run: z.string(),
  guess: z.strictObject({ offset: z.number(), gap: z.number() }).optional(),
})
export type Stamped = z.infer<typeof Stamped>

/** One edit to a record, made on a device. `at`: the device's clock, ms. `base`: the values before the edit. */
export const Change = z.strictObject({
  id: Id,
  op: z.enum(['create', 'edit']),
  kind: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  recordId: Id,
  person: Id.nullable(),
  at: z.number(),
  patch: Bag,
  base: Bag.default({}),
  /** Only for the device. It isn't sent, except by an older page open beside a newer one in the same browser. */
  stamped: Stamped.optional(),
})
export type Change = z.infer<typeof Change>

export const Cursor = z.strictObject({ epoch: z.string().max(80), version: z.number().int().min(0) })
export type Cursor = z.infer<typeof Cursor>

/** The envelope; each change is then parsed on its own, so that one bad change blocks nothing. */
export const SyncRequest = z.strictObject({
  account: Id,
  device: Id,
  schema: z.number().int(),
  /** The device's clock at sending, ms. */
  clock: z.number(),
  /** Epoch '' and version 0 on the first sync. */
  cursor: Cursor,
  changes: z.array(z.unknown()).max(MAX_CHANGES),
})
export type SyncRequest = z.infer<typeof SyncRequest>

/** A record as the server has it. `erased`: its content is gone for good, and must go from the device too. */
const PulledRecord = z.looseObject({
  kind: z.string(),
  id: z.string(),
  version: z.number(),
  fields: Bag,
  erased: z.boolean().optional(),
})

export const SyncReply = z.looseObject({
  cursor: z.looseObject({ epoch: z.string(), version: z.number() }),
  /** There are more records after the cursor: call again. */
  more: z.boolean(),
  /** The server's clock, ms. */
  now: z.number(),
  records: z.array(PulledRecord),
  accepted: z.array(z.string()),
  refused: z.array(z.looseObject({ id: z.string(), problem: ProblemCode.or(z.string()) })),
  /** None of the changes was processed: the device must first handle an erasure, which leaves fewer of them to send. */
  untaken: z.boolean().optional(),
  /** The server has no more room for this account's records: changes without an answer stay on the device. */
  full: z.boolean().optional(),
})
export type SyncReply = z.infer<typeof SyncReply>
