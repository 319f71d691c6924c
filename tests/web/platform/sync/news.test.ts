// What comes with the server's poke goes in at once, and only where it belongs.
import { describe, expect, test } from 'vitest'
import { eraseClient } from '../../../../sync-server/sync/erase'
import { writeByServer } from '../../../../sync-server/sync/store'
import { readPoke } from '../../../../web/platform/sync/triggers/news'
import { aClient, anEdit } from '../data/device'
import { aServer, aTablet, backUp, expectSame, putBack } from './tablets'

async function twoTablets() {
  const server = await aServer()
  const [one, two] = [aTablet(server), aTablet(server)]
  await one.save(aClient('c1', { name: 'Ann', notes: 'first' }))
  await one.sync()
  await two.sync()
  const last = (): string => server.pokes.at(-1) ?? ''
  return { server, one, two, last }
}

describe('a poke', () => {
  test('brings what another device wrote, without a request', async () => {
    const { server, one, two, last } = await twoTablets()
    await one.save(anEdit('client', 'c1', { name: 'Anne' }))
    await one.sync()
    const asked = server.requests.length
    expect(await two.hear(last())).toBe('taken')
    await expectSame(two, server)
    expect(await two.hear(last())).toBe('known')
    expect(server.requests).toHaveLength(asked)
  })

  test('that comes out of turn is asked for, and leaves no hole', async () => {
    const { server, one, two, last } = await twoTablets()
    await one.save(aClient('c2'))
    await one.sync()
    await one.save(aClient('c3'))
    await one.sync()
    expect(await two.hear(last())).toBe('ask')
    expect(await two.fields('c3')).toBeUndefined()
    await two.sync()
    await expectSame(two, server)
  })

  test('lies under what this device still has to send', async () => {
    const { server, one, two, last } = await twoTablets()
    await two.save(anEdit('client', 'c1', { phone: '123' }))
    await one.save(anEdit('client', 'c1', { name: 'Anne' }))
    await one.sync()
    expect(await two.hear(last())).toBe('taken')
    expect(await two.fields('c1')).toMatchObject({ name: 'Anne', phone: '123' })
    expect(await two.outbox()).toHaveLength(1)
    await two.sync()
    await one.sync()
    for (const tablet of [one, two]) await expectSame(tablet, server)
  })

  test('lies under it also where the row itself has gone missing', async () => {
    const { one, two, last } = await twoTablets()
    await two.save(anEdit('client', 'c1', { phone: '123' }))
    await two.salon.db.rows.delete('c1')
    await two.salon.db.rows.put({ id: 'other', kind: 'note', version: 1, fields: {} })
    await one.save(anEdit('client', 'c1', { name: 'Anne' }))
    await one.sync()
    expect(await two.hear(last())).toBe('taken')
    expect(await two.fields('c1')).toMatchObject({ name: 'Anne', phone: '123' })
  })

  test('of this device’s own changes waits for their reply', async () => {
    const { server, one, last } = await twoTablets()
    await one.save(anEdit('client', 'c1', { name: 'Anne' }))
    one.between = async (_request, ask) => {
      const reply = await ask()
      expect(await one.hear(last())).toBe('known')
      return reply
    }
    await one.sync()
    await expectSame(one, server)
  })

  test('of the server’s own writing reaches the device that asked', async () => {
    const { server, one, last } = await twoTablets()
    const edits = [{ id: 'c1', kind: 'client', patch: { hair_type: 'fine' } }]
    await writeByServer(server.database, server.account, server.now, edits)
    expect(await one.hear(last())).toBe('taken')
    await expectSame(one, server)
  })

  test('of a restored server, of an erasure, or without anything in it is asked for', async () => {
    const { server, one, two, last } = await twoTablets()
    const backup = await backUp(server)
    await one.save(anEdit('client', 'c1', { name: 'Anne' }))
    await one.sync()
    const before = last()
    await putBack(server, backup)
    await one.sync()
    expect(last()).not.toBe(before)
    expect(await two.hear(last())).toBe('ask')
    await two.sync()
    await eraseClient(server.database, { account: server.account, clientId: 'c1', now: server.now })
    expect(await two.hear(last())).toBe('ask')
    expect(await two.hear('{"version":0}')).toBe('ask')
    expect(await two.hear('no poke of ours')).toBe('ask')
  })

  test('too long to be told says how far the server is', async () => {
    const { server, one, two, last } = await twoTablets()
    await one.save(anEdit('client', 'c1', { notes: 'x'.repeat(9_000) }))
    await one.sync()
    expect(readPoke(last())).toEqual({ version: 2, news: null })
    expect(await two.hear(last())).toBe('ask')
    await two.sync()
    await expectSame(two, server)
  })
})
