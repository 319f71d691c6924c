// Signing in through a provider, played on this machine; and the ways into one account.
import { beforeEach, describe, expect, test } from 'vitest'
import { codeNow } from '../../support/authenticator'
import type { OpenIdStandIn } from '../../support/openid'
import { anEmail, aSignedIn, cookieOf, ORIGIN, openSalonApp } from '../support/salon-app'
import { agree, comeBack, connectThrough, playedProvider, setOut, signInThrough, waysOf } from './elsewhere'
import { aGuarded, opens, PASSWORD, post, resetCode, signIn } from './identity'
import { withSalonOnBoth } from './on-both'

const played = playedProvider()
let provider: OpenIdStandIn
beforeEach(() => {
  provider = played()
})

test('without a variable no provider is offered, and none is served', async () => {
  const salon = await openSalonApp()
  expect(await (await salon.call('/api/auth/providers')).json()).toEqual({ providers: [] })
  expect((await post(salon, 'auth/authorize', { provider: 'google' })).status).toBe(404)
  expect((await salon.call('/api/auth/callback/google?code=x&state=y')).status).toBe(404)
  await salon.close()
})

withSalonOnBoth(
  'signing in through a provider',
  () => played().env,
  salon => {
    test.each(['google', 'apple', 'microsoft'])(
      '%s: somebody new gets an account and its trial, and is let in again',
      async name => {
        const email = anEmail()
        provider.is({ email, xms_edov: true })
        const first = await signInThrough(salon(), name)
        expect([first.status, first.at, first.query.get('arrived')]).toEqual([303, `${ORIGIN}/auth`, name])
        const told = await (await salon().call('/api/session', { cookie: first.cookie })).json()
        expect(told.account).toMatchObject({ email, name: 'Mia' })
        expect(told.subscription.trial).toBe(true)
        const { sessions } = await (await salon().call('/api/security', { cookie: first.cookie })).json()
        expect(sessions).toMatchObject([{ device: 'iPad, Safari', here: true }])
        const second = await signInThrough(salon(), name)
        const again = await (await salon().call('/api/session', { cookie: second.cookie })).json()
        expect(again.account.id).toBe(told.account.id)
      },
    )

    test('the way there has state, nonce and a challenge, and comes back to this server’s own address', async () => {
      const { to } = await setOut(salon())
      const asked = new URL(to).searchParams
      expect(asked.get('redirect_uri')).toBe(`${ORIGIN}/api/auth/callback/google`)
      expect(asked.get('code_challenge_method')).toBe('S256')
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(asked.get(name)?.length, name).toBeGreaterThan(40)
      expect(to).not.toContain('secret')
    })

    test('Apple’s form is answered by the same as an address', async () => {
      const journey = await setOut(salon(), { provider: 'apple' })
      expect(new URL(journey.to).searchParams.get('response_mode')).toBe('form_post')
      const back = new URL((await fetch(journey.to, { redirect: 'manual' })).headers.get('location') ?? '')
      const form = await salon().app.request(`${ORIGIN}/api/auth/callback/apple`, {
        method: 'POST',
        headers: {
          origin: 'https://appleid.apple.com',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: `${back.searchParams}&user=%7B%7D`,
      })
      expect(form.status).toBe(303)
      expect(form.headers.get('location')).toBe(`/api/auth/callback/apple?${back.searchParams}`)
      const arrived = await comeBack(salon(), `${ORIGIN}${form.headers.get('location')}`, journey.browser)
      expect(arrived.query.get('arrived')).toBe('apple')
    })

    test('with two-step sign-in on, the code is owed here too', async () => {
      const { cookie, secret, email } = await aGuarded(salon())
      provider.is({ email })
      expect((await connectThrough(salon(), cookie)).query.get('connected')).toBe('google')
      const half = await signInThrough(salon())
      expect([half.at, half.query.get('step')]).toEqual([`${ORIGIN}/auth`, 'code'])
      expect(await opens(salon(), half.cookie)).toBe(false)
      const done = await post(salon(), 'auth/two-factor/verify-totp', { code: codeNow(secret) }, half.cookie)
      expect(await opens(salon(), cookieOf(done))).toBe(true)
    })

    test('what the provider says of a refusal comes back to /auth', async () => {
      provider.plan.denies = 'access_denied'
      const { at, query } = await signInThrough(salon())
      expect([at, query.get('error'), query.get('error_code')]).toEqual([
        `${ORIGIN}/auth`,
        'access_denied',
        'access_denied',
      ])
      provider.plan.denies = 'temporarily_unavailable'
      const busy = await signInThrough(salon())
      expect(busy.query.get('error_description')).toBe('temporarily_unavailable')
    })

    test('a provider that is down is said at once', async () => {
      provider.plan.down = true
      const other = await openSalonApp({ ...provider.env }, null, undefined, salon().database)
      expect((await post(other, 'auth/authorize', { provider: 'google' })).status).toBe(502)
    })
  },
)

withSalonOnBoth(
  'the ways into an account',
  () => played().env,
  salon => {
    test('one is connected right after signing in, later with the password; a mail says so', async () => {
      const { cookie } = await aSignedIn(salon())
      salon().clock.now += 11 * 60_000
      const path = 'auth/identities/authorize'
      expect((await post(salon(), path, { provider: 'google' }, cookie)).status).toBe(403)
      expect((await post(salon(), path, { provider: 'google', password: 'wrong-one' }, cookie)).status).toBe(
        403,
      )
      const { at, query } = await connectThrough(salon(), cookie, 'google', PASSWORD)
      expect([at, query.get('connected')]).toEqual([`${ORIGIN}/settings/security`, 'google'])
      expect(salon().mails.at(-1)?.subject).toBe('Google opens your Chairside account')
      expect(await waysOf(salon(), cookie)).toMatchObject({
        password: true,
        connected: [{ provider: 'google', email: provider.person.email }],
      })
      expect((await signInThrough(salon())).query.get('arrived')).toBe('google')
      expect((await post(salon(), path, { provider: 'google', password: PASSWORD }, cookie)).status).toBe(409)
    })

    test('one is taken away with the password, and opens nothing any more', async () => {
      const { cookie, account } = await aSignedIn(salon())
      await connectThrough(salon(), cookie)
      const [way] = (await waysOf(salon(), cookie)).connected
      const off = (body: object) =>
        post(salon(), 'auth/identities/disconnect', { id: way?.id, ...body }, cookie)
      expect((await off({})).status).toBe(403)
      expect((await off({ password: 'wrong-one' })).status).toBe(403)
      expect((await off({ password: PASSWORD })).status).toBe(200)
      expect(salon().mails.at(-1)?.subject).toBe('Google no longer opens your Chairside account')
      const { cookie: next } = await signInThrough(salon())
      const told = await (await salon().call('/api/session', { cookie: next })).json()
      expect(told.account.id, 'a stranger’s new account').not.toBe(account)
    })

    test('the last one stays, until there is a password', async () => {
      const { cookie } = await signInThrough(salon())
      const [way] = (await waysOf(salon(), cookie)).connected
      const off = (body: object) =>
        post(salon(), 'auth/identities/disconnect', { id: way?.id, ...body }, cookie)
      expect((await off({})).status).toBe(409)
      const choose = () => post(salon(), 'auth/first-password', { newPassword: 'own-scissors' }, cookie)
      salon().clock.now += 11 * 60_000
      expect((await choose()).status, 'long after signing in').toBe(403)
      salon().clock.now -= 11 * 60_000
      await post(salon(), 'auth/request-password-reset', { email: String(provider.person.email) })
      const token = resetCode(salon())
      expect((await choose()).status).toBe(200)
      const { status } = await post(salon(), 'auth/reset-password', { token, newPassword: 'thiefs-own' })
      expect(status, 'a link of before').toBe(400)
      expect(salon().mails.at(-1)?.subject).toBe('Your Chairside account has a password now')
      expect((await choose()).status, 'there is one already').toBe(409)
      expect((await off({ password: 'own-scissors' })).status).toBe(200)
      expect((await signIn(salon(), String(provider.person.email), 'own-scissors')).status).toBe(200)
    })

    test('of two that are taken away at once one stays', async () => {
      const { cookie } = await signInThrough(salon())
      provider.is({ email: anEmail(), xms_edov: true })
      await connectThrough(salon(), cookie, 'microsoft')
      const { connected } = await waysOf(salon(), cookie)
      const replies = await Promise.all(
        connected.map(({ id }) => post(salon(), 'auth/identities/disconnect', { id }, cookie)),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await waysOf(salon(), cookie)).connected).toHaveLength(1)
    })

    test('an account without a password gets one by mail, like any other', async () => {
      const { cookie } = await signInThrough(salon())
      const email = String(provider.person.email)
      await post(salon(), 'auth/request-password-reset', { email })
      const token = resetCode(salon())
      expect((await post(salon(), 'auth/reset-password', { token, newPassword: 'by-mail' })).status).toBe(200)
      expect(await opens(salon(), cookie)).toBe(false)
      expect((await signIn(salon(), email, 'by-mail')).status).toBe(200)
      expect((await signInThrough(salon())).query.get('arrived'), 'the other way stays').toBe('google')
    })

    test('two-step sign-in is set up and taken away without a password where there is none', async () => {
      const { cookie } = await signInThrough(salon())
      const { qr, backupCodes } = await (await post(salon(), 'auth/two-factor/enrol', {}, cookie)).json()
      const secret = new URL(qr).searchParams.get('secret') ?? ''
      const on = await post(salon(), 'auth/two-factor/verify-totp', { code: codeNow(secret, -1) }, cookie)
      const inside = cookieOf(on) || cookie
      const made = await (await post(salon(), 'auth/two-factor/generate-backup-codes', {}, inside)).json()
      expect(made.backupCodes).toHaveLength(10)
      const off = (code: string) => post(salon(), 'auth/two-factor/disable', { code }, inside)
      expect((await off(backupCodes[0])).status, 'an old one').toBe(403)
      salon().clock.now += 11 * 60_000
      expect((await off(made.backupCodes[0])).status, 'long after signing in').toBe(403)
      salon().clock.now -= 11 * 60_000
      expect((await off(made.backupCodes[0])).status).toBe(200)
    })
  },
)

