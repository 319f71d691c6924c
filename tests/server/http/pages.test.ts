// No personal answer is ever a page: an address that is typed, framed or linked gives words and no data; and every call
// says whose records it means.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSignedIn, ORIGIN, openSalonApp, type SalonApp, syncWith } from '../support/salon-app'

let salon: SalonApp
let who: Awaited<ReturnType<typeof aSignedIn>>
const NAME = 'Private Person'
beforeAll(async () => {
  salon = await openSalonApp()
  who = await aSignedIn(salon)
  const change = {
    id: crypto.randomUUID(),
    op: 'create',
    kind: 'client',
    recordId: 'c1',
    person: null,
    at: salon.clock.now,
    patch: { name: NAME, created_at: new Date(salon.clock.now).toISOString(), concerns: [] },
  }
  expect((await syncWith(salon, { ...who, changes: [change] })).status).toBe(200)
})
afterAll(() => salon.close())

const ask = (path: string, headers: Record<string, string>, method = 'GET'): Promise<Response> =>
  Promise.resolve(
    salon.app.request(`${ORIGIN}${path}`, { method, headers: { cookie: who.cookie, ...headers } }),
  )
const whose = (): Record<string, string> => ({ 'x-chairside-account': who.account })

/** As the app has them, so that a new one is tried without being listed anywhere. */
const reading = (): string[] => [
  ...new Set(
    salon.app.routes
      .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/') && !path.includes('*'))
      .map(({ path }) => path.replace(/:\w+/g, 'c1')),
  ),
]
/** For anybody, without a word about anyone. */
const OPEN = [
  '/api/openapi.json',
  '/api/public-key',
  '/api/payments',
  '/api/voice-test',
  '/api/auth/providers',
]

describe('as a page', () => {
  test.each([
    ['typed', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['in a frame', { 'sec-fetch-dest': 'iframe' }],
    ['as an object', { 'sec-fetch-dest': 'object' }],
    ['typed into an older browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
  ])('%s, no address of the API answers with anything of the account', async (_, headers) => {
    expect(reading().length).toBeGreaterThan(15)
    for (const path of reading()) {
      const reply = await ask(path, { ...whose(), ...headers })
      if (OPEN.includes(path) || path.startsWith('/api/auth/callback/')) continue
      expect(reply.status, path).toBe(403)
      const text = await reply.text()
      expect(JSON.parse(text), path).toMatchObject({ code: 'not-a-page' })
      for (const word of [NAME, who.email, who.account]) expect(text, path).not.toContain(word)
    }
  })

  test.each(['/api/clients/c1/report', '/api/clients/c1/report.pdf', '/api/records/c1/history'])(
    '%s answers the app itself',
    async path => {
      const reply = await ask(path, { ...whose(), 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })
      expect(reply.status).toBe(200)
    },
  )
})

describe('without a word on whose records are meant', () => {
  /** How the app learns who is signed in. */
  const LEARNT = ['/api/session']

  test('no address gives any', async () => {
    for (const path of reading()) {
      if (OPEN.includes(path) || LEARNT.includes(path) || path.startsWith('/api/auth/')) continue
      const reply = await ask(path, {})
      expect(reply.status, path).toBe(428)
      expect(await reply.json(), path).toMatchObject({ code: 'whose-needed' })
    }
  })

  test('another account’s is refused, too, and the own one is answered', async () => {
    const statusOf = async (account: string) =>
      (await ask('/api/records/c1/history', { 'x-chairside-account': account })).status
    expect(await statusOf('another')).toBe(409)
    expect(await statusOf(who.account)).toBe(200)
  })

  test('a function isn’t run; a program that says it is answered, as documented', async () => {
    const path = '/api/functions/check-subscription'
    expect((await ask(path, {}, 'POST')).status).toBe(428)
    expect((await ask(path, whose(), 'POST')).status).toBe(200)
    const document = await (await salon.call('/api/openapi.json')).json()
    const { parameters, responses } = document.paths['/functions/check-subscription'].post
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'x-chairside-account', in: 'header', required: true }),
    )
    expect(responses).toHaveProperty('428')
  })
})
