// A tablet that is locked is locked at the server, too: its session reads nothing, and what must go on goes on.
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetOldLocks } from '../../../sync-server/db/sessions'
import { run } from '../../../sync-server/db/statements'
import { aSignedIn, cookieOf, ORIGIN, type SalonApp, syncWith } from '../support/salon-app'
import { post, signIn } from './identity'
import { withSalonOnBoth } from './on-both'

withSalonOnBoth(
  'a locked session',
  () => ({}),
  given => {
    let salon: SalonApp
    let who: Awaited<ReturnType<typeof aSignedIn>>
    const aClient = () => ({
      id: crypto.randomUUID(),
      op: 'create',
      kind: 'client',
      recordId: crypto.randomUUID(),
      person: null,
      at: salon.clock.now,
      patch: { name: 'Keira', created_at: new Date(salon.clock.now).toISOString(), concerns: [] },
    })
    beforeEach(async () => {
      salon = given()
      who = await aSignedIn(salon)
    })
    const lock = (locked: boolean, cookie = who.cookie) => post(salon, 'session/lock', { locked }, cookie)
    const read = (path: string, cookie = who.cookie) => salon.call(`/api/${path}`, { cookie })

    test('reads no report, no history, nothing that was sent, and who is signed in where', async () => {
      const client = aClient()
      await syncWith(salon, { ...who, changes: [client] })
      const reading = [
        `clients/${client.recordId}/report`,
        `clients/${client.recordId}/report.pdf`,
        `records/${client.recordId}/history`,
        'models/sent',
        'security',
      ]
      for (const path of reading) expect((await read(path)).status, path).toBe(200)
      expect((await lock(true)).status).toBe(200)
      for (const path of reading) {
        const reply = await read(path)
        expect([reply.status, (await reply.json()).code], path).toEqual([423, 'locked'])
      }
      const asked = await post(salon, 'functions/check-subscription', {}, who.cookie)
      expect(asked.status).toBe(423)
      expect((await post(salon, 'sessions/end', { scope: 'others' }, who.cookie)).status).toBe(423)
      expect(await (await read('session')).json()).toMatchObject({ locked: true })
      await lock(false)
      for (const path of reading) expect((await read(path)).status, path).toBe(200)
      expect(await (await read('session')).json()).toMatchObject({ locked: false })
    })

    test('is swept once it is over, and never before', async () => {
      await lock(true)
      const db = salon.database
      const locks = () => run(db, 'select session from session_locks where account = ?', [who.account])
      await forgetOldLocks(db, Date.now())
      expect(await locks()).toHaveLength(1)
      expect(await (await read('session')).json()).toMatchObject({ locked: true })
      await forgetOldLocks(db, Date.now() + 5 * 365 * 86_400_000)
      expect(await locks()).toEqual([])
    })

    test('every address is shut but those that are named, whatever is added later', async () => {
      await lock(true)
      const open: string[] = []
      const reading = salon.app.routes.filter(
        ({ method, path }) => method === 'GET' && path.startsWith('/api/'),
      )
      for (const path of new Set(reading.map(({ path }) => path.replace(/:\w+/g, 'x1')))) {
        if (path.includes('*') || path === '/api/poke') continue
        if ((await salon.call(path, { cookie: who.cookie })).status !== 423) open.push(path)
      }
      expect(open.sort()).toEqual([
        '/api/auth/callback/x1',
        '/api/auth/providers',
        '/api/digest',
        '/api/openapi.json',
        '/api/payments',
        '/api/public-key',
        '/api/push/key',
        '/api/session',
        '/api/voice-test',
      ])
    })

    test('sends what was written, is told of timers, and signs out', async () => {
      await lock(true)
      const sent = await syncWith(salon, { ...who, changes: [aClient()] })
      expect(sent.status).toBe(200)
      expect((await sent.json()).accepted).toHaveLength(1)
      expect((await read('push/key')).status).toBe(200)
      expect((await post(salon, 'known', { changes: [] }, who.cookie)).status).toBe(200)
      expect((await post(salon, 'auth/sign-out', {}, who.cookie)).status).toBe(200)
      // Whoever signs in has given the password: theirs is another session.
      const again = cookieOf(await signIn(salon, who.email))
      expect((await read('security', again)).status).toBe(200)
    })

    test('locks no other tablet of the salon', async () => {
      const other = cookieOf(await signIn(salon, who.email))
      await lock(true)
      expect((await read('security', other)).status).toBe(200)
      expect((await read('security')).status).toBe(423)
    })

    describe('the word of the tablet', () => {
      test('is taken twice, and from the app’s own page alone', async () => {
        expect([(await lock(true)).status, (await lock(true)).status]).toEqual([200, 200])
        const from = (headers: Record<string, string>) =>
          salon.app.request(`${ORIGIN}/api/session/lock`, {
            method: 'POST',
            headers: { cookie: who.cookie, 'content-type': 'application/json', ...headers },
            body: '{"locked":false}',
          })
        const whose = { 'x-chairside-account': who.account }
        expect((await from({ origin: ORIGIN })).status).toBe(428)
        expect((await from({ ...whose, 'sec-fetch-site': 'same-site' })).status).toBe(403)
        expect((await from({ ...whose, 'sec-fetch-mode': 'navigate' })).status).toBe(403)
        expect((await from({ ...whose, origin: 'https://evil.example' })).status).toBe(403)
        expect((await read('security')).status).toBe(423)
        expect((await from({ ...whose, origin: ORIGIN, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
        expect((await read('security')).status).toBe(200)
      })

      test('that it is open again holds at once, at every process of the server', async () => {
        const { makeLookup } = await import('../../../sync-server/auth/lookup')
        const { isSessionLocked } = await import('../../../sync-server/db/sessions')
        const another = makeLookup(
          salon.auth,
          () => salon.clock.now,
          session => isSessionLocked(salon.database, session),
        )
        const headers = new Headers({ cookie: who.cookie })
        await lock(true)
        expect((await another.seatOf(headers))?.locked).toBe(true)
        await lock(false)
        expect((await another.seatOf(headers))?.locked).toBe(false)
      })
    })
  },
)
