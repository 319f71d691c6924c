// The bytes of photos on the tablet: kept from the first moment, the longest unseen make room, none before the server has
// it, and none of somebody erased. And which photos are a pair.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blanks } from '../../../../shared/salon/records/blank'
import { closeSalon, openSalon, salon } from '../../../../web/platform/data/db'
import {
  dropTaken,
  keepTaken,
  makeRoom,
  photoBytes,
  sendAfterAll,
} from '../../../../web/platform/data/media/photos'
import { soundWasSent, unsentHashes, unsentList } from '../../../../web/platform/data/media/sounds'
import { create, remove } from '../../../../web/platform/data/saving/save'
import { purge } from '../../../../web/platform/sync/incoming/purge'
import { daysOf, nextWhen, type PhotoRow, pairIn, pairsOf } from '../../../../web/salon/photos/pairs'
import { sendSounds } from '../../../../web/voice/memos/sounds/queue'

const bytesOf = (length: number): ArrayBuffer => new Uint8Array(length).fill(7).buffer
const photo = (id: string) => ({ id, hash: `hash-${id}`, type: 'image/jpeg' })
const record = (id: string) =>
  create('photo', { client_id: 'c1', hash: `hash-${id}`, taken_at: '2026-11-21T10:00:00.000Z' }, id)
const hashesHere = () => salon().db.sounds.toCollection().primaryKeys()

let opened = 0
beforeEach(async () => {
  await openSalon(`photos-${++opened}`)
})
afterEach(() => {
  closeSalon()
  vi.unstubAllGlobals()
})

describe('the bytes of a photo', () => {
  test('wait for their record, go once, and are called what they are while they wait', async () => {
    await create('client', { name: 'Ana' }, 'c1')
    await keepTaken(salon().db, photo('p1'), bytesOf(300), 1)
    await record('p1')
    expect(await unsentList(salon().db)).toMatchObject([{ kind: 'photo', client: 'Ana', bytes: 300 }])
    const sent: string[] = []
    const send = async ({ hash, type }: { hash: string; type: string }) => {
      sent.push(`${hash} ${type}`)
      return { ok: true } as const
    }
    await sendSounds(salon(), send)
    expect(sent, 'the record goes first').toEqual([])
    await salon().db.outbox.clear()
    expect(await sendSounds(salon(), send)).toBe(true)
    await sendSounds(salon(), send)
    expect(sent).toEqual(['hash-p1 image/jpeg'])
  })

  test('of a photo that was deleted before are not sent, and are once it is brought back', async () => {
    await keepTaken(salon().db, photo('p1'), bytesOf(3), 1)
    await record('p1')
    await remove('photo', 'p1')
    await salon().db.outbox.clear()
    const send = vi.fn(async () => ({ ok: true }) as const)
    expect(await sendSounds(salon(), send)).toBe(true)
    expect(send).not.toHaveBeenCalled()
    expect(await unsentHashes(salon().db)).toEqual([])
    await sendAfterAll(salon().db, ['hash-p1'])
    expect(await unsentHashes(salon().db)).toEqual(['hash-p1'])
  })

  test('of a deleted photo are sent where the same picture stands in another one', async () => {
    const { db } = salon()
    for (const id of ['p1', 'p2']) {
      await keepTaken(db, { ...photo(id), hash: 'same' }, bytesOf(3), 1)
      await create('photo', { client_id: 'c1', hash: 'same', taken_at: '2026-11-21T10:00:00.000Z' }, id)
    }
    await remove('photo', 'p2')
    await db.outbox.clear()
    const sent: string[] = []
    const send = async ({ hash }: { hash: string }) => {
      sent.push(hash)
      return { ok: true } as const
    }
    expect(await sendSounds(salon(), send)).toBe(true)
    expect(sent).toEqual(['same'])
    expect(await db.sounds.toArray()).toMatchObject([{ memo: 'p1' }])
  })

  test('make room by who was looked at longest ago; what the server has not stays', async () => {
    const { db } = salon()
    for (const [at, id] of ['p1', 'p2', 'p3', 'p4'].entries()) {
      await keepTaken(db, photo(id), bytesOf(100), at)
      await record(id)
    }
    for (const id of ['p2', 'p3', 'p4']) await soundWasSent(db, `hash-${id}`)
    // Looked at again.
    await photoBytes(salon(), photo('p2'), 9)
    expect(await makeRoom(db, 300)).toBe(1)
    expect(await hashesHere()).toEqual(['hash-p1', 'hash-p2', 'hash-p4'])
    await makeRoom(db, 0)
    expect(await hashesHere()).toEqual(['hash-p1'])
  })

  test('are fetched when somebody looks, kept from then on, and fetched anew after they made room', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(String(address))
      return new Response(bytesOf(50))
    })
    await record('p1')
    await record('p2')
    expect(asked).toEqual([])
    const look = () => photoBytes(salon(), photo('p1'), 1)
    expect((await look()).valueOf()).toHaveProperty('byteLength', 50)
    await look()
    expect(asked).toEqual(['/api/blobs/hash-p1'])
    await makeRoom(salon().db, 0)
    await look()
    expect(asked).toHaveLength(2)
  })

  test('without a signal, or before they were sent, that is what is said', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
    expect(await photoBytes(salon(), photo('p1'), 1)).toBe('no-signal')
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
    expect(await photoBytes(salon(), photo('p1'), 1)).toBe('not-there')
  })

  test('of somebody erased are gone, also where they come in a moment later', async () => {
    const { db } = salon()
    await create('client', { name: 'Ana' }, 'c1')
    await keepTaken(db, photo('p1'), bytesOf(10), 1)
    await record('p1')
    await record('p2')
    await db.transaction('rw', db.tables, () => purge(db, ['c1']))
    expect([await db.sounds.count(), await db.looks.count()]).toEqual([0, 0])
    vi.stubGlobal('fetch', async () => new Response(bytesOf(50)))
    await photoBytes(salon(), photo('p2'), 1)
    expect(await db.sounds.count()).toBe(0)
  })

  test('stay where another photo is the same picture', async () => {
    const { db } = salon()
    await create('client', { name: 'Ana' }, 'c1')
    await create('client', { name: 'Bo' }, 'c2')
    for (const [id, client_id] of [
      ['of-bo', 'c2'],
      ['of-ana', 'c1'],
    ] as const) {
      await keepTaken(db, { ...photo(id), hash: 'same' }, bytesOf(10), 1)
      await create('photo', { client_id, hash: 'same', taken_at: '2026-11-21T10:00:00.000Z' }, id)
    }
    await dropTaken(db, 'same')
    expect(await unsentHashes(db), 'a third one could not be saved').toEqual(['same'])
    await db.transaction('rw', db.tables, () => purge(db, ['c1']))
    expect(await db.sounds.toArray()).toMatchObject([{ hash: 'same', memo: 'of-bo', unsent: 1 }])
    expect(await db.looks.count()).toBe(1)
    await db.transaction('rw', db.tables, () => purge(db, ['c2']))
    expect([await db.sounds.count(), await db.looks.count()]).toEqual([0, 0])
  })
})

