// The bytes of photos in the device's database, next to the sounds of memos and sent along with them (sounds.ts).
// Photos that were looked at stay for when there is no signal; the least recently seen go first, once the server has
// them.
import { callApi } from '../api'
import type { Salon, SalonDb } from '../db'
import { isQuota } from '../save-error'
import type { Sound } from './sounds'

export type Look = {
  hash: string
  /** ms */
  at: number
  bytes: number
}

/** About five hundred photos. */
const PHOTO_ROOM = 150_000_000

/** Kinds whose bytes are stored next to their records. */
export const SEEN_OR_HEARD = ['memo', 'photo'] as const

type Photo = { id: string; hash: string; type: string }

/** Call before its record is saved, so that the photo is always somewhere. Makes room when the disk is full. */
export async function keepTaken(db: SalonDb, photo: Photo, bytes: ArrayBuffer, now: number): Promise<void> {
  const put = () => putPhoto(db, { ...soundOf(photo, bytes), unsent: 1 }, now)
  try {
    await put()
  } catch (error) {
    if (!isQuota(error) || (await makeRoom(db, 0)) === 0) throw error
    await put()
  }
  await makeRoom(db)
}

const soundOf = ({ id, hash, type }: Photo, bytes: ArrayBuffer): Sound => ({ hash, memo: id, type, bytes })

async function putPhoto(db: SalonDb, sound: Sound, now: number): Promise<void> {
  await db.transaction('rw', db.sounds, db.looks, async () => {
    await db.sounds.put(sound)
    await db.looks.put({ hash: sound.hash, at: now, bytes: sound.bytes.byteLength })
  })
}

/** For when its record could not be saved. */
export async function dropTaken(db: SalonDb, hash: string): Promise<void> {
  await db.transaction('rw', db.rows, db.sounds, db.looks, () => dropBytes(db, [hash]))
}

/**
 * Drops the bytes of photos and memos whose rows are gone, unless another record has the same picture. Call within a
 * transaction.
 */
export async function dropBytes(db: SalonDb, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  const owners = new Map<unknown, string>()
  await db.rows
    .where('place')
    .startsWithAnyOf(SEEN_OR_HEARD.map(kind => `${kind} `))
    .each(({ id, fields }) => owners.set(fields.hash, id))
  for (const hash of hashes) {
    const id = owners.get(hash)
    if (id !== undefined) await db.sounds.update(hash, { memo: id })
    else {
      await db.sounds.delete(hash)
      await db.looks.delete(hash)
    }
  }
}

/** Drops the least recently seen photos until the rest fit, but none that the server lacks. Returns how many went. */
export async function makeRoom(db: SalonDb, most = PHOTO_ROOM): Promise<number> {
  return db.transaction('rw', db.sounds, db.looks, async () => {
    const looks = await db.looks.orderBy('at').toArray()
    const unsent = new Set(await db.sounds.where('unsent').equals(1).primaryKeys())
    // What the server never took exists nowhere else.
    for (const hash of await db.sounds.where('problem').above('').primaryKeys()) unsent.add(hash)
    let held = looks.reduce((sum, { bytes }) => sum + bytes, 0)
    const gone: string[] = []
    for (const { hash, bytes } of looks) {
      if (held <= most) break
      if (unsent.has(hash)) continue
      gone.push(hash)
      held -= bytes
    }
    await db.sounds.bulkDelete(gone)
    await db.looks.bulkDelete(gone)
    return gone.length
  })
}

const LIMIT_MS = 60_000

/** From this device, or else fetched and kept. */
export async function photoBytes(
  { account, db }: Salon,
  photo: Photo,
  now: number,
): Promise<ArrayBuffer | 'no-signal' | 'not-there'> {
  const here = await db.sounds.get(photo.hash)
  if (here) {
    await db.looks.put({ hash: photo.hash, at: now, bytes: here.bytes.byteLength }).catch(() => undefined)
    return here.bytes
  }
  try {
    const reply = await callApi('GET /blobs/{hash}', {
      params: { hash: photo.hash },
      account,
      limitMs: LIMIT_MS,
    })
    if (!reply.ok) return reply.status === 404 ? 'not-there' : 'no-signal'
    const bytes = await reply.arrayBuffer()
    await keepSeen(db, photo, bytes, now).catch(error => console.info('The photo was not kept here.', error))
    return bytes
  } catch (error) {
    console.info('The photo could not be fetched.', error)
    return 'no-signal'
  }
}

/** Keeps it unless it was erased meanwhile. */
async function keepSeen(db: SalonDb, photo: Photo, bytes: ArrayBuffer, now: number): Promise<void> {
  await db.transaction('rw', db.rows, db.sounds, db.looks, async () => {
    if ((await db.rows.get(photo.id)) === undefined) return
    await db.sounds.put(soundOf(photo, bytes))
    await db.looks.put({ hash: photo.hash, at: now, bytes: bytes.byteLength })
  })
  await makeRoom(db)
}

/** For a deleted photo that was brought back: sends whatever hadn't been sent. The server stores duplicates once. */
export async function sendAfterAll(db: SalonDb, hashes: readonly string[]): Promise<void> {
  await db.sounds
    .where(':id')
    .anyOf([...hashes])
    .modify(sound => {
      if (sound.problem === undefined) sound.unsent = 1
    })
}
