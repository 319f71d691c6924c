// How the server starts and ends, as whoever runs it sees it: a process of its own, and what it prints.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isBuilt, serverArgs } from '../../scripts/build.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { setSchemaAside } from '../../sync-server/db/copy/schema-aside'
import { type Database, migrate, openDatabase } from '../../sync-server/db/open'
import { root } from '../support/imports'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chairside-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function run(env: Record<string, string>) {
  const entry = isBuilt() ? serverArgs : ['--import', 'tsx', 'sync-server/main.ts']
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, entry, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...(PATH && { PATH }), ...(HOME && { HOME }), NODE_ENV: 'production', ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += chunk))
  return { child, printed: () => printed }
}

/** A port that somebody holds until `free`. */
async function aPort(): Promise<{ port: string; free: () => Promise<void> }> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  if (typeof address !== 'object' || address === null) throw new Error('No free port')
  const free = async (): Promise<void> => {
    holder.close()
    await once(holder, 'close')
  }
  return { port: String(address.port), free }
}

async function ends(env: Record<string, string>): Promise<string> {
  const { child, printed } = run(env)
  const [code] = await once(child, 'close')
  expect(code, printed()).toBe(1)
  return printed()
}

/** For the person who runs it: what is wrong and what to do, and no lines of code. */
const NO_STACK = /^(?![\s\S]*\n\s+at )/

describe('what keeps the server from starting is said in words', () => {
  test('every wrong variable by its name, before anything is made', async () => {
    const data = join(folder, 'data')
    const said = await ends({ DATA_DIR: data, PORT: 'abc', MODEL_TIMEOUT_SECONDS: 'soon' })
    expect(said).toMatch(/PORT must be[\s\S]*MODEL_TIMEOUT_SECONDS must be/)
    expect(said).toMatch(NO_STACK)
    expect(existsSync(data)).toBe(false)
  })

  test('a port that is taken', async () => {
    const { port, free } = await aPort()
    const said = await ends({ DATA_DIR: folder, PORT: port })
    await free()
    expect(said).toContain(`Port ${port} is in use. Choose another: PORT=`)
    expect(said).toMatch(NO_STACK)
  })

  test('a data folder that can’t be made', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const said = await ends({ DATA_DIR: join(file, 'data') })
    expect(said).toContain(`The data folder ${join(file, 'data')} can't be made or written`)
    expect(said).toContain('DATA_DIR=')
    expect(said).toMatch(NO_STACK)
  })

  test.each(['', 'cut-short'])('a secret that says %j', async text => {
    writeFileSync(join(folder, 'auth-secret'), text)
    const said = await ends({ DATA_DIR: folder })
    expect(said).toMatch(/auth-secret is cut short: put its back-up there, or remove the file/)
    expect(said).toMatch(NO_STACK)
    expect(existsSync(join(folder, 'chairside.sqlite'))).toBe(false)
  })

  test('a file that is no database', async () => {
    writeFileSync(join(folder, 'chairside.sqlite'), 'not a database at all '.repeat(200))
    const said = await ends({ DATA_DIR: folder })
    expect(said).toMatch(/can't be used: file is not a database[\s\S]*npm run restore/)
    expect(said).toMatch(NO_STACK)
  })

  test('a PostgreSQL that isn’t there, without its password', async () => {
    const { port, free } = await aPort()
    await free()
    const said = await ends({
      DATA_DIR: folder,
      DATABASE_URL: `postgres://salon:six-strands@127.0.0.1:${port}/chairside`,
    })
    expect(said).toContain(`PostgreSQL at 127.0.0.1:${port} can't be used`)
    expect(said).toContain('DATABASE_URL')
    expect(said).not.toContain('six-strands')
    expect(said).toMatch(NO_STACK)
  })
})

