// A back-up is older than the database it replaces: what was erased since must not come back with it.
import { changeAllEpochs } from '../db/accounts'
import type { Gone } from '../db/erased'
import type { Database } from '../db/open'
import { deleteAccount, eraseIds } from './erase'

/** On the restored database, before a server opens it. Safe to run again. */
export async function afterRestore(database: Database, gone: Gone, now: number): Promise<void> {
  for (const account of await changeAllEpochs(database)) {
    if (gone.accounts.includes(account)) {
      await deleteAccount(database, account, now)
      continue
    }
    const ids = gone.erased.filter(each => each.account === account).map(({ id }) => id)
    if (ids.length > 0) await eraseIds(database, { account, ids, now })
  }
}
