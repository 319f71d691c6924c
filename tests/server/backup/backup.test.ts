// `npm run backup` as an operator runs it, on a server that is being written to; what it made is restored into a scratch
// folder or a scratch database, and every row of every table compared.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, migrate, openDatabase } from '../../../sync-server/db/open'
import { columnsOf, tablesOf } from '../../support/traces'
import { aSignedIn, openSalonApp } from '../support/salon-app'
import { freshPostgres, postgresUrl } from '../sync/support/databases'
import { aChange, aSalon, type Salon } from '../sync/support/salon'

let folder: string
const drops: (() => Promise<void>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chairside-backup-'))
})
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop()
  rmSync(folder, { recursive: true })
})

type Make = 'SQLite' | 'PostgreSQL'
/** A server's place: its folder, its variables, its database. */
type Place = { dir: string; env: Record<string, string>; open: () => Promise<Database> }

async function aPlace(make: Make, name: string): Promise<Place> {
  const dir = join(folder, name)
  mkdirSync(dir)
  if (make === 'SQLite')
    return { dir, env: { DATA_DIR: dir }, open: () => openDatabase({ file: join(dir, 'chairside.sqlite') }) }
  const { url, drop } = await freshPostgres()
  drops.push(drop)
  return {
    dir,
    env: { DATA_DIR: dir, DATABASE_URL: url },
    open: () => openDatabase({ databaseUrl: url }),
  }
}

async function runs(script: string, to: string, { env }: Place): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, to], {
    cwd: new URL('../../../', import.meta.url),
    env: { PATH: process.env.PATH, ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const [code] = await once(child, 'close')
  return { code, said }
}

/** An account with a password and a session, records, sounds and pictures, two runs, and every odd kind of value. */
async function lived(database: Database): Promise<void> {
  await migrate(database)
  const app = await openSalonApp({}, null, undefined, database)
  const { account, cookie } = await aSignedIn(app)
  const clients = Array.from({ length: 40 }, (_, n) =>
    aChange({ patch: { name: `Siobhán ${n} “O'Neill” 🧴\n\t` } }),
  )
  const reply = await app.call('/api/sync', {
    cookie,
    body: {
      account,
      device: 'd1',
      schema: 1,
      clock: Date.now(),
      cursor: { epoch: '', version: 0 },
      changes: clients,
    },
  })
  expect(reply.status).toBe(200)
  const at = Date.now()
  const bytes = (size: number): Uint8Array => Buffer.from(Array.from({ length: size }, (_, n) => n % 256))
  for (const [n, size] of [0, 1, 700, 300_000].entries())
    await database.kysely
      .insertInto('blobs')
      .values({
        account,
        hash: `h${n}`,
        type: 'image/png',
        width: n,
        height: null,
        bytes: bytes(size),
        created_at: at,
      })
      .execute()
  await database.kysely
    .insertInto('push_sends')
    .values({
      account,
      record: 'r',
      kind: 'timer',
      device: 'd1',
      due_at: at,
      state: 'waiting',
      attempt: 0,
      not_before: at,
      owner: null,
      created_at: at,
    })
    .execute()
}

const plain = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
  return typeof value === 'boolean' ? Number(value) : value
}

/** Every row of every table, as text, in an order of its own. The epochs are new after a restore, and meant to be. */
async function everything(database: Database): Promise<Map<string, string[]>> {
  const held = new Map<string, string[]>()
  for (const table of await tablesOf(database)) {
    const columns = (await columnsOf(database, table)).sort()
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      database.kysely,
    )
    held.set(
      table,
      rows
        .map(row =>
          JSON.stringify(
            columns.map(column => (table === 'accounts' && column === 'epoch' ? '' : plain(row[column]))),
          ),
        )
        .sort(),
    )
  }
  return held
}

const pairs: readonly (readonly [Make, Make])[] = [
  ['SQLite', 'SQLite'],
  ['PostgreSQL', 'PostgreSQL'],
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
]
const needsPostgres = (...makes: Make[]): boolean => makes.includes('PostgreSQL') && postgresUrl === undefined

