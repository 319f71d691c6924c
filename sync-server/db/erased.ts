import { z } from 'zod'
import { imageRun } from './asks'
import { dropUnused } from './blobs'
import type { Database } from './open'
import { amongIds, type Db, insertRows, run } from './statements'

export async function erasedAmong(
  db: Db,
  account: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await amongIds<{ id: string }>(
    db,
    'select id from erased where account = ? and id in (ids)',
    account,
    ids,
  )
  return new Set(rows.map(row => row.id))
}

/** Call with the counter locked. */
export async function addErased(db: Db, account: string, ids: readonly string[], now: number): Promise<void> {
  await insertRows(
    db,
    { table: 'erased', columns: ['account', 'id', 'at'], after: 'on conflict (account, id) do nothing' },
    ids.map(id => [account, id, now]),
  )
  await run(
    db,
    'update accounts set erasures = (select count(*) from erased where account = ?) where account = ?',
    [account, account],
  )
}

/**
 * The content of changes, facts, runs, model calls and pictures of these records goes; that they were made, by whom and
 * when, stays. Answers that functions keep for a day may be about anyone: all of the account's go.
 */
export async function emptyBeside(db: Db, account: string, ids: readonly string[]): Promise<void> {
  await amongIds(
    db,
    `update changes set patch = '{}', base = '{}' where account = ? and record_id in (ids)`,
    account,
    ids,
  )
  await amongIds(db, 'delete from ask_facts where account = ? and ask in (ids)', account, ids)
  await amongIds(db, 'delete from runs where account = ? and ask in (ids)', account, ids)
  await amongIds(db, 'delete from runs where account = ? and ask in (ids)', account, ids.map(imageRun))
  await amongIds(db, 'delete from model_calls where account = ? and ask in (ids)', account, ids)
  await amongIds(db, 'delete from model_calls where account = ? and client in (ids)', account, ids)
  await run(db, "delete from once where account = ? and state = 'done'", [account])
  await amongIds(db, 'delete from blob_uses where account = ? and used_by in (ids)', account, ids)
  await dropUnused(db, account)
}

const HELD = [
  'records',
  'changes',
  'ask_facts',
  'runs',
  'model_calls',
  'once',
  'blob_uses',
  'blobs',
  'erased',
  'devices',
  'subscriptions',
] as const

/** Call with the counter locked. The account's own row stays, to say that it is gone. */
export async function emptyAccount(db: Db, account: string, now: number): Promise<void> {
  for (const table of HELD) await run(db, `delete from ${table} where account = ?`, [account])
  await run(db, 'update accounts set deleted_at = ?, erasures = 0 where account = ?', [now, account])
}

export const Gone = z.object({
  erased: z.array(z.object({ account: z.string(), id: z.string() })),
  accounts: z.array(z.string()),
})
/** Ids that were erased and accounts that were deleted. */
export type Gone = z.infer<typeof Gone>

export async function goneFrom({ kysely }: Database): Promise<Gone> {
  const erased = await kysely.selectFrom('erased').select(['account', 'id']).execute()
  const deleted = await kysely
    .selectFrom('accounts')
    .select('account')
    .where('deleted_at', 'is not', null)
    .execute()
  return { erased, accounts: deleted.map(({ account }) => account) }
}
