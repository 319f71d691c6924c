// The numbers that whoever runs it looks at, after things really happened.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../sync-server/db/open'
import { openMetrics } from '../../../sync-server/metrics/metrics'
import { serveMetrics } from '../../../sync-server/metrics/serve'
import { createOf } from '../../support/account'
import { aSignedIn, openSalonApp, type SalonApp } from '../support/salon-app'
import { freshPostgres, onBothDatabases, postgresUrl } from '../sync/support/databases'

/** The value of a line, by its name and all its labels. */
const numberOf = (text: string, line: string): number => {
  const found = text.split('\n').find(each => each.startsWith(`${line} `))
  if (!found) throw new Error(`There is no ${line} in\n${text}`)
  return Number(found.slice(line.length + 1))
}

onBothDatabases('metrics', database => {
  let salon: SalonApp
  let metrics: ReturnType<typeof openMetrics>
  beforeEach(async () => {
    salon = await openSalonApp({}, null, undefined, database())
    metrics = openMetrics({ database: database(), now: () => salon.clock.now })
  })
  afterEach(async () => {
    metrics.stop()
    await salon.close()
  })

  test('pushes, what was refused of them, records, requests and transactions are counted', async () => {
    const { account, cookie } = await aSignedIn(salon)
    const sync = (changes: unknown[]) =>
      salon.call('/api/sync', {
        cookie,
        body: {
          account,
          device: 'd1',
          schema: 1,
          clock: salon.clock.now,
          cursor: { epoch: '', version: 0 },
          changes,
        },
      })
    const id = crypto.randomUUID()
    const bad = { ...createOf('note', crypto.randomUUID(), { text: 'x' }), op: 'edit' }
    expect((await sync([createOf('client', id, { name: 'Ann' }), bad])).status).toBe(200)
    await salon.call('/api/nothing/at/all?name=Ann', { cookie })
    const text = await metrics.text()
    expect(numberOf(text, 'chairside_sync_changes_total{outcome="accepted"}')).toBe(1)
    expect(numberOf(text, 'chairside_sync_changes_total{outcome="unknown-record"}')).toBe(1)
    expect(numberOf(text, 'chairside_sync_rows_total{way="written"}')).toBe(1)
    expect(numberOf(text, 'chairside_sync_push_duration_seconds_count')).toBe(1)
    expect(
      numberOf(
        text,
        'chairside_http_request_duration_seconds_count{method="POST",route="/api/sync",status="200"}',
      ),
    ).toBe(1)
    expect(
      numberOf(
        text,
        'chairside_http_request_duration_seconds_count{method="GET",route="/api/*",status="404"}',
      ),
    ).toBe(1)
    expect(numberOf(text, 'chairside_db_transaction_duration_seconds_count{failed="no"}')).toBeGreaterThan(0)
    // Of whom and what, nothing.
    for (const word of ['Ann', account, id]) expect(text).not.toContain(word)
  })

  test('who listens, and what it is told', async () => {
    const { account, cookie } = await aSignedIn(salon)
    const stream = await salon.call('/api/poke?device=other', { cookie })
    const reader = stream.body?.getReader()
    await reader?.read()
    expect(numberOf(await metrics.text(), 'chairside_poke_streams')).toBe(1)
    const body = {
      account,
      device: 'd1',
      schema: 1,
      clock: salon.clock.now,
      cursor: { epoch: '', version: 0 },
      changes: [createOf('client', crypto.randomUUID(), { name: 'Ann' })],
    }
    // The first commit may come before PostgreSQL is listened to.
    await expect
      .poll(
        async () => {
          await salon.call('/api/sync', {
            cookie,
            body: { ...body, changes: [createOf('client', crypto.randomUUID(), { name: 'Ann' })] },
          })
          const line = (await metrics.text())
            .split('\n')
            .find(each => each.startsWith('chairside_pokes_total{news="yes"}'))
          return Number(line?.split(' ')[1] ?? 0)
        },
        { timeout: 20_000, interval: 300 },
      )
      .toBeGreaterThan(0)
    await reader?.cancel()
    await expect.poll(async () => numberOf(await metrics.text(), 'chairside_poke_streams')).toBe(0)
  })

  test('what waits, and for how long', async () => {
    const before = await metrics.text()
    const waiting = 'chairside_queue_length{queue="image",state="waiting"}'
    const others = numberOf(before, waiting)
    await database()
      .kysely.insertInto('runs')
      .values({
        account: `queue-${crypto.randomUUID()}`,
        ask: 'a1#image',
        state: 'waiting',
        attempt: 0,
        lease_until: null,
        owner: null,
        created_at: salon.clock.now - 90_000,
        part: 'image',
        calls: 0,
        called_at: null,
      })
      .execute()
    const text = await metrics.text()
    expect(numberOf(text, waiting)).toBe(others + 1)
    expect(numberOf(text, 'chairside_queue_oldest_seconds{queue="image",state="waiting"}')).toBeCloseTo(90, 0)
    await database().kysely.deleteFrom('runs').where('ask', '=', 'a1#image').execute()
  })
})

test.skipIf(postgresUrl === undefined)('PostgreSQL’s connections are counted', async () => {
  const { url, drop } = await freshPostgres()
  const database = await openDatabase({ databaseUrl: url })
  const metrics = openMetrics({ database, now: Date.now })
  await database.kysely.selectFrom('meta').selectAll().execute()
  expect(numberOf(await metrics.text(), 'chairside_db_connections{state="total"}')).toBeGreaterThan(0)
  metrics.stop()
  await database.close()
  await drop()
})

test('they are served on a port of their own, and at no address of the app', async () => {
  const salon = await openSalonApp()
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  holder.close()
  await once(holder, 'close')
  const served = await serveMetrics({ database: salon.database, now: Date.now, port, host: '127.0.0.1' })
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(reply.status).toBe(200)
  expect(await reply.text()).toContain('nodejs_eventloop_lag_seconds')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  for (const path of ['/metrics', '/api/metrics']) {
    const own = await salon.call(path)
    expect(own.status).toBe(path === '/metrics' ? 404 : 401)
    expect(await own.text()).not.toContain('chairside_')
  }
  await served.stop()
  await salon.close()
})
