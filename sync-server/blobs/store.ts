// Pictures (later: voice memos), beside the records, by content hash within the account.
import { createHash } from 'node:crypto'
import { blobOf, putBlob } from '../db/blobs'
import type { Database } from '../db/open'
import { inTransaction } from '../db/transaction'
import type { Picture } from '../providers/image'

export { blobOf }

/** SHA-256, in hexadecimal. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
export const addressOfBlob = (hash: string): string => `/api/blobs/${hash}`

/** A picture that belongs to no record: a function's. Kept a year after it was last made; returns its address. */
export async function keepForFunction(
  database: Database,
  account: string,
  picture: Picture,
  now: number,
): Promise<string> {
  const hash = hashOf(picture.bytes)
  await inTransaction(database, db => putBlob(db, { account, hash, created_at: now, ...picture }, 'function'))
  return addressOfBlob(hash)
}
