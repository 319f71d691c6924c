// Record details fetched on demand: earlier versions, the facts behind an answer, bytes.
import { z } from 'zod'
import { endpoint } from './endpoint'
import { Json } from './replies'

const Room = z.object({ used: z.number().int(), max: z.number().int() })
const EarlierChange = z.object({
  id: z.string(),
  device: z.string(),
  person: z.string().nullable(),
  /** ms, by the device's clock. */
  at: z.number(),
  patch: Json,
  base: Json,
  outcome: z.string(),
})
export type EarlierChange = z.infer<typeof EarlierChange>

export const records = {
  history: endpoint({
    at: 'GET /records/{id}/history',
    summary: 'What was done to a record, first to last.',
    reply: z.object({ changes: z.array(EarlierChange) }),
  }),
  facts: endpoint({
    at: 'GET /asks/{id}/facts',
    summary: 'The records that an ask was answered from.',
    /** As they were at the time of asking: shared/facts.ts parses them. */
    reply: z.object({ facts: Json }),
  }),
  storage: endpoint({
    at: 'GET /storage',
    summary:
      'How many bytes of sounds and pictures this account keeps here, and how many it may; the same of its records and their history.',
    reply: Room.extend({ records: Room }),
  }),
  blob: endpoint({
    at: 'GET /blobs/{hash}',
    summary:
      'A picture, or the sound of a memo, of this account, by the SHA-256 of its bytes. It never changes.',
    reply: 'image/png, audio/*',
  }),
  putBlob: endpoint({
    at: 'PUT /blobs/{hash}',
    summary:
      'The sound of a memo whose record is here, by the SHA-256 of its bytes. Whole, or in pieces with Content-Range: "bytes 0-65535/200000" is a piece, "bytes */200000" asks how much has arrived. 202 until all of it is here. Safe to repeat.',
    body: 'audio/*',
    reply: z.object({ received: z.number(), complete: z.boolean() }),
    statuses: [202, 403, 415, 422, 507],
  }),
}
