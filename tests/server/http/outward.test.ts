import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchOutward, isInner, mayBeFetched, outwardLookup } from '../../../sync-server/http/outward'
import { type CalendarServer, openCalendarServer } from '../calendars/stand-in'

test.each([
  ['8.8.8.8', false],
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['2606:4700:4700::1111', false],
  ['::1', true],
  ['::', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::7f00:1', true],
  ['2002:7f00:1::', true],
  ['fc00::1', true],
  ['fe80::1', true],
  ['2001:db8::1', true],
  ['not an address', true],
])('%s is inner: %s', (address, inner) => expect(isInner(address)).toBe(inner))

test.each([
  ['https://calendar.example.com/a.ics', true],
  ['https://calendar.example.com:8443/a.ics', true],
  ['https://8.8.8.8/a.ics', true],
  ['http://calendar.example.com/a.ics', false],
  ['ftp://calendar.example.com/a.ics', false],
  ['https://me:secret@calendar.example.com/', false],
  ['https://localhost/', false],
  ['https://nas/', false],
  ['https://nas.local/', false],
  ['https://127.0.0.1/', false],
  ['https://0x7f.1/', false],
  ['https://2130706433/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://192.168.1.1/', false],
  ['http://127.0.0.1:9/', false],
  ['http://127.0.0.1:8123/a.ics', true],
])('%s may be fetched: %s', (address, may) => {
  expect(mayBeFetched(new URL(address), ['127.0.0.1:8123', 'calendar.example.com'])).toBe(may)
})

test.each([true, false])('a name that means this machine is not called (all: %s)', async all => {
  const found = await new Promise(resolve =>
    outwardLookup('localhost', { all }, (error, address) => resolve(error ?? address)),
  )
  expect(found).toMatchObject({ code: 'inner' })
})

describe('what is fetched', () => {
  let server: CalendarServer
  beforeAll(async () => {
    server = await openCalendarServer()
  })
  afterAll(() => server.close())
  const get = (address = server.address, limitMs = 5_000) =>
    fetchOutward(address, { hosts: [server.host], headers: {}, limitMs, maxBytes: 1_000 })

  test('comes as it is', async () => {
    server.says({ body: 'BEGIN', headers: { etag: '"1"' } })
    const reply = await get()
    expect([reply.status, reply.body.toString(), reply.headers.etag]).toEqual([200, 'BEGIN', '"1"'])
  })
  test('is refused where it leads into the inner network', async () => {
    for (const location of [
      'http://127.0.0.1:1/',
      'https://169.254.169.254/latest',
      'https://localhost/',
      'file:///etc/passwd',
    ]) {
      server.says({ status: 302, headers: { location } })
      await expect(get(), location).rejects.toMatchObject({ code: 'inner' })
    }
  })
  test('ends where it goes in a circle, is too large, takes too long or is refused', async () => {
    server.says({ status: 301, headers: { location: server.address } })
    await expect(get()).rejects.toMatchObject({ code: 'redirects' })
    server.says({ body: 'x'.repeat(2_000) })
    await expect(get()).rejects.toMatchObject({ code: 'too-large' })
    server.says({ hangs: true })
    await expect(get(server.address, 200)).rejects.toMatchObject({ code: 'slow' })
    server.says({ status: 404 })
    await expect(get()).rejects.toMatchObject({ code: 'status', status: 404 })
  })
  test('is unreachable where nobody listens', async () => {
    const gone = await openCalendarServer()
    await gone.close()
    const fetching = fetchOutward(gone.address, {
      hosts: [gone.host],
      headers: {},
      limitMs: 5_000,
      maxBytes: 10,
    })
    await expect(fetching).rejects.toMatchObject({ code: 'unreachable' })
  })
})
