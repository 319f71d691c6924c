// The runs of asks: who is working on which, until when, and on which attempt.
import { countToday } from '../auth/guesses'
import { isProved } from '../auth/proofs/store'
import { lockCounter } from '../db/accounts'
import { imageRun } from '../db/asks'
import type { Database } from '../db/open'
import { type Db, run } from '../db/statements'
import { inTransaction } from '../db/transaction'

/** A first call and one retry, after a crash or a passing failure. */
export const MAX_ATTEMPTS = 2
export type Part = 'text' | 'image' | 'memo'
/** `ask`: the run's key. That is the id of the ask or the memo, except for a picture (db/asks.ts). */
export type Claim = { account: string; ask: string; attempt: number; created_at: number }

/** Adds a run for the picture beside the one for the ask's text. Idempotent. */
export async function addImageRun(db: Db, account: string, ask: string, created: number): Promise<void> {
  await run(
    db,
    `insert into runs (account, ask, state, attempt, lease_until, owner, created_at, part)
     values (?, ?, 'waiting', 0, null, null, ?, 'image') on conflict (account, ask) do nothing`,
    [account, imageRun(ask), created],
  )
}

/**
 * Claims the oldest run that is waiting or has lost its worker, and counts an attempt. The owner's lease lasts
 * `leaseMs` from now. `exhausted` runs have no attempts left and only need marking as failed. Null: nothing to do.
 */
export async function claimRun(
  database: Database,
  { owner, now, leaseMs, part }: { owner: string; now: number; leaseMs: number; part: Part },
): Promise<(Claim & { exhausted: boolean }) | null> {
  const skip = database.dialect === 'postgres' ? ' for update skip locked' : ''
  return inTransaction(database, async db => {
    const [next] = await run<Claim>(
      db,
      `select account, ask, attempt, created_at from runs
       where part = ? and ((state = 'waiting' and (lease_until is null or lease_until <= ?))
         or (state = 'running' and lease_until <= ?))
         and account not in (select account from leaving)
       order by created_at limit 1${skip}`,
      [part, now, now],
    )
    if (!next) return null
    const exhausted = next.attempt >= MAX_ATTEMPTS
    const attempt = exhausted ? next.attempt : next.attempt + 1
    await run(
      db,
      "update runs set state = 'running', attempt = ?, lease_until = ?, owner = ? where account = ? and ask = ?",
      [attempt, now + leaseMs, owner, next.account, next.ask],
    )
    return { ...next, attempt, exhausted }
  })
}

/** Ends a run if this attempt still counts. Call it within the transaction that writes the answer. */
export async function endRun(
  db: Db,
  claim: Claim,
  owner: string,
  state: 'done' | 'failed',
): Promise<boolean> {
  const ended = await run(
    db,
    `update runs set state = ?, lease_until = null
     where account = ? and ask = ? and attempt = ? and owner = ? and state = 'running' returning ask`,
    [state, claim.account, claim.ask, claim.attempt, owner],
  )
  return ended.length > 0
}

/** Puts a run back until `until`. With `uncounted` the attempt doesn't count, as no call was made. */
export async function putBack(
  db: Db,
  claim: Claim,
  { owner, until, uncounted, as }: { owner: string; until: number; uncounted: boolean; as: 'parked' | null },
): Promise<void> {
  await run(
    db,
    `update runs set state = 'waiting', lease_until = ?, owner = ?, attempt = attempt - ?
     where account = ? and ask = ? and attempt = ? and owner = ? and state = 'running'`,
    [until, as, uncounted ? 1 : 0, claim.account, claim.ask, claim.attempt, owner],
  )
}

/** Something in this account changed, so we look again at runs that were waiting for the salon. */
export async function wakeParked(db: Db, account: string): Promise<void> {
  await run(
    db,
    "update runs set lease_until = null, owner = null where account = ? and owner = 'parked' and state = 'waiting'",
    [account],
  )
}

