// Every route of the server, as nobody and as another account: no record, no name, no email gets out.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../sync-server/app'
import { openAuth } from '../../sync-server/auth/auth'
import { readConfig } from '../../sync-server/config'
import { migrate, openDatabase } from '../../sync-server/db/open'
import { aDevice, createOf, type Device } from '../support/account'
import { expect, newSalon, test } from './salon'

type Route = { method: string; path: string }

/** The routes as the real app has them, so that a new one is tried without being listed here. */
async function routesOfTheApp(): Promise<Route[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chairside-routes-'))
  const database = await openDatabase({ file: join(folder, 'routes.sqlite') })
  await migrate(database)
  const config = readConfig({ DATA_DIR: folder })
  const auth = await openAuth({ database, config, secrets: [randomBytes(32).toString('hex')], now: Date.now })
  const answering = { model: null, timeoutMs: 1000 }
  const app = createApp({ database, config, auth, answering, now: Date.now, web: null })
  const seen = new Map(app.routes.map(({ method, path }) => [`${method} ${path}`, { method, path }]))
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  return [...seen.values()].filter(({ path }) => path.startsWith('/api/'))
}

const secret = 'Wilhelmina Featherstonehaugh'
const named = [
  '/api/sync',
  '/api/poke',
  '/api/erase',
  '/api/digest',
  '/api/known',
  '/api/session',
  '/api/functions/check-subscription',
]

/** Anyone may call these; there is nothing of an account in them. */
const open = [
  '/api/auth/',
  '/api/openapi.json',
  '/api/public-key',
  '/api/payments',
  '/api/webhooks/payments',
  '/api/functions/text-to-speech',
  '/api/functions/text-to-speech-demo',
  '/api/voice-test',
]

test.describe('what is in an account stays in it', () => {
  let routes: Route[]
  let owner: Device
  let stranger: Device
  const client = crypto.randomUUID()
  const ask = crypto.randomUUID()
  const ownerIs = newSalon()

  test.beforeAll(async ({ house }) => {
    routes = await routesOfTheApp()
    owner = await aDevice(house.origin, ownerIs)
    stranger = await aDevice(house.origin, newSalon())
    const reply = await owner.sync([
      createOf('client', client, {
        name: secret,
        phone: null,
        email: null,
        hair_type: null,
        concerns: [],
        notes: secret,
        created_at: '2026-01-01T00:00:00.000Z',
      }),
      createOf('ask', ask, {
        tool: 'colour-formula',
        tool_version: 1,
        client_id: client,
        client_name: secret,
        input: { secret },
        facts: { secret },
        draft: null,
        sheet: null,
        device: 'd',
        asked_at: '2026-01-01T00:00:00.000Z',
      }),
    ])
    expect(reply.refused).toEqual([])
  })

  /** Each route with its parameters filled by the owner's own ids, and each body that would fit it. */
  async function* tried(origin: string, cookie: string | null) {
    for (const { method, path } of routes) {
      for (const id of [client, ask]) {
        const verb = method === 'ALL' ? 'GET' : method
        const url = `${origin}${path.replace(/:\w+(\{[^}]*\})?/g, id).replace('*', 'get-session')}`
        const body = JSON.stringify({
          account: owner.account,
          device: 'x',
          schema: 1,
          clock: Date.now(),
          cursor: { epoch: '', version: 0 },
          changes: [],
          client_id: client,
        })
        const left = new AbortController()
        const reply = await fetch(url, {
          method: verb,
          headers: {
            origin,
            'content-type': 'application/json',
            ...(cookie ? { cookie, 'x-chairside-account': stranger.account } : {}),
          },
          ...(verb === 'GET' || verb === 'HEAD' ? {} : { body }),
          signal: AbortSignal.any([left.signal, AbortSignal.timeout(60_000)]),
        })
        // An event stream stays open: its first words are enough.
        const text = reply.headers.get('content-type')?.includes('event-stream')
          ? new TextDecoder().decode((await reply.body?.getReader().read())?.value)
          : await reply.text()
        left.abort()
        yield { what: `${verb} ${url.slice(origin.length)}`, status: reply.status, text }
      }
    }
  }

  test('the routes are the real ones', () => {
    const paths = routes.map(route => route.path)
    for (const path of named) expect(paths, path).toContainEqual(path)
  })

  test('the owner sees it: the words would be found', async () => {
    const { records } = await owner.sync([])
    expect(JSON.stringify(records)).toContain(secret)
  })

  test('nobody gets no data', async ({ house }) => {
    for await (const { what, status, text } of tried(house.origin, null)) {
      expect(text, what).not.toContain(secret)
      expect(text, what).not.toContain(ownerIs.email)
      if (!open.some(path => what.includes(path)))
        expect([401, 404], `${what}: ${status} ${text}`).toContain(status)
    }
  })

  test('another account gets no data, and changes none', async ({ house }) => {
    for await (const { what, text } of tried(house.origin, stranger.cookie)) {
      expect(text, what).not.toContain(secret)
      expect(text, what).not.toContain(ownerIs.email)
    }
    const { records } = await owner.sync([])
    expect(JSON.stringify(records.find(record => record.id === client))).toContain(secret)
  })

  test('a request for another account than the session’s is refused and touches nothing', async ({
    house,
  }) => {
    const reply = await fetch(`${house.origin}/api/sync`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: stranger.cookie, origin: house.origin },
      body: owner.body([
        createOf('note', crypto.randomUUID(), {
          client_id: client,
          text: 'planted',
          written_at: '2026-01-01T00:00:00.000Z',
          who: null,
        }),
      ]),
    })
    expect(reply.status).toBe(409)
    expect(await reply.json()).toMatchObject({ code: 'wrong-account' })
    expect(JSON.stringify((await owner.sync([])).records)).not.toContain('planted')
  })
})
