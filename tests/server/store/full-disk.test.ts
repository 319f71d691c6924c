// The disk is full in the middle of a write: it is said in one sentence that helps, and nothing that was accepted is lost.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, migrate, openDatabase } from '../../../sync-server/db/open'
import { againAfterTrouble, onError } from '../../../sync-server/http/errors'
import { type Line, writeLogTo } from '../../../sync-server/log/log'
import type { SignedIn } from '../../../sync-server/sync/context'
import { syncRoutes } from '../../../sync-server/sync/routes'
import { aChange, aSalon, NOON, type Salon } from '../sync/support/salon'

let folder = ''
let database: Database
let salon: Salon
let app: Hono<SignedIn>
let lines: Line[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chairside-full-'))
  database = await openDatabase({ file: join(folder, 'salon.db') })
  await migrate(database)
  salon = await aSalon(database)
  app = new Hono<SignedIn>()
  app.onError(onError)
  app.use(againAfterTrouble)
  app.use(async (c, next) => {
    c.set('account', salon.account)
    await next()
  })
  app.route('/', syncRoutes({ database, now: () => NOON, accountOf: async () => salon.account }))
  lines = []
  writeLogTo(line => void lines.push(line))
})
afterEach(async () => {
  writeLogTo(null)
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** SQLite's own limit: it meets the same error as at the end of a disk. */
const pages = (most: number) => database.sqlite?.prepare(`pragma max_page_count = ${most}`).all([])
const push = (changes: unknown[]) =>
  app.request('/sync', {
    method: 'POST',
    body: JSON.stringify({
      account: salon.account,
      device: 'tablet-1',
      schema: 1,
      clock: NOON,
      cursor: { epoch: '', version: 0 },
      changes,
    }),
  })
const aLongOne = (recordId: string) => aChange({ recordId, patch: { name: 'Ann', notes: 'x'.repeat(9_000) } })

test('a full disk is answered 503 in words, told once to who runs it, and over when there is room', async () => {
  expect((await push([aLongOne('before')])).status).toBe(200)
  pages(1)
  const many = Array.from({ length: 60 }, (_, n) => aLongOne(`while-${n}`))
  for (let n = 0; n < 3; n++) {
    const refused = await push(many)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ code: 'disk-full' })
    expect(refused.headers.get('retry-after')).not.toBeNull()
  }
  const words = lines.map(line => line.words)
  expect(words.join('\n')).not.toMatch(/rollback|rolled back/)
  expect(words.filter(each => each.includes('The disk is full: free some space'))).toHaveLength(1)
  expect((await salon.everything()).map(({ id }) => id)).toEqual(['before'])

  pages(1_000_000)
  const accepted = await push(many)
  expect(accepted.status).toBe(200)
  expect((await salon.everything()).map(({ id }) => id)).toHaveLength(61)
})
