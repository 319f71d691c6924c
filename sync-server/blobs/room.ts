// How much an account may keep on the server's disk: sounds and pictures here, records in sync/store.ts.
import { ProblemError } from '../../shared/problems'
import { isProved } from '../auth/proofs/store'
import { bytesKept } from '../db/blobs'
import type { Db } from '../db/statements'

/** Limits per account; none if left out. */
export type Room = {
  maxBytes: number
  /** For records and their history. */
  maxRecordBytes: number
  /** More than a small starting amount needs a proved email. */
  wantsProof: boolean
}

const MB = 1_000_000
/** About an hour of voice memos: nobody just trying the app gets near it. */
const UNPROVED_BYTES = 20 * MB

const inMb = (bytes: number): string => `${Math.ceil(bytes / MB).toLocaleString('en-GB')} MB`

/** Throws 'storage-full' or 'email-unproved' if there is no room for `more` bytes. */
export async function checkRoom(
  db: Db,
  account: string,
  more: number,
  room: Room | undefined,
): Promise<void> {
  if (room === undefined) return
  const used = await bytesKept(db, account)
  if (used + more > room.maxBytes)
    throw new ProblemError(
      'storage-full',
      `This salon’s room on the server is full: ${inMb(used)} of ${inMb(room.maxBytes)} is used. Delete voice memos, photos or pictures that you no longer need.`,
    )
  if (room.wantsProof && used + more > UNPROVED_BYTES && !(await isProved(db, account)))
    throw new ProblemError(
      'email-unproved',
      `${inMb(UNPROVED_BYTES)} of sounds and photos are kept before your email is confirmed. Open Settings, Security: it mails you a link.`,
    )
}
