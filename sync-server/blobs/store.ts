// Pictures and voice memos' sounds, stored beside the records by content hash within the account.
import { createHash } from 'node:crypto'
import { ProblemError } from '../../shared/problems'
import { lockCounter } from '../db/accounts'
import { blobOf, keepNewest, putBlob } from '../db/blobs'
import type { Database } from '../db/open'
import { inTransaction } from '../db/transaction'
import type { Picture } from '../providers/image'

export { blobOf }

/** SHA-256, in hexadecimal. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const addressOfBlob = (hash: string): string => `/api/blobs/${hash}`

/** More than anyone will look at again: a program calling all day must not fill the disk. */
export const MOST_OF_FUNCTIONS = 200

/** Keeps a function's picture, which has no record, for 7 days after it was last made. Returns its address. */
export async function keepForFunction(
  database: Database,
  account: string,
  picture: Picture,
  now: number,
): Promise<string> {
  const hash = hashOf(picture.bytes)
  await inTransaction(database, async db => {
    if ((await lockCounter(db, account, 0)) === null) throw new ProblemError('account-gone')
    await putBlob(db, { account, hash, created_at: now, ...picture }, 'function')
    await keepNewest(db, account, MOST_OF_FUNCTIONS)
  })
  return addressOfBlob(hash)
}
