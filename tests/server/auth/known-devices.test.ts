// A stranger who types wrong passwords locks nobody out who has been in before, and learns nothing by it.
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeNow } from '../../support/authenticator'
import { anEmail, aSignedIn, cookieOf, openSalonApp, type SalonApp } from '../support/salon-app'
import { aGuarded, opens, PASSWORD, post, resetCode, signIn, wordsOf } from './identity'
import { withSalonOnBoth } from './on-both'

const MOST = 4
withSalonOnBoth(
  'a known device',
  () => ({ RATE_ACCOUNT_FAILURES: String(MOST) }),
  given => {
    let salon: SalonApp
    beforeEach(() => {
      salon = given()
    })

    const signInFrom = (cookie: string, email: string, password = PASSWORD): Promise<Response> =>
      post(salon, 'auth/sign-in/email', { email, password }, cookie)
    /** What the browser keeps once the app has asked who is signed in. */
    async function knownCookie(cookie: string): Promise<string> {
      const set = cookieOf(await salon.call('/api/session', { cookie }))
      return /\S*chairside\.known\.[^;]+/.exec(set)?.[0] ?? ''
    }
    async function lockedOut(email: string): Promise<void> {
      for (let n = 0; n < MOST + 1; n++) await signIn(salon, email, `guess-${n}`)
      expect((await signIn(salon, email)).status, 'the control: a stranger').toBe(429)
    }
    async function anOwner() {
      const { email, cookie, account } = await aSignedIn(salon)
      return { email, cookie, account, known: await knownCookie(cookie) }
    }

    test('signs in while strangers are kept out, and they stay out', async () => {
      const { email, known } = await anOwner()
      await lockedOut(email)
      expect((await signInFrom(known, email)).status).toBe(200)
      expect((await signIn(salon, email)).status, 'its success begins no new count for them').toBe(429)
    })

    test('has few tries itself, which are nobody else’s', async () => {
      const { email, known } = await anOwner()
      const statuses = []
      for (let n = 0; n < MOST + 1; n++) statuses.push((await signInFrom(known, email, `guess-${n}`)).status)
      expect(statuses).toEqual([401, 401, 401, 401, 429])
      expect((await signInFrom(known, email)).status).toBe(429)
      expect((await signIn(salon, email)).status, 'a stranger’s count').toBe(200)
      const other = await knownCookie(cookieOf(await signIn(salon, email)))
      expect((await signInFrom(other, email)).status, 'another device').toBe(200)
    })

    test('asks for a reset mail while a stranger has filled the count', async () => {
      const { email, known } = await anOwner()
      const ask = (cookie = ''): Promise<Response> =>
        post(salon, 'auth/request-password-reset', { email }, cookie)
      for (let n = 0; n < MOST; n++) await ask()
      expect((await ask()).status).toBe(429)
      expect((await ask(known)).status).toBe(200)
    })

    test('is told by a cookie that no script reads, whose content lies nowhere, and is known once', async () => {
      const { cookie, known } = await anOwner()
      const reply = await salon.call('/api/session', { cookie })
      const set = reply.headers.getSetCookie().find(each => each.includes('chairside.known.')) ?? ''
      expect(set).toMatch(/Path=\/api; HttpOnly; SameSite=Lax; Max-Age=34560000$/)
      const again = await salon.call('/api/session', { cookie: `${cookie}; ${known}` })
      expect(again.headers.getSetCookie().join()).not.toContain('known')
      const { rows } = await sql`select * from known_devices`.execute(salon.database.kysely)
      expect(JSON.stringify(rows)).not.toContain(known.split('=')[1])
    })

    test('is one for each sign-in, however often a program without cookies looks who it is', async () => {
      const { email, account, known, cookie } = await anOwner()
      const program = cookieOf(await signIn(salon, email))
      const told = new Set<string>()
      for (let n = 0; n < 50; n++) told.add(await knownCookie(program))
      expect(told.size, 'a reply that was lost is given again').toBe(1)
      const { rows } = await sql`select hash from known_devices where account = ${account}`.execute(
        salon.database.kysely,
      )
      expect(rows).toHaveLength(2)
      await lockedOut(email)
      for (const device of [known, ...told]) expect((await signInFrom(device, email)).status).toBe(200)
      expect(await opens(salon, cookie)).toBe(true)
    })

    test('over https its cookie is secure', async () => {
      const https = await openSalonApp({ PUBLIC_URL: 'https://salon.example', PAYMENTS: 'practice' })
      const ask = (path: string, cookie = '', body?: unknown) =>
        https.app.request(`https://salon.example/api/${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { origin: 'https://salon.example', 'content-type': 'application/json', cookie },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
      const who = { email: anEmail(), password: PASSWORD, name: 'S' }
      await ask('auth/sign-up/email', '', who)
      const cookie = cookieOf(await ask('auth/sign-in/email', '', who))
      const set = (await ask('session', cookie)).headers.getSetCookie().join()
      expect(set).toMatch(/__Secure-chairside\.known\.[^,]+; Secure/)
      await https.close()
    })

    describe('opens nothing', () => {
      test('by itself, and not for another account or a made-up cookie', async () => {
        const { email, known } = await anOwner()
        const other = await anOwner()
        expect(await opens(salon, known)).toBe(false)
        await lockedOut(email)
        const name = known.split('=')[0]
        const strangers = [other.known, `${name}=${other.known.split('=')[1]}`, `${name}=`, `${name}=abc`]
        for (const cookie of strangers) expect((await signInFrom(cookie, email)).status).toBe(429)
      })

      test('and tells nobody whether an address is known', async () => {
        const { known } = await anOwner()
        const other = await aSignedIn(salon)
        const tried = async (email: string): Promise<unknown[]> => {
          const told = []
          for (let n = 0; n < MOST + 1; n++) {
            const reply = await signInFrom(known, email, 'a guess')
            told.push([reply.status, await wordsOf(reply)])
          }
          return told
        }
        expect(await tried(anEmail())).toEqual(await tried(other.email))
      })

      test('of the second step: its codes have few tries from there too', async () => {
        const { email, secret, cookie } = await aGuarded(salon)
        const known = await knownCookie(cookie)
        const owes = cookieOf(await signInFrom(known, email))
        const wrong = String((Number(codeNow(secret)) + 1) % 1_000_000).padStart(6, '0')
        const statuses = []
        for (let n = 0; n < 6; n++)
          statuses.push(
            (await post(salon, 'auth/two-factor/verify-totp', { code: wrong }, `${owes}; ${known}`)).status,
          )
        expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
        expect(statuses[5]).toBe(400)
      })
    })

    describe('that isn’t signed in', () => {
      const ofPad = {
        'user-agent': 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      }
      async function signedOutPad() {
        const { email, cookie } = await aSignedIn(salon)
        const set = cookieOf(await salon.call('/api/session', { cookie, headers: ofPad }))
        const known = /\S*chairside\.known\.[^;]+/.exec(set)?.[0] ?? ''
        await post(salon, 'auth/sign-out', {}, cookie)
        const elsewhere = cookieOf(await signIn(salon, email))
        await knownCookie(elsewhere)
        return { email, known, elsewhere }
      }
      const listed = async (cookie: string) =>
        (await (await salon.call('/api/security', { cookie })).json()).known

      test('is listed, those that are signed in are not, and no hash of a session or token is told', async () => {
        const { elsewhere, known } = await signedOutPad()
        const shown = await listed(elsewhere)
        expect(shown).toEqual([
          { id: expect.any(String), device: 'iPad, Safari', since: expect.stringMatching(/^20.*Z$/) },
        ])
        expect(JSON.stringify(shown)).not.toContain(known.split('=')[1])
      })

      test('can be forgotten: it is a stranger again; another account forgets nobody', async () => {
        const { email, elsewhere, known } = await signedOutPad()
        const [{ id }] = await listed(elsewhere)
        const stranger = await aSignedIn(salon)
        await post(salon, 'sessions/end', { known: id }, stranger.cookie)
        expect(await listed(elsewhere)).toHaveLength(1)
        expect((await post(salon, 'sessions/end', { known: id }, elsewhere)).status).toBe(200)
        expect(await listed(elsewhere)).toEqual([])
        await lockedOut(email)
        expect((await signInFrom(known, email)).status).toBe(429)
      })
    })

    describe('is a stranger again', () => {
      const isStranger = async ({ email, known }: { email: string; known: string }, password = PASSWORD) => {
        for (let n = 0; n < MOST + 1; n++) await signIn(salon, email, `guess-${n}`)
        return (await signInFrom(known, email, password)).status === 429
      }

      test('after a new password by mail, and after one in the settings', async () => {
        const one = await anOwner()
        await post(salon, 'auth/request-password-reset', { email: one.email })
        await post(salon, 'auth/reset-password', { token: resetCode(salon), newPassword: 'three combs' })
        expect(await isStranger(one, 'three combs')).toBe(true)
        const two = await anOwner()
        const body = { currentPassword: PASSWORD, newPassword: 'three combs' }
        expect((await post(salon, 'auth/change-password', body, two.cookie)).status).toBe(200)
        expect(await isStranger(two, 'three combs')).toBe(true)
      })

      test('when it is signed out from elsewhere, by itself or with the others; not when it signs itself out', async () => {
        for (const end of ['one', 'others'] as const) {
          const lost = await anOwner()
          const here = cookieOf(await signIn(salon, lost.email))
          const hereKnown = await knownCookie(here)
          const { sessions } = await (await salon.call('/api/security', { cookie: here })).json()
          const { id } = sessions.find((each: { here: boolean }) => !each.here)
          const body = end === 'one' ? { id } : { scope: 'others' }
          expect((await post(salon, 'sessions/end', body, here)).status).toBe(200)
          expect(await isStranger(lost), end).toBe(true)
          expect((await signInFrom(hereKnown, lost.email)).status, 'this one').toBe(200)
        }
        const own = await anOwner()
        await post(salon, 'auth/sign-out', {}, own.cookie)
        expect(await isStranger(own)).toBe(false)
      })
    })
  },
)
