// Whoever runs the server stops it while a model hangs: it doesn't wait for that, and the next process asks again.
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_FACTS } from '../../shared/facts'
import colour from '../../shared/tools/colour-formula'
import { openStandIn, type StandIn } from '../server/asks/stand-in'
import { aDevice, createOf, type Device } from '../support/account'
import { type House, openHouse } from '../support/house'

const INPUT = {
  clientName: 'Amelia',
  currentColor: 'Natural level 6, virgin, healthy',
  desiredColor: '7/3 medium golden blonde',
  hairCondition: 'Healthy, medium texture',
}
/** What a model may take. */
const MODEL_SECONDS = 120

let standIn: StandIn
let house: House
let device: Device
beforeAll(async () => {
  standIn = await openStandIn()
  house = await openHouse({
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'stand-in',
    OPENAI_BASE_URL: standIn.baseURL,
    MODEL_TIMEOUT_SECONDS: String(MODEL_SECONDS),
  })
  device = await aDevice(house.origin, { email: 'end@example.com', password: 'correct horse battery' })
  // Models are asked only for accounts whose address was proved.
  const database = new Sqlite(join(house.dataDir, 'chairside.sqlite'))
  database.prepare('update "user" set "emailVerified" = 1').run()
  database.close()
})
afterAll(async () => {
  await house?.close()
  await standIn?.close()
})

test('told to end while a model hangs, it ends the call and leaves the ask to the next process', async () => {
  standIn.will({ kind: 'hangs' })
  const today = new Date().toISOString()
  const draft = colour.draft({ input: INPUT, facts: NO_FACTS, today })
  const ask = {
    tool: 'colour-formula',
    tool_version: 1,
    client_id: null,
    client_name: 'Amelia',
    input: INPUT,
    facts: { ...NO_FACTS },
    draft,
    sheet: null,
    device: 'tablet-1',
    asked_at: today,
    overrides: [],
  }
  const reply = await device.sync([createOf('ask', 'ask-1', ask)])
  expect(reply.refused).toEqual([])
  await expect.poll(() => standIn.requests.length, { timeout: 30_000 }).toBe(1)
  // A function that waits for the same model is answered by the engine, and not cut off.
  const headers = { 'content-type': 'application/json', cookie: device.cookie, origin: house.origin }
  const asked = fetch(`${house.origin}/api/functions/get-color-formula`, {
    method: 'POST',
    headers: { ...headers, 'x-chairside-account': device.account },
    body: JSON.stringify(INPUT),
  })
  await expect.poll(() => standIn.requests.length, { timeout: 30_000 }).toBe(2)

  const told = performance.now()
  await house.stop()
  // Five seconds, and what a busy machine adds.
  expect((performance.now() - told) / 1000).toBeLessThan(8)
  const answered = await asked
  expect(answered.status).toBe(200)
  expect((await answered.json()).formula).toEqual(expect.any(String))

  standIn.will({ kind: 'answers', with: draft })
  await house.start()
  const answer = async () => {
    const page = await device.sync([])
    return page.records.find(({ id }) => id === 'ask-1')?.fields.answered_by
  }
  await expect.poll(answer, { timeout: 30_000 }).toBe('stand-in')
  expect(standIn.requests).toHaveLength(3)
})
