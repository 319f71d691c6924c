import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_BATCH_BYTES, SyncReply } from '../../../shared/sync/wire'
import { type Database, migrate, openDatabase } from '../../../sync-server/db/open'
import { onError } from '../../../sync-server/http/errors'
import type { SignedIn } from '../../../sync-server/sync/context'
import { syncRoutes } from '../../../sync-server/sync/routes'
import { aChange, anEdit, aSalon, NOON, type Salon } from './support/salon'

let database: Database
let app: Hono<SignedIn>
let salon: Salon
let signedOut = false

beforeAll(async () => {
  database = await openDatabase({ file: ':memory:' })
  await migrate(database)
  app = new Hono<SignedIn>()
  app.onError(onError)
  // Stands in for the session.
  app.use(async (c, next) => {
    c.set('account', c.req.header('x-account') ?? '')
    await next()
  })
  app.route(
    '/',
    syncRoutes({
      database,
      now: () => NOON,
      accountOf: async headers => (signedOut ? null : headers.get('x-account')),
    }),
  )
})
afterAll(() => database.close())
beforeEach(async () => {
  signedOut = false
  salon = await aSalon(database)
})

const call = (path: string, init: RequestInit = {}, account = salon.account) =>
  app.request(path, { ...init, headers: { 'x-account': account, ...init.headers } })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers })
const envelope = (changes: unknown[] = []) => ({
  account: salon.account,
  device: 'tablet-1',
  schema: 1,
  clock: NOON,
  cursor: { epoch: '', version: 0 },
  changes,
})

describe('POST /sync', () => {
  test('pushes and pulls in one call', async () => {
    const change = aChange({ patch: { name: 'Ann "O\'Neill"', notes: 'línea\n2' } })
    const response = await post('/sync', envelope([change]))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const reply = SyncReply.parse(await response.json())
    expect(reply.accepted).toEqual([change.id])
    expect(reply.records.map(({ fields }) => fields)).toEqual([change.patch])
  })

  test('a large reply is squeezed for who accepts it, and the same reply', async () => {
    await salon.sync({
      changes: Array.from({ length: 100 }, () => aChange({ patch: { name: 'Ann', notes: 'x'.repeat(99) } })),
    })
    const plain = await post('/sync', envelope())
    const squeezed = await post('/sync', envelope(), { 'accept-encoding': 'gzip, br' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(squeezed.headers.get('content-encoding')).toBe('gzip')
    const bytes = Buffer.from(await squeezed.arrayBuffer())
    const text = await plain.text()
    expect(bytes.length).toBeLessThan(text.length / 4)
    expect(gunzipSync(bytes).toString()).toBe(text)
  })

  test('the envelope is read strictly', async () => {
    const wrong: unknown[] = [
      'not json',
      [],
      { ...envelope(), extra: 1 },
      { ...envelope(), schema: 'one' },
      { ...envelope(), clock: null },
      { ...envelope(), cursor: { epoch: '', version: -1 } },
      { ...envelope(), cursor: { epoch: '', version: 0, more: 1 } },
      { ...envelope(), changes: 'none' },
      { ...envelope(), device: 'a\u0000b' },
      { ...envelope(), changes: Array.from({ length: 501 }, () => aChange()) },
    ]
    for (const body of wrong) {
      const response = await post('/sync', body)
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 400,
        body: { code: 'bad-request', error: expect.any(String) },
      })
    }
    expect((await post('/sync', envelope())).status).toBe(200)
  })

  test('500 changes go in one request', async () => {
    const response = await post('/sync', envelope(Array.from({ length: 500 }, () => aChange())))
    expect(SyncReply.parse(await response.json()).accepted).toHaveLength(500)
  })

  test('a body beyond a mebibyte and its envelope is refused, declared or streamed', async () => {
    const body = JSON.stringify(envelope(['x'.repeat(MAX_BATCH_BYTES + 64 * 1024)]))
    const declared = await post('/sync', body, { 'content-length': String(body.length) })
    expect(declared.status).toBe(413)
    expect(await declared.json()).toMatchObject({ code: 'too-large' })
    const streamed = await post('/sync', body)
    expect(streamed.status).toBe(413)
    const full = JSON.stringify(envelope([aChange(), 'x'.repeat(MAX_BATCH_BYTES - 1_000)]))
    expect((await post('/sync', full, { 'content-length': String(full.length) })).status).toBe(200)
  })

  test('says in status and code what is wrong with the whole request', async () => {
    const other = await aSalon(database)
    const wrong = await post('/sync', { ...envelope(), account: other.account })
    expect([wrong.status, (await wrong.json()).code]).toEqual([409, 'wrong-account'])
    const old = await post('/sync', { ...envelope(), schema: 0 })
    expect([old.status, (await old.json()).code]).toEqual([426, 'update-needed'])
  })
})

