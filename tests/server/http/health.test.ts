// What a balancer and whatever starts processes again ask.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, openDatabase } from '../../../sync-server/db/open'
import { openSalonApp, type SalonApp } from '../support/salon-app'

let salon: SalonApp
let draining = false
beforeEach(async () => {
  draining = false
  salon = await openSalonApp({}, null, () => ({ draining: () => draining }))
})
afterEach(() => salon.close().catch(() => undefined))

async function asks(path: string): Promise<{ status: number; words: string }> {
  // Past what is kept of the last answer.
  salon.clock.now += 5_000
  const reply = await salon.call(path)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  return { status: reply.status, words: (await reply.text()).trim() }
}
const READY = { status: 200, words: 'ready' }

test('a server that can work is healthy and ready, for anyone who asks', async () => {
  expect(await asks('/healthz')).toEqual({ status: 200, words: 'ok' })
  expect(await asks('/readyz')).toEqual(READY)
})

test('tables of another version are not ready, whether older or newer', async () => {
  const { kysely } = salon.database
  const { value } = await kysely
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'tables')
    .executeTakeFirstOrThrow()
  for (const other of [Number(value) - 1, Number(value) + 1]) {
    await kysely
      .updateTable('meta')
      .set({ value: String(other) })
      .where('key', '=', 'tables')
      .execute()
    expect(await asks('/readyz')).toEqual({ status: 503, words: 'tables' })
  }
  await kysely.updateTable('meta').set({ value }).where('key', '=', 'tables').execute()
  expect(await asks('/readyz')).toEqual(READY)
})

test('without its database it is alive, and not ready', async () => {
  const given = await openDatabase({ file: ':memory:' })
  await migrate(given)
  const alone = await openSalonApp({}, null, undefined, given)
  expect((await alone.call('/readyz')).status).toBe(200)
  await given.close()
  alone.clock.now += 5_000
  expect((await alone.call('/readyz')).status).toBe(503)
  expect((await alone.call('/healthz')).status).toBe(200)
})

test('from the moment it is to end it is not ready, answers as before, and gives its connections up', async () => {
  expect((await salon.call('/healthz')).headers.get('connection')).toBeNull()
  draining = true
  expect(await asks('/readyz')).toEqual({ status: 503, words: 'draining' })
  const reply = await salon.call('/api/public-key')
  expect(reply.status).not.toBe(503)
  expect(reply.headers.get('connection')).toBe('close')
})

test('the database is asked once a second, however many ask', async () => {
  salon.clock.now += 5_000
  await salon.call('/readyz')
  await salon.database.kysely.updateTable('meta').set({ value: '0' }).where('key', '=', 'tables').execute()
  expect((await salon.call('/readyz')).status).toBe(200)
  salon.clock.now += 1_000
  expect((await salon.call('/readyz')).status).toBe(503)
})
