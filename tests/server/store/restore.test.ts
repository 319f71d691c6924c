// The documented way back, as an operator runs it.
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, migrate, openDatabase } from '../../../sync-server/db/open'
import { deleteAccount, eraseClient } from '../../../sync-server/sync/erase'
import { freshPostgres, postgresUrl } from '../sync/support/databases'
import { aChange, anEdit, aSalon, NOON, type Salon } from '../sync/support/salon'
import { aSalonWithALog, reopened, runRestore } from './restoring'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chairside-restore-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const restore = (file: string, env: Record<string, string> = {}) => runRestore(folder, file, env)

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
  const heard = await salon.heard()
  const again = await salon.sync({ cursor: heard, changes: [ann, niamh, note, lost] })
  expect(again.refused).toEqual([])
  expect(await salon.fieldsOf(niamh.recordId)).toMatchObject({ name: 'Niamh', phone: '123' })
  expect(await salon.fieldsOf(ann.recordId)).toEqual({})
  const late = await salon.sync({ cursor: heard, changes: [anEdit(ann.recordId, { phone: '1' })] })
  expect(late.refused.map(({ problem }) => problem)).toEqual(['erased'])
  const left = await reopened(database, lived.left)
  await expect(left.sync()).rejects.toMatchObject({ code: 'account-gone' })
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

  describe('that is damaged is replaced, and kept with its log', () => {
    const name = 'chairside.sqlite'
    const overwrite = (from: number, bytes: number): void => {
      const at = openSync(join(folder, name), 'r+')
      writeSync(at, Buffer.alloc(bytes, 0x5a), 0, bytes, from)
      closeSync(at)
    }
    const damages: Record<string, () => void> = {
      'whose head is overwritten': () => overwrite(0, 512),
      'with pages overwritten': () => overwrite(4096, 40_000),
      'cut short': () => truncateSync(join(folder, name), 5_000),
      'cut to nothing': () => truncateSync(join(folder, name), 0),
      'whose log is another file’s': () =>
        copyFileSync(join(folder, 'back-up.sqlite'), join(folder, `${name}-wal`)),
    }
    test.each(Object.keys(damages))('a file %s', async how => {
      const { salon, ann } = await aSalonWithALog(folder)
      damages[how]?.()
      const was = new Map(['', '-wal'].map(end => [end, readFileSync(join(folder, name + end))]))

      // Twice, one right after the other: neither takes the other's place.
      for (const times of [1, 2]) {
        const done = restore(join(folder, 'back-up.sqlite'))
        expect(done.stderr).toBe('')
        expect(done.status).toBe(0)
        const kept = readdirSync(folder).filter(each => /before-restore-[\d-]+\.sqlite$/.test(each))
        expect(kept).toHaveLength(times)
      }
      const [first = ''] = readdirSync(folder).filter(each => /before-restore-[\d-]+\.sqlite$/.test(each))
      for (const [end, bytes] of was)
        expect(readFileSync(join(folder, first + end)).equals(bytes), `kept as it was: ${end}`).toBe(true)
      const restored = await openDatabase({ file: join(folder, name) })
      expect(await (await reopened(restored, salon)).fieldsOf(ann.recordId)).toEqual({ name: 'Ann' })
      await restored.close()
    })

    test('a file that is damaged while a server has it open is not touched', async () => {
      await aSalonWithALog(folder)
      const database = await openDatabase({ file: join(folder, name) })
      overwrite(0, 512)
      const was = readFileSync(join(folder, name))
      expect(restore(join(folder, 'back-up.sqlite'))).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('Stop it first'),
      })
      expect(readFileSync(join(folder, name)).equals(was)).toBe(true)
      await database.close().catch(() => undefined)
    })

    test('a back-up that can’t be used changes nothing, and says why', async () => {
      await aSalonWithALog(folder)
      const files = () =>
        readdirSync(folder)
          .filter(each => !each.endsWith('-lock'))
          .sort()
      const before = files()
      const refused = (file: string): string => {
        const { status, stderr } = restore(join(folder, file))
        expect(status).toBe(1)
        expect(stderr).not.toMatch(/\n\s+at /)
        return stderr
      }
      const newer = await openDatabase({ file: join(folder, 'newer.sqlite') })
      await migrate(newer)
      await newer.kysely.updateTable('meta').set({ value: '999' }).where('key', '=', 'tables').execute()
      await newer.close()
      const another = await openDatabase({ file: join(folder, 'another.sqlite') })
      await sql.raw('create table songs (name text)').execute(another.kysely)
      await another.close()
      expect(refused('newer.sqlite')).toContain('newer version')
      expect(refused('another.sqlite')).toContain('none of Chairside’s')
      expect(files().filter(each => !/^(newer|another)\.sqlite/.test(each))).toEqual(before)
    })
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
    const [, aside = ''] = /kept in the schema (\S+)/.exec(done.stdout) ?? []
    const { rows } = await sql
      .raw<{ n: number }>(`select count(*) as n from ${aside}.accounts`)
      .execute(restored.kysely)
    expect(rows, 'what was replaced is set aside').toEqual([{ n: 2 }])
    await restored.close()

    // One that this version can't use changes nothing.
    const newer = await openDatabase({ databaseUrl: url })
    await newer.kysely.updateTable('meta').set({ value: '999' }).where('key', '=', 'tables').execute()
    await newer.close()
    const newest = join(folder, 'newer.dump')
    expect(spawnSync('pg_dump', ['--format=custom', `--file=${newest}`, url]).status).toBe(0)
    // The present one is newer, too: an older back-up is the way back from that.
    expect(restore(newest, { DATABASE_URL: url })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('newer version'),
    })
    expect(restore(dump, { DATABASE_URL: url })).toMatchObject({ status: 0, stderr: '' })
    await drop()
  })
})
