// Commit order is version order: else a device's cursor runs past a row that is committed after it, for ever.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockCounter } from '../../../sync-server/db/accounts'
import { type Database, openDatabase } from '../../../sync-server/db/open'
import { putRecords } from '../../../sync-server/db/records'
import { inTransaction } from '../../../sync-server/db/transaction'
import { onCommit } from '../../../sync-server/sync/store'
import { runsOf } from '../../support/sample'
import { freshPostgres, onBothDatabases, postgresUrl } from './support/databases'
import { aChange, anEdit, aSalon, type Salon } from './support/salon'

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** A device that pulls over and over while others write, and what it has seen. */
function aWatcher(salon: Salon): { stop: () => Promise<Map<string, number>> } {
  const seen = new Map<string, number>()
  let stopped = false
  const watching = (async () => {
    let cursor = { epoch: '', version: 0 }
    for (let last = false; !last; ) {
      last = stopped
      for (let more = true; more; ) {
        const page = await salon.sync({ device: 'watcher', cursor })
        for (const { id, version } of page.records) seen.set(id, version)
        cursor = { epoch: page.cursor.epoch, version: page.cursor.version }
        more = page.more
      }
      await sleep(1)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await watching
      return seen
    },
  }
}

onBothDatabases('many at once', database => {
  test('resends that meet are applied once', async () => {
    const salon = await aSalon(database())
    const changes = Array.from({ length: 20 }, () => aChange())
    const replies = await Promise.all(Array.from({ length: 8 }, () => salon.sync({ changes })))
    for (const reply of replies) expect(reply.accepted).toEqual(changes.map(({ id }) => id))
    const kept = await database()
      .kysely.selectFrom('changes')
      .select('id')
      .where('account', '=', salon.account)
      .execute()
    expect(kept).toHaveLength(20)
    expect(await salon.everything()).toHaveLength(20)
  })

  test('a device that pulls while others write misses nothing', async () => {
    const salon = await aSalon(database())
    const watcher = aWatcher(salon)
    const writer = async (device: string): Promise<void> => {
      for (let n = 0; n < 40; n++) await salon.sync({ device, changes: [aChange(), aChange()] })
    }
    await Promise.all(['A', 'B', 'C', 'D'].map(writer))
    const seen = await watcher.stop()
    expect(seen.size).toBe(4 * 40 * 2)
  })

  test('work that fails takes nothing of its neighbours with it', async () => {
    const salon = await aSalon(database())
    const good = Array.from({ length: 5 }, () => aChange())
    const results = await Promise.allSettled([
      ...good.slice(0, 3).map(change => salon.sync({ changes: [change] })),
      inTransaction(database(), async db => {
        await lockCounter(db, salon.account, 1)
        throw new Error('a bug')
      }),
      ...good.slice(3).map(change => salon.sync({ changes: [change] })),
    ])
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    const records = await salon.everything()
    expect(records).toHaveLength(5)
    expect(Math.max(...records.map(({ version }) => version)), 'nor leaves anything itself').toBe(5)
  })

  test('a commit is told once it can be pulled, with the version it reached', async () => {
    const salon = await aSalon(database())
    const told: number[] = []
    const stop = onCommit(database(), ({ account, version }) => {
      if (account === salon.account) told.push(version)
    })
    // A listener on PostgreSQL is there once it has connected: edits go on until it hears one.
    let last = 0
    for (let n = 0; n < 200 && told.length === 0; n++) {
      last = (await salon.sync({ changes: [aChange()] })).records.at(-1)?.version ?? 0
      await sleep(20)
    }
    expect(told.at(-1)).toBe(last)
    const before = told.length
    await salon.sync({ changes: [anEdit('nobody', { name: 'x' })] })
    await sleep(50)
    expect(told).toHaveLength(before)
    stop()
    await salon.sync({ changes: [aChange()] })
    await sleep(50)
    expect(told).toHaveLength(before)
  })
})

describe.skipIf(postgresUrl === undefined)('several server processes on one PostgreSQL', () => {
  let database: Database
  let fresh: { url: string; drop: () => Promise<void> }
  beforeAll(async () => {
    fresh = await freshPostgres()
    database = await openDatabase({ databaseUrl: fresh.url })
  })
  afterAll(async () => {
    await database?.close()
    await fresh?.drop()
  })

  test('a slow committer holds the next one back, so no cursor runs past its rows', async () => {
    const salon = await aSalon(database)
    let release = (): void => undefined
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const slow = inTransaction(database, async db => {
      const counter = await lockCounter(db, salon.account, 1)
      await putRecords(db, salon.account, [
        {
          id: 'slow',
          kind: 'client',
          version: (counter?.before ?? 0) + 1,
          fields: '{"name":"Slow"}',
          stamps: '{}',
          about: null,
          last_change: null,
          deletedAt: null,
          erased: 0,
        },
      ])
      await held
    })
    await sleep(100)
    let quickIsDone = false
    const quick = salon.sync({ changes: [aChange({ recordId: 'quick' })] }).then(reply => {
      quickIsDone = true
      return reply
    })
    await sleep(200)
    expect(quickIsDone).toBe(false)
    const meanwhile = await salon.sync({ device: 'reader' })
    expect(meanwhile.records).toEqual([])
    release()
    await slow
    await quick
    const after = await salon.sync({
      device: 'reader',
      cursor: { epoch: meanwhile.cursor.epoch, version: meanwhile.cursor.version },
    })
    expect(after.records.map(({ id }) => id)).toEqual(['slow', 'quick'])
  })

  test('three processes write one account; a device that pulls all the while gets every row once current', async () => {
    const salon = await aSalon(database)
    const pushes = runsOf(40)
    const watcher = aWatcher(salon)
    const script = new URL('./support/push-process.ts', import.meta.url).pathname
    const processes = ['P', 'Q', 'R'].map(device =>
      spawn(process.execPath, ['--import', 'tsx', script, fresh.url, salon.account, device, String(pushes)], {
        stdio: ['ignore', 'inherit', 'inherit'],
      }),
    )
    const codes = await Promise.all(processes.map(child => once(child, 'exit')))
    expect(codes.map(([code]) => code)).toEqual([0, 0, 0])
    const seen = await watcher.stop()
    const rows = await salon.everything()
    expect(rows).toHaveLength(3 * pushes + 1)
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(rows.map(({ id, version }) => [id, version])))
    const kept = await database.kysely
      .selectFrom('changes')
      .select('id')
      .where('account', '=', salon.account)
      .execute()
    expect(kept).toHaveLength(3 * pushes * 2)
  })

  test('a commit in one process is told in another', async () => {
    const salon = await aSalon(database)
    const other = await openDatabase({ databaseUrl: fresh.url })
    const told: string[] = []
    const news: string[] = []
    const stop = onCommit(other, commit => {
      told.push(commit.account)
      if (commit.news) news.push(...commit.news.records)
    })
    for (let n = 0; n < 200 && !told.includes(salon.account); n++) {
      await salon.sync({ changes: [aChange()] })
      await sleep(20)
    }
    expect(told).toContain(salon.account)
    expect(news.map(text => JSON.parse(text).kind)).toContain('client')
    stop()
    await other.close()
  })
})
