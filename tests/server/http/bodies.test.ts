// Bodies that nobody's page sends, to every route of the server: each is refused with a clear status, and changes nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSignedIn, ORIGIN, openSalonApp, type SalonApp } from '../support/salon-app'
import { everythingHeld, writingRoutes } from './every-route'

let salon: SalonApp
let cookie: string
beforeAll(async () => {
  salon = await openSalonApp({ RATE_FUNCTIONS_PER_MINUTE: '1000', RATE_VOICE_PER_MINUTE: '1000' })
  cookie = (await aSignedIn(salon)).cookie
})
afterAll(() => salon.close())

const send = (method: string, path: string, body: string, type = 'application/json'): Promise<Response> =>
  Promise.resolve(
    salon.app.request(`${ORIGIN}${path}`, {
      method,
      headers: { origin: ORIGIN, cookie, 'content-type': type },
      body,
    }),
  )

/** What is in the body of these doesn't matter: they do what they are for, or have nobody here to ask. */
const WITHOUT_BODY = [
  '/api/auth/sign-out',
  '/api/auth/two-factor/enrol',
  '/api/functions/check-subscription',
  '/api/functions/customer-portal',
  '/api/functions/transcribe',
  '/api/models/test',
  '/api/webhooks/payments',
]

async function oddAfter(body: string): Promise<string[]> {
  const odd: string[] = []
  for (const [method, path] of writingRoutes(salon)) {
    if (WITHOUT_BODY.includes(path)) continue
    const { status } = await send(method, path, body)
    if (status < 400 || status >= 500) odd.push(`${method} ${path}: ${status}`)
  }
  return odd
}

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
test.each([
  ['nothing', ''],
  ['no JSON', '{"a":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['brackets in brackets', deep],
  ['a prototype', '{"__proto__":{"account":"x"},"constructor":{"prototype":{"x":1}}}'],
  ['numbers for every text', '{"email":1,"password":2,"code":3,"account":4,"changes":5,"id":6,"text":7}'],
  [
    'lists for every text',
    '{"email":["a"],"password":{},"code":[],"account":{},"changes":{},"id":[],"text":{}}',
  ],
])('%s is refused by every route', async (_, body) => {
  const before = await everythingHeld(salon)
  expect(await oddAfter(body)).toEqual([])
  expect(await everythingHeld(salon)).toBe(before)
  expect((await salon.call('/api/session', { cookie })).status, 'still signed in').toBe(200)
})

test('what is too large is refused by every route, before it is read', async () => {
  const before = await everythingHeld(salon)
  expect(await oddAfter(JSON.stringify({ text: 'x'.repeat(17 * 1024 * 1024) }))).toEqual([])
  expect(await everythingHeld(salon)).toBe(before)
})
