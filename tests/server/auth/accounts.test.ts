import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../shared/account/plans'
import { anEmail, aSignedIn, cookieOf, openSalonApp, type SalonApp } from '../support/salon-app'
import { withSalonOnBoth } from './on-both'

const SIX = ['RETAIL_EDGE', 'SALON_PROFIT', 'COLOUR_FORMULA', 'APPOINTMENTS', 'MARKETING', 'COMMUNICATIONS']
withSalonOnBoth(
  'accounts',
  () => ({}),
  given => {
    let salon: SalonApp
    beforeEach(() => {
      salon = given()
    })

    const signUp = (email: string, password = 'thin-scissors'): Promise<Response> =>
      salon.call('/api/auth/sign-up/email', { body: { email, password, name: 'S' } })
    const signIn = (email: string, password = 'thin-scissors'): Promise<Response> =>
      salon.call('/api/auth/sign-in/email', { body: { email, password } })

    describe('signing up', () => {
      test('makes an account that then signs in', async () => {
        const email = anEmail()
        const reply = await signUp(email)
        expect(reply.status).toBe(200)
        expect(reply.headers.getSetCookie(), 'the specification asks for a sign-in afterwards').toEqual([])
        expect((await signIn(email)).status).toBe(200)
      })

      test('with a registered address, in any case, says so in the words of the specification', async () => {
        const email = anEmail()
        await signUp(email)
        const reply = await signUp(email.toUpperCase())
        expect(reply.status).toBe(422)
        expect(await reply.json()).toEqual({
          error:
            "This email is already registered. Please sign in or reset your password if you've forgotten it.",
          code: 'email-taken',
        })
      })

      test('needs a password of six characters', async () => {
        const email = anEmail()
        expect((await signUp(email, '12345')).status).toBe(400)
        expect((await signIn(email, '12345')).status).toBe(401)
        expect((await signUp(email, 'comb-6')).status).toBe(200)
      })

      test('takes a password as it was typed, to the last of its 100 signs', async () => {
        const email = anEmail()
        const long = `${'ü Comb '.repeat(14)}x!`
        expect(long).toHaveLength(100)
        expect((await signUp(email, long)).status).toBe(200)
        for (const other of [long.slice(0, -1), long.slice(0, 72), long.toLowerCase(), `${long} `])
          expect((await signIn(email, other)).status, other).toBe(401)
        expect((await signIn(email, long)).status).toBe(200)
      })

      test('keeps the password as argon2id alone', async () => {
        await signUp(anEmail(), 'a-secret-word')
        const { rows } = await sql<{ password: string }>`select password from account`.execute(
          salon.database.kysely,
        )
        expect(rows.length).toBeGreaterThan(0)
        for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      })
    })

    describe('signing in and out', () => {
      test('a wrong password and an unknown address are answered alike', async () => {
        const email = anEmail()
        await signUp(email)
        const [wrong, unknown] = [await signIn(email, 'not-it-at-all'), await signIn(anEmail())]
        expect([wrong.status, unknown.status]).toEqual([401, 401])
        expect(await wrong.json()).toEqual(await unknown.json())
      })

      test('the cookie is out of reach for scripts and for other sites', async () => {
        const email = anEmail()
        await signUp(email)
        const [cookie] = (await signIn(email)).headers.getSetCookie()
        expect(cookie).toMatch(/HttpOnly/i)
        expect(cookie).toMatch(/SameSite=Lax/i)
      })

      test('on https the cookie is secure', async () => {
        const https = await openSalonApp({ PUBLIC_URL: 'https://salon.example', PAYMENTS: 'practice' })
        const call = (path: string, body: unknown) =>
          https.app.request(`https://salon.example${path}`, {
            method: 'POST',
            headers: { origin: 'https://salon.example', 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        const who = { email: anEmail(), password: 'thin-scissors', name: 'S' }
        await call('/api/auth/sign-up/email', who)
        const reply = await call('/api/auth/sign-in/email', who)
        expect(reply.headers.getSetCookie()[0]).toMatch(/^__Secure-chairside\.session_token=.*; Secure/i)
        await https.close()
      })

      test('another site cannot sign anyone in', async () => {
        const email = anEmail()
        await signUp(email)
        const reply = await salon.app.request('http://localhost:8787/api/auth/sign-in/email', {
          method: 'POST',
          headers: { origin: 'https://evil.example', 'content-type': 'application/json', cookie: 'a=b' },
          body: JSON.stringify({ email, password: 'thin-scissors' }),
        })
        expect(reply.status).toBe(403)
      })

      test('after signing out the old cookie opens nothing', async () => {
        const { cookie } = await aSignedIn(salon)
        expect((await salon.call('/api/session', { cookie })).status).toBe(200)
        expect((await salon.call('/api/auth/sign-out', { cookie, body: {} })).status).toBe(200)
        expect((await salon.call('/api/session', { cookie })).status).toBe(401)
      })

      test('a cookie that was looked up a moment ago opens nothing after signing out', async () => {
        const { cookie } = await aSignedIn(salon)
        expect((await salon.call('/api/digest', { cookie })).status).toBe(200)
        await salon.call('/api/auth/sign-out', { cookie, body: {} })
        expect((await salon.call('/api/digest', { cookie })).status).toBe(401)
      })

      test('signing out here leaves the other device signed in', async () => {
        const { cookie, email } = await aSignedIn(salon)
        const other = cookieOf(await signIn(email))
        await salon.call('/api/auth/sign-out', { cookie, body: {} })
        expect((await salon.call('/api/session', { cookie: other })).status).toBe(200)
      })
    })

    describe('the trial', () => {
      const check = async (cookie: string) =>
        (await salon.call('/api/functions/check-subscription', { method: 'POST', cookie })).json()

      test('opens the six tools for fourteen days, without the bundle and without a card', async () => {
        const { cookie } = await aSignedIn(salon)
        expect(await check(cookie)).toEqual({
          subscribed: true,
          products: SIX,
          subscription_end: new Date(salon.clock.now + 14 * DAY_MS).toISOString(),
          trial: true,
          trial_end: new Date(salon.clock.now + 14 * DAY_MS).toISOString(),
          practice_ended: null,
          plans: [],
        })
      })

      test('ends to the millisecond, and the end stays told', async () => {
        const { cookie } = await aSignedIn(salon)
        const end = salon.clock.now + 14 * DAY_MS
        salon.clock.now = end - 1
        expect((await check(cookie)).subscribed).toBe(true)
        salon.clock.now = end
        expect(await check(cookie)).toEqual({
          subscribed: false,
          products: [],
          subscription_end: new Date(end).toISOString(),
          trial: false,
          trial_end: new Date(end).toISOString(),
          practice_ended: null,
          plans: [],
        })
      })

      test('the session tells the same, and who is signed in', async () => {
        const { cookie, account, email } = await aSignedIn(salon)
        const told = await (await salon.call('/api/session', { cookie })).json()
        expect(told).toEqual({
          account: { id: account, email, name: 'Salon' },
          subscription: await check(cookie),
          model: null,
          imageModel: null,
          locked: false,
          transcription: null,
          leaving: null,
        })
      })
    })
  },
)
