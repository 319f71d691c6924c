// An account's counter row. Whoever writes an account's records first calls `lockCounter` in the same transaction. So
// commit order is version order, and a resend waits for the original.
import { BYTES_BESIDE } from './changes'
import type { Database } from './open'
import { type Db, run } from './statements'
import { inTransaction } from './transaction'

export type Counter = {
  /** The highest version before this transaction. */
  before: number
  epoch: string
  erasures: number
  /** Bytes taken by the account's changes. */
  bytes: number
}

/** Names this state of the database; a device that knows a different epoch pulls again from 0. */
export const newEpoch = (): string => crypto.randomUUID()

/** Creates the account's counter. Idempotent. */
export async function createAccount(db: Db, account: string, now: number): Promise<void> {
  await run(
    db,
    `insert into accounts (account, version, epoch, erasures, created_at, deleted_at) values (?, 0, ?, 0, ?, null)
     on conflict (account) do nothing`,
    [account, newEpoch(), now],
  )
}

/**
 * Reserves `count` versions, adds `bytes`, and locks the account until the transaction ends. Null: the account is
 * unknown, closed or deleted.
 */
export async function lockCounter(
  db: Db,
  account: string,
  count: number,
  bytes = 0,
): Promise<Counter | null> {
  const [row] = await run<{ version: number; epoch: string; erasures: number; bytes: number }>(
    db,
    `update accounts set version = version + ?, bytes = bytes + ?
     where account = ? and deleted_at is null and closed_at is null
     returning version, epoch, erasures, bytes`,
    [count, bytes, account],
  )
  if (!row) return null
  return { ...row, before: row.version - count, bytes: row.bytes - bytes }
}

/** Recounts what is left: changes, and records no device wrote (a calendar's). Call with the counter locked. */
export async function recountBytes(db: Db, account: string): Promise<void> {
  await run(
    db,
    `update accounts set bytes =
       (select coalesce(sum(octet_length(patch) + octet_length(base) + ${BYTES_BESIDE}), 0)
         from changes where account = ?)
       + (select coalesce(sum(octet_length(fields) + octet_length(stamps) + ${BYTES_BESIDE}), 0)
         from records where account = ? and last_change is null and erased = 0)
     where account = ?`,
    [account, account, account],
  )
}

export async function bytesOfRecords(db: Db, account: string): Promise<number> {
  const [row] = await run<{ bytes: number }>(db, 'select bytes from accounts where account = ?', [account])
  return row?.bytes ?? 0
}

export async function readCounter(db: Db, account: string): Promise<Counter | null> {
  const [row] = await run<Counter>(
    db,
    'select version as before, epoch, erasures, bytes from accounts where account = ? and deleted_at is null and closed_at is null',
    [account],
  )
  return row ?? null
}

/** Null when it is open, or doesn't exist. */
export async function whyShut(db: Db, account: string): Promise<'account-gone' | 'account-closed' | null> {
  const [row] = await run<{ closed_at: number | null; deleted_at: number | null }>(
    db,
    'select closed_at, deleted_at from accounts where account = ?',
    [account],
  )
  if (!row) return null
  if (row.deleted_at !== null) return 'account-gone'
  return row.closed_at === null ? null : 'account-closed'
}

export async function isDeleted(db: Db, account: string): Promise<boolean> {
  const rows = await run(db, 'select 1 from accounts where account = ? and deleted_at is not null', [account])
  return rows.length > 0
}

/** Call with the counter locked. */
export async function changeEpoch(db: Db, account: string, epoch: string): Promise<void> {
  await run(db, 'update accounts set epoch = ? where account = ?', [epoch, account])
}

/** After a restore, so that no earlier cursor counts any more. Returns the accounts. */
export async function changeAllEpochs(database: Database): Promise<string[]> {
  return inTransaction(database, async db => {
    const accounts = await run<{ account: string }>(db, 'select account from accounts', [])
    for (const { account } of accounts) await changeEpoch(db, account, newEpoch())
    return accounts.map(({ account }) => account)
  })
}
