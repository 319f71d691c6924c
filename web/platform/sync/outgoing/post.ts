// One request and its outcome. Every request has a time limit.
import { SCHEMA } from '../../../../shared/sync/limits'
import type { Change, SyncReply, SyncRequest } from '../../../../shared/sync/wire'
import { tellAnswered } from '../../data/answered'
import type { Placing, StampClock } from '../../data/clock/stamp-clock'
import { send } from '../../data/request'
import type { Device } from '../device'
import { isBag, readCode, readReply } from '../reply'
import { serverTime } from '../server-time'
import type { Batch } from './outgoing'

export type Answer =
  | { came: 'reply'; reply: SyncReply; placing: Placing | null }
  | { came: 'problem'; status: number; code: string }
  | { came: 'nothing' }

export async function post(device: Device, batch: Batch): Promise<Answer> {
  const request: SyncRequest = {
    account: device.salon.account,
    device: batch.device,
    schema: SCHEMA,
    clock: device.clock.now(),
    cursor: batch.cursor,
    changes: batch.changes.map(each => onWire(each.change, device.clock)),
  }
  const asked = device.clock.steady()
  try {
    const response = await send('POST /sync', {
      // Says whose database this is even without a session, so that the server can tell us if that account is gone.
      account: request.account,
      body: request,
      limitMs: device.limitMs,
      via: device.fetch,
    })
    const body: unknown = await response.json().catch(() => null)
    if (isBag(body)) tellAnswered(response.status)
    if (!response.ok) return { came: 'problem', status: response.status, code: readCode(body) }
    const reply = readReply(body)
    if (!reply) return { came: 'nothing' }
    const said = { server: reply.now, asked, came: device.clock.steady() }
    serverTime.set(said)
    return { came: 'reply', reply, placing: device.clock.heard(said) }
  } catch (error) {
    console.info('The server could not be reached.', error instanceof Error ? error.message : error)
    return { came: 'nothing' }
  }
}

/** Changes from before `stamped` existed have wall-clock time, so convert it. */
const onWire = ({ stamped, ...change }: Change, clock: StampClock): Change =>
  stamped ? change : { ...change, at: clock.fromWall(change.at) }
