import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrate, openDatabase } from '../../../sync-server/db/open'
import { freshPostgres, onBothDatabases, postgresUrl } from '../sync/support/databases'
import { aChange, aSalon } from '../sync/support/salon'

onBothDatabases('migrations', database => {
  test('running them again changes nothing', async () => {
    const salon = await aSalon(database())
    await salon.sync({ changes: [aChange()] })
    await migrate(database())
    expect(await salon.everything()).toHaveLength(1)
  })

  test('counters and milliseconds come back as numbers', async () => {
    const salon = await aSalon(database())
    const row = await database()
      .kysely.selectFrom('accounts')
      .select(['version', 'created_at'])
      .where('account', '=', salon.account)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ version: 0, created_at: expect.any(Number) })
  })
})

test('a database of a newer server is left alone', async () => {
  const database = await openDatabase({ file: ':memory:' })
  await migrate(database)
  await database.kysely.updateTable('meta').set({ value: '99' }).where('key', '=', 'tables').execute()
  await expect(migrate(database)).rejects.toThrow(/newer version of the server/)
  await database.close()
})

test('a file is flushed at each commit and holds what was written after it was closed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chairside-store-'))
  const file = join(folder, 'salon.db')
  const first = await openDatabase({ file })
  await migrate(first)
  const salon = await aSalon(first)
  await salon.sync({ changes: [aChange({ recordId: 'kept' })] })
  await first.close()
  const second = await openDatabase({ file })
  const settings = await Promise.all(
    ['journal_mode', 'synchronous', 'foreign_keys'].map(name =>
      second.sqlite?.prepare(`pragma ${name}`).all([]),
    ),
  )
  expect(settings).toEqual([[{ journal_mode: 'wal' }], [{ synchronous: 2 }], [{ foreign_keys: 1 }]])
  const rows = await second.kysely.selectFrom('records').select('id').execute()
  expect(rows).toEqual([{ id: 'kept' }])
  await second.close()
  rmSync(folder, { recursive: true })
})

describe.skipIf(postgresUrl === undefined)('several processes that start at once', () => {
  test('migrate one after the other', async () => {
    const fresh = await freshPostgres()
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: fresh.url })))
    const [first] = databases
    for (const table of [
      'meta',
      'accounts',
      'leaving',
      'guesses',
      'records',
      'changes',
      'erased',
      'runs',
      'ask_facts',
      'model_calls',
      'once',
      'blobs',
      'blob_uses',
      'sound_parts',
      'subscriptions',
      'customers',
      'plans',
      'payment_events',
      'practice_plans',
      'practice_checkouts',
      'push_subscriptions',
      'push_sends',
      'calendars',
      'devices',
      'known_devices',
      'session_locks',
      'ended_sessions',
    ]) {
      await first?.kysely.schema.dropTable(table).execute()
    }
    await Promise.all(databases.map(migrate))
    expect(await first?.kysely.selectFrom('records').selectAll().execute()).toEqual([])
    for (const database of databases) await database.close()
    await fresh.drop()
  })
})
