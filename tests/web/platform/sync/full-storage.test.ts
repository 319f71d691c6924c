import { IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { aClient } from '../data/device'
import { aServer, aTablet, expectSame, recordsOn } from './tablets'

const { put } = IDBObjectStore.prototype
/** As a browser does it: whichever way a row is written. */
const noRoomForRows = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === 'rows') throw new DOMException('No room', 'QuotaExceededError')
    return put.apply(this, given)
  })

describe('a tablet without room', () => {
  test('still sends what it has; what comes in waits until there is room', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(...Array.from({ length: 700 }, (_, n) => aClient(`c${n}`)))
    await one.sync()
    await two.save(...Array.from({ length: 600 }, (_, n) => aClient(`mine${n}`, { name: 'mine' })))
    const { db } = two.salon
    const full = noRoomForRows()
    expect(await two.sync()).toBe('storage-full')
    expect(await two.outbox()).toEqual([])
    expect((await recordsOn(server)).size).toBe(1_300)
    expect((await two.fields('mine7'))?.name).toBe('mine')
    expect(await db.meta.get('this')).toMatchObject({ standing: 'storage-full', version: 0 })
    // What was accepted is kept all the same, for a server that is restored.
    expect((await db.sent.toArray()).flatMap(({ changes }) => changes)).toHaveLength(600)
    full.mockRestore()
    expect(await two.sync()).toBe('done')
    expect((await db.meta.get('this'))?.standing).toBe('ok')
    await expectSame(two, server)
  })
})

describe('a server without room', () => {
  test('keeps nothing from being read; what is written here waits in order, is said, and goes when there is room', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(aClient('c1'))
    await one.sync()
    server.room = 1
    await two.save(...Array.from({ length: 600 }, (_, n) => aClient(`mine${n}`, { name: 'mine' })))
    await two.save({ op: 'edit', kind: 'client', id: 'mine7', patch: { name: 'changed' } })
    server.requests.length = 0
    expect(await two.sync()).toBe('server-full')
    expect(
      server.requests.filter(({ changes }) => changes.length > 0),
      'asked once',
    ).toHaveLength(1)
    const { db } = two.salon
    expect(await db.meta.get('this')).toMatchObject({ standing: 'server-full' })
    expect(await two.fields('c1')).toBeDefined()
    expect((await two.fields('mine7'))?.name).toBe('changed')
    const waiting = await two.outbox()
    expect(new Set(waiting.map(({ recordId }) => recordId)).size).toBe(600)
    expect(waiting.filter(({ problem, fails }) => problem !== undefined || fails)).toEqual([])
    server.requests.length = 0
    for (let n = 0; n < 6; n++) expect(await two.sync()).toBe('server-full')
    expect(await two.outbox()).toEqual(waiting)
    expect(
      server.requests.flatMap(({ changes }) => (changes.length > 0 ? changes.length : [])),
      'one change is the question',
    ).toEqual([1, 1, 1, 1, 1, 1])

    server.room = Number.POSITIVE_INFINITY
    expect(await two.sync()).toBe('done')
    expect(await two.outbox()).toEqual([])
    expect(await db.meta.get('this')).toMatchObject({ standing: 'ok' })
    await one.sync()
    expect((await one.fields('mine7'))?.name).toBe('changed')
    await expectSame(two, server)
  })

  test('is told of without a break: what comes in meanwhile says nothing else', async () => {
    const server = await aServer()
    const [one, two] = [aTablet(server), aTablet(server)]
    await one.save(...Array.from({ length: 1_600 }, (_, n) => aClient(`c${n}`)))
    await one.sync()
    server.room = 1
    const { db } = two.salon
    const standings: string[] = []
    const watched = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name === 'meta' && this.transaction.db.name === db.name) standings.push(given[0].standing)
      return put.apply(this, given)
    })
    await two.save(aClient('mine'))
    await two.sync()
    await two.saveAndSend(aClient('mine too'))
    await two.sync()
    watched.mockRestore()
    const since = standings.slice(standings.indexOf('server-full'))
    expect(since.length).toBeGreaterThan(3)
    expect(new Set(since)).toEqual(new Set(['server-full']))
  })
})
