// A restore into PostgreSQL that is killed: in one transaction nothing has happened, between two it is marked.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type KyselyPlugin, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp } from '../../../sync-server/backup/backup'
import { putInPostgres } from '../../../sync-server/backup/put-in-postgres'
import { readConfig } from '../../../sync-server/config'
import { CutShort } from '../../../sync-server/db/copy/moves'
import { mustNotBeRestoring, setSchemaAside } from '../../../sync-server/db/copy/schema-aside'
import { NOTHING_GONE } from '../../../sync-server/db/erased'
import { openDatabase } from '../../../sync-server/db/open'
import { freshPostgres, postgresUrl } from '../sync/support/databases'
import { aChange, aSalon } from '../sync/support/salon'
import { aSalonWithALog, clientsIn, runRestore } from './restoring'

let folder = ''
let databaseUrl = ''
let drop: () => Promise<void>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chairside-cut-short-'))
  if (postgresUrl === undefined) return
  ;({ url: databaseUrl, drop } = await freshPostgres())
  const database = await openDatabase({ databaseUrl })
  await (await aSalon(database)).sync({ changes: [aChange(), aChange()] })
  await database.close()
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await drop?.()
})

/** Clients in the back-up, and in what it replaces. */
const [RESTORED, BEFORE] = [1, 2]

async function schemas(): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    "select nspname as name from pg_namespace where nspname !~ '^pg_' order by 1",
  )
  await client.end()
  return rows.map(({ name }) => String(name).replace(/\d+$/, ''))
}
const UNTOUCHED = ['information_schema', 'public']

/** Cut after the nth statement. */
function cutAt(nth: number): KyselyPlugin {
  let left = nth
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (--left === 0) throw new Error('cut')
      return result
    },
  }
}

describe.skipIf(postgresUrl === undefined)('PostgreSQL', () => {
  test('setting aside is all or nothing, whichever statement it is cut at', async () => {
    const database = await openDatabase({ databaseUrl })
    let cut = 0
    for (;;) {
      const half = { ...database, kysely: database.kysely.withPlugin(cutAt(cut + 1)) }
      const done = await setSchemaAside(half, 1).catch((error: Error) => error.message)
      if (done !== 'cut') break
      cut++
      expect(await schemas()).toEqual(UNTOUCHED)
      expect(await clientsIn({ databaseUrl })).toBe(BEFORE)
      await mustNotBeRestoring(database)
    }
    expect(cut).toBeGreaterThanOrEqual(4)
    expect(await schemas()).toEqual(['chairside_before_restore_', ...UNTOUCHED])
    await expect(mustNotBeRestoring(database)).rejects.toThrow(CutShort)
    await database.close()
  })

  test('its connection is cut while tables change places: none has, and the next time all do', async () => {
    await aSalonWithALog(folder)
    const copy = join(folder, 'back-up.sqlite')
    const put = () => putInPostgres({ databaseUrl, copy, gone: NOTHING_GONE, config: readConfig({}), now: 1 })
    const watching = await openDatabase({ databaseUrl })
    const holder = new pg.Client({ connectionString: databaseUrl })
    await holder.connect()
    for (const table of ['accounts', 'records', 'meta']) {
      await holder.query(`begin; lock table public.${table} in access share mode`)
      const cut = put().then(
        () => 'done',
        () => 'cut',
      )
      const kill = sql<{ killed: boolean }>`select pg_terminate_backend(pid) as killed from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect
        .poll(async () => (await kill.execute(watching.kysely)).rows, { timeout: 30_000 })
        .toEqual([{ killed: true }])
      expect(await cut).toBe('cut')
      await holder.query('rollback')
      expect(await schemas()).toEqual(['chairside_restoring', ...UNTOUCHED])
      expect(await clientsIn({ databaseUrl })).toBe(BEFORE)
    }
    await holder.end()
    await watching.close()
    await put()
    expect(await schemas()).toEqual(['chairside_before_restore_', ...UNTOUCHED])
    expect(await clientsIn({ databaseUrl })).toBe(RESTORED)
  })

  test.each(['before', 'after'])('killed %s a dump is read, it is known, and put back', async when => {
    const dump = join(folder, 'back-up.dump')
    expect(spawnSync('pg_dump', ['--format=custom', `--file=${dump}`, databaseUrl]).status).toBe(0)
    const killing = `kill -9 $PPID\n`
    const reading = `PATH="$REAL" pg_restore "$@"\n`
    const both = when === 'before' ? killing : reading + killing
    writeFileSync(join(folder, 'pg_restore'), `#!/bin/sh\n${both}`, { mode: 0o755 })
    const REAL = process.env.PATH ?? ''
    const killed = runRestore(folder, dump, {
      DATABASE_URL: databaseUrl,
      REAL,
      PATH: `${folder}${delimiter}${REAL}`,
    })
    expect(killed.signal).toBe('SIGKILL')
    expect(await schemas()).toEqual(['chairside_before_restore_', ...UNTOUCHED])
    const database = await openDatabase({ databaseUrl })
    await expect(mustNotBeRestoring(database)).rejects.toThrow(CutShort)
    await database.close()
    const backedUp = backUp(readConfig({ DATABASE_URL: databaseUrl }), folder, join(folder, 'new.sqlite'))
    await expect(backedUp).rejects.toThrow(CutShort)

    const done = runRestore(folder, when === 'before' ? null : dump, { DATABASE_URL: databaseUrl })
    expect(done).toMatchObject({ status: 0, stderr: '' })
    expect(done.stdout).toContain('What was there before it is back in its place')
    expect(await clientsIn({ databaseUrl })).toBe(BEFORE)
    const restored = await openDatabase({ databaseUrl })
    await mustNotBeRestoring(restored)
    await restored.close()
  })
})
