// A recording, piece by piece, to a memo; and what becomes of it where the tab is killed in between.
import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeSalon, makeSalon, openSalon, salon } from '../../../web/platform/data/db'
import {
  beginRecording,
  followSounds,
  keepFetched,
  keepPiece,
  keepSound,
  type Recording,
  recordingsIn,
  soundOf,
  unsentHashes,
  unsentList,
} from '../../../web/platform/data/media/sounds'
import { soundsToSend } from '../../../web/platform/data/media/sounds-to-send'
import { get } from '../../../web/platform/data/queries/queries'
import { edit } from '../../../web/platform/data/saving/save'
import { purge } from '../../../web/platform/sync/incoming/purge'
import { finish, finishBrokenOff } from '../../../web/voice/memos/sounds/finish'
import { sendSounds } from '../../../web/voice/memos/sounds/queue'
import { aClient, aSalon, saves } from '../platform/data/device'

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer
const textOf = (bytes: ArrayBuffer | undefined): string => new TextDecoder().decode(bytes)
const recording = (id: string): Recording => ({
  id,
  type: 'audio/webm;codecs=opus',
  client_id: 'c1',
  into: 'note',
  who: 'Jo',
  startedAt: Date.parse('2026-11-21T10:00:00Z'),
})
async function record(id: string, ...pieces: string[]): Promise<void> {
  await beginRecording(salon().db, recording(id))
  for (const [n, words] of pieces.entries())
    await keepPiece(salon().db, { recording: id, n, until: (n + 1) * 500, bytes: bytesOf(words) })
}

let opened = 0
beforeEach(async () => {
  await openSalon(`memos-${++opened}`)
})
afterEach(() => {
  closeSalon()
  vi.unstubAllGlobals()
})

describe('a recording', () => {
  test('becomes a memo with its pieces in their order, and waits to be sent', async () => {
    await record('m1', ...Array.from({ length: 12 }, (_, n) => `${n} `))
    expect(await finish(salon(), recording('m1'))).toBe('m1')
    const memo = await get('memo', 'm1')
    expect(memo?.fields).toMatchObject({ client_id: 'c1', duration: 6, into: 'note', text: null, bytes: 26 })
    const sound = await soundOf(salon().db, memo?.fields.hash ?? '')
    expect(textOf(sound?.bytes)).toBe('0 1 2 3 4 5 6 7 8 9 10 11 ')
    expect(await unsentHashes(salon().db)).toHaveLength(1)
    expect(await recordingsIn(salon().db)).toEqual([])
    expect(await salon().db.pieces.count()).toBe(0)
  })

  test('of which nothing was heard leaves nothing', async () => {
    await record('m1')
    expect(await finish(salon(), recording('m1'))).toBeNull()
    expect(await recordingsIn(salon().db)).toEqual([])
    expect(await get('memo', 'm1')).toBeNull()
  })

  test('broken off anywhere is finished later, once', async () => {
    await record('m1', 'said until ', 'then')
    await finish(salon(), recording('m1'))
    // As if the tab had been killed before the pieces were dropped.
    await record('m1', 'said until ', 'then')
    expect(await finishBrokenOff(salon(), Date.now())).toBe(1)
    expect(await salon().db.outbox.where('recordId').equals('m1').count()).toBe(1)
    expect(await finishBrokenOff(salon(), Date.now())).toBe(0)
  })

  test('finished a second time leaves what was typed meanwhile', async () => {
    await record('m1', 'said')
    await finish(salon(), recording('m1'))
    await edit('memo', 'm1', { text: 'Typed by hand' }, { text: null })
    await record('m1', 'said')
    expect(await finishBrokenOff(salon(), Date.now())).toBe(1)
    expect((await get('memo', 'm1'))?.fields.text).toBe('Typed by hand')
    expect(await recordingsIn(salon().db)).toEqual([])
  })

  test('of an account that has signed out waits for it, in no other salon', async () => {
    await record('m1', 'said')
    const mine = salon()
    await openSalon(`memos-other-${opened}`)
    await mine.db.open()
    await expect(finish(mine, recording('m1'))).rejects.toMatchObject({ problem: 'no-salon' })
    expect(await get('memo', 'm1')).toBeNull()
    expect(await recordingsIn(mine.db)).toHaveLength(1)
    mine.db.close()
  })

  test('that still goes on in another tab is left alone', async () => {
    await record('m1', 'still')
    const startedAt = recording('m1').startedAt
    vi.stubGlobal('navigator', {
      locks: { request: async (_: string, __: object, work: (lock: null) => unknown) => work(null) },
    })
    expect(await finishBrokenOff(salon(), Date.now())).toBe(0)
    vi.stubGlobal('navigator', {})
    expect(await finishBrokenOff(salon(), startedAt + 5_000)).toBe(0)
    expect(await finishBrokenOff(salon(), startedAt + 60_000)).toBe(1)
  })
})

