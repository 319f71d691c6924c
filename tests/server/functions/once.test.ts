// One Idempotency-Key, one answer: however often it is sent, at once or after a crash.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetOldCounts } from '../../../sync-server/auth/guesses'
import { functions } from '../../../sync-server/functions/list'
import { aSignedIn, ORIGIN, openSalonApp, type SalonApp } from '../support/salon-app'
import { put, type SignedIn } from './salon-records'

const PATH = '/api/functions/get-color-formula'
const QUESTION = {
  clientName: 'Amelia',
  currentColor: 'Natural level 6, virgin',
  desiredColor: '7/3 golden blonde',
  hairCondition: 'Healthy',
}

describe('over HTTP', () => {
  let salon: SalonApp
  let who: SignedIn
  let calls: number
  let answerAfterMs: number
  beforeEach(async () => {
    salon = await openSalonApp({ RATE_FUNCTIONS_PER_MINUTE: '40' })
    who = await aSignedIn(salon)
    calls = 0
    answerAfterMs = 0
    salon.answering.model = {
      name: 'stand-in',
      ask: async () => {
        calls++
        await new Promise(resolve => setTimeout(resolve, answerAfterMs))
        return null
      },
    }
  })
  afterEach(() => salon.close())

  const send = (key: string | null, body: unknown = QUESTION, by = who): Promise<Response> =>
    Promise.resolve(
      salon.app.request(`${ORIGIN}${PATH}`, {
        method: 'POST',
        headers: {
          origin: ORIGIN,
          cookie: by.cookie,
          'x-chairside-account': by.account,
          'content-type': 'application/json',
          ...(key === null ? {} : { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
      }),
    )

  test('the same again gets the same answer, and no second call', async () => {
    const first = await send('one')
    const again = await send('one')
    expect(await again.text()).toBe(await first.text())
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(calls).toBe(1)
    await send(null)
    await send('two')
    expect(calls, 'the control: without the key, or with another, it is a new request').toBe(3)
  })

  test('the answer stands although the records have changed meanwhile', async () => {
    const first = await (await send('one')).text()
    await put(salon, who, [
      { kind: 'client', id: 'amelia', patch: { name: 'Amelia', no_ai: true, concerns: [] } },
    ])
    expect(await (await send('one')).text()).toBe(first)
  })

  test('two at once: one runs, the other waits for its answer', async () => {
    answerAfterMs = 250
    const replies = await Promise.all(['same', 'same', 'same'].map(key => send(key)))
    const texts = await Promise.all(replies.map(reply => reply.text()))
    expect(new Set(texts).size).toBe(1)
    expect(calls).toBe(1)
  })

  test('another request under the key is refused in words', async () => {
    await send('one')
    const reply = await send('one', { ...QUESTION, desiredColor: '8/1' })
    expect(reply.status).toBe(422)
    expect(await reply.json()).toEqual({
      error: 'This Idempotency-Key was used for another request. Send a new key with a new request.',
      code: 'key-reused',
    })
    expect(calls).toBe(1)
  })

  test.each(['', '{', 'null', '[]', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`])(
    'a body that is no question is refused: %#',
    async text => {
      const reply = await salon.app.request(`${ORIGIN}${PATH}`, {
        method: 'POST',
        headers: {
          origin: ORIGIN,
          cookie: who.cookie,
          'x-chairside-account': who.account,
          'idempotency-key': 'broken',
        },
        body: text,
      })
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({ code: 'bad-request' })
    },
  )

  test('a key belongs to its account', async () => {
    const other = await aSignedIn(salon)
    await send('one')
    const reply = await send('one', { ...QUESTION, desiredColor: '8/1' }, other)
    expect(reply.status).toBe(200)
  })

  test('a day later the key is free again', async () => {
    await send('one')
    salon.clock.now += 86_400_001
    await send('one')
    expect(calls).toBe(2)
  })

  test('what was refused can be sent again under its key', async () => {
    expect((await send('one', { ...QUESTION, desiredColor: '' })).status).toBe(400)
    expect((await send('one')).status).toBe(200)
  })

  test.each(['with space', 'x'.repeat(201)])('a key that is none is refused: %s', async key => {
    const reply = await send(key)
    expect(reply.status).toBe(400)
    expect(calls).toBe(0)
  })

  test('after a crash in the middle the next one answers, and asks no model a second time', async () => {
    salon.answering.model = {
      name: 'stand-in',
      ask: () => {
        calls++
        return new Promise(() => undefined)
      },
    }
    void send('one')
    await expect.poll(() => calls).toBe(1)
    // That process is never heard of again: its lease runs out.
    salon.clock.now += 60_000
    const reply = await send('one')
    expect(await reply.json()).toMatchObject({ answeredBy: 'engine' })
    expect(calls).toBe(1)
  })

  test('one whose lease ran out before its call makes none, and gives the answer of who took over', async () => {
    // The first comes as far as its call, and stands still there while its lease runs out.
    let goOn = (): void => undefined
    const held = new Promise<void>(resolve => {
      goOn = resolve
    })
    const { kysely } = salon.database
    const owner = async (): Promise<string | undefined> =>
      (await kysely.selectFrom('once').select('owner').executeTakeFirst())?.owner
    const colour = functions.find(({ name }) => PATH.endsWith(name))
    if (!colour) throw new Error('No such function')
    const run = vi.spyOn(colour, 'run').mockImplementationOnce(async call => {
      await held
      const { model } = await call.answering({ tool: 'colour-formula' })
      return { asked: model !== null }
    })
    const first = send('one')
    await expect.poll(owner).toBeDefined()
    const before = await owner()
    salon.clock.now += 60_000
    answerAfterMs = 300
    const second = send('one')
    await expect.poll(owner).not.toBe(before)
    await expect.poll(() => calls).toBe(1)
    goOn()
    const texts = await Promise.all([first, second].map(async each => (await each).text()))
    expect(texts[0]).toBe(texts[1])
    expect(calls).toBe(1)
    run.mockRestore()
  })

  test('a bug is told in the catalogue’s words, and the key may be tried again without another call', async () => {
    const real = salon.answering.model
    salon.answering.model = {
      name: 'stand-in',
      ask: async () => {
        calls++
        throw new TypeError('a bug')
      },
    }
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const reply = await send('one')
    expect(reply.status).toBe(500)
    expect(await reply.json()).toEqual({
      error: 'Failed to generate formula. Please try again.',
      code: 'server-error',
      request: expect.any(String),
    })
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
    salon.answering.model = real
    expect(await (await send('one')).json()).toMatchObject({ answeredBy: 'engine' })
    expect(calls).toBe(1)
  })
})

describe('how often', () => {
  test('the count is of the database: another process and a restart begin no new one, and it tidies itself', async () => {
    const env = { RATE_FUNCTIONS_PER_MINUTE: '3' }
    const salon = await openSalonApp(env)
    const who = await aSignedIn(salon)
    const other = await openSalonApp(env, null, undefined, salon.database)
    other.clock.now = salon.clock.now
    const ask = async (at: SalonApp) => (await at.call(PATH, { cookie: who.cookie, body: QUESTION })).status
    const statuses = []
    for (const at of [salon, other, salon, other, salon]) statuses.push(await ask(at))
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const restarted = await openSalonApp(env, null, undefined, salon.database)
    restarted.clock.now = salon.clock.now
    expect(await ask(restarted)).toBe(429)
    const counts = () => salon.database.kysely.selectFrom('guesses').selectAll().execute()
    expect(JSON.stringify(await counts())).not.toContain(who.account)
    await forgetOldCounts(salon.database, salon.clock.now + 15 * 60_000)
    expect(await counts()).toEqual([])
  })

  test('each account has its own limit, told when to come back; asking what is paid for is free', async () => {
    const salon = await openSalonApp({ RATE_FUNCTIONS_PER_MINUTE: '3' })
    const [one, two] = [await aSignedIn(salon), await aSignedIn(salon)]
    const statuses = []
    for (let n = 0; n < 5; n++)
      statuses.push((await salon.call(PATH, { cookie: one.cookie, body: QUESTION })).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refused = await salon.call(PATH, { cookie: one.cookie, body: QUESTION })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'too-many' })
    expect((await salon.call(PATH, { cookie: two.cookie, body: QUESTION })).status).toBe(200)
    for (let n = 0; n < 5; n++) {
      const path = '/api/functions/check-subscription'
      expect((await salon.call(path, { cookie: one.cookie, method: 'POST' })).status).toBe(200)
    }
    salon.clock.now += 60_000
    expect((await salon.call(PATH, { cookie: one.cookie, body: QUESTION })).status).toBe(200)
    await salon.close()
  })
})
