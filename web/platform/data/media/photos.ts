// The bytes of photos in the device's database, beside the sounds of memos and sent with them (sounds.ts). What was looked
// at stays for the next time without a signal; what nobody looked at for longest goes first, once the server has it.
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

/** Some five hundred photos. */
const PHOTO_ROOM = 150_000_000

/** Kinds whose bytes lie beside their records. */
export const SEEN_OR_HEARD = ['memo', 'photo'] as const

type Photo = { id: string; hash: string; type: string }

/** Before its record is saved: from then on it is never without a place. Makes room where the disk is full. */
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

/** Its record could not be saved. */
export async function dropTaken(db: SalonDb, hash: string): Promise<void> {
  await db.transaction('rw', db.rows, db.sounds, db.looks, () => dropBytes(db, [hash]))
}

/** Of photos and memos whose rows are gone; the same picture may stand in another one. Within a transaction. */
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

/** The photos that were looked at longest ago go until the others fit; none that the server doesn't have. How many went. */
export async function makeRoom(db: SalonDb, most = PHOTO_ROOM): Promise<number> {
  return db.transaction('rw', db.sounds, db.looks, async () => {
    const looks = await db.looks.orderBy('at').toArray()
    const unsent = new Set(await db.sounds.where('unsent').equals(1).primaryKeys())
    // What the server never took is nowhere else.
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

/** From this device, else fetched and kept. */
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

/** Unless it was erased meanwhile. */
async function keepSeen(db: SalonDb, photo: Photo, bytes: ArrayBuffer, now: number): Promise<void> {
  await db.transaction('rw', db.rows, db.sounds, db.looks, async () => {
    if ((await db.rows.get(photo.id)) === undefined) return
    await db.sounds.put(soundOf(photo, bytes))
    await db.looks.put({ hash: photo.hash, at: now, bytes: bytes.byteLength })
  })
  await makeRoom(db)
}

/** Brought back: whatever of it was not sent when it was deleted is sent now. The server keeps it once. */
export async function sendAfterAll(db: SalonDb, hashes: readonly string[]): Promise<void> {
  await db.sounds
    .where(':id')
    .anyOf([...hashes])
    .modify(sound => {
      if (sound.problem === undefined) sound.unsent = 1
    })
}