describe('what waits', () => {
  const keep = async (hash: string) =>
    keepSound(salon().db, { hash, memo: hash, type: 'audio/webm', bytes: bytesOf(hash), unsent: 1 })

  test('is sent, and stays here to be played', async () => {
    await keep('a')
    await keep('b')
    const sent: string[] = []
    const done = await sendSounds(salon(), async ({ hash }) => {
      sent.push(hash)
      return { ok: true }
    })
    expect([done, sent]).toEqual([true, ['a', 'b']])
    expect(await unsentHashes(salon().db)).toEqual([])
    expect(textOf((await soundOf(salon().db, 'a'))?.bytes)).toBe('a')
  })

  test('goes out after its memo: the server takes no sound of one that it has not heard of', async () => {
    await record('m1', 'said')
    await finish(salon(), recording('m1'))
    const sent: string[] = []
    const send: Parameters<typeof sendSounds>[1] = async ({ hash }) => {
      sent.push(hash)
      return { ok: true }
    }
    const tell = vi.fn()
    const following = followSounds(salon().db, tell)
    await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1))
    expect([await sendSounds(salon(), send), sent]).toEqual([true, []])
    await salon().db.outbox.clear()
    await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2))
    following.unsubscribe()
    expect([await sendSounds(salon(), send), sent.length]).toEqual([true, 1])
  })

  test('one that fails is tried again later, and holds up no other', async () => {
    await keep('a')
    await keep('b')
    const done = await sendSounds(salon(), async ({ hash }) =>
      hash === 'a' ? { ok: false, code: 'unreachable', again: true } : { ok: true },
    )
    expect(done).toBe(false)
    expect(await unsentHashes(salon().db)).toEqual(['a'])
  })

  test.each(['storage-full', 'email-unproved'])(
    'one that has no room says why (%s), stays, and is sent once there is some',
    async code => {
      await keep('a')
      expect(await sendSounds(salon(), async () => ({ ok: false, code, again: true }))).toBe(false)
      expect(await unsentList(salon().db)).toMatchObject([{ memo: 'a', problem: code }])
      expect(textOf((await soundOf(salon().db, 'a'))?.bytes)).toBe('a')
      expect(await sendSounds(salon(), async () => ({ ok: true }))).toBe(true)
      expect(await unsentList(salon().db)).toEqual([])
      expect((await soundOf(salon().db, 'a'))?.problem).toBeUndefined()
    },
  )

  test('one that the server will never take says why and is sent no more', async () => {
    await keep('a')
    let tries = 0
    const refuses = async () => {
      tries += 1
      return { ok: false as const, code: 'too-large', again: false }
    }
    expect(await sendSounds(salon(), refuses)).toBe(true)
    expect(await sendSounds(salon(), refuses)).toBe(true)
    expect(tries).toBe(1)
    expect(await soundsToSend(salon().db)).toBe(0)
    expect(await unsentList(salon().db)).toMatchObject([{ memo: 'a', problem: 'too-large' }])
  })

  test.each([
    ['taken', { ok: true as const }],
    ['refused', { ok: false as const, code: 'too-large', again: false }],
  ])('one that is erased while it is %s does not come back', async (_, ended) => {
    await keep('a')
    const { db } = salon()
    await sendSounds(salon(), async () => {
      await db.sounds.delete('a')
      return ended
    })
    expect(await soundOf(db, 'a')).toBeUndefined()
  })

  test('is counted without reading the sounds themselves', async () => {
    await keep('a')
    const { db } = salon()
    let read = 0
    db.sounds.hook('reading', sound => {
      read += 1
      return sound
    })
    expect(await soundsToSend(db)).toBe(1)
    expect(read).toBe(0)
  })

  test('is listed with whom it is about', async () => {
    await saves(salon(), aClient('c1', { name: 'Siobhán' }))
    await record('m1', 'gloss')
    await finish(salon(), recording('m1'))
    expect(await unsentList(salon().db)).toMatchObject([{ client: 'Siobhán', seconds: 0.5, bytes: 5 }])
  })
})

test('a sound that was fetched is kept beside its memo, and not where that was erased meanwhile', async () => {
  const { db } = salon()
  const sound = { hash: 'a', memo: 'm1', type: 'audio/webm', bytes: bytesOf('a') }
  await keepFetched(db, sound)
  expect(await soundOf(db, 'a')).toBeUndefined()
  await record('m1', 'gloss')
  await finish(salon(), recording('m1'))
  await keepFetched(db, sound)
  expect(await soundOf(db, 'a')).toBeDefined()
})

test('who is erased takes the sounds along', async () => {
  await saves(salon(), aClient('c1'), aClient('c2'))
  await record('m1', 'about c1')
  await finish(salon(), recording('m1'))
  await record('m2', 'about c2')
  await finish(salon(), { ...recording('m2'), client_id: 'c2' })
  const { db } = salon()
  await db.transaction('rw', db.tables, () => purge(db, ['c1']))
  expect((await unsentList(db)).map(({ memo }) => memo)).toEqual(['m2'])
})

test('a database from before there were memos keeps its rows as they are', async () => {
  const { db: present } = aSalon('old')
  const old = new Dexie(present.name)
  old.version(1).stores({
    rows: 'id, place, about',
    outbox: '++seq, recordId, problem',
    sent: '++n, at',
    meta: 'key',
  })
  const row = { id: 'c1', kind: 'client', version: 7, place: 'client siobhan', fields: { name: 'Siobhán' } }
  const change = { seq: 1, id: 'x', recordId: 'c1', kind: 'client', op: 'edit', patch: { notes: 'n' }, at: 1 }
  await old.table('rows').add(row)
  await old.table('outbox').add(change)
  old.close()
  const { db } = makeSalon('old', present.name)
  expect(await db.rows.toArray()).toEqual([row])
  expect(await db.outbox.toArray()).toEqual([change])
  expect(await db.sounds.count()).toBe(0)
  db.close()
})
