// PostgreSQL goes away in the middle of transactions, in every way that it can. The server stays, says so, and goes on.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { aDevice, type Change, createOf, type Device } from '../support/account'
import { type House, openHouse } from '../support/house'
import { runsOf } from '../support/sample'

const TABLETS = 6
const EDITS = 5
/** Records of each tablet whose history is read: those that were edited again and again, and some that weren't. */
const CHECKED = 8
const ROUNDS = runsOf(3)

let postgres: Awaited<ReturnType<typeof startPostgres>>
let house: House
let tablets: Device[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  house = await openHouse({ DATABASE_URL: postgres.url })
  tablets = await Promise.all(
    Array.from({ length: TABLETS }, (_, n) =>
      aDevice(house.origin, { email: `cut-${n}@example.com`, password: 'correct horse battery' }),
    ),
  )
})
afterAll(async () => {
  await house?.close()
  await postgres?.stop()
})

/** All connections of the server, cut by an administrator while they work. */
async function terminateAll(): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  for (let n = 0; n < 20; n++) {
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
      ['client backend'],
    )
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  await admin.end()
}
async function cut(how: string): Promise<void> {
  if (how === 'terminated') return terminateAll()
  postgres.halt(how)
  await new Promise(resolve => setTimeout(resolve, 300))
  postgres.start()
}

type Written = { notes: string; changes: string[] }

/** New clients, and a line added to the notes of those that are there: an edit applied twice, or not at all, shows. */
function batch(prefix: string, written: Map<string, Written>): Change[] {
  const known = [...written].slice(0, EDITS)
  const edits = known.map(([id, record]): Change => {
    const base = { notes: record.notes }
    record.notes = `${record.notes}\nline ${record.changes.length}`
    return { ...createOf('client', id, { notes: record.notes }), op: 'edit', base }
  })
  const news = Array.from({ length: EDITS }, (_, n) => {
    const id = `${prefix}-${written.size + n}`
    return createOf('client', id, { name: id, notes: 'start' })
  })
  for (const { recordId } of news) written.set(recordId, { notes: 'start', changes: [] })
  const changes = [...edits, ...news]
  for (const { id, recordId } of changes) written.get(recordId)?.changes.push(id)
  return changes
}

async function changesOf(tablet: Device, record: string): Promise<string[]> {
  const reply = await fetch(`${house.origin}/api/records/${record}/history`, {
    headers: { cookie: tablet.cookie, 'x-chairside-account': tablet.account },
  })
  const { changes }: { changes: { id: string }[] } = await reply.json()
  return changes.map(({ id }) => id).sort()
}

/** What was asked of the server while its database was away, by status. */
const statuses = new Map<number, number>()
const count = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1)

/** As a tablet does: what isn't answered is sent again, the same, until it is. */
async function sendUntilAccepted(tablet: Device, changes: readonly Change[]): Promise<void> {
  for (;;) {
    const reply = await fetch(`${house.origin}/api/sync`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: tablet.cookie, origin: house.origin },
      body: tablet.body(changes),
    })
    count(reply.status)
    const said = await reply.json()
    if (reply.ok) {
      expect(said.refused).toEqual([])
      expect(said.accepted).toEqual(changes.map(({ id }) => id))
      return
    }
    // Nobody is told that they are signed out, or that their edit is bad, because a database was away.
    expect({ status: reply.status, code: said.code }).toEqual({ status: 503, code: 'database-away' })
    expect(reply.headers.get('retry-after')).not.toBeNull()
    await new Promise(resolve => setTimeout(resolve, 30))
  }
}

test.each(['terminated', 'fast', 'immediate', 'crash'])(
  'PostgreSQL %s under load: the process stays, 503 is said, nothing is lost or doubled',
  async how => {
    const pid = house.pid()
    const expected = tablets.map(() => new Map<string, Written>())
    let stopped = false
    const lane = async (tablet: Device, n: number): Promise<void> => {
      const mine = expected[n] ?? new Map<string, Written>()
      while (!stopped) await sendUntilAccepted(tablet, batch(`${how}-${n}`, mine))
    }
    statuses.clear()
    const lanes = tablets.map(lane)
    for (let n = 0; n < ROUNDS; n++) {
      await new Promise(resolve => setTimeout(resolve, 200))
      await cut(how)
    }
    // Back by itself, without anybody's doing.
    const before = statuses.get(200) ?? 0
    await expect.poll(() => (statuses.get(200) ?? 0) > before + TABLETS, { timeout: 30_000 }).toBe(true)
    stopped = true
    await Promise.all(lanes)

    expect(house.pid(), house.log()).toBe(pid)
    expect(house.log()).not.toContain('uncaught')
    // The control: transactions really were cut.
    expect(statuses.get(503) ?? 0).toBeGreaterThan(0)
    expect([...statuses.keys()].sort()).toEqual([200, 503])

    for (const [n, tablet] of tablets.entries()) {
      const mine = expected[n] ?? new Map<string, Written>()
      const found = new Map<string, unknown>()
      for (let cursor = { epoch: '', version: 0 }, more = true; more; ) {
        const page = await tablet.sync([], cursor)
        for (const { id, fields } of page.records) if (id.startsWith(how)) found.set(id, fields.notes)
        cursor = { epoch: page.cursor.epoch, version: page.cursor.version }
        more = page.more
      }
      expect(found).toEqual(new Map([...mine].map(([id, { notes }]) => [id, notes])))
      // Nothing twice: a change has one row in the history, and an edit that came again would have another.
      for (const [id, { changes }] of [...mine].slice(0, CHECKED))
        expect(await changesOf(tablet, id)).toEqual([...changes].sort())
    }
  },
  120_000,
)
