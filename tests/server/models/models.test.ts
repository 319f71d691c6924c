// What the settings page asks: who answers what, does it work, and what exactly was sent.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsSince } from '../../../sync-server/asks/store'
import { readConfig } from '../../../sync-server/config'
import { dropOld } from '../../../sync-server/db/asks'
import type { Database } from '../../../sync-server/db/open'
import { recordCall, recordedChat } from '../../../sync-server/models/record'
import { beginCall, callsSent, callsSentFor, endCall } from '../../../sync-server/models/store'
import { openImage } from '../../../sync-server/providers/image'
import { openText } from '../../../sync-server/providers/text'
import { eraseClient, eraseIds } from '../../../sync-server/sync/erase'
import { openStandIn, type StandIn } from '../asks/stand-in'
import { aSignedIn, openSalonApp, type SalonApp } from '../support/salon-app'
import { onBothDatabases } from '../sync/support/databases'
import { aSalon, NOON } from '../sync/support/salon'

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn()
})
afterAll(() => standIn.close())

describe('over HTTP', () => {
  let salon: SalonApp
  let who: Awaited<ReturnType<typeof aSignedIn>>
  const env = (): Record<string, string> => ({
    OPENAI_API_KEY: 'sk-very-secret',
    OPENAI_MODEL: 'words-1',
    OPENAI_IMAGE_MODEL: 'pictures-1',
    OPENAI_BASE_URL: standIn.baseURL,
  })
  async function open(given: Record<string, string>): Promise<void> {
    salon = await openSalonApp(given)
    const config = readConfig(given)
    salon.answering.model = openText(config)
    salon.answering.image = openImage(config)
    who = await aSignedIn(salon)
  }
  beforeEach(() => {
    standIn.requests.length = 0
  })
  afterEach(() => salon.close())
  const get = async (path: string) => {
    const reply = await salon.call(path, { cookie: who.cookie })
    return { status: reply.status, text: await reply.clone().text(), json: await reply.json() }
  }
  const tryIt = async () => {
    const reply = await salon.call('/api/models/test', { cookie: who.cookie, method: 'POST' })
    return { status: reply.status, json: await reply.json() }
  }

  test('without a key all is built in, and the test says so and calls nobody', async () => {
    await open({})
    expect((await get('/api/models')).json).toMatchObject({
      text: { by: 'engine', name: null, host: null },
      images: { by: 'poster', name: null },
      practice: { by: 'engine' },
      support: { by: 'articles' },
      calls: { used: 0, cap: 200 },
    })
    expect((await tryIt()).json).toEqual({
      ok: true,
      words: 'No model is set up: the built-in engine answers, here and offline.',
      ms: null,
      code: null,
    })
    expect(standIn.requests).toHaveLength(0)
  })

  test('with one its name and host are told, its key and path never', async () => {
    await open(env())
    const { json, text } = await get('/api/models')
    const host = new URL(standIn.baseURL).host
    expect(json).toMatchObject({
      text: { by: 'model', name: 'words-1', host },
      images: { by: 'model', name: 'pictures-1', host },
    })
    expect(text).not.toMatch(/secret|\/v1/)
  })

  test('a try is one real call, counted, and written down like any other', async () => {
    await open(env())
    standIn.will({ kind: 'answers', with: { ok: true } })
    const { json } = await tryIt()
    expect(json).toMatchObject({ ok: true, ms: expect.any(Number), code: null })
    expect(json.words).toMatch(/^words-1 answered in \d+(\.\d)? m?s\.$/)
    expect(standIn.requests).toHaveLength(1)
    expect(await callsSince(salon.database, who.account, 0)).toBe(1)
    const { json: sent } = await get('/api/models/sent')
    expect(sent.calls).toMatchObject([{ made_for: 'test', model: 'words-1', outcome: 'answered' }])
    expect(sent.calls[0].sent).toEqual(standIn.requests[0]?.messages)
  })

  test.each([
    [401, 'model-key', /key was not accepted/],
    [429, 'model-limit', /limit has been reached/],
    [500, 'model-failed', /could not be reached/],
  ] as const)('a try that fails with %i says which: %s', async (status, code, words) => {
    await open(env())
    standIn.will({ kind: 'status', status })
    const { status: replied, json } = await tryIt()
    expect(replied).toBe(200)
    expect(json).toMatchObject({ ok: false, code, words: expect.stringMatching(words) })
    expect(json.words).not.toContain('draft')
    expect((await get('/api/models/sent')).json.calls).toMatchObject([{ outcome: code }])
  })

  test('without a plan it is no call', async () => {
    await open(env())
    standIn.will({ kind: 'answers', with: { ok: true } })
    expect((await tryIt()).json, 'the control').toMatchObject({ ok: true })
    salon.clock.now += 15 * 86_400_000
    const { status, json } = await tryIt()
    expect(status).toBe(200)
    expect(json).toMatchObject({
      ok: false,
      code: 'plan-needed',
      words: expect.stringMatching(/needs a plan/),
    })
    expect(standIn.requests).toHaveLength(1)
  })

  test('one that hangs is given up', async () => {
    await open(env())
    standIn.will({ kind: 'hangs' })
    salon.answering.timeoutMs = 100
    expect((await tryIt()).json).toMatchObject({ ok: false, code: 'model-late' })
  })

  test('tries are few a minute, and none beyond the day’s cap', async () => {
    await open({ ...env(), MODEL_DAILY_CAP: '2' })
    standIn.will({ kind: 'answers', with: { ok: true } })
    const results = []
    for (let n = 0; n < 6; n++) results.push(await tryIt())
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(results.slice(0, 5).map(({ json }) => json.code)).toEqual([
      null,
      null,
      'model-daily-cap',
      'model-daily-cap',
      'model-daily-cap',
    ])
    expect(standIn.requests).toHaveLength(2)
  })

  test('a question to support chat stands in the list too', async () => {
    await open(env())
    standIn.will({ kind: 'says', text: 'Open Clients and press Add Client.' })
    const reply = await salon.call('/api/functions/support-chat', {
      cookie: who.cookie,
      body: { messages: [{ role: 'user', content: 'How do I add a client?' }] },
    })
    expect(await reply.text()).toContain('[DONE]')
    const { calls } = (await get('/api/models/sent')).json
    expect(calls).toMatchObject([{ made_for: 'support-chat', model: 'words-1', outcome: 'answered' }])
    expect(JSON.stringify(calls[0].sent)).toContain('How do I add a client?')
  })

  test('the list is read page by page, newest first, each call once', async () => {
    await open({})
    const about = { account: who.account, madeFor: 'ask', tool: 't', now: () => 5_000 }
    // Many within one millisecond.
    for (let n = 0; n < 25; n++)
      await recordCall(salon.database, about, { model: 'm', sent: [n] }, async () => n)
    const seen: number[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page: { calls: { sent: number[] }[]; next: string | null } = (
        await get(`/api/models/sent?limit=10${next && `&before=${next}`}`)
      ).json
      expect(page.calls.length).toBeLessThanOrEqual(10)
      seen.push(...page.calls.flatMap(({ sent }) => sent))
      next = page.next
    }
    expect(seen).toHaveLength(25)
    expect(new Set(seen).size).toBe(25)
    expect((await get('/api/models/sent?before=nonsense')).status).toBe(400)
    expect((await get('/api/models/sent?limit=-3')).json.calls).toHaveLength(1)
  })
})

