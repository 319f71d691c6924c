// From a synced timer to a notification on the tablet that set it: once, in time, and to nobody else.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blanks } from '../../../shared/salon/records/blank'
import { added, paused, resumed, started, stopped, type TimerFields } from '../../../shared/salon/timers'
import type { Fields } from '../../../shared/sync/merge'
import { readConfig } from '../../../sync-server/config'
import { type Database, openDatabase } from '../../../sync-server/db/open'
import { openPush, type PushProvider } from '../../../sync-server/providers/push'
import { subscribe, subscriptionOf } from '../../../sync-server/push/store'
import { LATEST_MS, sendNext, startPushes } from '../../../sync-server/push/worker'
import { deleteAccount, eraseClient } from '../../../sync-server/sync/erase'
import { writeByServer } from '../../../sync-server/sync/store'
import { onBothDatabases } from '../sync/support/databases'
import { aChange, anEdit, aSalon, NOON, type Salon } from '../sync/support/salon'
import { type Browser, openPushService, type PushService } from './stand-in'

const MINUTE = 60_000
let service: PushService
let push: PushProvider
beforeAll(async () => {
  service = await openPushService()
  push = openPush(
    readConfig({ PUSH_ENDPOINT_HOSTS: service.host, VAPID_SUBJECT: 'mailto:owner@salon.example' }),
    ['s'],
  )
})
afterAll(() => service.close())

onBothDatabases('a push', suite)

