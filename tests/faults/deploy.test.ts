// docs/deploy as it stands there: several processes on one PostgreSQL behind a balancer. One is stopped, and one is
// killed, while tablets push, read and listen.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshPostgres, postgresUrl } from '../server/sync/support/databases'
import { aDevice, type Change, createOf, type Device } from '../support/account'
import { type Balancer, type Kind, openBalancer } from '../support/balancer'
import { freePort, type House, openHouse } from '../support/house'

const SALONS = 3
const TABLETS = 2
const KINDS: readonly Kind[] = ['haproxy', 'caddy']

const after = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const syncsOf = (house: House): number => house.log().split('"route":"/api/sync"').length

type Tablet = { device: Device; notes: Map<string, string[]>; pushes: number }
type Shift = { on: boolean; failures: string[] }

/** New notes, and a line more in one of its own: an edit applied twice, or not at all, shows. */
async function pushes(tablet: Tablet, shift: Shift): Promise<void> {
  const { device, notes } = tablet
  while (shift.on) {
    const n = ++tablet.pushes
    const changes: Change[] = [createOf('client', crypto.randomUUID(), { name: `new ${n}`, notes: 'start' })]
    const [id, lines] = [...notes][n % Math.max(1, notes.size)] ?? []
    if (id !== undefined && lines !== undefined) {
      const base = lines.join('\n')
      lines.push(`line ${n}`)
      changes.push({
        ...createOf('client', id, { notes: lines.join('\n') }),
        op: 'edit',
        base: { notes: base },
      })
    }
    notes.set(changes[0]?.recordId ?? '', ['start'])
    // As a tablet does: the same again until it is answered.
    for (;;) {
      const reply = await device.sync(changes).catch((error: unknown) => {
        shift.failures.push(String(error))
        return null
      })
      if (reply) {
        expect(reply.refused).toEqual([])
        break
      }
      await after(100)
    }
    await after(5)
  }
}

/** Whatever isn't answered with 200 is a failure. */
async function reads(origin: string, { device }: Tablet, shift: Shift): Promise<void> {
  while (shift.on) {
    for (const path of ['/api/digest', '/api/session', '/api/public-key']) {
      const status = await fetch(`${origin}${path}`, {
        headers: { cookie: device.cookie, 'x-chairside-account': device.account },
      }).then(async reply => {
        await reply.arrayBuffer()
        return String(reply.status)
      }, String)
      if (status !== '200') shift.failures.push(`${path} ${status}`)
    }
    await after(20)
  }
}

/** A stream ends with its process; the next one is opened at once, and must be. Returns how many were. */
async function listens(origin: string, { device }: Tablet, shift: Shift): Promise<number> {
  let opened = 0
  while (shift.on) {
    const gone = new AbortController()
    const watch = setInterval(() => !shift.on && gone.abort(), 50)
    try {
      const headers = { cookie: device.cookie, 'x-chairside-account': device.account }
      const reply = await fetch(`${origin}/api/poke?account=${device.account}`, {
        headers,
        signal: gone.signal,
      })
      if (reply.status !== 200) shift.failures.push(`/api/poke ${reply.status}`)
      opened++
      for await (const _ of reply.body ?? []);
    } catch (error) {
      // Cut off in the middle of the stream: that is how it ends.
      if (shift.on && !/terminated|abort/i.test(String(error))) shift.failures.push(`/api/poke ${error}`)
    } finally {
      clearInterval(watch)
    }
  }
  return opened
}

async function atWork(
  origin: string,
  tablets: readonly Tablet[],
  during: () => Promise<void>,
): Promise<string[]> {
  const shift: Shift = { on: true, failures: [] }
  const listeners = tablets.map(tablet => listens(origin, tablet, shift))
  const workers = tablets.flatMap(tablet => [pushes(tablet, shift), reads(origin, tablet, shift)])
  await during()
  shift.on = false
  await Promise.all(workers)
  const opened = await Promise.all(listeners)
  for (const count of opened) expect(count).toBeGreaterThan(0)
  return shift.failures
}

async function allOf({ device }: Tablet): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let cursor = { epoch: '', version: 0 }, more = true; more; ) {
    const page = await device.sync([], cursor)
    for (const { id, fields } of page.records) found.set(id, String(fields.notes))
    cursor = { epoch: page.cursor.epoch, version: page.cursor.version }
    more = page.more
  }
  return found
}

