// The server's secret is changed: what the one of before signed and sealed is still read, and a wrong one is said.
import { symmetricEncrypt } from 'better-auth/crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { codeNow } from '../../support/authenticator'
import { aSignedIn, cookieOf, openSalonApp, type SalonApp } from '../support/salon-app'
import { aGuarded, opens, post, signIn, wordsOf } from './identity'
import { withSalonOnBoth } from './on-both'

const FIRST = 'x'.repeat(40)
const [SECOND, THIRD] = ['y'.repeat(40), 'z'.repeat(40)]
const verify = (salon: SalonApp, cookie: string, code: string): Promise<Response> =>
  post(salon, 'auth/two-factor/verify-totp', { code }, cookie)

withSalonOnBoth(
  'another secret',
  () => ({}),
  given => {
    const startedWith = (...secrets: [string, ...string[]]): Promise<SalonApp> =>
      openSalonApp({}, null, undefined, given().database, secrets)

    test('a sign-in of before goes on, and its cookie is signed anew when it is renewed', async () => {
      const { cookie, account } = await aSignedIn(given())
      const changed = await startedWith(SECOND, FIRST)
      expect(await opens(changed, cookie)).toBe(true)
      expect((await changed.call('/api/digest', { cookie })).status).toBe(200)
      await sql`update session set "updatedAt" = ${given().database.dialect === 'postgres' ? new Date(0) : new Date(0).toISOString()},
        "expiresAt" = ${given().database.dialect === 'postgres' ? new Date(Date.now() + 86_400_000) : new Date(Date.now() + 86_400_000).toISOString()}
        where "userId" = ${account}`.execute(given().database.kysely)
      const renewed = cookieOf(await changed.call('/api/session', { cookie }))
      expect(renewed).toContain('session_token')
      expect(await opens(await startedWith(SECOND), renewed)).toBe(true)
      expect(await opens(await startedWith(SECOND), cookie), 'without the one of before').toBe(false)
    })

    test('a cookie that no secret of this server signed opens nothing', async () => {
      const { cookie } = await aSignedIn(given())
      const changed = await startedWith(SECOND, THIRD)
      expect(await opens(changed, cookie)).toBe(false)
      for (const odd of [
        'chairside.session_token=',
        'chairside.session_token=%E0%A4%A.b',
        'a; =; chairside.',
      ])
        expect((await changed.call('/api/session', { cookie: odd })).status).toBe(401)
    })

    describe('a second step', () => {
      test('works on, by code and by backup code, also where the old secret is dropped one day', async () => {
        const { email, secret, backupCodes } = await aGuarded(given())
        const changed = await startedWith(SECOND, FIRST)
        const owes = cookieOf(await signIn(changed, email))
        const entered = await verify(changed, owes, codeNow(secret))
        expect(entered.status).toBe(200)
        const shown = await (await changed.call('/api/security', { cookie: cookieOf(entered) })).json()
        expect(shown.factor.backupCodes).toBe(10)
        const later = await startedWith(SECOND)
        const again = cookieOf(await signIn(later, email))
        const reply = await post(later, 'auth/two-factor/verify-backup-code', { code: backupCodes[0] }, again)
        expect(reply.status).toBe(200)
      })

      test('who was asked for a code when the secret changed types it afterwards', async () => {
        const { email, secret } = await aGuarded(given())
        const owes = cookieOf(await signIn(given(), email))
        expect((await verify(await startedWith(SECOND, FIRST), owes, codeNow(secret))).status).toBe(200)
      })

      test('sealed before secrets had numbers, it is read too', async () => {
        const { email, account, secret } = await aGuarded(given())
        const sealed = await symmetricEncrypt({ key: FIRST, data: secretOf(secret) })
        const { kysely } = given().database
        await sql`update "twoFactor" set secret = ${sealed} where "userId" = ${account}`.execute(kysely)
        const lists: [string, ...string[]][] = [[FIRST], [SECOND, THIRD, FIRST], [SECOND]]
        for (const secrets of lists) {
          const salon = await startedWith(...secrets)
          await sql`update "twoFactor" set "lastUsedStep" = 0 where "userId" = ${account}`.execute(kysely)
          const owes = cookieOf(await signIn(salon, email))
          expect((await verify(salon, owes, codeNow(secret))).status).toBe(200)
        }
      })

      test('that no secret reads is said in a sentence, by code and by backup code', async () => {
        const { email, secret, backupCodes, cookie } = await aGuarded(given())
        const wrong = await startedWith(THIRD)
        const owes = cookieOf(await signIn(wrong, email))
        const replies = [
          await verify(wrong, owes, codeNow(secret)),
          await post(wrong, 'auth/two-factor/verify-backup-code', { code: backupCodes[0] }, owes),
        ]
        for (const reply of replies) {
          expect(reply.status).toBe(503)
          expect(await wordsOf(reply)).toBe(
            'This server can’t check your code, as its secret was changed. Whoever runs it must add the old one.',
          )
        }
        const { status } = await verify(given(), cookieOf(await signIn(given(), email)), codeNow(secret))
        expect(status, 'with its own again, nothing was lost').toBe(200)
        expect((await given().call('/api/security', { cookie })).status).toBe(200)
      })
    })
  },
)

/** The test's authenticator holds the secret as its address has it, in base 32. */
function secretOf(base32: string): string {
  const bits = [...base32].map(letter =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return String.fromCharCode(...bytes.map(byte => Number.parseInt(byte, 2)))
}

test('a page that has the public key of before is answered, and gets the new one', async () => {
  const salon = await openSalonApp({}, null, () => ({ publicKey: 'public-new', formerKeys: ['public-old'] }))
  const asked = async (bearer: string): Promise<number> => {
    const reply = await salon.app.request('http://localhost:8787/api/functions/support-chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'dark mode' }] }),
    })
    await reply.text()
    return reply.status
  }
  expect(await asked('public-old')).toBe(200)
  expect(await asked('public-new')).toBe(200)
  expect(await asked('public-other')).toBe(401)
  expect(await (await salon.call('/api/public-key')).json()).toEqual({ publicKey: 'public-new' })
  await salon.close()
})
