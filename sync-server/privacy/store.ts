// Accounts waiting to be deleted: closed at once, kept closed for 30 days, then gone. Each step is one transaction;
// what must happen outside one (ending plans, mails) stays noted until it is done.
import type { Stored } from '../../shared/sync/merge'
import { createAccount } from '../db/accounts'
import { announced, announceWithin } from '../db/commits'
import { dropSessions, dropSignIn, emptyAccount } from '../db/erased'
import type { Database } from '../db/open'
import { amongIds, type Db, run } from '../db/statements'
import type { LeavingRow, ModelCallRow } from '../db/tables'
import { inTransaction } from '../db/transaction'
import { dueAfter } from './leaving'

export type Leaving = Pick<LeavingRow, 'account' | 'email' | 'asked_at' | 'due_at'>

/** Null: it isn't leaving. */
export async function leavingOf(db: Db, account: string): Promise<Leaving | null> {
  const [row] = await run<Leaving>(
    db,
    'select account, email, asked_at, due_at from leaving where account = ? and gone_at is null',
    [account],
  )
  return row ?? null
}

/** From now on nobody is signed in, and none of its data is used in any way. Asked twice, the first date counts. */
export async function closeAccount(
  database: Database,
  { account, email, now }: { account: string; email: string; now: number },
): Promise<void> {
  await inTransaction(database, async db => {
    await createAccount(db, account, now)
    await run(db, 'update accounts set closed_at = ? where account = ? and closed_at is null', [now, account])
    await run(
      db,
      `insert into leaving (account, email, asked_at, due_at, plans_end, gone_at) values (?, ?, ?, ?, 1, null)
       on conflict (account) do nothing`,
      [account, email, now, dueAfter(now)],
    )
    await dropSessions(db, account)
  })
}

/** Call it once the sessions are gone: open streams then check whose session they have, and end. */
export async function tellOthers(database: Database, account: string): Promise<void> {
  const commit = { account, version: 0, news: null }
  await announceWithin(database, commit)
  await announced(database, commit)
}

/** False: it wasn't leaving, or is already gone. */
export async function keepAccount(database: Database, account: string): Promise<boolean> {
  return inTransaction(database, async db => {
    const kept = await run(
      db,
      'delete from leaving where account = ? and gone_at is null returning account',
      [account],
    )
    if (kept.length === 0) return false
    await run(db, 'update accounts set closed_at = null where account = ?', [account])
    return true
  })
}

export async function plansToEnd(db: Db): Promise<readonly string[]> {
  const rows = await run<{ account: string }>(
    db,
    'select account from leaving where plans_end = 1 and gone_at is null',
    [],
  )
  return rows.map(({ account }) => account)
}

export async function notePlansEnded(db: Db, account: string): Promise<void> {
  await run(db, 'update leaving set plans_end = 0 where account = ?', [account])
}

export async function dueToGo(db: Db, now: number): Promise<readonly string[]> {
  const rows = await run<{ account: string }>(
    db,
    'select account from leaving where due_at <= ? and gone_at is null order by due_at',
    [now],
  )
  return rows.map(({ account }) => account)
}

/** Deletes it for good. False: someone kept it at the last moment. */
export async function endAccount(database: Database, account: string, now: number): Promise<boolean> {
  return inTransaction(database, async db => {
    const taken = await run(
      db,
      'update leaving set gone_at = ? where account = ? and due_at <= ? and gone_at is null returning account',
      [now, account, now],
    )
    if (taken.length === 0) return false
    await emptyAccount(db, account, now)
    await dropSignIn(db, account)
    return true
  })
}

/** Accounts that are gone but whose owner hasn't been told yet. */
export async function toldOfNothing(db: Db): Promise<readonly (Leaving & { gone_at: number })[]> {
  return run(
    db,
    'select account, email, asked_at, due_at, gone_at from leaving where gone_at is not null order by gone_at',
    [],
  )
}

/** This also deletes the address. */
export async function forgetLeaving(db: Db, account: string): Promise<void> {
  await run(db, 'delete from leaving where account = ? and gone_at is not null', [account])
}

/** Every record kept until a date, across all accounts. */
export async function keptRecords(
  db: Db,
): Promise<readonly { account: string; id: string; fields: string }[]> {
  return run(
    db,
    "select account, id, fields from records where kind = 'kept_record' and erased = 0 order by account, id",
    [],
  )
}

/** For open accounts, by account. Goes by this server's clock (decision 004), as `deleted_at` is the tablet's own. */
export async function photosDeletedBefore(db: Db, at: number): Promise<ReadonlyMap<string, string[]>> {
  const rows = await run<{ account: string; id: string; stamps: string }>(
    db,
    `select account, id, stamps from records where kind = 'photo' and erased = 0 and deleted_at is not null
     and account not in (select account from accounts where closed_at is not null or deleted_at is not null)
     order by account, id`,
    [],
  )
  const found = new Map<string, string[]>()
  for (const { account, id, stamps } of rows) {
    // A photo that arrived already deleted only has the stamp of its creation.
    const { deletedAt, '*': made }: Stored['stamps'] = JSON.parse(stamps)
    const deleted = deletedAt ?? made
    if (deleted && deleted.at < at) found.set(account, [...(found.get(account) ?? []), id])
  }
  return found
}

const COMPACTED = 'compacted'

/** Whether anything was erased, or an account deleted, since the file was last rewritten. */
export async function erasedSinceCompacted(db: Db): Promise<boolean> {
  const [row] = await run<{ last: number | null }>(
    db,
    `select max(at) as last from (
       select at from erased union all
       select deleted_at as at from accounts where deleted_at is not null) as gone`,
    [],
  )
  const [kept] = await run<{ value: string }>(db, 'select value from meta where key = ?', [COMPACTED])
  return row?.last != null && row.last >= Number(kept?.value ?? 0)
}

export async function noteCompacted(db: Db, now: number): Promise<void> {
  await run(
    db,
    'insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value',
    [COMPACTED, String(now)],
  )
}

type CallAbout = Pick<ModelCallRow, 'ask' | 'made_for' | 'tool' | 'model' | 'at' | 'sent' | 'outcome'>

/** Model calls about a client, or about several people of that name, oldest first. */
export async function callsAbout(
  db: Db,
  account: string,
  client: string,
  asks: readonly string[],
): Promise<readonly CallAbout[]> {
  const columns = 'id, ask, made_for, tool, model, at, sent, outcome'
  type Found = CallAbout & { id: string }
  const about = await run<Found>(
    db,
    `select ${columns} from model_calls where account = ? and (' ' || client || ' ') like ?`,
    [account, `% ${client} %`],
  )
  const made = await amongIds<Found>(
    db,
    `select ${columns} from model_calls where account = ? and ask in (ids)`,
    account,
    asks,
  )
  return [...new Map([...about, ...made].map(call => [call.id, call])).values()].sort((a, b) => a.at - b.at)
}

/** Names of the salon's people by id, including those who have left. */
export async function peopleNames(db: Db, account: string): Promise<ReadonlyMap<string, string>> {
  const rows = await run<{ id: string; fields: string }>(
    db,
    "select id, fields from records where account = ? and kind = 'person' and erased = 0",
    [account],
  )
  return new Map(
    rows.map(({ id, fields }) => {
      const { name }: { name?: unknown } = JSON.parse(fields)
      return [id, typeof name === 'string' ? name : '']
    }),
  )
}
