// Attempts on accounts. Each fails with a clear status and leaves no change.
import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeNow } from '../../support/authenticator'
import { anEmail, aSignedIn, cookieOf, ORIGIN, type SalonApp } from '../support/salon-app'
import { aGuarded, opens, PASSWORD, post, resetCode, signIn, wordsOf } from './identity'
import { withSalonOnBoth } from './on-both'

withSalonOnBoth(
  'attempts on accounts',
  () => ({ RATE_ACCOUNT_FAILURES: '4' }),
  given => {
    let salon: SalonApp
    beforeEach(() => {
      salon = given()
    })

    const verify = (cookie: string, code: string): Promise<Response> =>
      post(salon, 'auth/two-factor/verify-totp', { code }, cookie)

    describe('using something twice', () => {
      test('a link for a new password works once', async () => {
        const { email } = await aSignedIn(salon)
        await post(salon, 'auth/request-password-reset', { email })
        const token = resetCode(salon)
        const first = await post(salon, 'auth/reset-password', { token, newPassword: 'new-scissors' })
        const second = await post(salon, 'auth/reset-password', { token, newPassword: 'thiefs-own' })
        expect([first.status, second.status]).toEqual([200, 400])
        expect(await wordsOf(second)).toBe('This link has been used, or is too old. Ask for a new one.')
        expect((await signIn(salon, email, 'thiefs-own')).status).toBe(401)
      })

      test('a link of another day, and one that was made up, change nothing', async () => {
        const { email } = await aSignedIn(salon)
        await post(salon, 'auth/request-password-reset', { email })
        const context = await salon.auth.$context
        await context.adapter.updateMany({
          model: 'verification',
          where: [],
          update: { expiresAt: new Date(Date.now() - 1_000) },
        })
        for (const token of [resetCode(salon), 'made-up'])
          expect(
            (await post(salon, 'auth/reset-password', { token, newPassword: 'thiefs-own' })).status,
          ).toBe(400)
        expect((await signIn(salon, email)).status).toBe(200)
      })

      test('the link’s code does not lie in the database as it is', async () => {
        const { email } = await aSignedIn(salon)
        await post(salon, 'auth/request-password-reset', { email })
        const context = await salon.auth.$context
        const rows = await context.adapter.findMany({ model: 'verification' })
        expect(rows.length).toBeGreaterThan(0)
        expect(JSON.stringify(rows)).not.toContain(resetCode(salon))
      })

      test('a code of the app works once, also for two who send it at once', async () => {
        const { email, secret } = await aGuarded(salon)
        const [mine, theirs] = [cookieOf(await signIn(salon, email)), cookieOf(await signIn(salon, email))]
        const code = codeNow(secret)
        const replies = await Promise.all([verify(mine, code), verify(theirs, code)])
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
        const third = await verify(cookieOf(await signIn(salon, email)), code)
        expect(third.status).toBe(401)
        expect(await wordsOf(third)).toBe('That code is not right, or has been used. Wait for the next one.')
      })

      test('a code of two minutes ago, or of two minutes ahead, is not taken', async () => {
        const { email, secret } = await aGuarded(salon)
        for (const steps of [-4, 4])
          expect((await verify(cookieOf(await signIn(salon, email)), codeNow(secret, steps))).status).toBe(
            401,
          )
      })

      test('a code that is older than the last one used is not taken', async () => {
        const { email, secret } = await aGuarded(salon)
        expect((await verify(cookieOf(await signIn(salon, email)), codeNow(secret, 1))).status).toBe(200)
        expect((await verify(cookieOf(await signIn(salon, email)), codeNow(secret))).status).toBe(401)
      })

      test('a sign-in that owes its code opens nothing, however often it is tried', async () => {
        const { email } = await aGuarded(salon)
        const owes = cookieOf(await signIn(salon, email))
        for (const path of ['session', 'security', 'digest', 'models'])
          expect((await salon.call(`/api/${path}`, { cookie: owes })).status, path).toBe(401)
        expect(
          (await post(salon, 'auth/two-factor/disable', { password: PASSWORD, code: '123456' }, owes)).status,
        ).toBe(401)
      })
    })

    describe('cookies', () => {
      test('a forged one, and a real token under another signature, open nothing', async () => {
        const { cookie } = await aSignedIn(salon)
        const [name = '', value = ''] = cookie.split('=')
        const [token = ''] = decodeURIComponent(value).split('.')
        const signed = createHmac('sha256', 'not the secret of this server at all')
          .update(token)
          .digest('base64')
        for (const forged of ['made-up', token, `${token}.`, `${token}.${signed}`])
          expect(await opens(salon, `${name}=${encodeURIComponent(forged)}`), forged).toBe(false)
        expect(await opens(salon, cookie)).toBe(true)
      })

      test('one of a session that has ended opens nothing', async () => {
        const { cookie } = await aSignedIn(salon)
        const context = await salon.auth.$context
        await context.adapter.updateMany({
          model: 'session',
          where: [],
          update: { expiresAt: new Date(Date.now() - 1_000) },
        })
        expect(await opens(salon, cookie)).toBe(false)
      })

      test('a cookie that was planted before signing in is not the session afterwards', async () => {
        const { email } = await aSignedIn(salon)
        const planted = 'chairside.session_token=planted-by-another'
        const reply = await salon.call('/api/auth/sign-in/email', {
          cookie: planted,
          body: { email, password: PASSWORD },
        })
        expect(cookieOf(reply)).not.toContain('planted-by-another')
        expect(await opens(salon, planted)).toBe(false)
        const mine = cookieOf(reply)
        const again = await salon.call('/api/auth/sign-in/email', {
          cookie: mine,
          body: { email, password: PASSWORD },
        })
        expect(cookieOf(again), 'each sign-in has a token of its own').not.toBe(mine)
      })

      test('setting up the second step gives the session another token', async () => {
        const before = await aSignedIn(salon)
        const { cookie } = await aGuarded(salon)
        expect(cookie).not.toBe(before.cookie)
      })
    })

    describe('from elsewhere', () => {
      const calls = [
        ['auth/change-password', { currentPassword: PASSWORD, newPassword: 'thiefs-own' }],
        ['auth/two-factor/enrol', {}],
        ['auth/sign-out', {}],
        ['sessions/end', { scope: 'global' }],
      ] as const
      test.each(calls)('another site’s page cannot call %s with its visitor’s cookie', async (path, body) => {
        const { cookie } = await aSignedIn(salon)
        for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`]) {
          const reply = await salon.app.request(`${ORIGIN}/api/${path}`, {
            method: 'POST',
            headers: { origin, cookie, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
          expect(reply.status, origin).toBe(403)
        }
        expect(await opens(salon, cookie)).toBe(true)
      })

      test('no address to return to is taken from a request, nor put into a mail', async () => {
        const { email } = await aSignedIn(salon)
        const evil = 'https://evil.example/'
        await post(salon, 'auth/request-password-reset', { email, redirectTo: evil, callbackURL: evil })
        await post(salon, 'auth/sign-in/email', { email, password: PASSWORD, callbackURL: evil })
        expect(salon.mails).toHaveLength(1)
        expect(JSON.stringify(salon.mails)).not.toContain('evil.example')
        const reply = await salon.call(`/api/auth/reset-password/x?callbackURL=${encodeURIComponent(evil)}`)
        expect([reply.status, reply.headers.get('location')]).toEqual([404, null])
      })

      test('a request’s own Host decides nothing in a mail', async () => {
        const { email } = await aSignedIn(salon)
        await salon.app.request('http://evil.example/api/auth/request-password-reset', {
          method: 'POST',
          headers: {
            host: 'evil.example',
            'x-forwarded-host': 'evil.example',
            'content-type': 'application/json',
          },
          body: JSON.stringify({ email }),
        })
        expect(JSON.stringify(salon.mails)).not.toContain('evil.example')
      })

      test('somebody else’s session is not ended by its id', async () => {
        const [mine, theirs] = [await aSignedIn(salon), await aSignedIn(salon)]
        const shown = await (await salon.call('/api/security', { cookie: theirs.cookie })).json()
        expect((await post(salon, 'sessions/end', { id: shown.sessions[0].id }, mine.cookie)).status).toBe(
          404,
        )
        expect(await opens(salon, theirs.cookie)).toBe(true)
      })
    })

    describe('bodies', () => {
      test('fields that nobody asked for are not taken', async () => {
        const email = anEmail()
        const extra = {
          emailVerified: true,
          twoFactorEnabled: true,
          id: 'mine',
          role: 'admin',
          image: 'x',
          createdAt: 0,
        }
        await post(salon, 'auth/sign-up/email', { email, password: PASSWORD, name: 'S', ...extra })
        const { user } = await (await signIn(salon, email)).json()
        expect(user).toMatchObject({ emailVerified: false, image: null })
        expect(user.id).not.toBe('mine')
        expect(user.role).toBeUndefined()
      })

      const unserved = [
        'update-user',
        'change-email',
        'delete-user',
        'set-password',
        'update-session',
        'get-session',
        'revoke-session',
        'list-sessions',
        'two-factor/enable',
        'two-factor/get-totp-uri',
        'refresh-token',
        'verify-password',
        'sign-in/identity',
        'sign-in/social',
        'link-social',
        'unlink-account',
        'list-accounts',
      ] // prettier-ignore
      test.each(unserved)('%s of the library is not served', async path => {
        const { cookie } = await aSignedIn(salon)
        for (const method of ['GET', 'POST']) {
          const reply = await salon.call(`/api/auth/${path}`, {
            method,
            cookie,
            ...(method === 'POST' ? { body: {} } : {}),
          })
          expect(reply.status).toBe(404)
        }
      })

      test('what cannot be read is a 400, what is too large a 413, and both change nothing', async () => {
        const context = await salon.auth.$context
        const before = await context.adapter.count({ model: 'user' })
        const bodies = [
          '',
          '{',
          'null',
          '[]',
          '"x"',
          '{"email":1}',
          '{"email":{"a":1},"password":[]}',
          '{"__proto__":{"a":1}}',
        ]
        for (const body of bodies)
          expect((await salon.call('/api/auth/sign-in/email', { method: 'POST', body })).status, body).toBe(
            400,
          )
        const large = JSON.stringify({ email: anEmail(), password: 'x'.repeat(70_000), name: 'S' })
        expect((await salon.call('/api/auth/sign-up/email', { body: large })).status).toBe(413)
        expect(await context.adapter.count({ model: 'user' })).toBe(before)
      })

      test('lines in an address become no header of a mail', async () => {
        const email = `${anEmail()}\r\nBcc: thief@evil.example`
        expect(
          (await post(salon, 'auth/sign-up/email', { email, password: PASSWORD, name: 'S' })).status,
        ).toBe(400)
        expect((await post(salon, 'auth/request-password-reset', { email })).status).toBe(400)
        expect(salon.mails).toEqual([])
      })
    })
  },
)
