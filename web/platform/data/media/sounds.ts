// Sounds of voice memos in the device's own database: a recording piece by piece while it is made, so that a killed tab
// keeps what was said until then; whole sounds by the hash of their content; which of them the server doesn't have yet.
import { liveQuery } from 'dexie'
import type { SalonDb } from '../db'
import { isDeleted } from '../row'

/** A recording that is under way, or that broke off. Its id is that of the memo that it becomes. */
export type Recording = {
  id: string
  type: string
  client_id: string | null
  /** Where it was spoken into, as `memo.into`. */
  into: string | null
  who: string
  /** ms */
  startedAt: number
}

/** `until`: ms since the recording began, at the end of this piece. */
export type Piece = { recording: string; n: number; until: number; bytes: ArrayBuffer }

export type Sound = {
  /** SHA-256, hex. */
  hash: string
  /** The memo that it is the sound of, or the photo that these are the bytes of. */
  memo: string
  type: string
  bytes: ArrayBuffer
  /** Absent once the server has it, or has refused it for good. */
  unsent?: 1
  /** The server will never take it, or, where it is unsent, doesn't take it now: its code (words: shared/problems.ts). */
  problem?: string
}

export async function beginRecording(db: SalonDb, recording: Recording): Promise<void> {
  await db.recordings.put(recording)
}

export async function keepPiece(db: SalonDb, piece: Piece): Promise<void> {
  await db.pieces.put(piece)
}

export const recordingsIn = (db: SalonDb): Promise<Recording[]> => db.recordings.toArray()

const piecesOf = (db: SalonDb, id: string) => db.pieces.where(':id').between([id, 0], [id, Infinity])

/** Null where nothing was heard yet. `seconds`: how long it is. */
export async function joinedPieces(
  db: SalonDb,
  id: string,
): Promise<{ bytes: ArrayBuffer; seconds: number } | null> {
  const pieces = await piecesOf(db, id).toArray()
  const length = pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  if (length === 0) return null
  const whole = new Uint8Array(length)
  let at = 0
  for (const { bytes } of pieces) {
    whole.set(new Uint8Array(bytes), at)
    at += bytes.byteLength
  }
  return { bytes: whole.buffer, seconds: (pieces.at(-1)?.until ?? 0) / 1000 }
}

/** Before its memo is saved: from then on the sound is never without a place. */
export async function keepSound(db: SalonDb, sound: Sound): Promise<void> {
  await db.sounds.put(sound)
}

/** After its memo was saved, or where it is thrown away on purpose. */
export async function dropRecording(db: SalonDb, id: string): Promise<void> {
  await db.transaction('rw', db.recordings, db.pieces, async () => {
    await db.recordings.delete(id)
    await piecesOf(db, id).delete()
  })
}

export const soundOf = (db: SalonDb, hash: string): Promise<Sound | undefined> => db.sounds.get(hash)

/** The hashes of those that wait: each may be large, so they are read one by one. */
export const unsentHashes = (db: SalonDb): Promise<string[]> =>
  db.sounds.where('unsent').equals(1).primaryKeys()

/** Whether the server may not have heard of the memo yet: until then it takes no sound of it. */
export const memoWaits = async (db: SalonDb, { memo }: Sound): Promise<boolean> =>
  (await db.outbox.where('recordId').equals(memo).count()) > 0

/**
 * With the record that it is sent for. Null: a photo that was deleted before its bytes were sent, and nobody is to have
 * them. The same picture may stand in another one, which needs them still.
 */
export async function claimed(db: SalonDb, sound: Sound): Promise<Sound | null> {
  const row = sound.type.startsWith('image/') ? await db.rows.get(sound.memo) : undefined
  if (row === undefined || !isDeleted(row.fields)) return sound
  const other = await db.rows
    .where('place')
    .startsWith('photo ')
    .filter(({ fields }) => fields.hash === sound.hash && !isDeleted(fields))
    .first()
  if (!other) return null
  await db.sounds.update(sound.hash, { memo: other.id })
  return { ...sound, memo: other.id }
}

/** Told at once, and whenever a sound may have become ready to be sent: it was kept, or its memo has gone out. */
export function followSounds(db: SalonDb, tell: () => void): { unsubscribe: () => void } {
  const standing = async () => {
    const sounds = await db.sounds.where('unsent').equals(1).count()
    return sounds === 0 ? null : db.outbox.count()
  }
  return liveQuery(standing).subscribe({
    next: tell,
    error: error => console.warn('Sounds of memos wait for their own turn.', error),
  })
}

// Each in one transaction with what is there: a sound that was erased meanwhile doesn't come back.
export async function soundWasSent(db: SalonDb, hash: string): Promise<void> {
  await db.sounds
    .where(':id')
    .equals(hash)
    .modify(sound => {
      delete sound.unsent
      delete sound.problem
    })
}

/** The server will never take it; it stays here, and its memo says so. */
export async function soundWasRefused(db: SalonDb, hash: string, problem: string): Promise<void> {
  await db.sounds
    .where(':id')
    .equals(hash)
    .modify(sound => {
      delete sound.unsent
      sound.problem = problem
    })
}

/** The server doesn't take it now: it is tried again, and its memo says what stands in the way. */
export async function soundWaits(db: SalonDb, hash: string, problem: string): Promise<void> {
  await db.sounds
    .where(':id')
    .equals(hash)
    .modify(sound => {
      sound.problem = problem
    })
}

/** A sound that was fetched, to be played again without a signal: unless its memo was erased meanwhile. */
export async function keepFetched(db: SalonDb, sound: Sound): Promise<void> {
  await db.transaction('rw', db.rows, db.sounds, async () => {
    if ((await db.rows.get(sound.memo)) !== undefined) await db.sounds.put(sound)
  })
}

/** A memo that waits with its sound, or a photo: for the page that lists what waits. */
export type UnsentSound = {
  kind: 'memo' | 'photo'
  memo: string
  client: string | null
  seconds: number
  bytes: number
  recordedAt: string
  problem?: string
}

export async function unsentList(db: SalonDb): Promise<UnsentSound[]> {
  const sounds = [
    ...(await db.sounds.where('unsent').equals(1).toArray()),
    // One that is tried again may have said why it wasn't taken.
    ...(await db.sounds.where('problem').above('').toArray()).filter(({ unsent }) => !unsent),
  ]
  const memos = await db.rows.bulkGet(sounds.map(({ memo }) => memo))
  const clientOf = (at: number): string =>
    typeof memos[at]?.fields.client_id === 'string' ? memos[at].fields.client_id : ''
  const clients = await db.rows.bulkGet(sounds.map((_, at) => clientOf(at)))
  return sounds.map(({ memo, type, bytes, problem }, at) => {
    const fields = memos[at]?.fields ?? {}
    const name = clients[at]?.fields.name
    const made = fields.recorded_at ?? fields.taken_at
    return {
      kind: type.startsWith('image/') ? 'photo' : 'memo',
      memo,
      client: typeof name === 'string' ? name : null,
      seconds: typeof fields.duration === 'number' ? fields.duration : 0,
      bytes: bytes.byteLength,
      recordedAt: typeof made === 'string' ? made : '',
      ...(problem === undefined ? {} : { problem }),
    }
  })
}
