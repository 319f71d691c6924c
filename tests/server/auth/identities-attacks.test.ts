// Attempts on an account by a sign-in elsewhere that is not its owner's. Each leaves the accounts as they were.
import { beforeEach, expect, test } from 'vitest'
import type { OpenIdStandIn } from '../../support/openid'
import { anEmail, aSignedIn, cookieOf, ORIGIN } from '../support/salon-app'
import {
  agree,
  comeBack,
  connectThrough,
  expectRefused,
  playedProvider,
  setOut,
  signInThrough,
  users,
  waysOf,
} from './elsewhere'
import { opens, PASSWORD, post, resetCode, signIn } from './identity'
import { withSalonOnBoth } from './on-both'

const played = playedProvider()
let provider: OpenIdStandIn
beforeEach(() => {
  provider = played()
})

withSalonOnBoth(
  'attempts on accounts through a provider',
  () => played().env,
  salon => {
    test('an address that has a password here is not entered by a provider’s word for it', async () => {
      const { email, account } = await aSignedIn(salon())
      const before = await users(salon())
      for (const email_verified of [true, false]) {
        provider.is({ email: email.toUpperCase(), email_verified })
        expectRefused(
          await signInThrough(salon()),
          email_verified ? 'account_not_linked' : 'email_not_verified',
        )
      }
      expect(await users(salon())).toBe(before)
      const told = await (await signIn(salon(), email)).json()
      expect(told.user.id).toBe(account)
    })

    test('an address that nobody stands for makes no account, nor does none at all', async () => {
      const before = await users(salon())
      provider.is({ email: anEmail(), email_verified: false })
      expectRefused(await signInThrough(salon()), 'email_not_verified')
      provider.is({})
      expectRefused(await signInThrough(salon()), 'email_missing')
      expect(await users(salon())).toBe(before)
    })

    test('one that the provider gives another address later leads to the same account, not to the address’s', async () => {
      const victim = await aSignedIn(salon())
      const { cookie } = await signInThrough(salon())
      const mine = await (await salon().call('/api/session', { cookie })).json()
      provider.is({ ...provider.person, email: victim.email })
      const next = await signInThrough(salon())
      const told = await (await salon().call('/api/session', { cookie: next.cookie })).json()
      expect(told.account.id).toBe(mine.account.id)
    })

    test('somebody’s sign-in elsewhere is not connected to a second account', async () => {
      const [mine, theirs] = [await aSignedIn(salon()), await aSignedIn(salon())]
      await connectThrough(salon(), theirs.cookie)
      expectRefused(
        await connectThrough(salon(), mine.cookie),
        'identity_already_exists',
        '/settings/security',
      )
      expect((await waysOf(salon(), mine.cookie)).connected).toEqual([])
      expect((await waysOf(salon(), theirs.cookie)).connected).toHaveLength(1)
    })

    test('what one account begins to connect is not connected to another that has signed in since', async () => {
      const [mine, theirs] = [await aSignedIn(salon()), await aSignedIn(salon())]
      const path = 'auth/identities/authorize'
      const journey = await setOut(salon(), { path, cookie: mine.cookie })
      const back = await agree(journey)
      const arrived = await comeBack(salon(), back, `${theirs.cookie}; ${journey.browser}`)
      expectRefused(arrived, 'state_mismatch', '/settings/security')
      expect((await waysOf(salon(), theirs.cookie)).connected).toEqual([])
      const out = await setOut(salon(), { path, cookie: mine.cookie })
      expectRefused(
        await comeBack(salon(), await agree(out), out.browser),
        'state_mismatch',
        '/settings/security',
      )
      expect((await waysOf(salon(), mine.cookie)).connected).toEqual([])
    })

    test('connecting and taking away are for whoever is signed in, on their own account, from our own pages', async () => {
      const [mine, theirs] = [await aSignedIn(salon()), await aSignedIn(salon())]
      await connectThrough(salon(), theirs.cookie)
      const [way] = (await waysOf(salon(), theirs.cookie)).connected
      const calls = [
        ['auth/identities/authorize', { provider: 'google' }],
        ['auth/identities/disconnect', { id: way?.id, password: PASSWORD }],
        ['auth/first-password', { newPassword: 'thiefs-own' }],
      ] as const
      for (const [path, body] of calls) {
        expect((await post(salon(), path, body)).status, path).toBe(401)
        const foreign = await salon().app.request(`${ORIGIN}/api/${path}`, {
          method: 'POST',
          headers: {
            origin: 'https://evil.example',
            cookie: theirs.cookie,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        })
        expect(foreign.status, path).toBe(403)
      }
      const stolen = { id: way?.id, password: PASSWORD }
      expect((await post(salon(), 'auth/identities/disconnect', stolen, mine.cookie)).status).toBe(404)
      const over = { newPassword: 'thiefs-own' }
      expect((await post(salon(), 'auth/first-password', over, theirs.cookie)).status).toBe(409)
      expect((await waysOf(salon(), theirs.cookie)).connected).toHaveLength(1)
    })

    test('the session of before is not the session afterwards', async () => {
      const planted = 'chairside.session_token=planted-by-another'
      const journey = await setOut(salon())
      const arrived = await comeBack(salon(), await agree(journey), `${planted}; ${journey.browser}`)
      expect(arrived.cookie).not.toContain('planted-by-another')
      expect(await opens(salon(), planted)).toBe(false)
      expect(await opens(salon(), arrived.cookie)).toBe(true)
    })

    test('whoever gets an account back by mail gets it alone: ways in under another address go', async () => {
      const owner = await aSignedIn(salon())
      await connectThrough(salon(), owner.cookie)
      const thief = String(provider.person.sub)
      const own = { email: owner.email, xms_edov: true }
      provider.is(own)
      await connectThrough(salon(), owner.cookie, 'microsoft')
      await post(salon(), 'auth/request-password-reset', { email: owner.email })
      const token = resetCode(salon())
      await post(salon(), 'auth/reset-password', { token, newPassword: 'my-own-again' })
      expect(salon().mails.at(-1)?.text).toContain('were disconnected')
      const { cookie } = await signInThrough(salon(), 'microsoft')
      expect((await waysOf(salon(), cookie)).connected.map(way => way.provider)).toEqual(['microsoft'])
      provider.is({ sub: thief, email: anEmail() })
      const theirs = await signInThrough(salon())
      const told = await (await salon().call('/api/session', { cookie: theirs.cookie })).json()
      expect(told.account.id).not.toBe(owner.account)
    })

    test('two that connect one person at the same moment don’t both have him', async () => {
      const [mine, theirs] = [await aSignedIn(salon()), await aSignedIn(salon())]
      await Promise.all([connectThrough(salon(), mine.cookie), connectThrough(salon(), theirs.cookie)])
      const all = [
        ...(await waysOf(salon(), mine.cookie)).connected,
        ...(await waysOf(salon(), theirs.cookie)).connected,
      ]
      expect(all).toHaveLength(1)
    })

    test('somebody new who comes twice at once gets one account', async () => {
      const before = await users(salon())
      const both = await Promise.all([signInThrough(salon()), signInThrough(salon())])
      expect(both.map(({ query }) => query.get('arrived'))).toEqual(['google', 'google'])
      expect(await users(salon())).toBe(before + 1)
    })

    test('secrets stand in no address and no answer', async () => {
      const journey = await setOut(salon())
      const back = await agree(journey)
      const reply = await salon().app.request(back, { headers: { cookie: journey.browser } })
      const seen = [journey.to, reply.headers.get('location'), await reply.text(), cookieOf(reply)].join()
      for (const secret of [
        provider.env.GOOGLE_CLIENT_SECRET,
        provider.exchanged.at(-1)?.get('code_verifier'),
      ])
        expect(seen).not.toContain(secret)
      const kept = JSON.stringify(await (await salon().auth.$context).adapter.findMany({ model: 'account' }))
      expect(kept, 'no token of the provider is kept').not.toMatch(/eyJ/)
    })
  },
)
