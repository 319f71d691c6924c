// How a tablet tells the server where to send its notifications.
import { z } from 'zod'
import { endpoint } from './endpoint'
import { Done } from './replies'

const device = z.string().regex(/^[!-~]{1,80}$/)
const key = z.string().regex(/^[A-Za-z0-9_-]{16,120}$/)

export const push = {
  key: endpoint({
    at: 'GET /push/key',
    summary: 'The public key with which a browser subscribes to notifications.',
    reply: z.object({ publicKey: z.string() }),
  }),
  subscribe: endpoint({
    at: 'POST /push/subscribe',
    summary:
      'Where the notifications of one device go: timers that were set on it, answers that it asked for.',
    body: z.strictObject({
      device,
      /** The address from the browser's push service. */
      endpoint: z.string().max(2_000),
      keys: z.strictObject({ p256dh: key, auth: key }),
    }),
    reply: Done,
  }),
  unsubscribe: endpoint({
    at: 'POST /push/unsubscribe',
    summary: 'No more notifications to that device.',
    body: z.strictObject({ device }),
    reply: Done,
  }),
  test: endpoint({
    at: 'POST /push/test',
    summary: 'One notification now, to try.',
    body: z.strictObject({ device }),
    reply: Done,
  }),
}
