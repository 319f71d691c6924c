// Attempts on the way through a provider. Each comes back as an error in the address of a page of ours, without a
// session, and leaves the accounts as they were.
import { generateKeyPair, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Forgery, OpenIdStandIn } from '../../support/openid'
import { ORIGIN, openSalonApp, type SalonApp } from '../support/salon-app'
import { agree, comeBack, expectRefused, playedProvider, setOut, signInThrough, users } from './elsewhere'
import { post } from './identity'
import { withSalonOnBoth } from './on-both'

const played = playedProvider()
let provider: OpenIdStandIn
beforeEach(() => {
  provider = played()
})

const BACK = `${ORIGIN}/api/auth/callback/google`
const forgeries: [string, Forgery | (() => Promise<Forgery>), string][] = [
  [
    'signed with a key of somebody else',
    async () => ({ key: (await generateKeyPair('RS256')).privateKey }),
    'invalid_signature',
  ],
  [
    'not signed at all',
    {
      text: token =>
        new UnsecuredJWT(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).encode(),
    },
    'invalid_signature',
  ],
  [
    'changed after it was signed',
    {
      text: token => {
        const [head, body = '', end] = token.split('.')
        const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
        const other = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url')
        return `${head}.${other}.${end}`
      },
    },
    'invalid_signature',
  ],
  ['made for another client', { claims: claims => ({ ...claims, aud: 'another' }) }, 'invalid_id_token'],
  [
    'made for two clients, the other one’s by its own word',
    { claims: claims => ({ ...claims, aud: [String(claims.aud), 'another'], azp: 'another' }) },
    'invalid_id_token',
  ],
  [
    'of another issuer',
    { claims: claims => ({ ...claims, iss: 'https://evil.example' }) },
    'invalid_id_token',
  ],
  ['of another sign-in', { claims: claims => ({ ...claims, nonce: 'x'.repeat(43) }) }, 'invalid_id_token'],
  ['of no sign-in in particular', { claims: ({ nonce: _, ...claims }) => claims }, 'invalid_id_token'],
  [
    'too old',
    { claims: claims => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 120 }) },
    'invalid_id_token',
  ],
  ['without a person', { claims: ({ sub: _, ...claims }) => claims }, 'invalid_id_token'],
  ['no token', { text: () => 'nonsense' }, 'invalid_id_token'],
]

// They are refused before any database is asked.
describe('a forged token', () => {
  let salon: SalonApp
  beforeEach(async () => {
    salon = await openSalonApp(played().env)
  })
  afterEach(() => salon.close())

  test.each(forgeries)('that is %s opens nothing', async (_, given, code) => {
    const before = await users(salon)
    provider.plan.forgery = typeof given === 'function' ? await given() : given
    expectRefused(await signInThrough(salon), code)
    expect(await users(salon)).toBe(before)
  })

  test('of one tenant of Microsoft doesn’t speak for another', async () => {
    provider.plan.forgery = { claims: claims => ({ ...claims, tid: crypto.randomUUID() }) }
    expectRefused(await signInThrough(salon, 'microsoft'), 'invalid_id_token')
  })
})

withSalonOnBoth(
  'attempts through a provider',
  () => played().env,
  salon => {
    test('a way back works once', async () => {
      const journey = await setOut(salon())
      const back = await agree(journey)
      const replies = await Promise.all([
        comeBack(salon(), back, journey.browser),
        comeBack(salon(), back, journey.browser),
      ])
      expect(replies.map(({ query }) => query.get('arrived') ?? query.get('error_code')).sort()).toEqual([
        'google',
        'state_mismatch',
      ])
      expectRefused(await comeBack(salon(), back, journey.browser), 'state_mismatch')
    })

    test('a code that was used elsewhere is of no use here', async () => {
      const first = await setOut(salon())
      const used = new URL(await agree(first))
      await comeBack(salon(), used.href, first.browser)
      const second = await setOut(salon())
      used.searchParams.set('state', second.state)
      expectRefused(await comeBack(salon(), used.href, second.browser), 'exchange_failed')
    })

    test('a code of another browser’s sign-in is of no use in this one', async () => {
      const [mine, theirs] = [await setOut(salon()), await setOut(salon())]
      const back = new URL(await agree(mine))
      back.searchParams.set('state', theirs.state)
      expectRefused(await comeBack(salon(), back.href, theirs.browser), 'exchange_failed')
    })

    test('nobody is signed in as somebody else by an address that was sent to them', async () => {
      const thiefs = await setOut(salon())
      const back = await agree(thiefs)
      expectRefused(await comeBack(salon(), back, ''), 'state_mismatch')
      const again = await setOut(salon())
      const victims = await setOut(salon())
      expectRefused(await comeBack(salon(), await agree(again), victims.browser), 'state_mismatch')
    })

    test('no state, one that was made up, and one that is too old are refused', async () => {
      const journey = await setOut(salon())
      const back = new URL(await agree(journey))
      const code = back.searchParams.get('code')
      for (const query of [`code=${code}`, `code=${code}&state=made-up`, '', 'state=', `error=x&state=y`])
        expectRefused(await comeBack(salon(), `${BACK}?${query}`, journey.browser), 'state_mismatch')
      salon().clock.now += 11 * 60_000
      expectRefused(await comeBack(salon(), back.href, journey.browser), 'state_mismatch')
    })

    test('what was begun with one provider doesn’t end with another', async () => {
      const journey = await setOut(salon())
      const back = (await agree(journey)).replace('/callback/google', '/callback/microsoft')
      expectRefused(await comeBack(salon(), back, journey.browser), 'state_mismatch')
    })

    test('no address to go to is taken from a request', async () => {
      const evil = 'https://evil.example/'
      for (const field of ['redirect_to', 'callbackURL', 'redirect_uri'])
        expect((await post(salon(), 'auth/authorize', { provider: 'google', [field]: evil })).status).toBe(
          400,
        )
      const journey = await setOut(salon())
      expect(journey.to).not.toContain('evil')
      const back = `${await agree(journey)}&redirect_to=${evil}&callbackURL=${evil}`
      expect((await comeBack(salon(), back, journey.browser)).at).toBe(`${ORIGIN}/auth`)
      const form = await salon().app.request(`${ORIGIN}/api/auth/callback/apple`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ state: 'x', redirect_to: evil, error: `${evil}\r\nSet-Cookie: a=b` }),
      })
      expect(form.headers.get('location')).toMatch(/^\/api\/auth\/callback\/apple\?/)
      expect(form.headers.get('location')).not.toContain('redirect_to')
      expect(form.headers.getSetCookie()).toEqual([])
    })
  },
)
