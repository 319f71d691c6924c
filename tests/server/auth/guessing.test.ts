// Guessing at an account: each way of it has few tries, whoever asks and through which process.
import { beforeEach, describe, expect, test } from 'vitest'
import { countCalls, countGuesses, countToday, forgetOldCounts } from '../../../sync-server/auth/guesses'
import { codeNow } from '../../support/authenticator'
import { anEmail, aSignedIn, cookieOf, ORIGIN, openSalonApp, type SalonApp } from '../support/salon-app'
import { aGuarded, post, signIn, wordsOf } from './identity'
import { withSalonOnBoth } from './on-both'

withSalonOnBoth(
  'guessing at an account',
  () => ({ RATE_ACCOUNT_FAILURES: '4' }),
  given => {
    let salon: SalonApp
    beforeEach(() => {
      salon = given()
    })

    const verify = (cookie: string, code: string): Promise<Response> =>
      post(salon, 'auth/two-factor/verify-totp', { code }, cookie)

    test('what is counted by the day outlives the tidying of each quarter, and begins anew the next day', async () => {
      const what = crypto.randomUUID()
      const late = Date.UTC(2026, 10, 21, 23, 50)
      const { database } = salon
      expect(await countToday(database, what, late - 60 * 60_000)).toBe(1)
      await countGuesses({ database, secret: 'x', most: 4, now: () => late }).take(what)
      expect(await countToday(database, what, late)).toBe(2)
      expect(await countToday(database, what, late + 15 * 60_000)).toBe(1)
    })

    test('calls of a function are counted by account and minute, many at once one by one, and go with their quarter', async () => {
      const { database } = salon
      const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()]
      const minute = 29_400_000
      const count = countCalls(database, 'functions')
      const atOnce = await Promise.all([1, 2, 3].map(() => count(mine, minute)))
      expect(atOnce.sort()).toEqual([1, 2, 3])
      expect(await countCalls(database, 'functions')(mine, minute), 'after a restart').toBe(4)
      expect(await count(other, minute)).toBe(1)
      expect(await countCalls(database, 'support-chat')(mine, minute)).toBe(1)
      expect(await count(mine, minute + 1)).toBe(1)
      await forgetOldCounts(database, (minute + 15) * 60_000)
      expect(await count(mine, minute), 'tidied').toBe(1)
    })

    describe('guessing', () => {
      test('a password has few tries an account, also many at once, and the right one after them is refused too', async () => {
        const { email } = await aSignedIn(salon)
        const tries = await Promise.all(
          Array.from({ length: 8 }, (_, n) => signIn(salon, email, `guess-${n}`)),
        )
        const statuses = tries.map(({ status }) => status).sort()
        expect(statuses.filter(status => status === 401)).toHaveLength(4)
        expect(statuses.filter(status => status === 429)).toHaveLength(4)
        const right = await signIn(salon, email.toUpperCase())
        expect(right.status, 'another spelling is the same account').toBe(429)
        expect(await wordsOf(right)).toBe(
          'Too many tries for this account. Wait a quarter of an hour and try again.',
        )
        salon.clock.now += 15 * 60_000
        expect((await signIn(salon, email)).status).toBe(200)
      })

      test('the count is of the database: a second process and a restart begin no new one, and no address lies in it', async () => {
        const { email } = await aSignedIn(salon)
        const other = await openSalonApp({ RATE_ACCOUNT_FAILURES: '4' }, null, undefined, salon.database)
        for (const at of [salon, other, salon, other])
          expect((await signIn(at, email, 'a guess')).status).toBe(401)
        const restarted = await openSalonApp({ RATE_ACCOUNT_FAILURES: '4' }, null, undefined, salon.database)
        expect((await signIn(restarted, email)).status).toBe(429)
        const kept = await salon.database.kysely.selectFrom('guesses').selectAll().execute()
        expect(JSON.stringify(kept)).not.toContain(email.split('@')[0])
        restarted.clock.now += 15 * 60_000
        expect((await signIn(restarted, email)).status).toBe(200)
        const left = await salon.database.kysely.selectFrom('guesses').selectAll().execute()
        const present = Math.floor(restarted.clock.now / (15 * 60_000))
        expect(
          left.filter(({ quarter }) => quarter < present),
          'what is over is not kept',
        ).toEqual([])
      })

      test('an address that is unknown is counted alike', async () => {
        const email = anEmail()
        const statuses = []
        for (let n = 0; n < 5; n++) statuses.push((await signIn(salon, email)).status)
        expect(statuses).toEqual([401, 401, 401, 401, 429])
      })

      test('one address has few tries, whatever accounts it names and whatever it says of itself', async () => {
        const strict = await openSalonApp({ RATE_AUTH_PER_MINUTE: '3' })
        const statuses = []
        for (let n = 0; n < 4; n++) {
          const reply = await strict.app.request(`${ORIGIN}/api/auth/sign-in/email`, {
            method: 'POST',
            headers: {
              origin: ORIGIN,
              'content-type': 'application/json',
              'x-forwarded-for': `203.0.113.${n}`,
            },
            body: JSON.stringify({ email: anEmail(), password: 'a guess' }),
          })
          statuses.push(reply.status)
        }
        expect(statuses).toEqual([401, 401, 401, 429])
        await strict.close()
      })

      test('a code at sign-in has five tries, and then needs the password again', async () => {
        const { email, secret } = await aGuarded(salon)
        const owes = cookieOf(await signIn(salon, email))
        const wrong = (n: number): string =>
          String((Number(codeNow(secret)) + 1 + n) % 1_000_000).padStart(6, '0')
        const statuses = []
        for (let n = 0; n < 6; n++) statuses.push((await verify(owes, wrong(n))).status)
        expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
        expect(statuses[5]).toBe(400)
        const right = await verify(owes, codeNow(secret))
        expect(right.status).toBe(401)
        expect(right.headers.getSetCookie().join()).not.toContain('session_token=ey')
      })

      test('the password behind an open session has few tries too', async () => {
        const { cookie } = await aSignedIn(salon)
        const statuses = []
        for (let n = 0; n < 5; n++) {
          const body = { currentPassword: `guess-${n}`, newPassword: 'mine-now' }
          statuses.push((await post(salon, 'auth/change-password', body, cookie)).status)
        }
        expect(statuses).toEqual([403, 403, 403, 403, 429])
      })

      test('nobody’s letter box is filled', async () => {
        const { email } = await aSignedIn(salon)
        for (let n = 0; n < 6; n++) await post(salon, 'auth/request-password-reset', { email })
        expect(salon.mails).toHaveLength(4)
      })
    })
  },
)
