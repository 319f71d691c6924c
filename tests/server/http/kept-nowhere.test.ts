// What the API answers lies in no cache of a browser or a proxy: tried on every route, answered or refused.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../auth/identity'
import { aSignedIn, cookieOf, openSalonApp, type SalonApp, syncWith } from '../support/salon-app'
import { readingRoutes, writingRoutes } from './every-route'

let salon: SalonApp
beforeAll(async () => {
  salon = await openSalonApp({ RATE_FUNCTIONS_PER_MINUTE: '1000', RATE_VOICE_PER_MINUTE: '1000' })
})
afterAll(() => salon.close())

test.each([true, false])('signed in: %s', async isIn => {
  const owner = await aSignedIn(salon)
  const kept: string[] = []
  let answered = 0
  const routes = [
    ...readingRoutes(salon).map((path): [string, string] => ['GET', path]),
    ...writingRoutes(salon),
  ]
  expect(routes.length).toBeGreaterThan(60)
  for (const [method, path] of routes) {
    const { cookie } = isIn ? { cookie: cookieOf(await signIn(salon, owner.email)) } : { cookie: '' }
    const reply = await salon.call(path, { method, cookie, ...(method === 'GET' ? {} : { body: {} }) })
    await reply.body?.cancel()
    if (reply.ok) answered++
    if (reply.headers.get('cache-control') !== 'no-store') kept.push(`${method} ${path} ${reply.status}`)
  }
  expect(kept).toEqual([])
  expect(answered).toBeGreaterThan(isIn ? 12 : 3)
})

test('a sync, a sign-in and what is read out to a salon', async () => {
  const { account, cookie, email } = await aSignedIn(salon)
  const replies = [
    await syncWith(salon, { account, cookie }),
    await signIn(salon, email),
    await salon.call('/api/session', { cookie }),
    await salon.call('/api/nowhere', { cookie }),
  ]
  for (const reply of replies) expect(reply.headers.get('cache-control')).toBe('no-store')
})
