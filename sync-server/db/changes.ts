import { amongIds, type Db, insertRows, into, run } from './statements'
import type { ChangeRow } from './tables'

/** Per change, what it takes besides its patch and base: ids and index entries. */
export const BYTES_BESIDE = 400

/** The outcomes of those changes that have been here before. */
export async function outcomesOf(
  db: Db,
  account: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await amongIds<{ id: string; outcome: string }>(
    db,
    'select id, outcome from changes where account = ? and id in (ids)',
    account,
    ids,
  )
  return new Map(rows.map(row => [row.id, row.outcome]))
}

export type ChangeToAdd = Omit<ChangeRow, 'account'>

const CHANGES = into('changes', [
  'account',
  'id',
  'record_id',
  'device',
  'person',
  'at',
  'outcome',
  'patch',
  'base',
  'version',
  'previous',
])

export async function addChanges(db: Db, account: string, changes: readonly ChangeToAdd[]): Promise<void> {
  await insertRows(
    db,
    CHANGES,
    changes.map(change => [
      account,
      change.id,
      change.record_id,
      change.device,
      change.person,
      change.at,
      change.outcome,
      change.patch,
      change.base,
      change.version,
      change.previous,
    ]),
  )
}

/** The accepted changes of one record, oldest first. */
export async function changesOf(db: Db, account: string, record: string): Promise<readonly ChangeToAdd[]> {
  const columns = [
    'id',
    'record_id',
    'device',
    'person',
    'at',
    'outcome',
    'patch',
    'base',
    'version',
    'previous',
  ]
  const list = (table: string): string => columns.map(column => `${table}.${column}`).join(', ')
  return run<ChangeToAdd>(
    db,
    `with recursive chain as (
       select ${list('changes')} from records join changes
         on changes.account = records.account and changes.id = records.last_change
         where records.account = ? and records.id = ?
       union all
       select ${list('changes')} from chain join changes
         on changes.account = ? and changes.id = chain.previous
     )
     select * from chain order by version`,
    [account, record, account],
  )
}