function suite(database: () => Database): void {
  let salon: Salon
  let clock: { now: number }
  let browser: Browser

  beforeEach(async () => {
    service.will({ status: 201 })
    salon = await aSalon(database())
    clock = { now: NOON }
    browser = service.aBrowser()
    await allow('tablet-1', browser)
    // What other tests left.
    while (
      await sendNext({ database: database(), push, now: () => NOON + 365 * 24 * 60 * MINUTE }, 'cleaner')
    );
    service.received.length = 0
  })
  const allow = (device: string, { endpoint, keys }: Browser, account = salon.account): Promise<void> =>
    subscribe(database(), { account, device }, { endpoint, ...keys }, { session: null, now: clock.now })
  const subscribed = () => subscriptionOf(database(), { account: salon.account, device: 'tablet-1' })
  const work = (owner = 'one') => sendNext({ database: database(), push, now: () => clock.now }, owner)
  const sendAll = async (): Promise<void> => {
    while (await work());
  }
  const aTimer = (more: Partial<TimerFields> = {}): TimerFields => ({
    ...blanks.timer,
    name: 'Roots',
    device: 'tablet-1',
    ...started(600, clock.now),
    ...more,
  })
  const asPatch = ({ seconds: _s, deletedAt: _d, ...fields }: TimerFields): Fields => fields
  const save = async (timer: TimerFields, id: string): Promise<void> => {
    await salon.sync({
      now: clock.now,
      changes: [aChange({ kind: 'timer', recordId: id, patch: asPatch(timer), at: clock.now })],
    })
  }
  const change = async (id: string, patch: Fields): Promise<void> => {
    await salon.sync({ now: clock.now, changes: [anEdit(id, patch, { kind: 'timer', at: clock.now })] })
  }
  const newId = (): string => `timer-${crypto.randomUUID()}`
  const titles = (): string[] => service.received.map(({ told }) => told.title)

  test('goes out at the end of a timer, signed and sealed as the protocol says', async () => {
    const id = newId()
    await save(aTimer(), id)
    clock.now += 10 * MINUTE - 1
    expect(await work()).toBe(false)
    clock.now += 1
    expect(await work()).toBe(true)
    expect(service.received).toHaveLength(1)
    const [first] = service.received
    expect(first).toMatchObject({
      path: new URL(browser.endpoint).pathname,
      urgency: 'high',
      ttl: LATEST_MS / 1000,
      key: push.publicKey,
      told: { kind: 'timer', title: 'Roots: time is up', body: '', tag: `timer-${id}` },
    })
    expect(first?.claims.sub).toBe('mailto:owner@salon.example')
    expect(first?.topic).toMatch(/^[\w-]{32}$/)
  })

  test('goes to the device that set the timer, and to no other', async () => {
    await allow('tablet-2', service.aBrowser())
    const stranger = await aSalon(database())
    await allow('tablet-1', service.aBrowser(), stranger.account)
    await save(aTimer(), newId())
    clock.now += 10 * MINUTE
    await sendAll()
    expect(service.received.map(({ path }) => path)).toEqual([new URL(browser.endpoint).pathname])
  })

  test('is sent once by two workers at once, and not again after a restart', async () => {
    for (let n = 0; n < 5; n++) await save(aTimer(), newId())
    clock.now += 10 * MINUTE
    const two = [1, 2].map(() => startPushes({ database: database(), push, now: () => clock.now }))
    await Promise.all(two.map(each => each.idle()))
    await Promise.all(two.map(each => each.stop()))
    const third = startPushes({ database: database(), push, now: () => clock.now })
    await third.idle()
    await third.stop()
    expect(service.received).toHaveLength(5)
    expect(new Set(service.received.map(({ topic }) => topic)).size).toBe(5)
  })

  test('of a worker that died in the middle is sent by another one, in place of the first', async () => {
    await save(aTimer(), newId())
    clock.now += 10 * MINUTE
    const dying: PushProvider = {
      ...push,
      send: async (...what) => {
        await push.send(...what)
        throw new Error('The plug was pulled')
      },
    }
    await expect(
      sendNext({ database: database(), push: dying, now: () => clock.now }, 'dead'),
    ).rejects.toThrow()
    expect(await work()).toBe(false)
    clock.now += MINUTE
    await sendAll()
    expect(service.received).toHaveLength(2)
    const [first, second] = service.received
    expect(second?.topic).toBe(first?.topic)
    expect(second?.told.tag).toBe(first?.told.tag)
    expect(second?.told.body).toBe('It ended 1 minute ago.')
  })

  describe('follows its timer:', () => {
    test('later when time is added', async () => {
      const id = newId()
      const timer = aTimer()
      await save(timer, id)
      clock.now += MINUTE
      await change(id, { ...added(timer, clock.now, 300) })
      clock.now += 9 * MINUTE
      expect(await work()).toBe(false)
      clock.now += 5 * MINUTE
      await sendAll()
      expect(titles()).toEqual(['Roots: time is up'])
    })

    test('put off while it is paused, and on again when it is resumed', async () => {
      const id = newId()
      const timer = aTimer()
      await save(timer, id)
      clock.now += MINUTE
      const still = { ...timer, ...paused(timer, clock.now) }
      await change(id, { ...paused(timer, clock.now) })
      clock.now += 60 * MINUTE
      expect(await work()).toBe(false)
      await change(id, { ...resumed(still, clock.now) })
      clock.now += 9 * MINUTE
      await sendAll()
      expect(titles()).toEqual(['Roots: time is up'])
    })

    test('gone when it is stopped or deleted', async () => {
      for (const patch of [stopped(aTimer(), clock.now), { deletedAt: clock.now }]) {
        const id = newId()
        await save(aTimer(), id)
        await change(id, { ...patch })
      }
      clock.now += 10 * MINUTE
      expect(await work()).toBe(false)
      expect(service.received).toEqual([])
    })

    test('gone with a client that is erased', async () => {
      const client = newId()
      await salon.sync({ changes: [aChange({ recordId: client })] })
      await save(aTimer({ client_id: client }), newId())
      await eraseClient(database(), { account: salon.account, clientId: client, now: clock.now })
      clock.now += 10 * MINUTE
      await sendAll()
      expect(service.received).toEqual([])
    })

    test('once for each end: started again, it is told again', async () => {
      const id = newId()
      const timer = aTimer()
      await save(timer, id)
      clock.now += 10 * MINUTE
      await sendAll()
      await change(id, { zone: 'roots' })
      await sendAll()
      expect(titles()).toHaveLength(1)
      await change(id, { ...added(timer, clock.now, 120) })
      clock.now += 2 * MINUTE
      await sendAll()
      expect(titles()).toHaveLength(2)
    })
  })

  test('missed while the server was down says by how much, and is dropped when it is too late', async () => {
    await save(aTimer(), newId())
    clock.now += 14 * MINUTE
    await sendAll()
    expect(service.received.map(({ told }) => told.body)).toEqual(['It ended 4 minutes ago.'])
    await save(aTimer(), newId())
    clock.now += 10 * MINUTE + LATEST_MS + 1
    await sendAll()
    expect(service.received).toHaveLength(1)
  })

  test.each([404, 410, 401, 403])('that is answered %i ends the subscription', async status => {
    service.will({ status })
    await save(aTimer(), newId())
    clock.now += 10 * MINUTE
    await sendAll()
    expect(await subscribed()).toBeNull()
    await save(aTimer(), newId())
    clock.now += 10 * MINUTE
    await sendAll()
    expect(service.received).toHaveLength(1)
  })

  test.each([{ status: 500 }, { status: 429, headers: { 'retry-after': '7' } }])(
    'that meets trouble ($status) is tried again later, and sent once',
    async trouble => {
      service.will(trouble, { status: 201 })
      await save(aTimer(), newId())
      clock.now += 10 * MINUTE
      await sendAll()
      expect(service.received).toHaveLength(1)
      clock.now += trouble.headers ? 6_999 : 1_999
      expect(await work()).toBe(false)
      clock.now += 1
      await sendAll()
      await sendAll()
      expect(service.received).toHaveLength(2)
      expect(await subscribed()).not.toBeNull()
    },
  )

  test('that is always in trouble is given up', async () => {
    service.will({ status: 503 })
    await save(aTimer(), newId())
    clock.now += 10 * MINUTE
    for (let n = 0; n < 20; n++) {
      await sendAll()
      clock.now += MINUTE
    }
    expect(service.received).toHaveLength(5)
    service.will({ status: 201 })
  })

  test('of the timer of somebody whose browser is used by another account goes nowhere', async () => {
    const next = await aSalon(database())
    await allow('tablet-9', browser, next.account)
    await save(aTimer(), newId())
    clock.now += 10 * MINUTE
    await sendAll()
    expect(service.received).toEqual([])
  })

  test('names no client, whatever the timer was called', async () => {
    await save(aTimer({ name: 'Amelia Shaw roots', zone: 'PPD allergy' }), newId())
    clock.now += 10 * MINUTE
    await sendAll()
    expect(titles()).toEqual(['A timer: time is up'])
    expect(JSON.stringify(service.received)).not.toMatch(/Amelia|PPD/)
  })

  test('tells of a model’s answer once, on the device that asked, without its words', async () => {
    const id = newId()
    const ask = { tool: 'colour-formula', input: { clientName: 'Amelia' }, device: 'tablet-1' }
    await salon.sync({ changes: [aChange({ kind: 'ask', recordId: id, patch: ask })] })
    const answer = async (value: Fields | null): Promise<void> => {
      const patch = { answer: value, answered_at: new Date(clock.now).toISOString(), answered_by: 'model' }
      await writeByServer(database(), salon.account, clock.now, [{ id, kind: 'ask', patch }])
    }
    await answer(null)
    await sendAll()
    expect(service.received).toEqual([])
    await answer({ title: 'Amelia, 7/3' })
    await sendAll()
    await answer({ title: 'Amelia, 7/4' })
    await sendAll()
    expect(service.received.map(({ told }) => told)).toEqual([
      {
        kind: 'ask',
        title: 'An answer is ready',
        body: 'Open Chairside to read it.',
        tag: `ask-${id}`,
        url: '/history',
      },
    ])
  })

  test('is not sent for a deleted account, and its subscriptions are gone', async () => {
    await save(aTimer(), newId())
    await deleteAccount(database(), salon.account, clock.now)
    clock.now += 10 * MINUTE
    expect(await work()).toBe(false)
    expect(await subscribed()).toBeNull()
  })
}

describe('a redirect', () => {
  test('is not followed', async () => {
    const database = await openDatabase({ file: ':memory:' })
    const elsewhere = await openPushService()
    service.received.length = 0
    service.will({ status: 307, headers: { location: elsewhere.aBrowser().endpoint } })
    const { endpoint, keys } = service.aBrowser()
    const sent = await push.send({ endpoint, ...keys }, { text: '{}', topic: 'x', ttlSeconds: 1 })
    expect(sent).toEqual({ came: 'refused', status: 307 })
    expect(service.received).toHaveLength(1)
    expect(elsewhere.received).toEqual([])
    await elsewhere.close()
    await database.close()
  })
})
