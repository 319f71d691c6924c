// Whoever runs the server stops it while a model hangs: it doesn't wait for that, and the next process asks again.
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { NO_FACTS } from '../../shared/facts'
import colour from '../../shared/tools/colour-formula'
import marketing from '../../shared/tools/marketing'
import { READ, type StandIn } from '../server/asks/stand-in'
import { readEvents } from '../server/support/events'
import { aDevice, createOf, type Device } from '../support/account'
import { askFields } from '../support/ask'
import type { House } from '../support/house'
import { type HouseWithModel, openHouseWithModel } from './house-with-model'

const COLOUR = {
  clientName: 'Amelia',
  currentColor: 'Natural level 6, virgin, healthy',
  desiredColor: '7/3 medium golden blonde',
  hairCondition: 'Healthy, medium texture',
}
const POST = {
  contentType: 'promotion',
  topic: 'New: glossing treatment, £25 with any cut in April.',
  includeImage: true,
} as const
/** What a model may take. */
const MODEL_SECONDS = 120
const today = new Date().toISOString()

let opened: HouseWithModel
let house: House
let standIn: StandIn
let device: Device
beforeAll(async () => {
  opened = await openHouseWithModel({
    OPENAI_IMAGE_MODEL: 'stand-in-draws',
    OPENAI_TRANSCRIPTION_MODEL: 'stand-in-types',
    MODEL_TIMEOUT_SECONDS: String(MODEL_SECONDS),
    IMAGE_TIMEOUT_SECONDS: String(MODEL_SECONDS),
  })
  ;({ house, standIn } = opened)
  device = await aDevice(house.origin, { email: 'end@example.com', password: 'correct horse battery' })
})
afterAll(() => opened?.close())
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
const expectAsked = (times: number) =>
  expect.poll(() => standIn.requests.length, { timeout: 30_000 }).toBe(times)
const fieldOf = async (id: string, field: string): Promise<unknown> => {
  const page = await device.sync([])
  return page.records.find(record => record.id === id)?.fields[field]
}
async function accepted(kind: string, id: string, fields: Record<string, unknown>): Promise<void> {
  const reply = await device.sync([createOf(kind, id, fields)])
  expect(reply.refused).toEqual([])
}
async function stopsSoon(): Promise<void> {
  const told = performance.now()
  await house.stop()
  // Five seconds, and what a busy machine adds.
  expect((performance.now() - told) / 1000).toBeLessThan(8)
}
/** What the salon reads of its calls, the last one first. */
async function outcomes(): Promise<string[]> {
  const { calls } = await (await asDevice('/api/models/sent')).json()
  return calls.map(({ outcome }: { outcome: string }) => outcome)
}

test('told to end while a model hangs, it ends the call and leaves the ask to the next process', async () => {
  standIn.will({ kind: 'hangs' })
  const draft = colour.draft({ input: COLOUR, facts: NO_FACTS, today })
  await accepted('ask', 'ask-1', askFields({ tool: 'colour-formula', input: COLOUR, draft, asked_at: today }))
  await expectAsked(1)
  // A function that waits for the same model is answered by the engine, and not cut off.
  const asked = asDevice('/api/functions/get-color-formula', {
    method: 'POST',
    body: JSON.stringify(COLOUR),
  })
  await expectAsked(2)
  await stopsSoon()
  const answered = await asked
  expect(answered.status).toBe(200)
  expect((await answered.json()).formula).toEqual(expect.any(String))

  standIn.will({ kind: 'answers', with: READ })
  await house.start()
  await expect.poll(() => fieldOf('ask-1', 'answered_by'), { timeout: 30_000 }).toBe('stand-in')
  expect(standIn.requests).toHaveLength(3)
  expect((await outcomes()).sort()).toEqual(['answered', 'model-stopped', 'model-stopped'])
})

test('of a model that had begun its answer nothing is kept; the next process asks again, and there is one whole answer', async () => {
  const draft = colour.draft({ input: COLOUR, facts: NO_FACTS, today })
  const cut = { ...READ, notes: ['Cut off'] }
  standIn.will({ kind: 'begins', text: JSON.stringify(cut) })
  await accepted(
    'ask',
    'ask-half',
    askFields({ tool: 'colour-formula', input: COLOUR, draft, asked_at: today }),
  )
  await expect.poll(standIn.begun, { timeout: 30_000 }).toBe(1)
  await stopsSoon()

  standIn.will({ kind: 'answers', with: READ })
  await house.start()
  await expect.poll(() => fieldOf('ask-half', 'answered_by'), { timeout: 30_000 }).toBe('stand-in')
  expect(JSON.stringify(await fieldOf('ask-half', 'answer'))).not.toContain('Cut off')
  expect(await fieldOf('ask-half', 'failure')).toBeNull()
  expect(standIn.requests).toHaveLength(2)
  expect((await outcomes()).slice(0, 2)).toEqual(['answered', 'model-stopped'])
})

