// Bytes by their hash, and who uses them.
import { type Db, run } from './statements'

/**
 * Deletes blobs that nothing in the account uses any more. Call with the counter locked, like `putBlob`: we can't see
 * a use that isn't committed yet.
 */
export async function dropUnused(db: Db, account: string): Promise<void> {
  await run(
    db,
    `delete from blobs where account = ? and not exists
     (select 1 from blob_uses where blob_uses.account = blobs.account and blob_uses.hash = blobs.hash)`,
    [account],
  )
}

/** The user of blobs that belong to no record. */
const FUNCTION = 'function'

/** Keeps the newest `keep` of the functions' pictures. Call with the counter locked. */
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

/** Stores a blob and who uses it. An account keeps the same bytes only once. Call with the counter locked. */
export async function putBlob(
  db: Db,
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
  const { account, hash, type, width, height, bytes, created_at } = blob
  await run(
    db,
    `insert into blobs (account, hash, type, width, height, bytes, created_at) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (account, hash) do nothing`,
    [account, hash, type, width, height, Buffer.from(bytes), created_at],
  )
  await run(
    db,
    `insert into blob_uses (account, hash, used_by, created_at) values (?, ?, ?, ?)
     on conflict (account, hash, used_by) do update set created_at = excluded.created_at`,
    [account, hash, usedBy, created_at],
  )
}

/** Adds another user of the blob. Call with the counter locked. */
export async function addUse(
  db: Db,
  use: { account: string; hash: string; used_by: string; created_at: number },
): Promise<void> {
  await run(
    db,
    `insert into blob_uses (account, hash, used_by, created_at) values (?, ?, ?, ?)
     on conflict (account, hash, used_by) do nothing`,
    [use.account, use.hash, use.used_by, use.created_at],
  )
}

/** Null when this account has no blob with that hash. */
export async function blobOf(
  db: Db,
  account: string,
  hash: string,
): Promise<{ type: string; bytes: Uint8Array } | null> {
  const [row] = await run<{ type: string; bytes: Uint8Array }>(
    db,
    'select type, bytes from blobs where account = ? and hash = ?',
    [account, hash],
  )
  return row ?? null
}

/** Bytes of an account's sounds and pictures, including parts of those still arriving. */
export async function bytesKept(db: Db, account: string): Promise<number> {
  const [row] = await run<{ bytes: number }>(
    db,
    `select (select coalesce(sum(length(bytes)), 0) from blobs where account = ?)
       + (select coalesce(sum(length), 0) from sound_parts where account = ?) as bytes`,
    [account, account],
  )
  return Number(row?.bytes ?? 0)
}
