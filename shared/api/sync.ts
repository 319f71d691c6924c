// The background traffic between a tablet and the server. The schemas of a sync: shared/sync/wire.ts.
import { z } from 'zod'
import { MAX_ASKED } from '../sync/limits'
import { SyncReply, SyncRequest } from '../sync/wire'
import { endpoint } from './endpoint'

export const sync = {
  sync: endpoint({
    at: 'POST /sync',
    summary: 'Push and pull in one call; safe to repeat, in any order.',
    body: SyncRequest,
    reply: SyncReply,
  }),
  poke: endpoint({
    at: 'GET /poke',
    summary: 'A stream that says when there is something to pull.',
    query: { device: z.string().optional() },
    reply: 'text/event-stream',
  }),
  digest: endpoint({
    at: 'GET /digest',
    summary: 'Count and hash of the records, for a device to compare itself with.',
    reply: z.object({
      version: z.number(),
      kinds: z.record(z.string(), z.object({ count: z.number(), hash: z.number() })),
    }),
  }),
  known: endpoint({
    at: 'POST /known',
    summary: 'Which of these changes the server has never answered.',
    body: z.strictObject({ changes: z.array(z.string().max(80)).max(MAX_ASKED) }),
    reply: z.object({ unknown: z.array(z.string()) }),
  }),
}