describe('beside sync', () => {
  test('facts, history and the self-check answer for the session’s account alone', async () => {
    const other = await aSalon(database)
    const ask = aChange({ kind: 'ask', patch: { tool: 'colour-formula', facts: { notes: [] } } })
    await salon.sync({ changes: [ask, anEdit(ask.recordId, { overrides: [] }, { kind: 'ask' })] })
    const json = async (path: string, account: string) => {
      const response = await call(path, {}, account)
      return { status: response.status, body: await response.json() }
    }
    const facts = `/asks/${ask.recordId}/facts`
    const history = `/records/${ask.recordId}/history`
    expect(await json(facts, salon.account)).toEqual({ status: 200, body: { facts: { notes: [] } } })
    expect((await json(history, salon.account)).body.changes).toHaveLength(2)
    expect((await json('/digest', salon.account)).body.kinds).toEqual({
      ask: { count: 1, hash: expect.any(Number) },
    })
    expect((await json(facts, other.account)).status).toBe(404)
    expect((await json(history, other.account)).body).toEqual({ changes: [] })
    expect((await json('/digest', other.account)).body).toEqual({ version: 0, kinds: {} })
  })

  test('changes that the account never sent are named as unknown', async () => {
    const other = await aSalon(database)
    const change = aChange()
    await salon.sync({ changes: [change] })
    const ask = async (account: string) =>
      (
        await call(
          '/known',
          { method: 'POST', body: JSON.stringify({ changes: [change.id, 'lost'] }) },
          account,
        )
      ).json()
    expect(await ask(salon.account)).toEqual({ unknown: ['lost'] })
    expect(await ask(other.account)).toEqual({ unknown: [change.id, 'lost'] })
  })

  test('erasing answers how many records lost their content, and never reaches another account', async () => {
    const client = aChange()
    await salon.sync({ changes: [client] })
    const other = await aSalon(database)
    const erase = (account: string) =>
      call(
        '/erase',
        { method: 'POST', body: JSON.stringify({ account, client_id: client.recordId }) },
        account,
      )
    expect(await (await erase(other.account)).json()).toEqual({ erased: 0 })
    expect(await salon.fieldsOf(client.recordId)).toEqual({ name: 'Siobhan' })
    expect(await (await erase(salon.account)).json()).toEqual({ erased: 1 })
    expect(await salon.fieldsOf(client.recordId)).toEqual({})
    expect((await post('/erase', {})).status).toBe(400)
  })

  test('touches nothing for a page of another account', async () => {
    const client = aChange()
    await salon.sync({ changes: [client] })
    const reply = await post('/erase', { account: 'another', client_id: client.recordId })
    expect(await reply.json()).toMatchObject({ code: 'wrong-account' })
    expect(await salon.fieldsOf(client.recordId)).toEqual({ name: 'Siobhan' })
  })

  test.each(['salon', 'owner'])('leaves %s free to be made', async client_id => {
    const reply = await post('/erase', { account: salon.account, client_id })
    expect(reply.status).toBe(404)
    const made = await salon.sync({ changes: [aChange({ recordId: client_id })] })
    expect(made.refused).toEqual([])
  })

  test.each(['/digest', '/records/r1/history', '/asks/r1/facts'])(
    '%s is not read into another account’s page',
    async path => {
      const reply = await call(path, { headers: { 'x-chairside-account': 'another' } })
      expect(await reply.json()).toMatchObject({ code: 'wrong-account' })
      const own = await call(path, { headers: { 'x-chairside-account': salon.account } })
      expect(await own.text()).not.toContain('wrong-account')
    },
  )
})

