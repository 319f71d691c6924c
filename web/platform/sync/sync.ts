// The only client of /api/sync: pushes and pulls until both sides have what the other knows. Safe to run at any time,
// in any number of tabs and in the worker at once.
import { MAX_CHANGES } from '../../../shared/sync/limits'
import type { SyncReply } from '../../../shared/sync/wire'
import { isEnd } from '../data/account/ended-here'
import { readMeta, type SalonDb, type SyncState } from '../data/db'
import { isQuota } from '../data/save-error'
import type { Handed } from '../data/saving/saved'
import { watched } from '../data/watchdog'
import type { Device } from './device'
import { endRecovery, startRepair } from './era'
import { applyReply } from './incoming/apply'
import { type Batch, batchOf, takeBatch } from './outgoing/outgoing'
import { type Answer, post } from './outgoing/post'
import { placeAll } from './outgoing/restamp'
import { setAsideWhatFailed, settleAlone } from './outgoing/set-aside'

export type Ended = 'done' | 'unreachable' | 'server-trouble' | 'gone' | Exclude<SyncState, 'ok'>

/** Whether everything the server has is here, even if the server lacks something from this device. */
export const heardAll = (ended: Ended | null): boolean => ended === 'done' || ended === 'server-full'

/** How much is sent at once; remembered from drain to drain while the page lives. */
type Pace = { most: number; strikes: number }
const paces = new WeakMap<SalonDb, Pace>()
const STRIKES = 2

const STANDINGS: Readonly<Record<string, Exclude<SyncState, 'ok'>>> = {
  'sign-in-needed': 'sign-in-needed',
  'wrong-account': 'wrong-account',
  'update-needed': 'update-needed',
  'account-closed': 'account-closed',
}

function paceOf(db: SalonDb): Pace {
  const known = paces.get(db)
  if (known) return known
  const pace = { most: MAX_CHANGES, strikes: 0 }
  paces.set(db, pace)
  return pace
}

/** The batch that the next drain sends first; can be taken before the drain has its lock. */
export const firstBatch = ({ salon: { db } }: Device): Promise<Batch> =>
  watched(takeBatch(db, { most: paceOf(db).most }))

/** A batch that is on its way already. */
export type Sent = { batch: Batch; answer: Promise<Answer> }
export function send(device: Device, handed: Handed): Sent {
  const batch = batchOf(handed)
  return { batch, answer: post(device, batch) }
}

/** `first`: the batch to start with, if one was taken or sent already. */
export async function sync(device: Device, first?: Promise<Batch> | Sent): Promise<Ended> {
  const { db } = device.salon
  const pace = paceOf(db)
  let ahead: Sent | null = first && 'answer' in first ? first : null
  let taken = first && 'then' in first ? first : undefined
  const skip = new Set<number>()
  let more = true
  let full = false
  let repaired = false
  let listened = false
  /** The pages to come hold an erasure, and the server takes no changes until we have it. */
  let hearsFirst = false
  /** The server has no room for our changes, so only pull. */
  let noRoom = false

  for (;;) {
    let batch: Batch = ahead?.batch ?? (await (taken ?? watched(takeBatch(db, { most: pace.most, skip }))))
    taken = undefined
    if (!ahead && !listened && batch.changes.some(({ change }) => !device.clock.canTell(change.stamped))) {
      // We can't tell how old these are until the server has told us the time. They go in the next request.
      listened = true
      more = true
      batch = { ...batch, changes: [] }
    }
    if (hearsFirst || noRoom) batch = { ...batch, changes: [] }
    // Repair once per drain: if everything was erased, no rows will come.
    if (batch.isEmptied && !repaired) {
      repaired = true
      ahead = null
      more = true
      await startRepair(db, { emptied: true })
      continue
    }
    if (!more && batch.changes.length === 0) break
    const sent = ahead?.answer ?? post(device, batch)
    const early = full || batch.changes.length < pace.most ? null : takeAfter(db, batch, pace, skip)
    const answer: Answer = await sent
    ahead = null
    const isMoved = answer.came === 'reply' && (await placeAll(db, batch, answer.placing))
    // The batch was taken before its changes had the right time.
    const following = isMoved ? null : early

    if (answer.came === 'nothing') return 'unreachable'
    if (answer.came === 'problem') {
      const ended = await troubleWith(device, batch, answer, pace, skip)
      if (ended !== null) return ended
      continue
    }
    const { reply } = answer
    // Fetch the next page while this one is written, but never when this reply starts a new era.
    const sameEpoch = batch.cursor.epoch === '' || batch.cursor.epoch === reply.cursor.epoch
    if (reply.more && batch.changes.length === 0 && sameEpoch && !full) {
      const next: Batch = { ...batch, cursor: { ...reply.cursor } }
      ahead = { batch: next, answer: post(device, next) }
    }
    if (following && sameEpoch && isAccepted(batch, reply)) {
      const next: Batch = { ...(await following), cursor: { ...reply.cursor } }
      if (next.changes.length > 0 && next.era === batch.era)
        ahead = { batch: next, answer: post(device, next) }
    }
    noRoom ||= reply.full === true
    try {
      const came = await applyReply(db, batch, reply, {
        now: device.now(),
        rest: device.rest,
        standing: noRoom ? 'server-full' : 'ok',
      })
      if (came === 'stale') ahead = null
      more = came === 'stale' || reply.more
      if (came === 'applied' && !reply.more) await endRecovery(db, device.now())
    } catch (error) {
      if (!isQuota(error)) throw error
      // No room for what comes in, but changes can still go out.
      ahead = null
      full = true
      more = false
      await settleAlone(db, batch, reply, device.now())
    }
    const isUntaken = reply.untaken === true && !full && isFurther(batch, reply)
    hearsFirst = (hearsFirst || isUntaken) && reply.more
    // Don't keep resending changes that the server didn't mention.
    const named = new Set([...reply.accepted, ...reply.refused.map(({ id }) => id)])
    for (const { seq, change } of batch.changes) if (!isUntaken && !named.has(change.id)) skip.add(seq)
    pace.strikes = 0
    // One change is enough to find out whether there is room again.
    pace.most = noRoom ? 1 : Math.min(MAX_CHANGES, pace.most * 2)
    await device.rest()
  }
  const short = full ? 'storage-full' : noRoom ? 'server-full' : null
  if (short) await stand(db, short)
  return short ?? 'done'
}