const row = (id: string, when: PhotoRow['fields']['when'], taken_at: string): PhotoRow => ({
  id,
  pending: false,
  fields: { ...blanks.photo, when, taken_at },
})
const ids = (photos: readonly PhotoRow[]): string[] => photos.map(({ id }) => id)

describe('photos of a client', () => {
  const photos = [
    row('later', 'after', '2026-11-20T15:00:00.000Z'),
    row('other', 'other', '2026-11-20T12:00:00.000Z'),
    row('first', 'before', '2026-11-20T10:00:00.000Z'),
    row('again', 'before', '2026-11-20T10:05:00.000Z'),
    row('old', 'before', '2026-10-01T10:00:00.000Z'),
  ]

  test('stand by day, the latest first; before, after, others within', () => {
    expect(daysOf(photos).map(day => ids(day.photos))).toEqual([
      ['first', 'again', 'later', 'other'],
      ['old'],
    ])
  })

  test('are a pair by the last before and the last after of a day, else across visits', () => {
    expect(pairIn(photos)).toMatchObject({ before: { id: 'old' }, after: { id: 'later' } })
    expect(pairsOf(photos)).toMatchObject([{ before: { id: 'again' }, after: { id: 'later' } }])
    const across = photos.filter(({ id }) => id === 'old' || id === 'later')
    expect(pairsOf(across)).toMatchObject([{ before: { id: 'old' }, after: { id: 'later' } }])
    expect(pairsOf(photos.filter(({ fields }) => fields.when !== 'after'))).toEqual([])
    expect(pairsOf([row('a', 'after', '2026-01-01T10:00:00.000Z'), ...across.slice(1)])).toEqual([])
  })

  test('after the before of today comes its after', () => {
    expect(nextWhen([], '20 Nov 2026')).toBe('before')
    expect(nextWhen(photos, '20 Nov 2026')).toBe('before')
    expect(
      nextWhen(
        photos.filter(({ id }) => id !== 'later'),
        '20 Nov 2026',
      ),
    ).toBe('after')
    expect(nextWhen(photos, '21 Nov 2026')).toBe('before')
  })
})
