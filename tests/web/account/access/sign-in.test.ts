// What signing in leads to, by what the service answers.
import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from '../../../../web/account/access/auth'

const answering = (status: number, body: unknown): void =>
  void vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
afterEach(() => void vi.unstubAllGlobals())

test('an account with an authenticator owes its code', async () => {
  answering(200, { twoFactorRedirect: true, twoFactorMethods: ['totp'] })
  expect(await signIn('a@b.example', 'scissors')).toEqual({ ok: true, owes: 'code' })
})

test('a second step without an authenticator is told in the words of the specification', async () => {
  answering(200, { twoFactorRedirect: true, twoFactorMethods: [] })
  expect(await signIn('a@b.example', 'scissors')).toEqual({ ok: false, words: 'No MFA factor found.' })
})

test('a refusal is told in the service’s own words', async () => {
  answering(401, { error: 'That email or password is not right.', code: 'INVALID_EMAIL_OR_PASSWORD' })
  expect(await signIn('a@b.example', 'guess')).toMatchObject({
    ok: false,
    words: 'That email or password is not right.',
  })
})
