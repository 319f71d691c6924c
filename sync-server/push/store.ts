// Subscriptions and waiting pushes: one server process at a time claims each push, and it is sent once.
import type { Database } from '../db/open'
import { recordsByIds } from '../db/records'
import { type Db, run } from '../db/statements'
import { inTransaction } from '../db/transaction'
import type { Subscribed } from '../providers/push'

/** Tries in total: the first, and more after a crash or a passing failure. */
export const MAX_ATTEMPTS = 5
/** Per account; the oldest go first. */
const MOST_DEVICES = 40
const KEPT_MS = 7 * 24 * 3_600_000

export type Mine = { account: string; device: string }

/** A browser has one endpoint: the next person to sign in there takes it over. */
export async function subscribe(
  database: Database,
  { account, device }: Mine,
  { endpoint, p256dh, auth }: Subscribed,
  { session, now }: { session: string | null; now: number },
): Promise<void> {
  await inTransaction(database, async db => {
    await run(db, 'delete from push_subscriptions where endpoint = ? and not (account = ? and device = ?)', [
      endpoint,
      account,
      device,
    ])
    await run(
      db,
      `insert into push_subscriptions (account, device, endpoint, p256dh, auth, created_at, session)
       values (?, ?, ?, ?, ?, ?, ?)
       on conflict (account, device) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
         auth = excluded.auth, created_at = excluded.created_at, session = excluded.session`,
      [account, device, endpoint, p256dh, auth, now, session],
    )
    await run(
      db,
      `delete from push_subscriptions where account = ? and device not in
         (select device from push_subscriptions where account = ? order by created_at desc limit ?)`,
      [account, account, MOST_DEVICES],
    )
  })
}

export async function unsubscribe(db: Db, { account, device }: Mine): Promise<void> {
  await run(db, 'delete from push_subscriptions where account = ? and device = ?', [account, device])
}

/** Only if it is still this endpoint, as the tablet may have made a new one since. */
export async function forget(db: Db, { account, device }: Mine, endpoint: string): Promise<void> {
  await run(db, 'delete from push_subscriptions where account = ? and device = ? and endpoint = ?', [
    account,
    device,
    endpoint,
  ])
}

export async function subscriptionOf(db: Db, { account, device }: Mine): Promise<Subscribed | null> {
  const [row] = await run<Subscribed>(
    db,
    'select endpoint, p256dh, auth from push_subscriptions where account = ? and device = ?',
    [account, device],
  )
  return row ?? null
}

export type Due = Mine & { record: string; kind: 'timer' | 'ask'; due_at: number; attempt: number }

/** Claims the push that is due longest, or has lost its worker. The owner's lease lasts `leaseMs` from now. */
export async function claimDue(
  database: Database,
  { owner, now, leaseMs }: { owner: string; now: number; leaseMs: number },
): Promise<Due | null> {
  const skip = database.dialect === 'postgres' ? ' for update skip locked' : ''
  return inTransaction(database, async db => {
    const [next] = await run<Due>(
      db,
      `select account, record, kind, device, due_at, attempt from push_sends
       where state in ('waiting', 'running') and not_before <= ?
         and account not in (select account from leaving) order by not_before limit 1${skip}`,
      [now],
    )
    if (!next) return null
    const attempt = next.attempt + 1
    await run(
      db,
      `update push_sends set state = 'running', attempt = ?, not_before = ?, owner = ?
       where account = ? and record = ?`,
      [attempt, now + leaseMs, owner, next.account, next.record],
    )
    return { ...next, attempt }
  })
}

const MINE = `account = ? and record = ? and attempt = ? and owner = ? and due_at = ? and state = 'running'`
const mine = ({ account, record, attempt, due_at }: Due, owner: string) =>
  [account, record, attempt, owner, due_at] as const

/** Does nothing if the timer has changed since, as it is then due at another time. */
export async function endSend(db: Db, due: Due, owner: string, state: 'done' | 'dropped'): Promise<void> {
  await run(db, `update push_sends set state = ? where ${MINE}`, [state, ...mine(due, owner)])
}

export async function putOff(db: Db, due: Due, owner: string, until: number): Promise<void> {
  await run(db, `update push_sends set state = 'waiting', not_before = ? where ${MINE}`, [
    until,
    ...mine(due, owner),
  ])
}

/** The current record, to take the words from; null if it is erased or unknown. */
export async function recordOf(database: Db, { account, record }: Due): Promise<unknown> {
  const [row] = await recordsByIds(database, account, [record])
  return row && !row.erased ? JSON.parse(row.fields) : null
}

export async function dropOldSends(db: Db, now: number): Promise<void> {
  await run(db, "delete from push_sends where due_at < ? and state <> 'waiting' and created_at < ?", [
    now - KEPT_MS,
    now - KEPT_MS,
  ])
}
