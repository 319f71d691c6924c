// Sends what is due, about once a second. A claim is a short transaction and the call is outside any, so several
// processes send each push once. If a process dies during a call, the push may go out once more; with the same topic
// and tag it replaces the first.
import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../db/open'
import { logFailure } from '../db/trouble'
import { log } from '../log/log'
import { type Looking, lookEvery } from '../looking'
import type { PushProvider } from '../providers/push'
import { notified } from '../signals'
import {
  claimDue,
  type Due,
  dropOldSends,
  endSend,
  forget,
  MAX_ATTEMPTS,
  putOff,
  recordOf,
  subscriptionOf,
} from './store'
import { answerTold, type PushMessage, timerTold } from './words'

type Pushing = { database: Database; push: PushProvider; now: () => number }

const LOOK_EVERY_MS = 1_000
const CLEAN_EVERY_MS = 3_600_000
export const LEASE_MS = 30_000
/** After this, nobody needs to hear that a time is up. */
export const LATEST_MS = 10 * 60_000
const ANSWER_LATEST_MS = 6 * 3_600_000
const RETRY_MS = [2_000, 5_000, 15_000, 60_000]

/** Works until stopped; `stop` waits for the call in progress. `idle` resolves once everything due is sent. */
export function startPushes(pushing: Pushing): Looking {
  const owner = randomUUID()
  let cleanedAt = pushing.now()

  return lookEvery(LOOK_EVERY_MS, async isStopped => {
    try {
      while (!isStopped() && (await sendNext(pushing, owner)));
      if (pushing.now() - cleanedAt < CLEAN_EVERY_MS) return
      cleanedAt = pushing.now()
      await dropOldSends(pushing.database, cleanedAt)
    } catch (error) {
      logFailure('The push worker failed and goes on:', error)
    }
  })
}

/** Sends one push that is due; false if there is none. */
export async function sendNext({ database, push, now }: Pushing, owner: string): Promise<boolean> {
  const due = await claimDue(database, { owner, now: now(), leaseMs: LEASE_MS })
  if (due === null) return false
  const late = now() - due.due_at
  const latest = due.kind === 'timer' ? LATEST_MS : ANSWER_LATEST_MS
  const told = late <= latest && due.attempt <= MAX_ATTEMPTS ? await toldOf(database, due, now()) : null
  const to = told && (await subscriptionOf(database, due))
  if (!told || !to) {
    await endSend(database, due, owner, 'dropped')
    return true
  }
  const sent = await push.send(to, {
    text: JSON.stringify(told),
    topic: topicOf(due),
    ttlSeconds: Math.ceil((latest - late) / 1000),
  })
  notified.tell({ came: sent.came })
  if (sent.came === 'later') {
    const wait = Math.max(sent.afterMs ?? 0, RETRY_MS[due.attempt - 1] ?? 60_000)
    await putOff(database, due, owner, now() + wait)
    return true
  }
  if (sent.came === 'gone') await forget(database, due, to.endpoint)
  if (sent.came === 'refused') log.warn(`A push service refused a notification: ${sent.status}.`)
  await endSend(database, due, owner, sent.came === 'sent' ? 'done' : 'dropped')
  return true
}

async function toldOf(database: Database, due: Due, now: number): Promise<PushMessage | null> {
  const fields = await recordOf(database, due)
  return due.kind === 'timer' ? timerTold(due.record, fields, now) : answerTold(due.record, fields)
}

/** At most 32 characters, and nothing that the push service could make sense of. */
const topicOf = ({ account, record }: Due): string =>
  createHash('sha256').update(`${account} ${record}`).digest('base64url').slice(0, 32)
