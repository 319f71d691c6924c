// Bytes by their hash, and who needs them.
import { type Db, run } from './statements'

/**
 * A blob that nothing of its account needs any more goes. Call with the counter locked, as `putBlob`: a use that isn't
 * committed yet can't be seen here.
 */
export async function dropUnused(db: Db, account: string): Promise<void> {
  await run(
    db,
    `delete from blobs where account = ? and not exists
     (select 1 from blob_uses where blob_uses.account = blobs.account and blob_uses.hash = blobs.hash)`,
    [account],
  )
}

/** The user of what belongs to no record. */
const FUNCTION = 'function'

/** Of the pictures of functions the newest `keep` stay. Call with the counter locked. */
export async function keepNewest(db: Db, account: string, keep: number): Promise<void> {
  const gone = await run(
    db,
    `delete from blob_uses where account = ? and used_by = ? and hash not in
     (select hash from blob_uses where account = ? and used_by = ? order by created_at desc, hash limit ?)
     returning hash`,
    [account, FUNCTION, account, FUNCTION, keep],
  )
  if (gone.length > 0) await dropUnused(db, account)
}

/** Puts a blob and says who needs it. The same bytes are kept once in an account. Call with the counter locked. */
export async function putBlob(
  { kysely }: Db,
  blob: {
    account: string
    hash: string
    type: string
    width: number | null
    height: number | null
    bytes: Uint8Array
    created_at: number
  },
  usedBy: string,
): Promise<void> {
  const { account, hash, created_at } = blob
  await kysely
    .insertInto('blobs')
    .values({ ...blob, bytes: Buffer.from(blob.bytes) })
    .onConflict(conflict => conflict.columns(['account', 'hash']).doNothing())
    .execute()
  await kysely
    .insertInto('blob_uses')
    .values({ account, hash, used_by: usedBy, created_at })
    .onConflict(conflict => conflict.columns(['account', 'hash', 'used_by']).doUpdateSet({ created_at }))
    .execute()
}

/** Another record needs it too. Call with the counter locked. */
export async function addUse(
  { kysely }: Db,
  use: { account: string; hash: string; used_by: string; created_at: number },
): Promise<void> {
  await kysely
    .insertInto('blob_uses')
    .values(use)
    .onConflict(conflict => conflict.columns(['account', 'hash', 'used_by']).doNothing())
    .execute()
}

/** Null: this account has none of that hash. */
export async function blobOf(
  { kysely }: Db,
  account: string,
  hash: string,
): Promise<{ type: string; bytes: Uint8Array } | null> {
  const row = await kysely
    .selectFrom('blobs')
    .select(['type', 'bytes'])
    .where('account', '=', account)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row ?? null
}

/** Sounds and pictures of an account, and what has arrived of those on their way. */
export async function bytesKept(db: Db, account: string): Promise<number> {
  const [row] = await run<{ bytes: number }>(
    db,
    `select (select coalesce(sum(length(bytes)), 0) from blobs where account = ?)
       + (select coalesce(sum(length), 0) from sound_parts where account = ?) as bytes`,
    [account, account],
  )
  return Number(row?.bytes ?? 0)
}