describe.each(pairs)('from %s into %s', (from, into) => {
  test.skipIf(needsPostgres(from, into))(
    'every row of every table comes back, and a server opens it',
    async () => {
      const source = await aPlace(from, 'source')
      const database = await source.open()
      await lived(database)
      const before = await everything(database)
      const file = join(folder, 'copy.sqlite')
      // The database is open: nobody stops a server for this.
      const made = await runs('backup', file, source)
      expect(made, made.said).toMatchObject({ code: 0 })
      expect(await everything(database)).toEqual(before)
      expect(readdirSync(folder).filter(name => name.includes('.part'))).toEqual([])
      await database.close()

      const scratch = await aPlace(into, 'scratch')
      const restored = await runs('restore', file, scratch)
      expect(restored, restored.said).toMatchObject({ code: 0 })
      const back = await scratch.open()
      const after = await everything(back)
      expect([...after.keys()]).toEqual([...before.keys()])
      for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows)
      // The control: there was something to compare.
      for (const table of ['user', 'session', 'account', 'records', 'changes', 'blobs', 'push_sends'])
        expect(before.get(table)?.length, table).toBeGreaterThan(0)
      const app = await openSalonApp({}, null, undefined, back)
      await aSignedIn(app)
      await back.close()
    },
  )
})

describe.each(['SQLite', 'PostgreSQL'] as const)('on a %s that is being written to', make => {
  test.skipIf(needsPostgres(make))(
    'the copy is one moment of it: no version missing, nothing half written',
    async () => {
      const source = await aPlace(make, 'source')
      const database = await source.open()
      await lived(database)
      const salons = [await aSalon(database), await aSalon(database), await aSalon(database)]
      const answered = new Map<Salon, number>(salons.map(salon => [salon, 0]))
      let stopped = false
      const write = async (salon: Salon): Promise<void> => {
        for (; !stopped; ) {
          // Two records that are written together, and one that is written again and again.
          const note = aChange({ kind: 'note', patch: { text: 'x'.repeat(500) } })
          const again = aChange({ recordId: `same-${salon.account}`, patch: { name: `${note.id}` } })
          const { refused } = await salon.sync({ changes: [note, again] })
          expect(refused).toEqual([])
          answered.set(salon, (answered.get(salon) ?? 0) + 2)
        }
      }
      const writing = salons.map(write)
      await expect.poll(() => Math.min(...answered.values()), { timeout: 20_000 }).toBeGreaterThan(20)
      const begun = new Map(answered)
      const file = join(folder, 'copy.sqlite')
      const made = await runs('backup', file, source)
      const ended = new Map(answered)
      stopped = true
      await Promise.all(writing)
      expect(made, made.said).toMatchObject({ code: 0 })
      await database.close()

      const scratch = await aPlace(make, 'scratch')
      const restored = await runs('restore', file, scratch)
      expect(restored, restored.said).toMatchObject({ code: 0 })
      const back = await scratch.open()
      for (const salon of salons) {
        const { account } = salon
        const of = back.kysely
        const counter = await of
          .selectFrom('accounts')
          .select('version')
          .where('account', '=', account)
          .executeTakeFirstOrThrow()
        const changes = await of
          .selectFrom('changes')
          .select(['id', 'version', 'record_id'])
          .where('account', '=', account)
          .orderBy('version')
          .execute()
        const records = await of
          .selectFrom('records')
          .select(['id', 'version', 'last_change'])
          .where('account', '=', account)
          .execute()
        expect(changes.map(({ version }) => version)).toEqual(changes.map((_, n) => n + 1))
        expect(counter.version).toBe(changes.length)
        expect(changes.length % 2).toBe(0)
        // What was answered before it began is in it.
        expect(changes.length).toBeGreaterThanOrEqual(begun.get(salon) ?? 0)
        expect(new Set(records.map(({ id }) => id))).toEqual(new Set(changes.map(change => change.record_id)))
        for (const record of records) {
          const last = changes.findLast(change => change.record_id === record.id)
          expect({ version: record.version, change: record.last_change }).toEqual({
            version: last?.version,
            change: last?.id,
          })
        }
      }
      await back.close()
      // The control: they went on writing while it was made.
      for (const salon of salons) expect(ended.get(salon)).toBeGreaterThan(begun.get(salon) ?? 0)
    },
  )
})

