import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callsSince, takeCall } from '../../../sync-server/asks/store'
import { aSignedIn, ORIGIN, openSalonApp, type SalonApp, syncWith } from '../support/salon-app'

const outside = mkdtempSync(join(tmpdir(), 'chairside-web-'))
const folder = join(outside, 'web')
mkdirSync(folder)
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Chairside</title>')
writeFileSync(join(folder, 'service-worker.js'), 'self')
writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export {}'))
writeFileSync(join(outside, 'beside.txt'), 'not for anyone')
afterAll(() => rmSync(outside, { recursive: true }))

let salon: SalonApp
beforeEach(async () => {
  salon = await openSalonApp({}, folder)
})
afterEach(() => salon.close())

const INSIDE = [
  ['POST', '/api/sync'],
  ['GET', '/api/poke'],
  ['GET', '/api/digest'],
  ['POST', '/api/known'],
  ['GET', '/api/asks/x/facts'],
  ['GET', '/api/records/x/history'],
  ['POST', '/api/erase'],
  ['GET', '/api/session'],
  ['POST', '/api/functions/check-subscription'],
  ['POST', '/api/functions/get-color-formula'],
  ['POST', '/api/functions/generate-retail-recommendations'],
  ['POST', '/api/functions/optimize-schedule'],
  ['POST', '/api/functions/generate-marketing'],
  ['POST', '/api/functions/practice-conversation'],
  ['POST', '/api/functions/support-chat'],
  ['GET', '/api/models'],
  ['POST', '/api/models/test'],
  ['GET', '/api/models/sent'],
  ['GET', '/api/asks/x/sent'],
  ['GET', '/api/blobs/x'],
] as const

describe('every answer', () => {
  test.each(['/', '/api/session', '/api/nothing', '/assets/app-1a2b.js', '/nowhere.js'])(
    '%s has the security headers',
    async path => {
      const { headers } = await salon.call(path)
      expect(headers.get('content-security-policy')).toContain("script-src 'self';")
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
    },
  )
})

test('over https a browser is told to keep to it for a year, else nothing of it', async () => {
  const https = await openSalonApp({ PUBLIC_URL: 'https://salon.example', PAYMENTS: 'practice' })
  for (const path of ['/', '/api/session', '/nowhere.js']) {
    const told = async (app: SalonApp) => (await app.call(path)).headers.get('strict-transport-security')
    expect([await told(https), await told(salon)], path).toEqual(['max-age=31536000', null])
  }
  await https.close()
})

test('no answer gives another site a right to read it, asked beforehand or not', async () => {
  for (const method of ['GET', 'POST', 'OPTIONS'])
    for (const path of ['/', '/api/session', '/api/sync', '/api/openapi.json']) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
      const reply = await salon.app.request(`${ORIGIN}${path}`, { method, headers })
      const rights = [...reply.headers.keys()].filter(name => name.startsWith('access-control-'))
      expect(rights, `${method} ${path}`).toEqual([])
    }
})

describe('nobody', () => {
  test('has an account here before somebody signs up', async () => {
    const fresh = await openSalonApp()
    const context = await fresh.auth.$context
    expect(await context.adapter.count({ model: 'user' })).toBe(0)
    await fresh.close()
  })

  test.each(INSIDE)('%s %s: no data, and a way on', async (method, path) => {
    const reply = await salon.call(path, { method })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ code: 'sign-in-needed' })
  })

  test('a made-up cookie is nobody', async () => {
    const reply = await salon.call('/api/digest', { cookie: 'chairside.session_token=abc.def' })
    expect(reply.status).toBe(401)
  })
})

