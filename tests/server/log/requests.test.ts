// Every route, with something personal in each place where it could stand, and the log read afterwards.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { servedCalls } from '../../../sync-server/auth/calls'
import { jsonLines } from '../../../sync-server/log/json'
import { writeLogTo } from '../../../sync-server/log/log'
import { aSignedIn, ORIGIN, openSalonApp, type SalonApp } from '../support/salon-app'

const MARK = 'Quackenbush'
const SECRET = 'Hunter2Hunter2'
const EMAIL = 'quackenbush@salon.example'
const FORWARDED = '203.0.113.77'
const PERSONAL = [MARK, MARK.toLowerCase(), SECRET, FORWARDED]

let salon: SalonApp
let lines: string[]
beforeEach(async () => {
  lines = []
  writeLogTo(jsonLines('debug', line => lines.push(line)))
  salon = await openSalonApp({ RATE_AUTH_PER_MINUTE: '100000', RATE_API_PER_MINUTE: '1000000' })
})
afterEach(async () => {
  writeLogTo(null)
  await salon.close()
})

function everyRoute(): [method: string, path: string][] {
  const own = salon.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }): [string, string] => [method, path])
  const library = servedCalls.map((call): [string, string] => ['POST', `/api/auth/${call}`])
  return [...new Map([...own, ...library].map(route => [route.join(' '), route])).values()]
}

const BODY = {
  email: EMAIL,
  password: SECRET,
  newPassword: SECRET,
  currentPassword: SECRET,
  name: MARK,
  token: SECRET,
  code: SECRET,
  account: MARK,
  device: MARK,
  schema: 1,
  clock: 1,
  cursor: { epoch: MARK, version: 0 },
  changes: [],
  client_id: MARK,
  messages: [{ role: 'user', content: MARK }],
  text: MARK,
}

async function send([method, path]: [string, string], cookie: string, body: string): Promise<number> {
  const address = `${path.replace(/:\w+/g, MARK)}?name=${MARK}&code=${SECRET}&client=${EMAIL}`
  const reply = await salon.app.request(`${ORIGIN}${address}`, {
    method,
    headers: {
      origin: ORIGIN,
      cookie,
      authorization: `Bearer ${SECRET}`,
      'content-type': 'application/json',
      'x-forwarded-for': FORWARDED,
      'user-agent': MARK,
      referer: `${ORIGIN}/clients/${MARK}`,
      'idempotency-key': MARK,
      'x-request-id': `${MARK}-123`,
    },
    ...(method === 'GET' ? {} : { body }),
  })
  // A stream goes on until its reader leaves.
  if (path.endsWith('/poke')) await reply.body?.cancel()
  return reply.status
}

const findings = (): string[] =>
  lines.filter(line => PERSONAL.some(word => line.toLowerCase().includes(word.toLowerCase())))

describe('requests that hold something personal in every place leave none of it in the log', () => {
  const bodies = [JSON.stringify(BODY), `{"name": "${MARK}", ${SECRET}`]

  test('whether anybody is signed in or not', async () => {
    for (const cookie of [`chairside.session_token=${SECRET}`, null]) {
      const who = cookie ?? (await aSignedIn(salon, `in-${EMAIL}`)).cookie
      for (const route of everyRoute()) for (const body of bodies) await send(route, who, body)
    }
    expect(findings()).toEqual([])
    // The control: they were logged, by their patterns.
    const text = lines.join('\n')
    for (const pattern of [
      '/api/sync',
      '/api/records/:id/history',
      '/api/auth/sign-in/email',
      '/api/functions/generate-marketing',
    ])
      expect(text).toContain(`"route":"${pattern}`)
  })

  test('when the database fails in the middle of it', async () => {
    const { cookie } = await aSignedIn(salon, EMAIL)
    for (const table of ['records', 'changes', 'devices', 'guesses', 'push_subscriptions', 'model_calls'])
      await salon.database.kysely.schema.dropTable(table).execute()
    const statuses: number[] = []
    for (const route of everyRoute())
      for (const body of bodies) statuses.push(await send(route, cookie, body))
    expect(statuses.filter(status => status === 500).length).toBeGreaterThan(3)
    expect(lines.filter(line => line.includes('"status":500')).length).toBeGreaterThan(3)
    expect(findings()).toEqual([])
  })
})

describe('a request has a name', () => {
  const nameOf = (reply: Response): string => reply.headers.get('x-request-id') ?? ''

  test('its answer and its line bear it, and the next one has another', async () => {
    const first = nameOf(await salon.call('/api/session'))
    const second = nameOf(await salon.call('/api/nothing'))
    expect(first).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect(second).not.toBe(first)
    expect(lines.filter(line => line.includes(`"request":"${first}"`))).toHaveLength(1)
  })

  test('a bug is told by it, so that a salon can say which one it was', async () => {
    const { cookie } = await aSignedIn(salon)
    await salon.database.kysely.schema.dropTable('records').execute()
    const reply = await salon.call('/api/digest', { cookie })
    expect(reply.status).toBe(500)
    const { error, request } = await reply.json()
    expect(request).toBe(nameOf(reply))
    expect(error).toContain(request)
    const line = lines.find(each => each.includes(request)) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      route: '/api/digest',
      error: { type: 'SqliteError' },
    })
  })

  test('a stranger names none; a proxy that is believed does, in plain letters', async () => {
    const behind = await openSalonApp({ TRUST_PROXY: 'on' })
    const ask = async ({ app }: SalonApp, id: string) =>
      nameOf(await app.request(`${ORIGIN}/api/session`, { headers: { 'x-request-id': id } }))
    expect(await ask(salon, 'from-outside-1')).not.toBe('from-outside-1')
    expect(await ask(behind, 'from-proxy-1')).toBe('from-proxy-1')
    expect(await ask(behind, 'a b "c"')).toMatch(/^[a-z2-9]{4}-/)
    await behind.close()
  })
})
