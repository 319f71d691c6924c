// What functions read from an account's records, and the answers kept under their callers' keys.
import { lockCounter, readCounter } from '../db/accounts'
import type { Database } from '../db/open'
import { amongIds, type Db, run } from '../db/statements'
import { inTransaction } from '../db/transaction'

export type StoredRecord = { id: string; kind: string; fields: string }

/** Records of a kind that are neither deleted nor erased. */
export async function presentOfKind(db: Db, account: string, kind: string): Promise<readonly StoredRecord[]> {
  return run<StoredRecord>(
    db,
    `select id, kind, fields from records
     where account = ? and kind = ? and deleted_at is null and erased = 0 order by id`,
    [account, kind],
  )
}

/** The same for every kind, about one of these clients. */
export async function presentAbout(
  db: Db,
  account: string,
  clients: readonly string[],
): Promise<readonly StoredRecord[]> {
  return amongIds<StoredRecord>(
    db,
    `select id, kind, fields from records
     where account = ? and deleted_at is null and erased = 0 and about in (ids)`,
    account,
    clients,
  )
}

/** A request under a key. `request`: the hash of what was asked. */
export type Keyed = { account: string; key: string; request: string; owner: string }

export type Claimed =
  /**
   * This request may answer. `called`: an earlier one that was cut short already asked a model. `erasures`: how many
   * ids have been erased so far (null: no such account).
   */
  | { state: 'mine'; called: boolean; erasures: number | null }
  | { state: 'done'; response: string }
  /** Another request is working on it. */
  | { state: 'running' }
  /** The key was used for a different request. */
  | { state: 'other' }

/** Claims the key before any work is done: of two requests at once only one runs. Takes over an expired lease. */
export async function claimOnce(
  database: Database,
  { account, key, request, owner }: Keyed,
  { now, until, forget }: { now: number; until: number; forget: number },
): Promise<Claimed> {
  return inTransaction<Claimed>(database, async db => {
    const erasures = (await readCounter(db, account))?.erasures ?? null
    await run(db, 'delete from once where account = ? and created_at < ?', [account, forget])
    const made = await run(
      db,
      `insert into once (account, key, request, state, owner, lease_until, called, response, created_at)
       values (?, ?, ?, 'running', ?, ?, 0, null, ?) on conflict (account, key) do nothing returning key`,
      [account, key, request, owner, until, now],
    )
    if (made.length > 0) return { state: 'mine', called: false, erasures }
    type Row = { request: string; state: string; called: number; response: string | null }
    const [row] = await run<Row>(
      db,
      'select request, state, called, response from once where account = ? and key = ?',
      [account, key],
    )
    if (!row) return { state: 'running' }
    if (row.request !== request) return { state: 'other' }
    if (row.response !== null) return { state: 'done', response: row.response }
    const taken = await run(
      db,
      `update once set owner = ?, lease_until = ?
       where account = ? and key = ? and state = 'running' and lease_until <= ? returning key`,
      [owner, until, account, key, now],
    )
    return taken.length > 0 ? { state: 'mine', called: row.called === 1, erasures } : { state: 'running' }
  })
}

/** This request's lease ran out and another took over. It makes no more calls and waits for the other's answer. */
export class TakenOver extends Error {}

/** Runs in the transaction that takes a call, before calling. Throws TakenOver, which rolls the taken call back. */
export async function noteCalled(db: Db, { account, key, owner }: Keyed): Promise<void> {
  const mine = await run(
    db,
    `update once set called = 1
     where account = ? and key = ? and owner = ? and state = 'running' returning key`,
    [account, key, owner],
  )
  if (mine.length === 0) throw new TakenOver('The key is no longer this request’s.')
}

/** Still working on it. */
export async function renewOnce(db: Db, { account, key, owner }: Keyed, until: number): Promise<void> {
  await run(
    db,
    `update once set lease_until = ? where account = ? and key = ? and owner = ? and state = 'running'`,
    [until, account, key, owner],
  )
}

/**
 * What the key holds from now on: this answer, or that of a request that took over; null if that one is still
 * running. An answer from before an erasure may be about the erased client, so it is returned but not kept.
 */
export async function finishOnce(
  database: Database,
  { account, key, owner }: Keyed,
  { response, erasures }: { response: string; erasures: number | null },
): Promise<string | null> {
  return inTransaction(database, async db => {
    // Waits for any erasure in progress.
    const counter = await lockCounter(db, account, 0)
    const running = "account = ? and key = ? and owner = ? and state = 'running'"
    if ((counter?.erasures ?? null) === erasures)
      await run(db, `update once set state = 'done', response = ? where ${running}`, [
        response,
        account,
        key,
        owner,
      ])
    else await run(db, `delete from once where ${running}`, [account, key, owner])
    const [row] = await run<{ response: string | null }>(
      db,
      'select response from once where account = ? and key = ?',
      [account, key],
    )
    return row ? row.response : response
  })
}

/** It failed, so the key can be retried at once. Remembers whether a model was called. */
export async function releaseOnce(database: Database, { account, key, owner }: Keyed): Promise<void> {
  await inTransaction(database, async db => {
    const mine = [account, key, owner]
    const running = "account = ? and key = ? and owner = ? and state = 'running'"
    await run(db, `delete from once where ${running} and called = 0`, mine)
    await run(db, `update once set lease_until = 0 where ${running}`, mine)
  })
}
