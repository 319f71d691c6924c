// Derives push messages from the records, in the same transaction, so that a timer never changes without its push.
import type { z } from 'zod'
import { Ask, Timer } from '../../shared/salon/records/records'
import { isRinging, stateOf } from '../../shared/salon/timers'
import { type Db, run } from './statements'

/** A record that has just been written. `fields`: JSON. */
type Written = { id: string; kind: string; fields: string; erased: number }

/** How long an answer counts as news: an old ask that is written again doesn't. */
const NEWS_MS = 10 * 60_000

const Ends = Timer.pick({
  deletedAt: true,
  device: true,
  duration: true,
  started_at: true,
  ends_at: true,
  paused_left: true,
  stopped_at: true,
})
const Answered = Ask.pick({ deletedAt: true, device: true, answer: true, answered_at: true })

/**
 * Schedules these timers' push messages for when they end, or switches them off if a timer is paused, stopped,
 * deleted or erased. One already sent for the same end isn't sent again.
 */
export async function scheduleTimers(
  db: Db,
  account: string,
  rows: readonly Written[],
  now: number,
): Promise<void> {
  for (const { id, fields, kind, erased } of rows) {
    if (kind !== 'timer') continue
    const timer = erased ? null : timerIn(fields)
    const isWanted = timer !== null && (stateOf(timer, now) === 'running' || isRinging(timer, now))
    const due = timer === null ? 0 : Date.parse(timer.ends_at)
    await run(
      db,
      `insert into push_sends (account, record, kind, device, due_at, state, attempt, not_before, owner, created_at)
       values (?, ?, 'timer', ?, ?, ?, 0, ?, null, ?)
       on conflict (account, record) do update set
         attempt = case when push_sends.due_at = excluded.due_at then push_sends.attempt else 0 end,
         not_before = case when push_sends.due_at = excluded.due_at and push_sends.state in ('running', 'done')
           then push_sends.not_before else excluded.not_before end,
         state = case when push_sends.due_at = excluded.due_at and push_sends.state in ('running', 'done', 'dropped')
           and excluded.state = 'waiting' then push_sends.state else excluded.state end,
         due_at = excluded.due_at`,
      [account, id, timer?.device ?? '', due, isWanted ? 'waiting' : 'off', due, now],
    )
  }
}

/** Schedules a push for each new answer from a model, to the device that asked. The engine's was already there. */
export async function scheduleAnswers(
  db: Db,
  account: string,
  rows: readonly Written[],
  now: number,
): Promise<void> {
  for (const { id, fields, kind, erased } of rows) {
    const device = kind === 'ask' && !erased ? answeredFor(fields, now) : null
    if (device === null) continue
    await run(
      db,
      `insert into push_sends (account, record, kind, device, due_at, state, attempt, not_before, owner, created_at)
       select account, cast(? as text), 'ask', device, cast(? as bigint), 'waiting', 0, cast(? as bigint), null,
         cast(? as bigint) from push_subscriptions
         where account = ? and device = ?
       on conflict (account, record) do nothing`,
      [id, now, now, now, account, device],
    )
  }
}

/** Null when it is deleted or can't be read. */
function timerIn(fields: string): z.infer<typeof Ends> | null {
  const read = Ends.safeParse(JSON.parse(fields))
  return read.success && read.data.deletedAt === null ? read.data : null
}

/** The device that asked. */
function answeredFor(fields: string, now: number): string | null {
  const read = Answered.safeParse(JSON.parse(fields))
  if (!read.success || read.data.deletedAt !== null || read.data.answer === null) return null
  const { device, answered_at } = read.data
  return answered_at !== null && now - Date.parse(answered_at) <= NEWS_MS ? device : null
}
