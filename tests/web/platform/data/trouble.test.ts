// Storage that is full, stuck, or changed by a newer tab: said in words, nothing half done, nothing deleted.
import Dexie from 'dexie'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  closeSalon,
  databaseName,
  databaseState,
  deviceId,
  isFromNewerApp,
  makeSalon,
  openSalon,
  salon,
} from '../../../../web/platform/data/db'
import { asSaveError, isQuota } from '../../../../web/platform/data/save-error'
import { create, edit, SaveError, saveAll } from '../../../../web/platform/data/saving/save'
import { watched } from '../../../../web/platform/data/watchdog'
import './device'

let opened = 0
async function anOpenSalon(): Promise<string> {
  const account = `open-${++opened}`
  await openSalon(account)
  onTestFinished(async () => {
    closeSalon()
    await Dexie.delete(databaseName(account))
  })
  return account
}
/** What a browser throws when there is no room, as Dexie passes it on. */
const noRoom = () =>
  Object.assign(new Error('aborted'), { name: 'AbortError', inner: { name: 'QuotaExceededError' } })

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a save', () => {
  test('where nobody is signed in says so', async () => {
    closeSalon()
    await expect(create('client', { name: 'Ann' })).rejects.toMatchObject({
      name: 'SaveError',
      problem: 'no-salon',
      message: 'Not authenticated',
    })
  })

  test('that finds no room leaves nothing half done and says it in words', async () => {
    await anOpenSalon()
    await create('client', { name: 'Ann' }, 'c1')
    const { db } = salon()
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      if (this.name === 'rows') throw new DOMException('No room', 'QuotaExceededError')
      return put.call(this, value)
    })
    const failed = edit('client', 'c1', { notes: 'a long story' })
    await expect(failed).rejects.toBeInstanceOf(SaveError)
    await expect(failed).rejects.toMatchObject({
      problem: 'storage-full',
      message: expect.stringContaining('What you typed is still here'),
    })
    vi.restoreAllMocks()
    const [change, ...others] = await db.outbox.toArray()
    expect(others).toEqual([])
    expect(change?.patch).not.toHaveProperty('notes')
    await edit('client', 'c1', { notes: 'a long story' })
    expect((await db.rows.get('c1'))?.fields.notes).toBe('a long story')
  })

  test('goes on where the browser has dropped the connection behind our back', async () => {
    await anOpenSalon()
    await create('client', { name: 'Ann' }, 'c1')
    const { db } = salon()
    // What Safari does: the handle is closed, and nobody is told.
    db.backendDB().close()
    await edit('client', 'c1', { notes: 'still saved' })
    expect((await db.rows.get('c1'))?.fields.notes).toBe('still saved')
  })

  test('that was written is saved, also where somebody who is told of it fails', async () => {
    await anOpenSalon()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const fails = () => {
      throw new Error('a screen failed')
    }
    Dexie.on.storagemutated.subscribe(fails)
    onTestFinished(() => Dexie.on.storagemutated.unsubscribe(fails))
    await create('client', { name: 'Ann' }, 'c1')
    Dexie.on.storagemutated.unsubscribe(fails)
    expect((await salon().db.rows.get('c1'))?.fields.name).toBe('Ann')
  })

  test('of many is all or nothing', async () => {
    await anOpenSalon()
    const bad = { op: 'edit' as const, kind: 'client' as const, id: 'nobody', patch: { name: 'x' } }
    const good = { op: 'create' as const, kind: 'client' as const, id: 'c1', patch: { name: 'Ann' } }
    await expect(saveAll([good, bad])).rejects.toMatchObject({ problem: 'unknown-record' })
    expect(await salon().db.rows.count()).toBe(0)
    await saveAll([good])
    expect(await salon().db.rows.count()).toBe(1)
  })

  test('fills in when a client was made', async () => {
    await anOpenSalon()
    const id = await create('client', { name: 'Ann' })
    expect((await salon().db.rows.get(id))?.fields.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  })
})

describe('the watchdog', () => {
  test('ends the wait for a transaction that never calls back', async () => {
    const never = new Promise<void>(() => undefined)
    const failed = watched(never, 5).catch(error => asSaveError(error))
    expect(await failed).toMatchObject({ problem: 'storage-stuck' })
    expect(await watched(Promise.resolve(7), 5)).toBe(7)
  })
})

describe('a quota error', () => {
  test('is known however deep it is wrapped', () => {
    expect(isQuota(noRoom())).toBe(true)
    expect(isQuota(Object.assign(new Error(), { name: 'QuotaExceededError' }))).toBe(true)
    expect(isQuota(new Error('other'))).toBe(false)
  })
})

/** Than the app's own, of which there are three so far. */
const NEWER = 4

describe('the database of an account', () => {
  test('has a device id that is born with it', async () => {
    const account = await anOpenSalon()
    const first = deviceId()
    closeSalon()
    expect(() => deviceId()).toThrow()
    await openSalon(account)
    expect(deviceId()).toBe(first)
    await salon().db.delete()
    closeSalon()
    await openSalon(account)
    expect(deviceId()).not.toBe(first)
  })

  test('is another one for another account', async () => {
    await anOpenSalon()
    await create('client', { name: 'Ann' })
    await anOpenSalon()
    expect(await salon().db.rows.count()).toBe(0)
  })

  test('that a newer tab wants to change is let go, and this tab is said to be old', async () => {
    const account = await anOpenSalon()
    await create('client', { name: 'Ann' }, 'c1')
    expect(databaseState()).toBe('open')
    const newer = new Dexie(databaseName(account))
    newer.version(NEWER).stores({ rows: 'id, place, about, brand', outbox: '++seq, recordId, problem' })
    await newer.open()
    expect(databaseState()).toBe('old-app')
    await expect(create('client', { name: 'Bea' })).rejects.toMatchObject({ problem: 'old-app' })
    expect(await newer.table('rows').count()).toBe(1)
    newer.close()
  })

  test('that a newer tab has changed is not written into by an older app', async () => {
    const account = `newer-${++opened}`
    const newer = new Dexie(databaseName(account))
    newer.version(NEWER).stores({ rows: 'id', meta: 'key' })
    await newer.open()
    newer.close()
    onTestFinished(() => Dexie.delete(databaseName(account)))
    await openSalon(account)
    expect(databaseState()).toBe('old-app')
    closeSalon()
    const present = makeSalon(account, `${databaseName(account)}-present`)
    await present.db.open()
    expect(isFromNewerApp(present.db)).toBe(false)
    await present.db.delete()
  })
})
