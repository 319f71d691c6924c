// What a tablet tells the server about where its notifications go.
import { z } from 'zod'

const device = z.string().regex(/^[!-~]{1,80}$/)
const key = z.string().regex(/^[A-Za-z0-9_-]{16,120}$/)

export const PushDevice = z.strictObject({ device })
export const PushSubscribe = z.strictObject({
  device,
  /** The address that the browser's push service gave it. */
  endpoint: z.string().max(2_000),
  keys: z.strictObject({ p256dh: key, auth: key }),
})