/** Takes the batch after this full one while this one is on its way. */
function takeAfter(db: SalonDb, batch: Batch, { most }: Pace, skip: ReadonlySet<number>): Promise<Batch> {
  const following = watched(takeBatch(db, { most, skip, beyond: lastOf(batch) }))
  // Whoever awaits it gets the error.
  following.catch(() => undefined)
  return following
}

/** The whole batch was accepted, so nothing stands in the way of the next. */
function isAccepted({ changes }: Batch, { accepted }: SyncReply): boolean {
  const yes = new Set(accepted)
  return changes.every(({ change }) => yes.has(change.id))
}

const isFurther = ({ cursor }: Batch, reply: SyncReply): boolean =>
  reply.cursor.epoch !== cursor.epoch || reply.cursor.version > cursor.version

const lastOf = ({ changes }: Batch): number => changes.reduce((top, { seq }) => Math.max(top, seq), 0)

/** Null: go on. */
async function troubleWith(
  device: Device,
  batch: Batch,
  { status, code }: { status: number; code: string },
  pace: Pace,
  skip: Set<number>,
): Promise<Ended | null> {
  const { db } = device.salon
  if (code === 'account-gone') {
    await db.delete()
    // Its spoken clips and pictures go too (voice/speak/kept-sounds/clips.ts, data/media/pictures.ts).
    if ('caches' in globalThis)
      for (const kept of ['voice', 'pictures'])
        await caches.delete(`chairside-${kept}-${device.salon.account}`).catch(() => false)
    device.gone()
    return 'gone'
  }
  if (isEnd(code)) device.ended?.()
  const standing = status === 401 ? 'sign-in-needed' : STANDINGS[code]
  if (standing) {
    await stand(db, standing)
    return standing
  }
  const [only] = batch.changes
  // 503: the server's database is away, its disk is full, or it is busy. That says nothing about these changes. If we
  // asked again and it had just recovered, they would wrongly seem to be at fault.
  if (!only || status === 429 || status === 503) return 'server-trouble'
  // If the server answers nobody, these changes aren't to blame.
  if (status !== 413 && !(await answersOthers(device, batch))) return 'server-trouble'
  if (batch.changes.length === 1) {
    skip.add(only.seq)
    await setAsideWhatFailed(db, only, status)
    return null
  }
  pace.strikes += 1
  if (status === 413 || pace.strikes >= STRIKES) {
    pace.most = Math.max(1, Math.floor(batch.changes.length / 2))
    pace.strikes = 0
  }
  return null
}

async function answersOthers(device: Device, batch: Batch): Promise<boolean> {
  const answer = await post(device, { ...batch, changes: [] })
  return answer.came === 'reply'
}

async function stand(db: SalonDb, standing: SyncState): Promise<void> {
  const meta = await readMeta(db)
  if (meta.standing !== standing) await watched(db.meta.update('this', { standing }))
}
