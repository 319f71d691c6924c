// A link that was mailed to choose a new password: what ends it, each by the address that a browser asks.
import { expect, test } from 'vitest'
import { codeNow } from '../../support/authenticator'
import { aSignedIn, cookieOf } from '../support/salon-app'
import { aGuarded, PASSWORD, post, resetCode, signIn } from './identity'
import { withSalonOnBoth } from './on-both'

withSalonOnBoth(
  'a reset link',
  () => ({}),
  salon => {
    const ask = async (email: string): Promise<string> => {
      await post(salon(), 'auth/request-password-reset', { email })
      return resetCode(salon())
    }
    const reset = async (token: string, newPassword = 'by-the-link'): Promise<number> =>
      (await post(salon(), 'auth/reset-password', { token, newPassword })).status
    const change = (cookie: string, currentPassword = PASSWORD): Promise<Response> =>
      post(salon(), 'auth/change-password', { currentPassword, newPassword: 'my-new-comb' }, cookie)

    test('ends with a newer one, which works', async () => {
      const { email } = await aSignedIn(salon())
      const [first, second, third] = [await ask(email), await ask(email), await ask(email)]
      expect([await reset(first), await reset(second)]).toEqual([400, 400])
      expect(await reset(third)).toBe(200)
      expect((await signIn(salon(), email, 'by-the-link')).status).toBe(200)
    })

    test('of many that are asked for at once, one works', async () => {
      const { email } = await aSignedIn(salon())
      const before = salon().mails.length
      await Promise.all([1, 2, 3].map(() => post(salon(), 'auth/request-password-reset', { email })))
      const codes = salon()
        .mails.slice(before)
        .map(({ text }) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('code') ?? '')
      const statuses = []
      for (const code of codes) statuses.push(await reset(code))
      expect(statuses.sort()).toEqual([200, 400, 400])
    })

    test('ends with the password that is changed in the settings', async () => {
      const { email, cookie } = await aSignedIn(salon())
      const link = await ask(email)
      expect((await change(cookie)).status).toBe(200)
      expect(await reset(link)).toBe(400)
      expect((await signIn(salon(), email, 'my-new-comb')).status).toBe(200)
    })

    test('stays where changing the password failed, and where another account did', async () => {
      const { email, cookie } = await aSignedIn(salon())
      const other = await aSignedIn(salon())
      const link = await ask(email)
      expect((await change(cookie, 'a guess')).status).toBe(403)
      expect((await change(other.cookie)).status).toBe(200)
      await ask(other.email)
      expect(await reset(link)).toBe(200)
    })

    test('with the password goes a sign-in by the old one that still owes its code; a newer link leaves it', async () => {
      const { email, secret, cookie } = await aGuarded(salon())
      const thief = cookieOf(await signIn(salon(), email))
      await ask(email)
      expect((await change(cookie)).status).toBe(200)
      const verify = (owes: string): Promise<Response> =>
        post(salon(), 'auth/two-factor/verify-totp', { code: codeNow(secret) }, owes)
      expect((await verify(thief)).status).toBe(401)
      const owner = cookieOf(await signIn(salon(), email, 'my-new-comb'))
      await ask(email)
      expect((await verify(owner)).status, 'anyone may ask for a link').toBe(200)
    })
  },
)
