// Erasure is not a delete: content goes for good, and what arrives later about it is refused.
import { ProblemError } from '../../shared/problems'
import { lockCounter } from '../db/accounts'
import { announced, announceWithin, type Commit } from '../db/commits'
import { addErased, clientsAmong, dropSignIn, emptyAccount, emptyBeside } from '../db/erased'
import type { Database } from '../db/open'
import { putRecords, type RowToPut, recordsAbout } from '../db/records'
import { inTransaction } from '../db/transaction'

/** Ids that the app gives itself, the same in every account: once on the erased list, they could never be made. */
const FIXED_IDS: readonly string[] = ['salon', 'owner']

/** The client, every record about it, their history, asks and facts. Returns how many records lost their content. */
export async function eraseClient(
  database: Database,
  { account, clientId, now }: { account: string; clientId: string; now: number },
): Promise<number> {
  if (FIXED_IDS.includes(clientId)) throw new ProblemError('not-found')
  return eraseIds(database, { account, ids: [clientId], now }, found => {
    if (found.some(({ id, kind }) => id === clientId && kind !== 'client'))
      throw new ProblemError('not-found')
  })
}

/** These records and all about them. `check` sees what would lose its content, and may throw. */
export async function eraseIds(
  database: Database,
  { account, ids, now }: { account: string; ids: readonly string[]; now: number },
  check: (found: readonly { id: string; kind: string }[]) => void = () => undefined,
): Promise<number> {
  const done = await inTransaction(database, async db => {
    if ((await lockCounter(db, account, 0)) === null) throw new ProblemError('account-gone')
    const found = await recordsAbout(db, account, ids)
    check(found)
    const counter = await lockCounter(db, account, found.length)
    // Before they are blank.
    const clients = await clientsAmong(
      db,
      account,
      found.map(({ id }) => id),
    )
    const before = counter?.before ?? 0
    // A row without content stays, with a version of its own: that is how devices hear of it.
    await putRecords(
      db,
      account,
      found.map(({ id, kind }, index) => blank(id, kind, before + index + 1)),
    )
    const gone = [...new Set([...ids, ...found.map(({ id }) => id)])]
    await emptyBeside(db, account, gone, clients)
    await addErased(db, account, gone, now)
    const highest = before + found.length
    const commit: Commit = { account, version: highest, news: null }
    if (found.length > 0) await announceWithin(db, commit)
    return { count: found.length, commit }
  })
  if (done.count > 0) await announced(database, done.commit)
  return done.count
}

function blank(id: string, kind: string, version: number): RowToPut {
  return {
    id,
    kind,
    version,
    fields: '{}',
    stamps: '{}',
    about: null,
    last_change: null,
    deletedAt: null,
    erased: 1,
  }
}

/** All records, what stands beside them, and the sign-in. */
export async function deleteAccount(database: Database, account: string, now: number): Promise<void> {
  await inTransaction(database, async db => {
    await lockCounter(db, account, 0)
    await emptyAccount(db, account, now)
    await dropSignIn(db, account)
  })
}
