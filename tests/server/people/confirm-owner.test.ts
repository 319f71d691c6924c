// What takes a forgotten PIN away: the password of the account that is signed in, and nothing less.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PASSWORD, post } from '../auth/identity'
import { aSignedIn, openSalonApp, type SalonApp } from '../support/salon-app'

let salon: SalonApp
beforeEach(async () => {
  salon = await openSalonApp({ RATE_ACCOUNT_FAILURES: '3' })
})
afterEach(() => salon.close())
const confirm = async (cookie: string | undefined, body: unknown): Promise<string | number> => {
  const reply = await post(salon, 'auth/confirm-owner', body, cookie)
  return reply.ok ? reply.status : (await reply.json()).code
}

test('the account’s own password is right, another is not, none is none', async () => {
  const { cookie } = await aSignedIn(salon)
  expect(await confirm(cookie, { password: PASSWORD })).toBe(200)
  expect(await confirm(cookie, { password: 'razors' })).toBe('wrong-password')
  expect(await confirm(cookie, {})).toBe('password-needed')
  expect(await confirm(cookie, { password: 5 })).toBe('bad-request')
  expect(await confirm(undefined, { password: PASSWORD })).toBe('sign-in-needed')
})

test('wrong ones are counted, and the right one then waits, too', async () => {
  const { cookie } = await aSignedIn(salon)
  for (let i = 0; i < 3; i++) expect(await confirm(cookie, { password: 'razors' })).toBe('wrong-password')
  expect(await confirm(cookie, { password: PASSWORD })).toBe('too-many-guesses')
})