describe('another account', () => {
  test('gets none of the first one’s records, facts or history', async () => {
    const first = await aSignedIn(salon)
    const other = await aSignedIn(salon)
    const client = {
      name: 'Private Person',
      created_at: new Date(salon.clock.now).toISOString(),
      concerns: [],
    }
    const change = {
      id: 'c1',
      op: 'create',
      kind: 'client',
      recordId: 'r1',
      person: null,
      at: salon.clock.now,
      patch: client,
    }
    const sent = await (await syncWith(salon, { ...first, changes: [change] })).json()
    expect(sent.accepted, 'the control: the first account has it').toEqual(['c1'])
    expect(JSON.stringify(await (await syncWith(salon, first)).json())).toContain('Private Person')

    expect(JSON.stringify(await (await syncWith(salon, other)).json())).not.toContain('Private Person')
    const history = await salon.call('/api/records/r1/history', { cookie: other.cookie })
    expect(JSON.stringify(await history.json())).not.toContain('Private Person')
    expect((await salon.call('/api/asks/r1/facts', { cookie: other.cookie })).status).toBe(404)
    await salon.call('/api/erase', {
      cookie: other.cookie,
      body: { account: other.account, client_id: 'r1' },
    })
    expect(JSON.stringify(await (await syncWith(salon, first)).json())).toContain('Private Person')
    const posed = await syncWith(salon, { account: first.account, cookie: other.cookie })
    expect(await posed.json()).toMatchObject({ code: 'wrong-account' })
  })
})