describe('GET /poke', () => {
  /** Events as they come in. */
  async function listen(account = salon.account) {
    const response = await call('/poke', {}, account)
    expect(response.headers.get('content-type')).toMatch('text/event-stream')
    const events: { event: string; data: { version?: number } }[] = []
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    void (async () => {
      for (let text = ''; ; ) {
        const part = await reader?.read()
        if (!part || part.done) return
        text += part.value
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const lines = text.slice(0, end).split('\n')
          text = text.slice(end + 2)
          const of = (name: string) =>
            lines.find(line => line.startsWith(`${name}: `))?.slice(name.length + 2)
          events.push({ event: of('event') ?? '', data: JSON.parse(of('data') ?? '{}') })
        }
      }
    })()
    const pokes = () => events.filter(({ event }) => event === 'poke').map(({ data }) => data.version)
    return { events, pokes, close: () => reader?.cancel() }
  }
  const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

  test('the first event says that it is open; a commit pokes this account, no other', async () => {
    const other = await aSalon(database)
    const [mine, theirs] = [await listen(), await listen(other.account)]
    await sleep(20)
    expect(mine.events.map(({ event }) => event)).toEqual(['heartbeat'])
    const { cursor } = await salon.sync({ changes: [aChange()] })
    await sleep(50)
    expect(mine.pokes()).toEqual([cursor.version])
    expect(theirs.pokes()).toEqual([])
    await mine.close()
    await theirs.close()
  })

  test('many commits in a second are two pokes, and the last bears the last version', async () => {
    const stream = await listen()
    await sleep(20)
    let last = 0
    for (let n = 0; n < 20; n++)
      last = (await salon.sync({ changes: [aChange()] })).records.at(-1)?.version ?? 0
    await sleep(50)
    expect(stream.pokes()).toHaveLength(1)
    await sleep(1_200)
    expect(stream.pokes()).toHaveLength(2)
    expect(stream.pokes().at(-1)).toBe(last)
    await stream.close()
  })

  test('a refused change pokes nobody', async () => {
    const stream = await listen()
    await salon.sync({ changes: [anEdit('nobody', { name: 'x' })] })
    await sleep(50)
    expect(stream.pokes()).toEqual([])
    await salon.sync({ changes: [aChange()] })
    await sleep(50)
    expect(stream.pokes()).toHaveLength(1)
    await stream.close()
  })
})

describe('GET /poke', () => {
  /** Collects what comes down the stream. */
  async function listen(device = 'tablet-1') {
    const response = await call(`/poke?device=${device}`)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const heard = { text: '', ended: false, leave: () => reader?.cancel() }
    const read = async (): Promise<void> => {
      const piece = await reader?.read()
      heard.text += piece?.value ?? ''
      heard.ended = piece?.done ?? true
      if (!heard.ended) await read()
    }
    void read()
    await expect.poll(() => heard.text).toContain('heartbeat')
    return heard
  }

  test('brings what another device wrote, and nothing to the device that wrote it', async () => {
    const [mine, other] = [await listen('tablet-1'), await listen('tablet-2')]
    await salon.sync({ changes: [aChange({ patch: { name: 'Ann' } })], device: 'tablet-2' })
    await expect.poll(() => mine.text).toContain('"name":"Ann"')
    expect(other.text).not.toContain('event: poke')
    await mine.leave()
    await other.leave()
  })

  test('brings nothing to another account', async () => {
    const stranger = await aSalon(database)
    const heard = await listen()
    await stranger.sync({ changes: [aChange({ patch: { name: 'Ann' } })], device: 'tablet-2' })
    await salon.sync({ changes: [aChange({ patch: { name: 'Bea' } })], device: 'tablet-2' })
    await expect.poll(() => heard.text).toContain('"name":"Bea"')
    expect(heard.text).not.toContain('Ann')
    await heard.leave()
  })

  test('ends with the session, before anything more is told', async () => {
    const heard = await listen()
    signedOut = true
    await salon.sync({ changes: [aChange({ patch: { name: 'Ann' } })], device: 'tablet-2' })
    await expect.poll(() => heard.ended).toBe(true)
    expect(heard.text).not.toContain('Ann')
  })
})
