// A back-up is older than the database it replaces: what was erased since must not come back with it.
import { changeAllEpochs } from '../db/accounts'
import type { Gone } from '../db/erased'
import type { Database } from '../db/open'
import { closeAccount } from '../privacy/store'
import { people } from '../reading/people'
import { deleteAccount, eraseIds } from './erase'
import { readingOnce } from './read-once'

/** Runs on the restored database before a server opens it. Idempotent. */
export async function afterRestore(database: Database, gone: Gone, now: number): Promise<void> {
  for (const account of await changeAllEpochs(database)) {
    if (gone.accounts.includes(account)) {
      await deleteAccount(database, account, now)
      continue
    }
    const ids = gone.erased.filter(each => each.account === account).map(({ id }) => id)
    if (ids.length > 0) await eraseIds(database, { account, ids, now }, undefined, readingOnce(people))
    // The deletion was requested after the back-up, so its days still count from the original request.
    const leaving = gone.leaving.find(each => each.account === account)
    if (leaving) await closeAccount(database, { ...leaving, now: leaving.asked_at })
  }
}