describe('limits', () => {
  test('too many tries to sign in are refused, told when to come back, and let in again', async () => {
    const strict = await openSalonApp({ RATE_AUTH_PER_MINUTE: '3' })
    const attempt = () =>
      strict.call('/api/auth/sign-in/email', { body: { email: 'a@b.example', password: 'nonono' } })
    const statuses = [await attempt(), await attempt(), await attempt()].map(reply => reply.status)
    expect(statuses).toEqual([401, 401, 401])
    const refused = await attempt()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    strict.clock.now += 60_000
    expect((await attempt()).status).toBe(401)
    await strict.close()
  })

  test('an account has a limit of its own, whatever address it calls from', async () => {
    const strict = await openSalonApp({ RATE_API_PER_MINUTE: '6', TRUST_PROXY: 'on' })
    const { cookie, account } = await aSignedIn(strict)
    const from = (address: string) =>
      strict.app.request(`${ORIGIN}/api/digest`, {
        headers: { cookie, 'x-chairside-account': account, 'x-forwarded-for': address },
      })
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => (await from(`10.0.0.${n}`)).status),
    )
    expect(statuses.filter(status => status === 200)).toHaveLength(6)
    expect(statuses.filter(status => status === 429)).toHaveLength(2)
    await strict.close()
  })

  test('a forwarded address is not believed unless the proxy is trusted', async () => {
    const strict = await openSalonApp({ RATE_AUTH_PER_MINUTE: '2' })
    const from = (address: string) =>
      strict.app.request(`${ORIGIN}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email: 'a@b.example', password: 'nonono' }),
      })
    const statuses = [await from('1.1.1.1'), await from('2.2.2.2'), await from('3.3.3.3')].map(
      reply => reply.status,
    )
    expect(statuses).toEqual([401, 401, 429])
    await strict.close()
  })

  test('a body that is too large is refused in words', async () => {
    const { cookie } = await aSignedIn(salon)
    const reply = await salon.call('/api/functions/get-color-formula', {
      cookie,
      body: { clientName: 'x'.repeat(70_000) },
    })
    expect(reply.status).toBe(413)
    expect(await reply.json()).toMatchObject({ code: 'too-large' })
  })

  test('also where nobody is signed in yet', async () => {
    const body = { email: 'a@b.example', password: 'x'.repeat(200_000), name: 'x' }
    expect((await salon.call('/api/auth/sign-up/email', { body })).status).toBe(413)
  })
})

describe('get-color-formula', () => {
  const question = {
    clientName: 'Amelia',
    currentColor: 'Natural level 6, virgin',
    desiredColor: '7/3 golden blonde',
    hairCondition: 'Healthy',
  }

  test('answers under the names of the specification', async () => {
    const { cookie } = await aSignedIn(salon)
    const reply = await salon.call('/api/functions/get-color-formula', { cookie, body: question })
    const answer = await reply.json()
    expect(reply.status).toBe(200)
    expect(answer).toMatchObject({
      formula: expect.stringContaining('20 vol'),
      processingTime: expect.stringMatching(/\d+/),
      applicationTips: expect.any(Array),
      expectedResult: expect.any(String),
      answeredBy: 'engine',
    })
  })

  test('says what is missing in the words of the form', async () => {
    const { cookie } = await aSignedIn(salon)
    const body = { ...question, desiredColor: '   ' }
    const reply = await salon.call('/api/functions/get-color-formula', { cookie, body })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ error: 'Desired color is required' })
  })

  test('calls the model no more often than the day’s cap, then answers from the engine', async () => {
    const capped = await openSalonApp({ MODEL_DAILY_CAP: '2' })
    let calls = 0
    capped.answering.model = {
      name: 'counted',
      ask: async () => {
        calls++
        return null
      },
    }
    const { account, cookie } = await aSignedIn(capped)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        capped.call('/api/functions/get-color-formula', { cookie, body: question }),
      ),
    )
    expect(replies.map(reply => reply.status)).toEqual([200, 200, 200, 200, 200])
    expect(calls).toBe(2)
    // Those that the engine answered don't count: asks are not locked out by them.
    expect(await callsSince(capped.database, account, 0)).toBe(2)
    // Two days later those calls are nobody's concern, and their rows are gone.
    const later = Date.now() + 2 * 86_400_000
    expect(
      await takeCall(capped.database, { account, now: later, since: later - 86_400_000, cap: 2 }),
    ).toBeNull()
    expect(await callsSince(capped.database, account, 0)).toBe(1)
    await capped.close()
  })

  test('is locked after the plan has ended', async () => {
    const { cookie } = await aSignedIn(salon)
    salon.clock.now += 15 * 86_400_000
    const reply = await salon.call('/api/functions/get-color-formula', { cookie, body: question })
    expect(reply.status).toBe(402)
  })
})

describe('the app’s files', () => {
  test('hashed ones stay for good, compressed where the browser can', async () => {
    const reply = await salon.app.request(`${ORIGIN}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(reply.headers.get('cache-control')).toContain('immutable')
    expect(reply.headers.get('content-encoding')).toBe('br')
    expect((await salon.call('/assets/app-1a2b.js')).headers.get('content-encoding')).toBeNull()
  })

  test('the page and the worker are asked for each time', async () => {
    const page = await salon.app.request(`${ORIGIN}/clients/abc`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<title>Chairside</title>')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect((await salon.call('/service-worker.js')).headers.get('cache-control')).toBe('no-cache')
  })

  test('a page that is still the same costs nothing', async () => {
    const html = { accept: 'text/html' }
    const first = await salon.app.request(`${ORIGIN}/`, { headers: html })
    const tag = first.headers.get('etag') ?? ''
    const again = await salon.app.request(`${ORIGIN}/`, { headers: { ...html, 'if-none-match': tag } })
    expect(again.status).toBe(304)
  })

  test.each(['/..%2fbeside.txt', '/%2e%2e/beside.txt', '/assets/..%2f..%2fbeside.txt', '/%00'])(
    '%s gets nothing from beside the folder',
    async path => {
      const reply = await salon.call(path)
      expect(reply.status).toBe(404)
      expect(await reply.text()).not.toContain('not for anyone')
    },
  )

  test('an unknown address of the API is told so as JSON', async () => {
    const reply = await salon.app.request(`${ORIGIN}/api/nope`, { headers: { accept: '*/*' } })
    expect(reply.status, 'nobody learns what exists').toBe(401)
    const { cookie } = await aSignedIn(salon)
    expect(await (await salon.call('/api/nope', { cookie })).json()).toMatchObject({ code: 'not-found' })
  })
})