describe('a back-up', () => {
  test('is readable by its owner alone, is dated in a folder, and brings the secret along', async () => {
    const place = await aPlace('SQLite', 'source')
    writeFileSync(join(place.dir, 'auth-secret'), 's'.repeat(64), { mode: 0o600 })
    const database = await place.open()
    await lived(database)
    await database.close()
    const made = await runs('backup', join(folder, 'kept'), place)
    expect(made, made.said).toMatchObject({ code: 0 })
    const names = readdirSync(join(folder, 'kept')).sort()
    expect(names).toEqual([
      expect.stringMatching(/^chairside-[\dT-]+\.auth-secret$/),
      expect.stringMatching(/^chairside-[\dT-]+\.sqlite$/),
    ])
    for (const name of names) expect(statSync(join(folder, 'kept', name)).mode & 0o777, name).toBe(0o600)
    expect(statSync(join(folder, 'kept')).mode & 0o777).toBe(0o700)
    expect(readFileSync(join(folder, 'kept', names[0] ?? ''), 'utf8')).toBe('s'.repeat(64))
    expect(made.said).toContain(names[1])
  })

  test('that can’t be made is said in a sentence and leaves nothing; one that is there is never written over', async () => {
    const place = await aPlace('SQLite', 'source')
    const file = join(folder, 'copy.sqlite')
    const none = await runs('backup', file, place)
    expect(none).toMatchObject({ code: 1, said: expect.stringContaining('There is no database') })
    writeFileSync(join(place.dir, 'chairside.sqlite'), 'not a database at all '.repeat(500))
    const damaged = await runs('backup', file, place)
    expect(damaged).toMatchObject({ code: 1, said: expect.stringContaining('could not be copied') })
    expect(damaged.said).not.toMatch(/\n\s+at /)
    expect(readdirSync(folder)).toEqual(['source'])
    writeFileSync(file, 'older')
    expect(await runs('backup', file, place)).toMatchObject({ code: 1 })
    expect(readFileSync(file, 'utf8')).toBe('older')
    expect(existsSync(`${file}.part`)).toBe(false)
  })

  test.skipIf(postgresUrl === undefined)(
    'put in place of a PostgreSQL keeps what was there, and what was erased since stays gone',
    async () => {
      const place = await aPlace('PostgreSQL', 'source')
      const database = await place.open()
      await lived(database)
      const salon = await aSalon(database)
      const [kept, erased] = [aChange({ patch: { name: 'Ann' } }), aChange({ patch: { name: 'Bo Peep' } })]
      await salon.sync({ changes: [kept, erased] })
      const file = join(folder, 'copy.sqlite')
      expect(await runs('backup', file, place)).toMatchObject({ code: 0 })
      const { eraseClient } = await import('../../../sync-server/sync/erase')
      await eraseClient(database, { account: salon.account, clientId: erased.recordId, now: Date.now() })
      await salon.sync({
        cursor: await salon.heard(),
        changes: [aChange({ recordId: 'after', patch: { name: 'Later' } })],
      })
      expect(await runs('restore', file, place)).toMatchObject({
        code: 1,
        said: expect.stringContaining('Stop it first'),
      })
      await database.close()

      const restored = await runs('restore', file, place)
      expect(restored, restored.said).toMatchObject({ code: 0 })
      const back = await place.open()
      const rows = await back.kysely
        .selectFrom('records')
        .select(['id', 'erased'])
        .where('account', '=', salon.account)
        .execute()
      expect(new Map(rows.map(({ id, erased: gone }) => [id, gone]))).toEqual(
        new Map([
          [kept.recordId, 0],
          [erased.recordId, 1],
        ]),
      )
      const aside = /schema (chairside_before_restore_\d+)/.exec(restored.said)?.[1] ?? ''
      const before = await sql<{
        n: number
      }>`select count(*) as n from ${sql.id(aside, 'records')} where id = 'after'`.execute(back.kysely)
      expect(before.rows[0]?.n).toBe(1)
      // Once more, over the restored one.
      await back.close()
      expect(await runs('restore', file, place)).toMatchObject({ code: 0 })
    },
  )
})