describe.each(KINDS)('two processes behind %s on one PostgreSQL', kind => {
  let houses: [House, House]
  let balancer: Balancer
  let origin: string
  let drop: () => Promise<void>
  beforeEach(async () => {
    if (postgresUrl === undefined) return
    const fresh = await freshPostgres()
    drop = fresh.drop
    const port = await freePort()
    origin = `http://localhost:${port}`
    const env = {
      DATABASE_URL: fresh.url,
      AUTH_SECRET: 'the same on each process, and long enough',
      PUBLIC_URL: origin,
      TRUST_PROXY: 'on',
      DRAIN_SECONDS: '3',
      LOG_FORMAT: 'json',
    }
    houses = [await openHouse(env), await openHouse(env)]
    balancer = await openBalancer(kind, port, [houses[0].port, houses[1].port])
  })
  afterEach(async () => {
    if (postgresUrl === undefined) return
    await balancer?.close()
    for (const house of houses ?? []) await house.kill().then(house.close)
    await drop()
  })

  test.skipIf(postgresUrl === undefined)(
    'one is stopped: nothing is refused; one is killed: nothing is lost, nothing doubled',
    async () => {
      const tablets: Tablet[] = []
      for (let salon = 0; salon < SALONS; salon++)
        for (let n = 0; n < TABLETS; n++) {
          const who = { email: `salon-${salon}@example.com`, password: 'correct horse battery' }
          tablets.push({ device: await aDevice(origin, who), notes: new Map(), pushes: 0 })
        }
      const [one, two] = houses

      const whileStopped = await atWork(origin, tablets, async () => {
        await expect.poll(() => Math.min(syncsOf(one), syncsOf(two)), { timeout: 15_000 }).toBeGreaterThan(5)
        await one.stop()
        const before = syncsOf(two)
        await expect.poll(() => syncsOf(two), { timeout: 10_000 }).toBeGreaterThan(before + 20)
      })
      expect(whileStopped).toEqual([])

      // It comes back, and gets its share.
      await one.start()
      const whileKilled = await atWork(origin, tablets, async () => {
        const before = syncsOf(one)
        await expect.poll(() => syncsOf(one), { timeout: 15_000 }).toBeGreaterThan(before + 20)
        await two.kill()
        const then = syncsOf(one)
        await expect.poll(() => syncsOf(one), { timeout: 15_000 }).toBeGreaterThan(then + 40)
      })
      // What was in the dead one's hands may fail; that is a handful, and each was sent again.
      expect(whileKilled.length).toBeLessThan(tablets.length * 4)

      for (let salon = 0; salon < SALONS; salon++) {
        const own = tablets.slice(salon * TABLETS, (salon + 1) * TABLETS)
        const expected = new Map(
          own.flatMap(({ notes }) =>
            [...notes].map(([id, lines]): [string, string] => [id, lines.join('\n')]),
          ),
        )
        const found = await allOf(own[0] ?? tablets[0]!)
        expect(found.size).toBe(expected.size)
        expect(expected.size).toBeGreaterThan(10)
        for (const [id, notes] of expected) expect(found.get(id)).toBe(notes)
      }
    },
    120_000,
  )
})

test('the Caddyfile of one box: a page, a sync and a stream come through, and a restart refuses nobody', async () => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const house = await openHouse({ PUBLIC_URL: origin, TRUST_PROXY: 'on', DRAIN_SECONDS: '3' })
  const balancer = await openBalancer('caddy', port, [house.port])
  try {
    const device = await aDevice(origin, { email: 'one@example.com', password: 'correct horse battery' })
    expect((await device.sync([createOf('client', 'c1', { name: 'Ann' })])).refused).toEqual([])
    const stream = await fetch(`${origin}/api/poke?account=${device.account}`, {
      headers: { cookie: device.cookie, 'x-chairside-account': device.account },
    })
    const reader = stream.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('heartbeat')
    await reader?.cancel()
    const named = await fetch(`${origin}/healthz`, { headers: { 'x-request-id': 'a-stranger-names-it' } })
    expect(named.headers.get('x-request-id')).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}$/)

    const shift = { on: true, answered: 0 }
    const working = (async () => {
      for (; shift.on; shift.answered++) {
        const { refused } = await device.sync([createOf('client', crypto.randomUUID(), { name: 'Bo' })])
        expect(refused).toEqual([])
        await after(10)
      }
    })()
    await house.stop()
    await house.start()
    const before = shift.answered
    await expect.poll(() => shift.answered, { timeout: 20_000 }).toBeGreaterThan(before + 10)
    shift.on = false
    await working
  } finally {
    await balancer.close()
    await house.close()
  }
}, 60_000)
