// Emails are proved by a mailed link before a model is called and before many sounds are kept; nothing else waits.
import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { answerNext } from '../../../sync-server/asks/worker'
import { putBlob } from '../../../sync-server/db/blobs'
import { recordsByIds } from '../../../sync-server/db/records'
import { anEmail, aSignedIn, ORIGIN, type SalonApp, syncWith } from '../support/salon-app'
import { withSalonOnBoth } from './on-both'

const QUESTION = {
  clientName: 'Amelia',
  currentColor: 'Natural level 6, virgin',
  desiredColor: '7/3 golden blonde',
  hairCondition: 'Healthy',
}
const HOUR_MS = 3_600_000
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const env = { PROVE_EMAIL: 'on', STORAGE_MAX_MB: '30', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' }

withSalonOnBoth(
  'an email',
  () => env,
  salon => {
    const post = (path: string, body: unknown = {}, cookie?: string): Promise<Response> =>
      salon().call(`/api/${path}`, { body, ...(cookie ? { cookie } : {}) })
    const codeOf = async (reply: Response) => [reply.status, (await reply.json()).code]
    const linkTo = (email: string): string => {
      const text = salon().mails.findLast(({ to }) => to === email)?.text ?? ''
      return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
    }
    const tokenTo = (email: string): string => new URL(linkTo(email)).searchParams.get('code') ?? ''
    const prove = async (email: string): Promise<number> =>
      (await post('auth/prove-email', { token: tokenTo(email) })).status
    const emailShown = async (cookie: string) =>
      (await (await salon().call('/api/security', { cookie })).json()).email

    function countingModel(on: SalonApp): () => number {
      let calls = 0
      on.answering.model = {
        name: 'stand-in',
        ask: async () => {
          calls++
          return { ok: true }
        },
      }
      return () => calls
    }
    /** How often a model is called where everything is asked that asks one. */
    async function askAll(cookie: string): Promise<void> {
      const answered = await post('functions/get-color-formula', QUESTION, cookie)
      expect(answered.status, 'the built-in engine answers').toBe(200)
      await post('models/test', {}, cookie)
      const scenario = { title: 'Mine', description: 'A client' }
      const messages = [{ role: 'user', content: 'Hello, how can I help you today?' }]
      await post('functions/practice-conversation', { scenario, messages }, cookie)
    }

    test('that nobody has proved reaches no model, and the link changes that', async () => {
      const { cookie, email } = await aSignedIn(salon())
      const calls = countingModel(salon())
      await askAll(cookie)
      expect(calls()).toBe(0)
      const tried = await (await post('models/test', {}, cookie)).json()
      expect(tried).toMatchObject({ ok: false, code: 'email-unproved' })
      expect(await emailShown(cookie)).toEqual({ address: email, proved: false })

      // Where a model may answer the link came with the account.
      expect(linkTo(email)).toContain(`${ORIGIN}/auth?type=prove&code=`)
      expect(await prove(email)).toBe(200)
      expect(await emailShown(cookie)).toEqual({ address: email, proved: true })
      await askAll(cookie)
      expect(calls(), 'the control').toBe(3)
      expect(await prove(email), 'opened once more').toBe(200)
    })

    test('that nobody has proved: its ask is answered by the engine, and told why', async () => {
      const who = await aSignedIn(salon())
      const calls = countingModel(salon())
      const { database, answering, clock } = salon()
      const work = {
        database,
        answering,
        dailyCap: 10,
        spending: { houseCap: 10, wantsProof: true },
        now: () => clock.now,
      }
      const ask = async () => {
        const patch = {
          tool: 'colour-formula',
          tool_version: 1,
          client_id: null,
          client_name: 'Amelia',
          input: QUESTION,
          facts: NO_FACTS,
          draft: null,
          sheet: null,
          device: 'tablet',
          asked_at: new Date(clock.now).toISOString(),
        }
        const id = crypto.randomUUID()
        const change = {
          id,
          op: 'create',
          kind: 'ask',
          recordId: id,
          person: null,
          at: clock.now,
          patch,
          base: {},
        }
        const pushed = await (await syncWith(salon(), { ...who, changes: [change] })).json()
        expect(pushed.refused).toEqual([])
        while (await answerNext(work, 'worker'));
        const [row] = await recordsByIds(database, who.account, [id])
        return JSON.parse(row?.fields ?? '{}')
      }
      expect(await ask()).toMatchObject({
        answered_by: 'engine',
        failure: null,
        answer_notes: [expect.stringContaining('Your email isn’t confirmed yet')],
      })
      expect(calls()).toBe(0)
      await prove(who.email)
      await ask()
      expect(calls(), 'the control').toBeGreaterThan(0)
    })

    test('gets a new link on asking; one that is a day old proves nothing', async () => {
      const { cookie, email } = await aSignedIn(salon())
      salon().clock.now += 25 * HOUR_MS
      expect(await codeOf(await post('auth/prove-email', { token: tokenTo(email) }))).toEqual([
        410,
        'link-over',
      ])
      expect((await emailShown(cookie)).proved).toBe(false)
      const before = salon().mails.length
      expect((await post('auth/prove-email/send', {}, cookie)).status).toBe(200)
      expect(salon().mails.length).toBe(before + 1)
      expect(await prove(email)).toBe(200)
      // Proved: nothing more is mailed.
      await post('auth/prove-email/send', {}, cookie)
      expect(salon().mails.length).toBe(before + 1)
    })

    test('is proved by its link after the password was changed, which ends a reset link', async () => {
      const { cookie, email } = await aSignedIn(salon())
      const proof = tokenTo(email)
      await post('auth/request-password-reset', { email })
      const reset = tokenTo(email)
      const passwords = { currentPassword: 'thin-scissors', newPassword: 'six-strands' }
      expect((await post('auth/change-password', passwords, cookie)).status).toBe(200)
      expect(
        (await post('auth/reset-password', { token: reset, newPassword: 'a-thief-was-here' })).status,
      ).toBe(400)
      expect((await post('auth/prove-email', { token: proof })).status).toBe(200)
    })

    test('is proved by no guess, by no stranger’s link, and mails are not sent without end', async () => {
      const mine = await aSignedIn(salon())
      const other = await aSignedIn(salon())
      for (const token of ['x', 'a'.repeat(43), ''])
        expect((await post('auth/prove-email', { token })).status).toBeGreaterThanOrEqual(400)
      expect(await prove(other.email)).toBe(200)
      expect((await emailShown(mine.cookie)).proved).toBe(false)
      expect((await post('auth/prove-email/send')).status).toBe(401)
      const statuses: number[] = []
      for (let n = 0; n < 12; n++)
        statuses.push((await post('auth/prove-email/send', {}, mine.cookie)).status)
      expect(statuses.at(0)).toBe(200)
      expect(statuses.at(-1)).toBe(429)
    })

    test('is proved by a reset link as well, which was mailed to it', async () => {
      const { email, cookie } = await aSignedIn(salon())
      await post('auth/request-password-reset', { email })
      const reset = await post('auth/reset-password', { token: tokenTo(email), newPassword: 'six-strands' })
      expect(reset.status).toBe(200)
      const again = await post('auth/sign-in/email', { email, password: 'six-strands' })
      const session = again.headers.getSetCookie().map(each => each.split(';')[0])
      expect(cookie).not.toBe('')
      expect((await emailShown(session.join('; '))).proved).toBe(true)
    })

    /** A memo whose record is here, and its sound on the way. */
    async function sendSound(who: { account: string; cookie: string }, size: number): Promise<Response> {
      const bytes = new Uint8Array(randomBytes(size))
      const hash = hashOf(bytes)
      const patch = {
        client_id: null,
        recorded_at: new Date(salon().clock.now).toISOString(),
        type: 'audio/webm',
        duration: 12,
        bytes: size,
        hash,
        text: null,
        into: 'note',
        device: 'tablet',
        who: null,
      }
      const change = {
        id: crypto.randomUUID(),
        op: 'create',
        kind: 'memo',
        recordId: crypto.randomUUID(),
        person: null,
        at: salon().clock.now,
        patch,
        base: {},
      }
      const pushed = await (await syncWith(salon(), { ...who, changes: [change] })).json()
      expect(pushed.refused, 'records always go').toEqual([])
      return salon().app.request(`${ORIGIN}/api/blobs/${hash}`, {
        method: 'PUT',
        headers: {
          origin: ORIGIN,
          cookie: who.cookie,
          'content-type': 'audio/webm',
          'x-chairside-account': who.account,
        },
        body: bytes,
      })
    }
    const keep = (account: string, megabytes: number) =>
      putBlob(
        salon().database,
        {
          account,
          hash: hashOf(new Uint8Array(randomBytes(8))),
          type: 'audio/webm',
          width: null,
          height: null,
          bytes: new Uint8Array(megabytes * 1_000_000),
          created_at: salon().clock.now,
        },
        'function',
      )
    const storage = async (cookie: string) => (await salon().call('/api/storage', { cookie })).json()

    test('has room for 20 MB of sounds before it is proved, and for all of it afterwards', async () => {
      const who = await aSignedIn(salon())
      await keep(who.account, 19)
      expect((await sendSound(who, 500_000)).status).toBe(200)
      const refused = await sendSound(who, 600_000)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({
        code: 'email-unproved',
        error: expect.stringContaining('20 MB of sounds and photos are kept before your email is confirmed'),
      })
      expect(await storage(who.cookie)).toMatchObject({ used: 19_500_000, max: 30_000_000 })
      await prove(who.email)
      expect((await sendSound(who, 600_000)).status).toBe(200)

      await keep(who.account, 9)
      const full = await sendSound(who, 1_000_000)
      expect(full.status).toBe(507)
      expect(await full.json()).toMatchObject({
        code: 'storage-full',
        error: expect.stringContaining('30 MB of 30 MB is used'),
      })
      // Another salon has room of its own.
      expect((await sendSound(await aSignedIn(salon(), anEmail()), 600_000)).status).toBe(200)
    })
  },
)
