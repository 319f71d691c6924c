import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../../sync-server/config'
import { isPushService, openPush, pushKeysOf } from '../../../sync-server/providers/push'
import { subscriptionOf } from '../../../sync-server/push/store'
import { LEASE_MS } from '../../../sync-server/push/worker'
import { aSignedIn, openSalonApp, type SalonApp } from '../support/salon-app'
import { openPushService, type PushService } from './stand-in'

let service: PushService
let salon: SalonApp
beforeAll(async () => {
  service = await openPushService()
  salon = await openSalonApp({ PUSH_ENDPOINT_HOSTS: service.host })
})
afterAll(async () => {
  await salon.close()
  await service.close()
})

const post = (cookie: string, path: string, body: unknown): Promise<Response> =>
  salon.call(`/api/push/${path}`, { cookie, body })
const codeOf = async (reply: Response): Promise<unknown> => (await reply.json()).code

describe('a tablet', () => {
  test('subscribes, gets a test, and ends it', async () => {
    const { account, cookie } = await aSignedIn(salon)
    const { endpoint, keys } = service.aBrowser()
    expect((await post(cookie, 'subscribe', { device: 'tablet', endpoint, keys })).status).toBe(200)
    expect((await post(cookie, 'test', { device: 'tablet' })).status).toBe(200)
    expect(service.received.at(-1)?.told.kind).toBe('test')
    const { publicKey } = await (await salon.call('/api/push/key', { cookie })).json()
    expect(service.received.at(-1)?.key).toBe(publicKey)

    expect((await post(cookie, 'unsubscribe', { device: 'tablet' })).status).toBe(200)
    expect(await subscriptionOf(salon.database, { account, device: 'tablet' })).toBeNull()
    const off = await post(cookie, 'test', { device: 'tablet' })
    expect([off.status, await codeOf(off)]).toEqual([409, 'push-off'])
  })

  test('that the push service no longer knows is told that notifications are off', async () => {
    const { account, cookie } = await aSignedIn(salon)
    const { endpoint, keys } = service.aBrowser()
    await post(cookie, 'subscribe', { device: 'tablet', endpoint, keys })
    service.will({ status: 410 }, { status: 201 })
    expect(await codeOf(await post(cookie, 'test', { device: 'tablet' }))).toBe('push-off')
    expect(await subscriptionOf(salon.database, { account, device: 'tablet' })).toBeNull()
  })

  test('of another account can neither try nor end it', async () => {
    const mine = await aSignedIn(salon)
    const stranger = await aSignedIn(salon)
    const { endpoint, keys } = service.aBrowser()
    await post(mine.cookie, 'subscribe', { device: 'tablet', endpoint, keys })
    const before = service.received.length
    expect(await codeOf(await post(stranger.cookie, 'test', { device: 'tablet' }))).toBe('push-off')
    await post(stranger.cookie, 'unsubscribe', { device: 'tablet' })
    expect(service.received).toHaveLength(before)
    expect(await subscriptionOf(salon.database, { account: mine.account, device: 'tablet' })).toMatchObject({
      endpoint,
    })
  })

  test('that is not signed in gets nothing', async () => {
    for (const path of ['subscribe', 'unsubscribe', 'test'])
      expect((await salon.call(`/api/push/${path}`, { body: { device: 'tablet' } })).status, path).toBe(401)
    expect((await salon.call('/api/push/key')).status).toBe(401)
  })

  test('may try it six times a minute', async () => {
    const { cookie } = await aSignedIn(salon)
    const { endpoint, keys } = service.aBrowser()
    await post(cookie, 'subscribe', { device: 'tablet', endpoint, keys })
    const replies: number[] = []
    for (let n = 0; n < 7; n++) replies.push((await post(cookie, 'test', { device: 'tablet' })).status)
    expect(replies).toEqual([200, 200, 200, 200, 200, 200, 429])
  })
})