/**
 * An account's model calls since `since` (ms), started or done. A run that called twice counts both at the time of
 * its last call: better one too many than one too few.
 */
export async function callsSince(db: Db, account: string, since: number): Promise<number> {
  const [row] = await run<{ calls: number }>(
    db,
    'select coalesce(sum(calls), 0) as calls from runs where account = ? and called_at >= ?',
    [account, since],
  )
  return Number(row?.calls ?? 0)
}

/** Limits for the whole server; none if left out. */
export type Spending = {
  /** Calls a day, across all accounts. */
  houseCap: number
  /** Accounts without a proved email may not call a model. */
  wantsProof: boolean
}
type Budget = { now: number; since: number; cap: number; spending?: Spending | undefined }
/** Why no call was taken. */
export type NoCall = 'model-daily-cap' | 'model-house-cap' | 'email-unproved'

/** Counts one more call for the whole server, where every process sees it. Refused calls count too. */
const houseIsSpent = async (db: Db, now: number, spending: Spending | undefined): Promise<boolean> =>
  spending !== undefined && (await countToday(db, 'model calls of the house', now)) > spending.houseCap

/** For callers without an account: only the server's limit applies. */
export const takeHouseCall = async (db: Db, now: number, spending: Spending | undefined): Promise<boolean> =>
  !(await houseIsSpent(db, now, spending))

async function whyNoCall(
  db: Db,
  account: string,
  { now, since, cap, spending }: Budget,
): Promise<NoCall | null> {
  if (spending?.wantsProof && !(await isProved(db, account))) return 'email-unproved'
  if ((await callsSince(db, account, since)) >= cap) return 'model-daily-cap'
  return (await houseIsSpent(db, now, spending)) ? 'model-house-cap' : null
}

/**
 * Takes one of the day's calls for a run, right before the call; otherwise says why not, and nothing counts for the
 * account. 'gone': someone else has the run by now. The account's lock stops several at once from taking the last
 * call, or refusing each other.
 */
export async function takeCallFor(
  database: Database,
  claim: Claim,
  owner: string,
  budget: Budget,
): Promise<'taken' | 'gone' | NoCall> {
  const { now } = budget
  return inTransaction(database, async db => {
    if ((await lockCounter(db, claim.account, 0)) === null) return 'gone'
    const none = await whyNoCall(db, claim.account, budget)
    if (none) return none
    const mine = await run(
      db,
      `update runs set calls = calls + 1, called_at = ?
       where account = ? and ask = ? and attempt = ? and owner = ? and state = 'running' returning ask`,
      [now, claim.account, claim.ask, claim.attempt, owner],
    )
    return mine.length > 0 ? 'taken' : 'gone'
  })
}

/**
 * The same for a function called directly, without an ask. Null: taken. `beside` is written in the same transaction.
 */
export async function takeCall(
  database: Database,
  budget: Budget & { account: string },
  beside: (db: Db) => Promise<void> = async () => undefined,
): Promise<NoCall | 'account-gone' | null> {
  const { account, now, since } = budget
  return inTransaction(database, async db => {
    if ((await lockCounter(db, account, 0)) === null) return 'account-gone'
    const none = await whyNoCall(db, account, budget)
    if (none) return none
    await noteCall(db, account, now)
    await beside(db)
    // The rows of asks stay, so that a resent ask runs once; these rows are only kept for counting.
    await run(db, "delete from runs where account = ? and ask like 'function:%' and called_at < ?", [
      account,
      since,
    ])
    return null
  })
}

async function noteCall(db: Db, account: string, now: number): Promise<void> {
  await run(
    db,
    `insert into runs (account, ask, state, attempt, lease_until, owner, created_at, calls, called_at)
     values (?, ?, 'done', 1, null, null, ?, 1, ?)`,
    [account, `function:${crypto.randomUUID()}`, now, now],
  )
}
