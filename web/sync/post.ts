// One request and what came of it. Every request has a time limit.
import { SCHEMA } from '../../shared/limits'
import type { SyncReply, SyncRequest } from '../../shared/sync'
import type { Device } from './device'
import type { Batch } from './outgoing'
import { readCode, readReply } from './reply'
import { serverTime } from './server-time'

export type Answer =
  | { came: 'reply'; reply: SyncReply }
  | { came: 'problem'; status: number; code: string }
  | { came: 'nothing' }

export async function post(device: Device, batch: Batch): Promise<Answer> {
  const request: SyncRequest = {
    account: device.salon.account,
    device: batch.device,
    schema: SCHEMA,
    clock: device.now(),
    cursor: batch.cursor,
    changes: batch.changes.map(each => each.change),
  }
  const asked = performance.now()
  try {
    const response = await device.fetch('/api/sync', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        // Without a session: whose database this is, so that it can be told if that account is gone.
        'x-chairside-account': request.account,
      },
      body: JSON.stringify(request),
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(device.limitMs),
    })
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok) return { came: 'problem', status: response.status, code: readCode(body) }
    const reply = readReply(body)
    if (reply) serverTime.set({ server: reply.now, asked, came: performance.now() })
    return reply ? { came: 'reply', reply } : { came: 'nothing' }
  } catch (error) {
    console.info('The server could not be reached.', error instanceof Error ? error.message : error)
    return { came: 'nothing' }
  }
}