describe('the server sends nothing to an address that is no push service', () => {
  const refused = [
    'http://127.0.0.1:8787/api/session',
    'http://localhost:5432/',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://salon.example/push',
    'https://fcm.googleapis.com.attacker.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://user:pass@fcm.googleapis.com/x',
    'http://fcm.googleapis.com/x',
    'https://evil-notify.windows.com.example/x',
    'https://notify.windows.com.evil/x',
    'file:///etc/passwd',
    'not an address',
  ]
  test.each(refused)('%s', async endpoint => {
    const { cookie } = await aSignedIn(salon)
    const { keys } = service.aBrowser()
    const reply = await post(cookie, 'subscribe', { device: 'tablet', endpoint, keys })
    expect([reply.status, await codeOf(reply)]).toEqual([422, 'push-unknown'])
    expect(isPushService(endpoint, [])).toBe(false)
  })

  test('not even where such an address stands in the database', async () => {
    const push = openPush(readConfig({}), ['s'])
    const { endpoint, keys } = service.aBrowser()
    const before = service.received.length
    expect(await push.send({ endpoint, ...keys }, { text: '{}', topic: 'x', ttlSeconds: 1 })).toEqual({
      came: 'gone',
    })
    expect(service.received).toHaveLength(before)
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('but to those of the browsers: %s', endpoint => {
    expect(isPushService(endpoint, [])).toBe(true)
  })

  test('and to hosts that the salon named; without TLS only on this machine', () => {
    const hosts = ['push.salon.example', '127.0.0.1:8123', '10.0.0.5:80']
    expect(isPushService('https://push.salon.example/x', hosts)).toBe(true)
    expect(isPushService('http://127.0.0.1:8123/x', hosts)).toBe(true)
    expect(isPushService('http://push.salon.example/x', hosts)).toBe(false)
    expect(isPushService('http://10.0.0.5:80/x', hosts)).toBe(false)
    expect(isPushService('http://127.0.0.1:8124/x', hosts)).toBe(false)
  })
})

test.each([
  [{ p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }],
  [{ p256dh: 'short', auth: 'A'.repeat(22) }],
  [{ auth: 'A'.repeat(22) }],
])('keys that nothing can be sealed with are refused: %o', async keys => {
  const { cookie } = await aSignedIn(salon)
  const { endpoint } = service.aBrowser()
  const { status } = await post(cookie, 'subscribe', { device: 'tablet', endpoint, keys })
  expect([400, 422]).toContain(status)
})

test('a browser that subscribed before the secret was changed is still reached, with the key of then', async () => {
  const config = readConfig({
    PUSH_ENDPOINT_HOSTS: service.host,
    VAPID_SUBJECT: 'mailto:owner@salon.example',
  })
  const push = openPush(config, ['the new one', 'the one of before'])
  expect(push.publicKey).toBe(pushKeysOf('the new one').publicKey)
  const { endpoint, keys } = service.aBrowser()
  const send = () => push.send({ endpoint, ...keys }, { text: '{}', topic: 'x', ttlSeconds: 1 })
  service.will({ status: 403 }, { status: 201 })
  expect(await send()).toEqual({ came: 'sent' })
  expect(service.received.slice(-2).map(({ key }) => key)).toEqual([
    pushKeysOf('the new one').publicKey,
    pushKeysOf('the one of before').publicKey,
  ])
  service.will({ status: 403 })
  expect(await send(), 'of another server altogether').toEqual({ came: 'gone' })
  service.will({ status: 201 })
})

test('all keys together have one limit of time, well within the lease of the worker', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout')
  const config = readConfig({
    PUSH_ENDPOINT_HOSTS: service.host,
    VAPID_SUBJECT: 'mailto:owner@salon.example',
  })
  const push = openPush(config, ['the new one', 'one of before', 'the first'])
  const { endpoint, keys } = service.aBrowser()
  service.will({ status: 403 })
  await push.send({ endpoint, ...keys }, { text: '{}', topic: 'x', ttlSeconds: 1 })
  expect(limits.mock.calls.length).toBe(1)
  expect(limits.mock.calls[0]?.[0]).toBeLessThanOrEqual(LEASE_MS / 2)
  limits.mockRestore()
  service.will({ status: 201 })
})

test('the keys stay the same for one secret, and differ from another’s', () => {
  expect(pushKeysOf('one')).toEqual(pushKeysOf('one'))
  expect(pushKeysOf('one').publicKey).not.toBe(pushKeysOf('two').publicKey)
  expect(Buffer.from(pushKeysOf('one').publicKey, 'base64url')).toHaveLength(65)
})

test('a subject that is no address stops the server from starting', () => {
  expect(() => readConfig({ VAPID_SUBJECT: 'me' })).toThrow(
    'VAPID_SUBJECT must start with mailto: or https://',
  )
})
