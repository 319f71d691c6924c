// Voice memo sounds in the device's own database. A recording is stored piece by piece, so a killed tab keeps what was
// said until then; whole sounds are stored by the hash of their content. It also knows which ones the server lacks.
import { liveQuery } from 'dexie'
import type { SalonDb } from '../db'
import { isDeleted } from '../row'

/** A recording that is under way, or that broke off. It has the id of the memo that it will become. */
export type Recording = {
  id: string
  type: string
  client_id: string | null
  /** The field it was spoken into, as in `memo.into`. */
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
  /** The memo that this is the sound of, or the photo that these are the bytes of. */
  memo: string
  type: string
  bytes: ArrayBuffer
  /** Absent once the server has it, or has refused it for good. */
  unsent?: 1
  /**
   * The problem code if the server will never take it or, while it is unsent, won't take it now (words:
   * shared/problems.ts).
   */
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

/** Null when nothing has been recorded yet. `seconds`: its length. */
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

/** Call before its memo is saved, so that the sound is always somewhere. */
export async function keepSound(db: SalonDb, sound: Sound): Promise<void> {
  await db.sounds.put(sound)
}

/** Call after its memo was saved, or to throw it away on purpose. */
export async function dropRecording(db: SalonDb, id: string): Promise<void> {
  await db.transaction('rw', db.recordings, db.pieces, async () => {
    await db.recordings.delete(id)
    await piecesOf(db, id).delete()
  })
}

export const soundOf = (db: SalonDb, hash: string): Promise<Sound | undefined> => db.sounds.get(hash)

/** The hashes of waiting sounds: each may be large, so read them one by one. */
export const unsentHashes = (db: SalonDb): Promise<string[]> =>
  db.sounds.where('unsent').equals(1).primaryKeys()

/** Whether the server may not have the memo yet; until then it won't take the sound. */
export const memoWaits = async (db: SalonDb, { memo }: Sound): Promise<boolean> =>
  (await db.outbox.where('recordId').equals(memo).count()) > 0

/**
 * The sound with the record it is sent for. Null for a photo that was deleted before its bytes were sent, as nobody
 * should get those. If another record has the same picture, it is sent for that one.
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

/** Calls `tell` at once, and whenever a sound may be ready to send: it was kept, or its memo has gone out. */
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

// Each of these is one transaction with its check, so a sound that was erased meanwhile doesn't come back.
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

/** The server won't take it now: it is retried, and its memo says what is in the way. */
export async function soundWaits(db: SalonDb, hash: string, problem: string): Promise<void> {
  await db.sounds
    .where(':id')
    .equals(hash)
    .modify(sound => {
      sound.problem = problem
    })
}

/** Keeps a fetched sound, to play it again without a signal, unless its memo was erased meanwhile. */
export async function keepFetched(db: SalonDb, sound: Sound): Promise<void> {
  await db.transaction('rw', db.rows, db.sounds, async () => {
    if ((await db.rows.get(sound.memo)) !== undefined) await db.sounds.put(sound)
  })
}

/** A memo or photo that waits with its bytes: for the page that lists what waits. */
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
    // Skip those that are retried, which may have a problem too: they are in the list already.
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