test('a picture that is being made is made by the next process; its text is done already', async () => {
  const draft = marketing.draft({ input: POST, facts: NO_FACTS, today })
  standIn.will({ kind: 'answers', with: draft })
  standIn.willDraw({ kind: 'hangs' })
  await accepted('ask', 'ask-2', askFields({ tool: 'marketing', input: POST, draft, asked_at: today }))
  await expect.poll(() => standIn.drawings().length, { timeout: 30_000 }).toBe(1)
  await stopsSoon()

  standIn.willDraw({ kind: 'draws' })
  await house.start()
  const made = expect.objectContaining({ by: 'stand-in-draws' })
  await expect.poll(() => fieldOf('ask-2', 'image'), { timeout: 30_000 }).toEqual(made)
  expect(await fieldOf('ask-2', 'image_failure')).toBeNull()
  expect(standIn.requests).toHaveLength(3)
  expect((await outcomes()).slice(0, 3)).toEqual(['answered', 'model-stopped', 'answered'])
})

test('a memo that is being typed is typed by the next process', async () => {
  standIn.will({ kind: 'hangs' })
  const sound = new Uint8Array(randomBytes(20_000))
  const hash = createHash('sha256').update(sound).digest('hex')
  await accepted('memo', 'memo-1', {
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
  const put = await asDevice(`/api/blobs/${hash}`, {
    method: 'PUT',
    headers: { 'content-type': 'audio/webm' },
    body: sound,
  })
  expect(put.ok).toBe(true)
  await expectAsked(1)
  // One that somebody waits for is told the truth.
  const asked = asDevice('/api/functions/transcribe', {
    method: 'POST',
    headers: { 'content-type': 'audio/webm' },
    body: sound,
  })
  await expectAsked(2)
  await stopsSoon()
  expect(await (await asked).json()).toMatchObject({
    code: 'typing-stopped',
    error: 'The server stopped before this was typed. The sound is kept.',
  })

  standIn.will({ kind: 'says', text: 'Thirty grams seven one.' })
  await house.start()
  const typed = () => fieldOf('memo-1', 'transcript')
  await expect.poll(typed, { timeout: 30_000 }).toBe('Thirty grams seven one.')
  expect(await fieldOf('memo-1', 'transcript_failure')).toBeNull()
  expect(standIn.requests).toHaveLength(3)
})

test('a support answer that had begun ends in words, with the way to the articles; asked again it is whole', async () => {
  const ask = () =>
    asDevice('/api/functions/support-chat', {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: 'How do I install it on my iPad?' }] }),
    })
  standIn.will({ kind: 'begins', text: 'Open it in Safari.\n\nThen tap the Share button and choose' })
  const body = (await ask()).body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const hear = async (): Promise<boolean> => {
    const { done = true, value } = (await body?.read()) ?? {}
    heard += value ?? ''
    return !done
  }
  while (!heard.includes('Safari') && (await hear()));
  await stopsSoon()
  while (await hear());
  const { text, done } = readEvents(heard)
  expect(done).toBe(true)
  expect(text).toMatch(
    /^Open it in Safari\..*> The answer stopped here: the server was stopped\. Read on in the help: \[/s,
  )

  standIn.will({ kind: 'says', text: 'Open it in Safari. Then tap the Share button.' })
  await house.start()
  const again = readEvents(await (await ask()).text())
  expect(again.text).toMatch(/^Open it in Safari\. Then tap the Share button\./)
  expect(again.text).not.toContain('The answer stopped here')
  expect((await outcomes()).slice(0, 2)).toEqual(['answered', 'model-stopped'])
})

test('a support answer that waits for the model is given from the articles, and says why', async () => {
  standIn.will({ kind: 'hangs' })
  const asked = asDevice('/api/functions/support-chat', {
    method: 'POST',
    body: JSON.stringify({ messages: [{ role: 'user', content: 'How do I install it on my iPad?' }] }),
  })
  await expectAsked(1)
  await stopsSoon()
  const { text, done } = readEvents(await (await asked).text())
  expect(done).toBe(true)
  expect(text).toContain('Add to Home Screen')
  expect(text).toContain('From the help articles: the server was stopped.')
  await house.start()
})
