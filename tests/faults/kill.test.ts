// The plug is pulled in the middle of a batch, again and again: what was accepted is there, and there once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDevice, type Change, createOf, type Device } from '../support/account'
import { type House, openHouse } from '../support/house'
import { runsOf } from '../support/sample'

const kills = runsOf(Number(process.env.KILLS ?? 100))
const MANY = 40
const LANES = 3

let house: House
let device: Device
beforeAll(async () => {
  house = await openHouse({ RATE_API_PER_MINUTE: '1000000', RATE_AUTH_PER_MINUTE: '1000000' })
  device = await aDevice(house.origin, { email: 'kill@example.com', password: 'correct horse battery' })
})
afterAll(() => house.close())

/** What the records must hold in the end: each lane writes records of its own, as one tablet would. */
const expected = new Map<string, { notes: string; changes: number }>()
let counted = 0

/** New clients, and a line added to the notes of each: an edit applied twice, or not at all, shows. */
function batch(lane: number, known: string[]): Change[] {
  const changes: Change[] = []
  for (let n = 0; n < MANY / 2; n++) {
    const id = `lane-${lane}-${++counted}`
    changes.push(createOf('client', id, { name: id, notes: 'start' }))
    expected.set(id, { notes: 'start', changes: 1 })
    known.push(id)
  }
  for (let n = 0; n < MANY / 2; n++) {
    const recordId = known[(counted * 7 + n * 13) % known.length] ?? ''
    const record = expected.get(recordId)
    if (!record) continue
    const notes = `${record.notes}\nline ${++counted}`
    changes.push({
      ...createOf('client', recordId, { notes }),
      op: 'edit',
      base: { notes: record.notes },
    })
    expected.set(recordId, { notes, changes: record.changes + 1 })
  }
  return changes
}

async function historyOf(record: string): Promise<unknown[]> {
  const reply = await fetch(`${house.origin}/api/records/${record}/history`, {
    headers: { cookie: device.cookie, 'x-chairside-account': device.account },
  })
  return (await reply.json()).changes
}

test(
  `killed ${kills} times in the middle of a batch, the server loses nothing it accepted and applies nothing twice`,
  async () => {
    let stopped = false
    // Batches that were cut off before their commit, and between it and its reply.
    let unwritten = 0
    let unanswered = 0
    let up = Promise.resolve()
    const lane = async (n: number): Promise<void> => {
      const known: string[] = []
      while (!stopped) {
        const changes = batch(n, known)
        for (;;) {
          const reply = await device.sync(changes).catch(() => null)
          if (reply) {
            expect(reply.refused).toEqual([])
            expect(reply.accepted).toEqual(changes.map(({ id }) => id))
            break
          }
          await up
          // Null: killed again meanwhile.
          const history = await historyOf(changes[0]?.recordId ?? '').catch(() => null)
          if (history?.length === 0) unwritten++
          else if (history) unanswered++
        }
      }
    }
    const lanes = Array.from({ length: LANES }, (_, n) => lane(n))
    for (let n = 0; n < kills; n++) {
      await new Promise(resolve => setTimeout(resolve, 20 + ((n * 37) % 60)))
      let started = (): void => undefined
      up = new Promise(resolve => {
        started = resolve
      })
      await house.kill()
      await house.start()
      started()
    }
    stopped = true
    await Promise.all(lanes)
    // The control: batches really were cut off.
    expect(unwritten + unanswered).toBeGreaterThan(kills / 2)
    if (kills >= 100) expect(Math.min(unwritten, unanswered)).toBeGreaterThan(0)

    const found = new Map<string, { notes: unknown; seconds: unknown }>()
    for (let cursor = { epoch: '', version: 0 }, more = true; more; ) {
      const page = await device.sync([], cursor)
      for (const { id, fields } of page.records)
        found.set(id, { notes: fields.notes, seconds: fields.seconds })
      cursor = { epoch: page.cursor.epoch, version: page.cursor.version }
      more = page.more
    }
    expect(found.size).toBe(expected.size)
    for (const [id, { notes }] of expected) expect(found.get(id)).toEqual({ notes, seconds: undefined })
    for (const [id, { changes }] of [...expected].slice(0, 50)) {
      expect(await historyOf(id)).toHaveLength(changes)
    }
  },
  60_000 + kills * 6_000,
)
