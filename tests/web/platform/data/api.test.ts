// One call of the browser: what goes over the wire is as declared, what comes back is read, and what fails is said one way.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calendars } from '../../../../shared/api/calendars'
import { records } from '../../../../shared/api/records'
import { askApi } from '../../../../web/platform/data/api'
import { send } from '../../../../web/platform/data/request'

const asked: { address: string; init: RequestInit }[] = []
let answer: () => Promise<Response>
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push({ address, init })
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())
const says = (status: number, body: string): void => {
  answer = async () => new Response(body, { status })
}

test('an address is filled in, and nothing typed gets out of its part', async () => {
  says(200, '{"changes":[]}')
  const reply = await askApi(records.history, { params: { id: '../a b' }, account: 'mine' })
  expect(reply).toEqual({ ok: true, answer: { changes: [] } })
  expect(asked[0]?.address).toBe('/api/records/..%2Fa%20b/history')
  expect(asked[0]?.init).toMatchObject({
    method: 'GET',
    cache: 'no-store',
    headers: { 'x-chairside-account': 'mine' },
  })
})

test('a body is sent as JSON, under the account that it is for', async () => {
  says(200, '{"calendars":[]}')
  await askApi(calendars.refresh, { body: { id: 'c1' }, account: 'mine' })
  expect(asked[0]).toMatchObject({
    address: '/api/calendars/refresh',
    init: {
      method: 'POST',
      body: '{"id":"c1"}',
      headers: { 'content-type': 'application/json', 'x-chairside-account': 'mine' },
    },
  })
})

test('what is no answer of the declared form is none', async () => {
  for (const body of ['<html>sign in to the hotel</html>', '{"changes":[{"id":3}]}', '']) {
    says(200, body)
    const reply = await askApi(records.history, { params: { id: 'a' } })
    expect(reply).toEqual({ ok: false, words: null, code: 'unreadable', status: 200 })
  }
})

test('a refusal has the server’s words, or its status where it said none', async () => {
  says(409, '{"error":"You can follow 20.","code":"calendars-full"}')
  const full = await askApi(calendars.remove, { body: { id: 'c1' } })
  expect(full).toEqual({ ok: false, words: 'You can follow 20.', code: 'calendars-full', status: 409 })
  says(502, '<html>')
  const gone = await askApi(calendars.remove, { body: { id: 'c1' } })
  expect(gone).toEqual({ ok: false, words: null, code: '502', status: 502 })
})

test('nobody answers: it is said, not thrown', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const reply = await askApi(calendars.all, {})
  expect(reply).toEqual({ ok: false, words: null, code: 'offline', status: 0 })
})

test('bytes go as they are, by the way that is given', async () => {
  const seen: [string, RequestInit][] = []
  const bytes = new ArrayBuffer(3)
  await send('PUT /blobs/{hash}', {
    params: { hash: 'f00' },
    bytes,
    headers: { 'content-type': 'audio/webm' },
    via: async (address, init) => {
      seen.push([address, init])
      return new Response('{}')
    },
  })
  expect(asked).toEqual([])
  expect(seen[0]?.[0]).toBe('/api/blobs/f00')
  expect(seen[0]?.[1]).toMatchObject({
    method: 'PUT',
    body: bytes,
    headers: { 'content-type': 'audio/webm' },
  })
})
