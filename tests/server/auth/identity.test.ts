import { symmetricEncrypt } from 'better-auth/crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeNow, secretIn } from '../../support/authenticator'
import { anEmail, aSignedIn, cookieOf, type SalonApp } from '../support/salon-app'
import { aGuarded, opens, PASSWORD, post, resetCode, signIn, wordsOf } from './identity'
import { withSalonOnBoth } from './on-both'

withSalonOnBoth(
  'identity',
  () => ({}),
  given => {
    let salon: SalonApp
    beforeEach(() => {
      salon = given()
    })

    describe('a new password by mail', () => {
      const ask = (email: string): Promise<Response> => post(salon, 'auth/request-password-reset', { email })
      const reset = (token: string, newPassword = 'new-scissors'): Promise<Response> =>
        post(salon, 'auth/reset-password', { token, newPassword })

      test('the link leads to /auth, sets the password, and ends every session', async () => {
        const { email, cookie } = await aSignedIn(salon)
        await ask(email)
        expect(salon.mails[0]).toMatchObject({ to: email, subject: 'Choose a new password for Chairside' })
        expect(salon.mails[0]?.text).toContain('http://localhost:8787/auth?type=recovery&code=')
        expect((await reset(resetCode(salon))).status).toBe(200)
        expect(await opens(salon, cookie)).toBe(false)
        expect((await signIn(salon, email)).status).toBe(401)
        expect((await signIn(salon, email, 'new-scissors')).status).toBe(200)
        expect(salon.mails[1]?.subject).toBe('Your Chairside password was changed')
      })

      test('known and unknown addresses are answered alike, and only the known one gets mail', async () => {
        const { email } = await aSignedIn(salon)
        const [known, unknown] = [await ask(email), await ask(anEmail())]
        expect(known.status).toBe(unknown.status)
        expect(await known.json()).toEqual(await unknown.json())
        expect(salon.mails.map(({ to }) => to)).toEqual([email])
      })

      test('a password that is too short leaves the link in force', async () => {
        const { email } = await aSignedIn(salon)
        await ask(email)
        const code = resetCode(salon)
        const short = await reset(code, '12345')
        expect(short.status).toBe(400)
        expect(await wordsOf(short)).toBe('A password has at least 6 characters.')
        expect((await reset(code)).status).toBe(200)
      })
    })

    describe('two-step sign-in', () => {
      test('is set up right after signing in, without the password, by a QR code that an app reads', async () => {
        const { cookie, email } = await aSignedIn(salon)
        const reply = await post(salon, 'auth/two-factor/enrol', {}, cookie)
        const { id, type, qr, backupCodes } = await reply.json()
        expect(type).toBe('totp')
        expect(id).toBeTruthy()
        expect(qr).toMatch(/^otpauth:\/\/totp\/Chairside:/)
        expect(decodeURIComponent(qr)).toContain(email)
        expect(qr.length).toBeLessThan(500)
        expect(new Set(backupCodes).size).toBe(10)
        // Of no effect yet.
        expect((await signIn(salon, email)).headers.getSetCookie().join()).toContain('session_token')
      })

      test('later asks for the password first', async () => {
        const { cookie } = await aSignedIn(salon)
        salon.clock.now += 11 * 60_000
        expect((await post(salon, 'auth/two-factor/enrol', {}, cookie)).status).toBe(403)
        expect((await post(salon, 'auth/two-factor/enrol', { password: 'wrong-one' }, cookie)).status).toBe(
          403,
        )
        expect((await post(salon, 'auth/two-factor/enrol', { password: PASSWORD }, cookie)).status).toBe(200)
      })

      test('then a password alone opens nothing; the code does', async () => {
        const { email, secret, status } = await aGuarded(salon)
        expect(status).toBe(200)
        expect(salon.mails.at(-1)?.subject).toBe('Two-step sign-in is on')
        const half = await signIn(salon, email)
        expect(await half.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
        const owes = cookieOf(half)
        expect(await opens(salon, owes)).toBe(false)
        const done = await post(salon, 'auth/two-factor/verify-totp', { code: codeNow(secret) }, owes)
        expect(done.status).toBe(200)
        expect(await opens(salon, cookieOf(done))).toBe(true)
      })

      test('a backup code opens once, and one fewer is left', async () => {
        const { email, backupCodes } = await aGuarded(salon)
        const [code] = backupCodes
        const first = await post(
          salon,
          'auth/two-factor/verify-backup-code',
          { code },
          cookieOf(await signIn(salon, email)),
        )
        expect(first.status).toBe(200)
        const shown = await (await salon.call('/api/security', { cookie: cookieOf(first) })).json()
        expect(shown.factor.backupCodes).toBe(9)
        const again = await post(
          salon,
          'auth/two-factor/verify-backup-code',
          { code },
          cookieOf(await signIn(salon, email)),
        )
        expect(again.status).toBe(401)
        expect(await wordsOf(again)).toBe('That backup code is not right, or has been used.')
      })

      test('a backup code has no letter that looks like another, and counts in any case, with or without its dash', async () => {
        const { email, backupCodes, cookie } = await aGuarded(salon)
        const made = await (
          await post(salon, 'auth/two-factor/generate-backup-codes', { password: PASSWORD }, cookie)
        ).json()
        for (const code of [...backupCodes, ...made.backupCodes])
          expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
        const use = async (code: string) =>
          post(salon, 'auth/two-factor/verify-backup-code', { code }, cookieOf(await signIn(salon, email)))
        const [first, second, third]: string[] = made.backupCodes
        expect((await use(first?.toUpperCase() ?? '')).status).toBe(200)
        expect((await use(second?.replace('-', '') ?? '')).status).toBe(200)
        expect((await use(` ${third?.replace('-', ' ').toUpperCase()} `)).status).toBe(200)
        expect((await use(first ?? '')).status, 'as it was given out, but used').toBe(401)
      })

      test('codes that were given out before, in two cases, still count', async () => {
        const { email, account } = await aGuarded(salon)
        const { adapter, secretConfig } = await salon.auth.$context
        await adapter.update({
          model: 'twoFactor',
          where: [{ field: 'userId', value: account }],
          update: { backupCodes: await symmetricEncrypt({ key: secretConfig, data: '["aB1lO-0xYz9"]' }) },
        })
        const owes = cookieOf(await signIn(salon, email))
        expect(
          (await post(salon, 'auth/two-factor/verify-backup-code', { code: 'aB1lO-0xYz9' }, owes)).status,
        ).toBe(200)
      })

      test('new backup codes need the password and end the old ones', async () => {
        const { email, cookie, backupCodes } = await aGuarded(salon)
        const make = (password: string) =>
          post(salon, 'auth/two-factor/generate-backup-codes', { password }, cookie)
        expect((await make('wrong-one')).status).toBe(403)
        const made = await (await make(PASSWORD)).json()
        expect(made.backupCodes).toHaveLength(10)
        const owes = cookieOf(await signIn(salon, email))
        const old = await post(salon, 'auth/two-factor/verify-backup-code', { code: backupCodes[0] }, owes)
        expect(old.status).toBe(401)
      })

      test('is taken away by the password and a code together, never by one alone', async () => {
        const { email, cookie, secret, backupCodes } = await aGuarded(salon)
        const off = (body: unknown) => post(salon, 'auth/two-factor/disable', body, cookie)
        expect((await off({ password: PASSWORD })).status).toBe(400)
        expect((await off({ password: 'wrong-one', code: codeNow(secret) })).status).toBe(403)
        expect((await off({ password: PASSWORD, code: '000000' })).status).toBe(403)
        expect((await off({ password: PASSWORD, code: codeNow(secret, -1) })).status, 'used before').toBe(403)
        expect((await off({ password: PASSWORD, code: backupCodes[3] })).status).toBe(200)
        expect(salon.mails.at(-1)?.subject).toBe('Two-step sign-in is off')
        expect((await signIn(salon, email)).headers.getSetCookie().join()).toContain('session_token')
      })

      test('a new password by mail does not take it away', async () => {
        const { email } = await aGuarded(salon)
        await post(salon, 'auth/request-password-reset', { email })
        await post(salon, 'auth/reset-password', { token: resetCode(salon), newPassword: 'new-scissors' })
        expect(await (await signIn(salon, email, 'new-scissors')).json()).toHaveProperty('twoFactorRedirect')
      })

      test('a second set-up is refused while one is on, and one that was left unfinished is replaced', async () => {
        const { cookie } = await aSignedIn(salon)
        const left = await (await post(salon, 'auth/two-factor/enrol', {}, cookie)).json()
        const taken = await (await post(salon, 'auth/two-factor/enrol', {}, cookie)).json()
        const verify = (qr: string) =>
          post(salon, 'auth/two-factor/verify-totp', { code: codeNow(secretIn(qr)) }, cookie)
        expect((await verify(left.qr)).status).toBe(401)
        const done = await verify(taken.qr)
        expect(done.status).toBe(200)
        expect((await post(salon, 'auth/two-factor/enrol', {}, cookieOf(done))).status).toBe(409)
      })
    })

    describe('where an account is signed in', () => {
      const shown = async (cookie: string) => (await salon.call('/api/security', { cookie })).json()

      test('is listed, this one first, and no token is told', async () => {
        const { cookie, email } = await aSignedIn(salon)
        const other = cookieOf(await signIn(salon, email))
        const { sessions } = await shown(cookie)
        expect(sessions.map(({ here }: { here: boolean }) => here)).toEqual([true, false])
        const token = decodeURIComponent(other).split('=')[1]?.split('.')[0] ?? 'none'
        expect(JSON.stringify(sessions)).not.toContain(token)
      })

      test('one is ended by its id; the others; all of them', async () => {
        const { cookie, email } = await aSignedIn(salon)
        const [second, third] = [cookieOf(await signIn(salon, email)), cookieOf(await signIn(salon, email))]
        const mine = (await shown(second)).sessions[0]
        expect((await post(salon, 'sessions/end', { id: mine.id }, cookie)).status).toBe(200)
        expect(await opens(salon, second)).toBe(false)
        expect(await opens(salon, third)).toBe(true)
        await post(salon, 'sessions/end', { scope: 'others' }, cookie)
        expect([await opens(salon, third), await opens(salon, cookie)]).toEqual([false, true])
        const fourth = cookieOf(await signIn(salon, email))
        await post(salon, 'sessions/end', { scope: 'global' }, cookie)
        expect([await opens(salon, fourth), await opens(salon, cookie)]).toEqual([false, false])
      })

      test('another password ends the others and leaves this one', async () => {
        const { cookie, email } = await aSignedIn(salon)
        const other = cookieOf(await signIn(salon, email))
        const change = (currentPassword: string) =>
          post(salon, 'auth/change-password', { currentPassword, newPassword: 'new-scissors' }, cookie)
        expect((await change('wrong-one')).status).toBe(403)
        const done = await change(PASSWORD)
        expect(done.status).toBe(200)
        expect([await opens(salon, other), await opens(salon, cookieOf(done))]).toEqual([false, true])
      })

      test('a session that is used goes on, and so does its cookie', async () => {
        const { cookie, account } = await aSignedIn(salon)
        const context = await salon.auth.$context
        const past = new Date(Date.now() - 3 * 86_400_000)
        await context.adapter.updateMany({
          model: 'session',
          where: [{ field: 'userId', value: account }],
          update: { updatedAt: past, expiresAt: new Date(past.getTime() + 60 * 86_400_000) },
        })
        await salon.call('/api/digest', { cookie })
        const reply = await salon.call('/api/session', { cookie })
        expect(reply.headers.getSetCookie().join()).toMatch(/session_token=.*Max-Age=5184000/)
      })
    })
  },
)
