// PostgreSQL is away for a while: whatever is asked of the server is answered 503 in words, and what it had taken on goes on
// by itself afterwards.
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { NO_FACTS } from '../../shared/facts'
import { problems } from '../../shared/problems'
import colour from '../../shared/tools/colour-formula'
import { READ, type StandIn } from '../server/asks/stand-in'
import { aDevice, createOf, type Device } from '../support/account'
import { askFields } from '../support/ask'
import type { House } from '../support/house'
import { type HouseWithModel, openHouseWithModel } from './house-with-model'

const WHO = { email: 'away@example.com', password: 'correct horse battery' }
const INPUT = {
  clientName: 'Amelia',
  currentColor: 'Natural level 6, virgin, healthy',
  desiredColor: '7/3 medium golden blonde',
  hairCondition: 'Healthy, medium texture',
}
const today = new Date().toISOString()
const draft = colour.draft({ input: INPUT, facts: NO_FACTS, today })
const ask = (id: string) =>
  createOf('ask', id, askFields({ tool: 'colour-formula', input: INPUT, draft, asked_at: today }))
const sound = new Uint8Array(randomBytes(20_000))
const hash = createHash('sha256').update(sound).digest('hex')
const memo = (id: string) =>
  createOf('memo', id, {
    client_id: null,
    recorded_at: today,
    type: 'audio/webm',
    duration: 12,
    bytes: sound.length,
    hash,
    text: null,
    into: 'note',
    device: 'tablet-1',
    who: null,
  })

let postgres: Awaited<ReturnType<typeof startPostgres>>
let opened: HouseWithModel
let house: House
let standIn: StandIn
let device: Device
beforeAll(async () => {
  postgres = await startPostgres()
  opened = await openHouseWithModel({
    DATABASE_URL: postgres.url,
    OPENAI_TRANSCRIPTION_MODEL: 'stand-in-types',
  })
  ;({ house, standIn } = opened)
  device = await aDevice(house.origin, WHO)
})
afterAll(async () => {
  await opened?.close()
  await postgres?.stop()
})
afterEach(() => void standIn.requests.splice(0))

const asDevice = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${house.origin}${path}`, {
    ...init,
    headers: {
      cookie: device.cookie,
      origin: house.origin,
      'x-chairside-account': device.account,
      'content-type': 'application/json',
      ...init.headers,
    },
  })
const asking = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })
const putSound = (): Promise<Response> =>
  asDevice(`/api/blobs/${hash}`, { method: 'PUT', headers: { 'content-type': 'audio/webm' }, body: sound })
const isReady = async (): Promise<boolean> => (await fetch(`${house.origin}/readyz`)).ok
const fieldOf = async (id: string, field: string): Promise<unknown> => {
  const page = await device.sync([])
  return page.records.find(record => record.id === id)?.fields[field]
}

async function expectGoneOn(askId: string, memoId: string): Promise<void> {
  await expect.poll(() => fieldOf(askId, 'answered_by'), { timeout: 60_000 }).toBe('stand-in')
  await expect.poll(() => fieldOf(memoId, 'transcript'), { timeout: 60_000 }).toBe('Typed.')
  expect(await fieldOf(askId, 'failure')).toBeNull()
  expect(await fieldOf(memoId, 'transcript_failure')).toBeNull()
}

test('while it is away everything answers 503 in words, and none of it is a refusal', async () => {
  standIn.will({ kind: 'answers', with: READ })
  const asked: Record<string, () => Promise<Response>> = {
    'sign in': () => asDevice('/api/auth/sign-in/email', asking(WHO)),
    'sign up': () =>
      asDevice('/api/auth/sign-up/email', asking({ ...WHO, email: 'new@example.com', name: 'N' })),
    session: () => asDevice('/api/session'),
    'an ask': () => asDevice('/api/sync', { method: 'POST', body: device.body([ask('ask-away')]) }),
    'a memo': () => asDevice('/api/sync', { method: 'POST', body: device.body([memo('memo-away')]) }),
    'its sound': putSound,
    'a memo typed at once': () =>
      asDevice('/api/functions/transcribe', {
        method: 'POST',
        headers: { 'content-type': 'audio/webm' },
        body: sound,
      }),
    'a formula': () => asDevice('/api/functions/get-color-formula', asking(INPUT)),
    'support chat': () =>
      asDevice('/api/functions/support-chat', asking({ messages: [{ role: 'user', content: 'dark mode' }] })),
    'a subscription': () => asDevice('/api/functions/check-subscription', asking({})),
    'the history': () => asDevice('/api/records/ask-away/history'),
    'what was sent': () => asDevice('/api/models/sent'),
    digest: () => asDevice('/api/digest'),
    storage: () => asDevice('/api/storage'),
  }
  const pid = house.pid()
  // The control: while it is there, each of them is answered otherwise.
  for (const [name, send] of Object.entries(asked)) expect((await send()).status, name).not.toBe(503)
  await expect.poll(isReady).toBe(true)

  postgres.halt('fast')
  try {
    for (const [name, send] of Object.entries(asked)) {
      const reply = await send()
      const { error, code } = await reply.json()
      const said = { status: reply.status, code, error, again: reply.headers.has('retry-after') }
      const words = problems['database-away'].words
      expect(said, name).toEqual({ status: 503, code: 'database-away', error: words, again: true })
    }
    await expect.poll(isReady).toBe(false)
  } finally {
    postgres.start()
  }
  for (const [name, send] of Object.entries(asked))
    await expect.poll(async () => (await send()).status, { message: name, timeout: 30_000 }).not.toBe(503)
  expect(house.pid(), house.log()).toBe(pid)
  await expectGoneOn('ask-away', 'memo-away')
}, 120_000)

test('an ask and a memo that were taken on before it went are answered after it came back', async () => {
  let release = (): void => undefined
  const after = new Promise<void>(resolve => {
    release = resolve
  })
  standIn.will({ kind: 'answers', with: READ, after })
  expect((await device.sync([ask('ask-1'), memo('memo-1')])).refused).toEqual([])
  expect((await putSound()).ok).toBe(true)
  // Of the model both wait.
  await expect.poll(() => standIn.requests.length, { timeout: 30_000 }).toBe(2)

  postgres.halt('fast')
  try {
    await expect.poll(isReady).toBe(false)
    // Its answers come while there is nowhere to write them.
    release()
  } finally {
    postgres.start()
  }
  await expectGoneOn('ask-1', 'memo-1')
}, 180_000)
