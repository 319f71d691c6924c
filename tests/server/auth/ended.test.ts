// A session that was ended from elsewhere is told from one that ran out or was signed out here; its tablet may be told to
// forget the salon, and says once that it has.
import { createECDH } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { whyNobody } from '../../../sync-server/auth/ended'
import { aSignedIn, cookieOf, type SalonApp } from '../support/salon-app'
import { aGuarded, PASSWORD, post, resetCode, signIn } from './identity'
import { withSalonOnBoth } from './on-both'

withSalonOnBoth(
  'ended sessions',
  () => ({}),
  given => {
    let salon: SalonApp
    let owner: Awaited<ReturnType<typeof aSignedIn>>
    /** The cookie of the tablet that is away. */
    let tablet: string
    beforeEach(async () => {
      salon = given()
      owner = await aSignedIn(salon)
      tablet = cookieOf(await signIn(salon, owner.email))
    })
    const shown = async () => (await salon.call('/api/security', { cookie: owner.cookie })).json()
    const end = (body: unknown) => post(salon, 'sessions/end', body, owner.cookie)
    const idOfTablet = async (): Promise<string> =>
      (await shown()).sessions.find(({ here }: { here: boolean }) => !here).id
    /** What a tablet hears that says whose database it has. */
    async function hears(cookie: string, account = owner.account): Promise<unknown[]> {
      const codes = []
      const headers = { 'x-chairside-account': account }
      for (const path of ['/api/session', '/api/digest', '/api/poke']) {
        const reply = await salon.call(path, { cookie, headers })
        codes.push(reply.status === 401 ? (await reply.json()).code : reply.status)
      }
      const cursor = { epoch: '', version: 0 }
      const sync = await salon.call('/api/sync', {
        cookie,
        headers,
        body: { account, device: 'd', schema: 1, clock: salon.clock.now, cursor, changes: [] },
      })
      return [...new Set([...codes, sync.status === 401 ? (await sync.json()).code : sync.status])]
    }
    const ENDED = ['session-ended']
    const RAN_OUT = ['sign-in-needed']

    describe('by the owner', () => {
      test.each([
        ['this one, in the list', async () => end({ id: await idOfTablet() })],
        ['the others', async () => end({ scope: 'others' })],
        ['everywhere', async () => end({ scope: 'global' })],
        [
          'a new password',
          async () =>
            post(
              salon,
              'auth/change-password',
              { currentPassword: PASSWORD, newPassword: 'new-scissors' },
              owner.cookie,
            ),
        ],
        [
          'a new password by mail',
          async () => {
            await post(salon, 'auth/request-password-reset', { email: owner.email })
            return post(salon, 'auth/reset-password', {
              token: resetCode(salon),
              newPassword: 'new-scissors',
            })
          },
        ],
      ])('%s: its tablet hears that it was ended', async (_, act) => {
        expect((await act()).status).toBe(200)
        expect(await hears(tablet)).toEqual(ENDED)
      })
    })

    describe('not from elsewhere', () => {
      test('signing out on the tablet itself', async () => {
        await post(salon, 'auth/sign-out', {}, tablet)
        expect(await hears(tablet)).toEqual(RAN_OUT)
      })

      test('signing out everywhere, where it was done', async () => {
        await end({ scope: 'global' })
        expect(await hears(owner.cookie)).toEqual(RAN_OUT)
      })

      test('one that ran out', async () => {
        const past = salon.database.dialect === 'postgres' ? new Date(0) : new Date(0).toISOString()
        const token = /session_token=(\w+)/.exec(tablet)?.[1]
        await sql`update session set "expiresAt" = ${past} where token = ${token}`.execute(
          salon.database.kysely,
        )
        expect(await hears(tablet)).toEqual(RAN_OUT)
        expect((await shown()).ended).toEqual([])
      })

      test('sign-ins that owe a code', async () => {
        const { email, account, cookie } = await aGuarded(salon)
        const noted = async () =>
          (
            await sql<{ agent: string }>`select agent from ended_sessions where account = ${account}`.execute(
              salon.database.kysely,
            )
          ).rows.length
        const before = await noted()
        for (let n = 0; n < 3; n++) expect((await signIn(salon, email)).status).toBe(200)
        expect(await noted()).toBe(before)
        const { ended, sessions } = await (await salon.call('/api/security', { cookie })).json()
        expect([ended.length, sessions.length]).toEqual([before, 1])
      })

      test('no cookie, or a made-up one', async () => {
        await end({ scope: 'others' })
        expect(await hears('')).toEqual(RAN_OUT)
        expect(await hears('chairside.session_token=abc.def')).toEqual(RAN_OUT)
      })
    })

    test('another account’s database on the same tablet isn’t told of it', async () => {
      const other = await aSignedIn(salon)
      await end({ scope: 'others' })
      expect(await hears(tablet, other.account)).toEqual(RAN_OUT)
      expect(await hears(tablet)).toEqual(ENDED)
    })

    test('is remembered as long as the session would have lived, by its hash alone', async () => {
      await end({ scope: 'others' })
      const token = /session_token=(\w+)/.exec(tablet)?.[1] ?? 'none'
      const held = await sql`select * from ended_sessions where account = ${owner.account}`.execute(
        salon.database.kysely,
      )
      expect(held.rows).toHaveLength(1)
      expect(JSON.stringify(held.rows)).not.toContain(token)
      await sql`update ended_sessions set until = 0`.execute(salon.database.kysely)
      await signIn(salon, owner.email)
      await end({ scope: 'others' })
      const left = await sql`select * from ended_sessions where until = 0`.execute(salon.database.kysely)
      expect(left.rows).toEqual([])
    })

    test('an account that is gone says so, whatever ended before', async () => {
      await end({ scope: 'others' })
      await sql`update accounts set deleted_at = 1 where account = ${owner.account}`.execute(
        salon.database.kysely,
      )
      const headers = new Headers({ cookie: tablet })
      expect(await whyNobody(salon.database, headers, undefined)).toBe('account-gone')
    })

    test('an account that is closed says so to tablets that nobody ended, and to no other', async () => {
      const atWork = cookieOf(await signIn(salon, owner.email))
      await end({ id: await idOfTablet() })
      const gone = (await hears(tablet)).join() === 'session-ended' ? tablet : atWork
      const left = gone === tablet ? atWork : tablet
      await post(salon, 'account/delete', { account: owner.account, password: PASSWORD }, owner.cookie)
      expect(await hears(gone)).toEqual(ENDED)
      expect(await hears(left)).toEqual([423])
    })

    describe('told to forget', () => {
      const forgotten = (cookie: string) => post(salon, 'session/forgotten', {}, cookie)

      test('the tablet hears it until it says that it has, once; the list says what is known', async () => {
        const id = await idOfTablet()
        expect((await end({ id, forget: true })).status).toBe(200)
        expect((await shown()).ended).toMatchObject([{ id, forget: true, forgotten: null }])
        expect(await hears(tablet)).toEqual(['forget-salon'])
        expect(await hears(tablet)).toEqual(['forget-salon'])
        const receipt = await forgotten(tablet)
        expect(receipt.status).toBe(200)
        expect(receipt.headers.get('clear-site-data')).toBe('"cache"')
        expect(await hears(tablet)).toEqual(ENDED)
        expect((await forgotten(tablet)).status).toBe(401)
        expect((await shown()).ended).toMatchObject([
          { id, forgotten: new Date(salon.clock.now).toISOString() },
        ])
      })

      test('one that was ended before can be told later', async () => {
        const id = await idOfTablet()
        await end({ id })
        expect((await shown()).ended).toMatchObject([{ id, forget: false, forgotten: null }])
        expect((await end({ id, forget: true })).status).toBe(200)
        expect(await hears(tablet)).toEqual(['forget-salon'])
      })

      test('by nobody but the account’s owner, and no receipt is made up', async () => {
        const id = await idOfTablet()
        await end({ id })
        const stranger = await aSignedIn(salon)
        expect((await post(salon, 'sessions/end', { id, forget: true }, stranger.cookie)).status).toBe(404)
        expect(await hears(tablet)).toEqual(ENDED)
        for (const cookie of [tablet, stranger.cookie, '', owner.cookie])
          expect((await forgotten(cookie)).status).toBe(401)
      })
    })

    test('its notifications end with it, and no other’s', async () => {
      const endpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const p256dh = pair.getPublicKey().toString('base64url')
      const keys = { p256dh, auth: Buffer.alloc(16, 7).toString('base64url') }
      const subscribe = (device: string, cookie: string) =>
        post(salon, 'push/subscribe', { device, endpoint: endpoint(device), keys }, cookie)
      expect((await subscribe('here', owner.cookie)).status).toBe(200)
      expect((await subscribe('away', tablet)).status).toBe(200)
      await end({ scope: 'others' })
      const left = await sql<{ device: string }>`select device from push_subscriptions
        where account = ${owner.account}`.execute(salon.database.kysely)
      expect(left.rows).toEqual([{ device: 'here' }])
    })

    test('signing out empties the browser’s cache where the salon is removed, and no other store', async () => {
      const out = (body: unknown, cookie: string) => post(salon, 'auth/sign-out', body, cookie)
      expect((await out({}, tablet)).headers.get('clear-site-data')).toBeNull()
      const reply = await out({ remove: true }, owner.cookie)
      expect([reply.status, reply.headers.get('clear-site-data')]).toEqual([200, '"cache"'])
      expect(cookieOf(reply)).toContain('session_token=')
      // Where the session is gone already, too: what was read aloud still lies there.
      expect((await out({ remove: true }, '')).headers.get('clear-site-data')).toBe('"cache"')
    })
  },
)
