// Erasure is not a delete: content goes for good, and what arrives later about it is refused.
import { ProblemError } from '../../shared/problems'
import { lockCounter } from '../db/accounts'
import { addErased, emptyAccount, emptyBeside } from '../db/erased'
import type { Database } from '../db/open'
import { putRecords, recordsAboutClient } from '../db/records'
import { inTransaction } from '../db/transaction'
import { announced, announceWithin } from './commits'
import { stampsText } from './stamps'

/** The client, every record about it, their history, asks and facts. Returns how many records lost their content. */
export async function eraseClient(
  database: Database,
  { account, clientId, now }: { account: string; clientId: string; now: number },
): Promise<number> {
  const done = await inTransaction(database, async db => {
    if ((await lockCounter(db, account, 0)) === null) throw new ProblemError('account-gone')
    const found = await recordsAboutClient(db, account, clientId)
    if (found.some(({ id, kind }) => id === clientId && kind !== 'client'))
      throw new ProblemError('not-found')
    const counter = await lockCounter(db, account, found.length)
    const before = counter?.before ?? 0
    // A row without content stays, with a version of its own: that is how devices hear of it.
    await putRecords(
      db,
      account,
      found.map(({ id, kind }, index) => ({
        id,
        kind,
        version: before + index + 1,
        fields: '{}',
        stamps: stampsText({}),
        about: null,
        last_change: null,
        deletedAt: null,
        erased: 1,
      })),
    )
    const ids = [...new Set([clientId, ...found.map(({ id }) => id)])]
    await emptyBeside(db, account, ids)
    await addErased(db, account, ids, now)
    const highest = before + found.length
    if (found.length > 0) await announceWithin(db, account, highest)
    return { count: found.length, highest }
  })
  if (done.count > 0) announced(database, account, done.highest)
  return done.count
}

/** All records and what stands beside them. Sessions and sign-in belong to whoever calls this. */
export async function deleteAccount(database: Database, account: string, now: number): Promise<void> {
  await inTransaction(database, async db => {
    await lockCounter(db, account, 0)
    await emptyAccount(db, account, now)
  })
}
