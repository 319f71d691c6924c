// Memos' sounds and photos: what has arrived, which record it belongs to, and which sounds still need transcribing.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ProblemError } from '../../../shared/problems'
import { photoUse } from '../../../shared/salon/privacy/photos'
import { blanks } from '../../../shared/salon/records/blank'
import { isBarePhoto } from '../../../shared/salon/records/photos'
import { checkRoom, type Room } from '../../blobs/room'
import { lockCounter } from '../../db/accounts'
import { addUse, blobOf, putBlob } from '../../db/blobs'
import type { Database } from '../../db/open'
import { type Db, run } from '../../db/statements'
import { inTransaction } from '../../db/transaction'

export type Piece = {
  /** The kind of record they belong to; a memo if left out. */
  kind?: 'memo' | 'photo'
  hash: string
  type: string
  start: number
  total: number
  bytes: Uint8Array
  now: number
  room?: Room | undefined
}
export type Received = { received: number; complete: boolean }

/**
 * Adds a part to what has arrived. Skips parts already here, and rejects those that would leave a gap. The record
 * must arrive before its sound or photo, and so must the client's permission for a photo. The last part turns it into
 * a blob, once.
 */
export async function receive(database: Database, account: string, piece: Piece): Promise<Received> {
  const { kind = 'memo', hash, type, total, now } = piece
  const done = await inTransaction(database, async db => {
    if ((await lockCounter(db, account, 0)) === null) throw new ProblemError('account-gone')
    const [first, ...others] = await recordsOf(db, account, kind, hash)
    if (first === undefined) throw new ProblemError('unknown-record')
    const memo = first.id
    if (kind === 'photo' && !(await mayKeepPhoto(db, account, first.about)))
      throw new ProblemError('no-photo-permission')
    const isHere = (await blobOf(db, account, hash)) !== null
    if (!isHere) {
      if (piece.bytes.length > 0) await checkRoom(db, account, total - piece.start, piece.room)
      const received = await addPart(db, account, memo, piece)
      if (received < total) return { received, complete: false }
      const bytes = await joined(db, account, memo)
      await run(db, 'delete from sound_parts where account = ? and memo = ?', [account, memo])
      if (hashOf(bytes) !== hash) return null
      if (kind === 'photo' && !isBarePhoto(bytes)) return 'not-photo'
      await putBlob(db, { account, hash, type, width: null, height: null, bytes, created_at: now }, memo)
    }
    for (const used_by of [memo, ...others.map(({ id }) => id)])
      await addUse(db, { account, hash, used_by, created_at: now })
    return { received: total, complete: true }
  })
  // What had arrived is dropped, so that it can be sent again.
  if (done === null) throw new ProblemError('sound-differs')
  if (done === 'not-photo') throw new ProblemError('not-photo')
  return done
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const WithHash = z.object({ hash: z.string() })

/** The memos with this sound, or the photos with these bytes; usually one. */
async function recordsOf(
  db: Db,
  account: string,
  kind: string,
  hash: string,
): Promise<readonly { id: string; about: string | null }[]> {
  const rows = await run<{ id: string; about: string | null; fields: string }>(
    db,
    `select id, about, fields from records
     where account = ? and kind = ? and erased = 0 and fields like ? order by id`,
    [account, kind, `%"${hash}"%`],
  )
  return rows.filter(({ fields }) => WithHash.safeParse(JSON.parse(fields)).data?.hash === hash)
}

/** The client's latest word on photos, as far as we have it. */
async function mayKeepPhoto(db: Db, account: string, client: string | null): Promise<boolean> {
  const rows = await run<{ id: string; fields: string }>(
    db,
    `select id, fields from records
     where account = ? and about = ? and kind = 'consent' and erased = 0 and deleted_at is null`,
    [account, client ?? ''],
  )
  const consents = rows.map(({ id, fields }) => ({
    id,
    fields: { ...blanks.consent, ...JSON.parse(fields) },
  }))
  return photoUse(consents).may
}

/** Returns how many bytes have now arrived, counted from the start without a gap. */
async function addPart(db: Db, account: string, memo: string, { start, bytes, now }: Piece): Promise<number> {
  const [row] = await run<{ received: number }>(
    db,
    'select coalesce(max(start + length), 0) as received from sound_parts where account = ? and memo = ?',
    [account, memo],
  )
  const received = Number(row?.received ?? 0)
  const fresh = start > received ? new Uint8Array() : bytes.subarray(received - start)
  if (fresh.length === 0) return received
  await run(
    db,
    'insert into sound_parts (account, memo, start, length, bytes, created_at) values (?, ?, ?, ?, ?, ?)',
    [account, memo, received, fresh.length, Buffer.from(fresh), now],
  )
  return received + fresh.length
}

async function joined(db: Db, account: string, memo: string): Promise<Uint8Array> {
  const parts = await run<{ bytes: Uint8Array }>(
    db,
    'select bytes from sound_parts where account = ? and memo = ? order by start',
    [account, memo],
  )
  return new Uint8Array(Buffer.concat(parts.map(part => part.bytes)))
}

const UNTYPED = `from blob_uses used where used.used_by <> 'function' and not exists
  (select 1 from runs where runs.account = used.account and runs.ask = used.used_by)`

/** Accounts that may have memos to transcribe; queried once at start-up. */
export async function accountsUntyped(db: Db): Promise<readonly string[]> {
  const rows = await run<{ account: string }>(db, `select distinct account ${UNTYPED}`, [])
  return rows.map(({ account }) => account)
}

type Untyped = { id: string; client: string | null }

/** An account's memos whose sound is here and that have no run yet. */
export async function memosUntyped(db: Db, account: string): Promise<readonly Untyped[]> {
  return run<Untyped>(
    db,
    `select id, about as client from records where account = ? and kind = 'memo' and erased = 0
     and deleted_at is null and id in (select used_by ${UNTYPED} and used.account = ?)`,
    [account, account],
  )
}

/** Idempotent. `state` 'done': it won't be transcribed. */
export async function addMemoRun(
  db: Db,
  account: string,
  memo: string,
  { now, state }: { now: number; state: 'waiting' | 'done' },
): Promise<void> {
  await run(
    db,
    `insert into runs (account, ask, state, attempt, lease_until, owner, created_at, part)
     values (?, ?, ?, 0, null, null, ?, 'memo') on conflict (account, ask) do nothing`,
    [account, memo, state, now],
  )
}
