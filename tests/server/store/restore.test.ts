// The documented way back, as an operator runs it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, migrate, openDatabase } from '../../../sync-server/db/open'
import { deleteAccount, eraseClient } from '../../../sync-server/sync/store'
import { freshPostgres, postgresUrl } from '../sync/support/databases'
import { aChange, anEdit, aSalon, NOON, type Salon } from '../sync/support/salon'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chairside-restore-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function restore(file: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/restore.ts', file], {
    cwd: new URL('../../../', import.meta.url),
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
    encoding: 'utf8',
  })
}

/** A salon with two clients and a note, backed up; then one client is erased, one account deleted, and work goes on. */
async function livedSince(database: Database, backUp: () => Promise<void>) {
  const salon = await aSalon(database)
  const left = await aSalon(database)
  const [ann, niamh] = [
    aChange({ patch: { name: 'Ann', notes: 'secret' } }),
    aChange({ patch: { name: 'Niamh' } }),
  ]
  const note = aChange({ kind: 'note', patch: { client_id: ann.recordId, text: 'secret' } })
  const before = await salon.sync({ changes: [ann, niamh, note] })
  await left.sync({ changes: [aChange()] })
  await backUp()
  await eraseClient(database, { account: salon.account, clientId: ann.recordId, now: NOON })
  await deleteAccount(database, left.account, NOON)
  const lost = anEdit(niamh.recordId, { phone: '123' })
  const last = await salon.sync({ changes: [lost] })
  return { salon, left, ann, niamh, note, before, lost, last }
}

async function expectRightAfter(
  database: Database,
  lived: Awaited<ReturnType<typeof livedSince>>,
): Promise<void> {
  const { ann, niamh, note, lost, last } = lived
  const salon: Salon = { ...lived.salon, ...(await reopened(database, lived.salon)) }
  const cursor = { epoch: last.cursor.epoch, version: last.cursor.version }
  const reply = await salon.sync({ cursor })
  expect(reply.cursor.epoch).not.toBe(cursor.epoch)
  const rows = new Map(reply.records.map(record => [record.id, record]))
  expect(rows.get(ann.recordId)).toMatchObject({ fields: {}, erased: true })
  expect(rows.get(note.recordId)).toMatchObject({ fields: {}, erased: true })
  expect(rows.get(niamh.recordId)?.fields).toEqual({ name: 'Niamh' })
  // What the device kept of the last days is sent again: known ids do nothing, the others are what was lost.
  const again = await salon.sync({ cursor, changes: [ann, niamh, note, lost] })
  expect(again.refused).toEqual([])
  expect(await salon.fieldsOf(niamh.recordId)).toMatchObject({ name: 'Niamh', phone: '123' })
  expect(await salon.fieldsOf(ann.recordId)).toEqual({})
  const late = await salon.sync({ changes: [anEdit(ann.recordId, { phone: '1' })] })
  expect(late.refused.map(({ problem }) => problem)).toEqual(['erased'])
  const left = await reopened(database, lived.left)
  await expect(left.sync()).rejects.toMatchObject({ code: 'account-gone' })
}

async function reopened(database: Database, { account }: Salon): Promise<Salon> {
  const { syncOnce } = await import('../../../sync-server/sync/store')
  const sync: Salon['sync'] = ({ now = NOON, ...request } = {}) =>
    syncOnce(database, {
      account,
      now,
      request: {
        account,
        device: 'tablet-1',
        schema: 1,
        clock: now,
        cursor: { epoch: '', version: 0 },
        changes: [],
        ...request,
      },
    })
  const fieldsOf: Salon['fieldsOf'] = async id =>
    (await sync()).records.find(record => record.id === id)?.fields
  return { database, account, sync, fieldsOf, everything: async () => (await sync()).records }
}

describe('a SQLite file', () => {
  test('comes back with a new epoch; what was erased or deleted since stays gone', async () => {
    const file = join(folder, 'chairside.sqlite')
    const database = await openDatabase({ file })
    await migrate(database)
    const lived = await livedSince(database, async () => {
      await sql.raw(`vacuum into '${join(folder, 'back-up.sqlite')}'`).execute(database.kysely)
    })
    expect(restore(join(folder, 'back-up.sqlite'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Stop it first'),
    })
    await database.close()

    const done = restore(join(folder, 'back-up.sqlite'))
    expect(done.stderr).toBe('')
    expect(done.status).toBe(0)
    expect(readdirSync(folder).filter(name => name.includes('before-restore'))).toHaveLength(1)
    const restored = await openDatabase({ file })
    await expectRightAfter(restored, lived)
    await restored.close()
  })

  test('a file that is no database changes nothing', async () => {
    const file = join(folder, 'chairside.sqlite')
    const database = await openDatabase({ file })
    await migrate(database)
    const salon = await aSalon(database)
    await salon.sync({ changes: [aChange()] })
    await database.close()
    expect(restore(new URL('../../../package.json', import.meta.url).pathname)).toMatchObject({ status: 1 })
    expect(restore(join(folder, 'nothing.sqlite'))).toMatchObject({ status: 1 })
    const same = await openDatabase({ file })
    expect(await same.kysely.selectFrom('records').select('id').execute()).toHaveLength(1)
    await same.close()
  })
})

describe.skipIf(postgresUrl === undefined)('a PostgreSQL dump', () => {
  test('comes back with a new epoch; what was erased or deleted since stays gone', async () => {
    const { url, drop } = await freshPostgres()
    const dump = join(folder, 'back-up.dump')
    const database = await openDatabase({ databaseUrl: url })
    const lived = await livedSince(database, async () => {
      const done = spawnSync('pg_dump', ['--format=custom', `--file=${dump}`, url], { encoding: 'utf8' })
      expect(done.stderr).toBe('')
    })
    expect(restore(dump, { DATABASE_URL: url })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Stop it first'),
    })
    await database.close()
    const done = restore(dump, { DATABASE_URL: url })
    expect(done.stderr).toBe('')
    expect(done.status).toBe(0)
    const restored = await openDatabase({ databaseUrl: url })
    await expectRightAfter(restored, lived)
    await restored.close()
    await drop()
  })
})