test('behind https the cookie of the way is for https alone, and everything leads to the public address', async () => {
  const salon = await openSalonApp({
    ...provider.env,
    PUBLIC_URL: 'https://salon.example',
    PAYMENTS: 'practice',
  })
  const reply = await post(salon, 'auth/authorize', { provider: 'google', again: true })
  expect(reply.headers.getSetCookie().join()).toMatch(
    /^__Secure-chairside\.elsewhere=.*Max-Age=600; Path=\/api\/auth\/callback; HttpOnly; Secure; SameSite=Lax$/,
  )
  const { to } = await reply.json()
  const back = await agree({ to })
  expect(back).toMatch(/^https:\/\/salon\.example\/api\/auth\/callback\/google\?/)
  provider.plan.forgery = { text: () => 'nonsense' }
  const { at, query } = await comeBack(salon, back, cookieOf(reply))
  expect([at, query.get('again')]).toEqual(['https://salon.example/auth', '1'])
  await salon.close()
})

describe('what a provider is believed', () => {
  test('Microsoft’s word for an address counts where its tenant has proved the domain, or for a private account', async () => {
    const salon = await openSalonApp(provider.env)
    provider.is({ email: anEmail(), email_verified: undefined })
    expect((await signInThrough(salon, 'microsoft')).query.get('error_code')).toBe('email_not_verified')
    const tid = '9188040d-6c67-4c5b-b112-36a304b66dad'
    provider.is({ email: anEmail(), email_verified: undefined, tid })
    provider.plan.forgery = {
      claims: claims => ({ ...claims, iss: String(claims.iss).replace(/[^/]+$/, tid) }),
    }
    expect((await signInThrough(salon, 'microsoft')).query.get('arrived')).toBe('microsoft')
    await salon.close()
  })
})