onBothDatabases('what was sent', (database: () => Database) => {
  const sent = (account: string, more: Record<string, unknown> = {}) => ({
    account,
    madeFor: 'ask',
    tool: 'colour-formula',
    now: () => NOON,
    ...more,
  })
  const made = (id: string) => ({ model: 'm', sent: [{ role: 'user', content: id }] })
  const ids = async (account: string) =>
    (await callsSent(database(), account, { limit: 100, before: null })).map(
      call => JSON.parse(call.sent)[0].content,
    )

  test('stands before the call is made, and how it ended after it', async () => {
    const { account } = await aSalon(database())
    let during: readonly { outcome: string }[] = []
    await recordCall(database(), sent(account), made('one'), async () => {
      during = await callsSent(database(), account, { limit: 1, before: null })
    })
    expect(during).toMatchObject([{ outcome: 'sent', ms: null }])
    const [after] = await callsSent(database(), account, { limit: 1, before: null })
    expect(after).toMatchObject({ outcome: 'answered', ms: expect.any(Number), at: NOON })
  })

  test('a stream is written down too, and one that nobody heard out is ‘left’', async () => {
    const { account } = await aSalon(database())
    const model = {
      name: 'm',
      stream: async function* () {
        yield 'one'
        yield 'two'
      },
    }
    const question = { messages: [], timeoutMs: 1, signal: new AbortController().signal }
    for await (const _ of recordedChat(database(), model, sent(account)).stream(question));
    for await (const _ of recordedChat(database(), model, sent(account)).stream(question)) break
    const outcomes = (await callsSent(database(), account, { limit: 9, before: null })).map(
      call => call.outcome,
    )
    expect(outcomes.sort()).toEqual(['answered', 'left'])
  })

  test('goes with its client, with its ask, and with the year', async () => {
    const salon = await aSalon(database())
    const { account } = salon
    await recordCall(database(), sent(account, { client: 'c1' }), made('of the client'), async () => 1)
    await recordCall(database(), sent(account, { ask: 'a1' }), made('of the ask'), async () => 1)
    await recordCall(database(), sent(account), made('of nobody'), async () => 1)
    expect(await callsSentFor(database(), account, 'a1')).toHaveLength(1)
    await eraseClient(database(), { account, clientId: 'c1', now: NOON })
    expect((await ids(account)).sort()).toEqual(['of nobody', 'of the ask'])
    await eraseIds(database(), { account, ids: ['a1'], now: NOON })
    expect(await ids(account)).toEqual(['of nobody'])
    await dropOld(database(), NOON + 364 * 86_400_000)
    expect(await ids(account)).toHaveLength(1)
    await dropOld(database(), NOON + 366 * 86_400_000)
    expect(await ids(account)).toEqual([])
  })

  test('the end of a call that was erased meanwhile is no error', async () => {
    const { account } = await aSalon(database())
    const call = { id: 'x', ask: null, client: null, made_for: 'a', tool: 't', model: 'm', at: 1, sent: '[]' }
    await endCall(database(), account, 'x', { outcome: 'answered', ms: 1.5 })
    await beginCall(database(), account, call)
    await endCall(database(), account, 'x', { outcome: 'answered', ms: 1.5 })
    expect(await callsSent(database(), account, { limit: 1, before: null })).toMatchObject([{ ms: 2 }])
  })
})