describe('a database that this server must not open is left as it is, and it is said what to do', () => {
  const NEWER = /was made by a newer version[\s\S]*Start that version, or restore a back-up/
  const HALF = /A restore was cut short here\. `npm run restore` puts back what was there/
  async function expectSaid(env: Record<string, string>, what: RegExp): Promise<void> {
    const said = await ends({ DATA_DIR: folder, ...env })
    expect(said).toMatch(what)
    expect(said).toMatch(NO_STACK)
  }
  const makeNewer = ({ kysely }: Database) =>
    kysely.updateTable('meta').set({ value: '999' }).where('key', '=', 'tables').execute()

  test('a file of a newer version', async () => {
    const file = join(folder, 'chairside.sqlite')
    const database = await openDatabase({ file })
    await migrate(database)
    await makeNewer(database)
    await database.close()
    const stands = () => ({
      bytes: readFileSync(file).toString('base64'),
      written: statSync(file, { bigint: true }).mtimeNs,
      log: statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0,
    })
    const before = stands()
    expect(before.log).toBe(0)
    await expectSaid({}, NEWER)
    expect(stands()).toEqual(before)
  })

  test('a folder in which a restore was killed', async () => {
    const names = ['auth-secret', 'chairside.sqlite-lock', 'chairside.sqlite-moves']
    writeFileSync(join(folder, 'chairside.sqlite-moves'), '')
    await expectSaid({}, HALF)
    expect(readdirSync(folder).sort()).toEqual(names)
  })

  test('a PostgreSQL', async () => {
    const postgres = await startPostgres()
    const env = { DATABASE_URL: postgres.url }
    const database = await openDatabase({ databaseUrl: postgres.url })
    /** Every table and column, with the transactions that made them. */
    const catalogue = async () => {
      const tables = await sql<{
        name: string
      }>`select oid, relname as name, relfilenode, relnatts, xmin from pg_class
        where relnamespace = current_schema()::regnamespace order by oid`.execute(database.kysely)
      const columns = await sql`select attrelid, attname, xmin from pg_attribute a where attrelid in
        (select oid from pg_class where relnamespace = current_schema()::regnamespace) order by 1, attnum`.execute(
        database.kysely,
      )
      return { tables: tables.rows, columns: columns.rows }
    }
    const rows = () => database.kysely.selectFrom('meta').selectAll().select(sql`xmin`.as('by')).execute()
    try {
      await migrate(database)
      await makeNewer(database)
      const newer = { ...(await catalogue()), rows: await rows() }
      await expectSaid(env, NEWER)
      expect({ ...(await catalogue()), rows: await rows() }).toEqual(newer)

      await setSchemaAside(database, 1)
      expect((await catalogue()).tables).toEqual([])
      await expectSaid(env, HALF)
      expect((await catalogue()).tables).toEqual([])
    } finally {
      await database.close()
      await postgres.stop()
    }
  })
})

test('it makes its folder and secret, prints its address, and SIGTERM ends it cleanly', async () => {
  const { port, free } = await aPort()
  await free()
  const data = join(folder, 'new', 'data')
  const { child, printed } = run({ DATA_DIR: data, PORT: port })
  const ended = once(child, 'close')
  while (!printed().includes('payments:') && child.exitCode === null)
    await new Promise(resolve => setTimeout(resolve, 50))
  expect(printed()).toContain(`Chairside is ready: http://localhost:${port}`)
  expect((await fetch(`http://localhost:${port}/api/public-key`)).status).toBe(200)
  expect(existsSync(join(data, 'auth-secret'))).toBe(true)
  const rights = (path: string): number => statSync(path).mode & 0o777
  expect(rights(data), 'its owner’s alone').toBe(0o700)
  for (const name of ['auth-secret', 'chairside.sqlite', 'chairside.sqlite-wal', 'chairside.sqlite-shm'])
    expect(rights(join(data, name)), name).toBe(0o600)
  child.kill('SIGTERM')
  const [code, signal] = await ended
  expect({ code, signal }).toEqual({ code: 0, signal: null })
})

test('told to end, it says so to a balancer and still answers, until its time to be noticed is over', async () => {
  const { port, free } = await aPort()
  await free()
  const { child, printed } = run({ DATA_DIR: folder, PORT: port, DRAIN_SECONDS: '3', LOG_LEVEL: 'debug' })
  const ended = once(child, 'close')
  while (!printed().includes('payments:') && child.exitCode === null)
    await new Promise(resolve => setTimeout(resolve, 50))
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(`http://localhost:${port}${path}`)).status
  expect(await statusOf('/readyz')).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/api/public-key')).toBe(200)
  const [code] = await ended
  expect(code).toBe(0)
  // Not a terminal: each line is an object, those of the start too.
  const lines = printed().trim().split('\n')
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), words: expect.any(String) })
  expect(printed()).toContain('"route":"/readyz"')
})
