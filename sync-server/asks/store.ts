// The runs of asks: who works on which, for how long, and for the how-manieth time.
import { countToday } from '../auth/guesses'
import { isProved } from '../auth/proofs/store'
import { lockCounter } from '../db/accounts'
import { imageRun } from '../db/asks'
import type { Database } from '../db/open'
import { type Db, run } from '../db/statements'
import { inTransaction } from '../db/transaction'

/** A first call and, after a crash or a passing failure, one more. */
export const MAX_ATTEMPTS = 2
export type Part = 'text' | 'image' | 'memo'
/** `ask`: the run's key, which is the ask's id, or a memo's, but for a picture (db/asks.ts). */
export type Claim = { account: string; ask: string; attempt: number; created_at: number }

/** Beside the run of an ask's text, one for its picture; once, however often it is called. */
export async function addImageRun(db: Db, account: string, ask: string, created: number): Promise<void> {
  await run(
    db,
    `insert into runs (account, ask, state, attempt, lease_until, owner, created_at, part)
     values (?, ?, 'waiting', 0, null, null, ?, 'image') on conflict (account, ask) do nothing`,
    [account, imageRun(ask), created],
  )
}

/**
 * Takes the oldest run that waits, or whose worker is gone, and counts its attempt up: from now until `leaseMs` later it
 * is the owner's alone. `exhausted` runs had all their attempts and only wait to be called failed. Null: nothing to do.
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

/** Ends a run, if this attempt is still the one that counts. Within the transaction that writes the answer. */
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

/** Puts a run back until `until`; with `uncounted` the attempt didn't happen (no call was made). */
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

/** Something of this account changed: what was parked for an answer of the salon is looked at again. */
export async function wakeParked(db: Db, account: string): Promise<void> {
  await run(
    db,
    "update runs set lease_until = null, owner = null where account = ? and owner = 'parked' and state = 'waiting'",
    [account],
  )
}

/**
 * Model calls of an account since `since` (ms), started or done. A run that was called twice counts both at its last
 * call: rather one too many than one too few.
 */
export async function callsSince(db: Db, account: string, since: number): Promise<number> {
  const [row] = await run<{ calls: number }>(
    db,
    'select coalesce(sum(calls), 0) as calls from runs where account = ? and called_at >= ?',
    [account, since],
  )
  return Number(row?.calls ?? 0)
}

/** What holds for the whole server. Left out: nothing does. */
export type Spending = {
  /** Calls a day, of all accounts together. */
  houseCap: number
  /** An account whose email nobody has proved calls no model. */
  wantsProof: boolean
}
type Budget = { now: number; since: number; cap: number; spending?: Spending | undefined }
/** Why no call was taken. */
export type NoCall = 'model-daily-cap' | 'model-house-cap' | 'email-unproved'

/** One more call of the whole server, counted where every process looks. One that is refused counts too. */
const houseIsSpent = async (db: Db, now: number, spending: Spending | undefined): Promise<boolean> =>
  spending !== undefined && (await countToday(db, 'model calls of the house', now)) > spending.houseCap

/** For who has no account: the house's calls alone. */
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
 * Takes one of the day's calls for a run, right before the call; else says why not, and the account has nothing counted.
 * gone: the run is somebody else's by now. The account's lock keeps several at once from taking, or refusing each other,
 * the last one.
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
 * The same for a function that is called directly; no ask stands behind it. Null: taken. `beside` writes with it, or not
 * at all.
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
    // Ask rows stay, so that an ask that is sent again runs once; these are only there to be counted.
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
