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

/** Another record needs it too. Call with the counter locked. */
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

/** Null: this account has none of that hash. */
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
