// Sounds of memos: sent in pieces, kept once, to their own account alone, and typed once, whatever breaks in between.
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SALON_ID } from '../../../shared/sync/kinds'
import { setProved } from '../../../sync-server/auth/proofs/store'
import { readConfig } from '../../../sync-server/config'
import { openTranscription, type Transcription } from '../../../sync-server/providers/transcription'
import { type Memos, startMemos } from '../../../sync-server/voice/memos/worker'
import { aSignedIn, ORIGIN, openSalonApp, type SalonApp, syncWith } from '../support/salon-app'
import { openStandIn, type StandIn } from './stand-in'

const SOUND = new Uint8Array(randomBytes(600_000))
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const HASH = hashOf(SOUND)
type Who = { account: string; cookie: string }

let standIn: StandIn
let salon: SalonApp
let who: Who
let memos: Memos | null = null
let transcription: Transcription
let env: Record<string, string>
beforeAll(async () => {
  standIn = await openStandIn()
})
afterAll(() => standIn.close())
beforeEach(async () => {
  standIn.asked.length = 0
  standIn.will({ kind: 'types', text: ' Thirty grams seven one. ' })
  env = {
    OPENAI_API_KEY: 'sk-1',
    OPENAI_BASE_URL: `${standIn.origin}/v1`,
    OPENAI_MODEL: 'm',
    OPENAI_TRANSCRIPTION_MODEL: 'types',
  }
  salon = await openSalonApp({ ...env, MEMO_MAX_MB: '1' })
  const opened = openTranscription(readConfig(env))
  if (!opened) throw new Error('no typist')
  transcription = opened
  who = await aSignedIn(salon)
})
afterEach(async () => {
  await memos?.stop()
  memos = null
  await salon.close()
})

const start = (given: Partial<Parameters<typeof startMemos>[0]> = {}): Memos => {
  const now = (): number => salon.clock.now
  memos = startMemos({
    database: salon.database,
    transcription,
    dailyCap: 10,
    now,
    retryMs: 0,
    timeoutMs: 10_000,
    ...given,
  })
  return memos
}
const created = (kind: string, recordId: string, patch: Record<string, unknown>) => ({
  id: crypto.randomUUID(),
  op: 'create',
  kind,
  recordId,
  person: null,
  at: salon.clock.now,
  patch,
  base: {},
})
const memoOf = (id: string, fields: Record<string, unknown> = {}, bytes = SOUND) =>
  created('memo', id, {
    client_id: null,
    recorded_at: new Date(salon.clock.now).toISOString(),
    type: 'audio/webm;codecs=opus',
    duration: 12,
    bytes: bytes.length,
    hash: hashOf(bytes),
    text: null,
    into: 'note',
    device: 'tablet',
    who: null,
    ...fields,
  })
const clientOf = (id: string, no_ai = false) =>
  created('client', id, {
    name: 'Ana Silva',
    phone: null,
    email: null,
    hair_type: null,
    concerns: [],
    notes: null,
    no_ai,
    created_at: '2026-11-21T09:00:00.000Z',
  })
const salonSaysNo = () =>
  created('salon', SALON_ID, {
    name: 'Salon',
    booking_link: null,
    currency: 'GBP',
    colour_brand: null,
    patch_test_hours: 48,
    patch_test_valid_months: 6,
    no_ai: true,
  })
const sync = async (changes: unknown[], as = who) => {
  const reply = await (await syncWith(salon, { ...as, changes })).json()
  expect(reply.refused).toEqual([])
  return reply.records
}
const fieldsOf = async (id: string) => {
  const records: { id: string; fields: Record<string, unknown> }[] = await sync([])
  const {
    transcript = null,
    transcribed_by = null,
    transcript_failure = null,
    text,
  } = records.find(record => record.id === id)?.fields ?? {}
  return { transcript, transcribed_by, transcript_failure, text }
}
const put = (
  bytes: Uint8Array,
  {
    range,
    hash = HASH,
    as = who,
    type = 'audio/webm;codecs=opus',
  }: { range?: string; hash?: string; as?: Who; type?: string } = {},
) =>
  salon.app.request(`${ORIGIN}/api/blobs/${hash}`, {
    method: 'PUT',
    headers: {
      origin: ORIGIN,
      cookie: as.cookie,
      ...(as.account ? { 'x-chairside-account': as.account } : {}),
      'content-type': type,
      ...(range ? { 'content-range': range } : {}),
    },
    body: new Uint8Array(bytes),
  })
const piece = (from: number, to: number) =>
  put(SOUND.subarray(from, to), { range: `bytes ${from}-${to - 1}/${SOUND.length}` })
const stored = async () => {
  const reply = await salon.call(`/api/blobs/${HASH}`, { cookie: who.cookie })
  return reply.status === 200 ? hashOf(new Uint8Array(await reply.arrayBuffer())) : reply.status
}
const rowsOf = (table: 'blobs' | 'blob_uses' | 'sound_parts') =>
  salon.database.kysely.selectFrom(table).selectAll().execute()

describe('the sound', () => {
  test('comes whole or in pieces, in any size, again and again, and is there once', async () => {
    await sync([memoOf('m1')])
    expect(await (await piece(0, 200_000)).json()).toEqual({ received: 200_000, complete: false })
    // Too early, twice, and overlapping: the server says where it stands.
    expect(await (await piece(400_000, 500_000)).json()).toEqual({ received: 200_000, complete: false })
    expect(await (await piece(0, 200_000)).json()).toEqual({ received: 200_000, complete: false })
    expect((await piece(150_000, 400_000)).status).toBe(202)
    const asked = await put(new Uint8Array(), { range: `bytes */${SOUND.length}` })
    expect(await asked.json()).toEqual({ received: 400_000, complete: false })
    const last = await piece(400_000, 600_000)
    expect([last.status, await last.json()]).toEqual([200, { received: 600_000, complete: true }])
    expect(await (await put(SOUND)).json()).toEqual({ received: 600_000, complete: true })
    expect(await stored()).toBe(HASH)
    expect(await rowsOf('blobs')).toHaveLength(1)
    expect(await rowsOf('sound_parts')).toEqual([])
  })

  test('can be fetched in parts, as a player does', async () => {
    await sync([memoOf('m1')])
    await put(SOUND)
    const headers = { cookie: who.cookie, 'x-chairside-account': who.account, range: 'bytes=10-19' }
    const part = await salon.app.request(`${ORIGIN}/api/blobs/${HASH}`, { headers })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 10-19/600000')
    expect(part.headers.get('content-type')).toBe('audio/webm')
    expect(part.headers.get('x-content-type-options')).toBe('nosniff')
    // An erasure doesn't find what lies in the browser's cache.
    expect(part.headers.get('cache-control')).toBe('no-store')
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(SOUND.slice(10, 20))
  })

  test('waits for its record: the sound of nothing is kept for nobody', async () => {
    expect(await (await put(SOUND)).json()).toMatchObject({ code: 'unknown-record' })
    expect(await rowsOf('blobs')).toEqual([])
  })

  test('of another account is neither given nor taken', async () => {
    await sync([memoOf('m1')])
    await put(SOUND)
    const other = await aSignedIn(salon)
    expect((await salon.call(`/api/blobs/${HASH}`, { cookie: other.cookie })).status).toBe(404)
    expect((await put(SOUND, { as: other })).status).toBe(404)
    expect((await put(SOUND, { as: { account: '', cookie: '' } })).status).toBe(401)
  })

  test('that is not the one that was recorded is dropped, and may be sent anew', async () => {
    await sync([memoOf('m1')])
    const wrong = SOUND.map(byte => byte ^ 1)
    const whole = await put(wrong)
    expect([whole.status, (await whole.json()).code]).toEqual([422, 'sound-differs'])
    await put(wrong.subarray(0, 300_000), { range: `bytes 0-299999/${SOUND.length}` })
    const end = await piece(300_000, 600_000)
    expect([end.status, (await end.json()).code]).toEqual([422, 'sound-differs'])
    expect((await put(SOUND)).status).toBe(200)
    expect(await stored()).toBe(HASH)
  })

  test.each([
    ['too large', new Uint8Array(1024 * 1024 + 1), {}, 413],
    ['no sound', SOUND, { type: 'text/html' }, 415],
    ['nothing', new Uint8Array(), {}, 400],
    ['not as long as it says', SOUND.subarray(0, 10), { range: `bytes 0-99/${SOUND.length}` }, 400],
    ['a range that makes no sense', SOUND.subarray(0, 10), { range: 'bytes 590-599/100' }, 400],
    ['too large in the end', SOUND.subarray(0, 10), { range: 'bytes 0-9/9999999' }, 413],
  ])('%s is refused', async (_, bytes, given, status) => {
    await sync([memoOf('m1')])
    expect((await put(bytes, given)).status).toBe(status)
  })

  test('goes with the erased client, also half of it', async () => {
    await sync([clientOf('c1'), memoOf('m1', { client_id: 'c1' })])
    await put(SOUND)
    const second = new Uint8Array(randomBytes(1000))
    await sync([memoOf('m2', { client_id: 'c1' }, second)])
    await put(second.subarray(0, 10), { hash: hashOf(second), range: 'bytes 0-9/1000' })
    expect(await rowsOf('sound_parts')).toHaveLength(1)
    await salon.call('/api/erase', { cookie: who.cookie, body: { account: who.account, client_id: 'c1' } })
    for (const table of ['blobs', 'blob_uses', 'sound_parts'] as const)
      expect(await rowsOf(table)).toEqual([])
    expect((await put(SOUND)).status).toBe(404)
  })
})

describe('typing', () => {
  test('happens once, when record and sound are here, and is told to every tablet', async () => {
    const { idle } = start()
    await sync([clientOf('c1'), memoOf('m1', { client_id: 'c1' })])
    await idle()
    expect(standIn.asked).toEqual([])
    await piece(0, 300_000)
    await piece(300_000, 600_000)
    await put(SOUND)
    await expect
      .poll(() => fieldsOf('m1'), { timeout: 30_000 })
      .toMatchObject({
        transcript: 'Thirty grams seven one.',
        transcribed_by: 'types',
        transcript_failure: null,
        text: null,
      })
    await put(SOUND)
    await sync([memoOf('m3', {}, new Uint8Array([1]))])
    await idle()
    expect(standIn.asked).toHaveLength(1)
    expect(standIn.asked[0]?.path).toBe('/v1/audio/transcriptions')
    // What was sent is written down, and goes when the client does.
    const sent = async () =>
      (await (await salon.call('/api/models/sent', { cookie: who.cookie })).json()).calls
    expect(await sent()).toMatchObject([
      {
        made_for: 'memo',
        ask: 'm1',
        client: 'c1',
        outcome: 'answered',
        sent: { sound: { hash: HASH, bytes: 600_000, seconds: 12 } },
      },
    ])
    await salon.call('/api/erase', { cookie: who.cookie, body: { account: who.account, client_id: 'c1' } })
    expect(await sent()).toEqual([])
  })

  test('the memo of an account that has not proved its email waits until it has', async () => {
    await sync([memoOf('m1')])
    await put(SOUND)
    const worker = start({ spending: { houseCap: 10, wantsProof: true } })
    await worker.idle()
    expect(standIn.asked).toEqual([])
    expect(await fieldsOf('m1')).toMatchObject({ transcript: null, transcript_failure: null })
    await setProved(salon.database, who.account)
    salon.clock.now += 61 * 60_000
    await worker.idle()
    expect(await fieldsOf('m1')).toMatchObject({ transcript: 'Thirty grams seven one.' })
  })

  test('a memo that arrived before there was a provider is typed at its next start', async () => {
    await sync([memoOf('m1')])
    await put(SOUND)
    await start().idle()
    await start().idle()
    expect(await fieldsOf('m1')).toMatchObject({ transcript: 'Thirty grams seven one.' })
    expect(standIn.asked).toHaveLength(1)
  })

  test('a server that ends in the middle of the call is followed by one that writes it once', async () => {
    await sync([memoOf('m1')])
    await put(SOUND)
    let calls = 0
    const never: Transcription = {
      ...transcription,
      typed: () => {
        calls++
        return new Promise(() => undefined)
      },
    }
    // Left behind as by a plug that is pulled: its call never comes back.
    const first = start({ transcription: never })
    await expect.poll(() => calls).toBe(1)
    const second = start()
    await second.idle()
    expect(standIn.asked).toEqual([])
    // Its lease is over.
    salon.clock.now += 41_000
    await second.idle()
    expect(await fieldsOf('m1')).toMatchObject({ transcript: 'Thirty grams seven one.' })
    expect(standIn.asked).toHaveLength(1)
    expect(first).toBeDefined()
  })

  test('two servers on one database type it once', async () => {
    await sync([memoOf('m1')])
    await put(SOUND)
    const [one, two] = [start(), start()]
    await Promise.all([one.idle(), two.idle()])
    expect(standIn.asked).toHaveLength(1)
    await one.stop()
  })

  test.each([
    [{ kind: 'status', status: 500 } as const, 2, 'typing-failed'],
    [{ kind: 'status', status: 429 } as const, 2, 'typing-limit'],
    [{ kind: 'status', status: 401 } as const, 1, 'typing-key'],
    [{ kind: 'hangs' } as const, 2, 'typing-late'],
    [{ kind: 'page' } as const, 2, 'typing-failed'],
  ])('%j: the sound is kept, and the memo says so after %i', async (behaviour, tries, code) => {
    standIn.will(behaviour)
    await sync([memoOf('m1')])
    await put(SOUND)
    const { idle } = start(behaviour.kind === 'hangs' ? { timeoutMs: 300 } : {})
    await idle()
    await idle()
    expect(standIn.asked).toHaveLength(tries)
    expect(await fieldsOf('m1')).toMatchObject({ transcript: null, transcript_failure: { code } })
    expect(await stored()).toBe(HASH)
  })

  test.each([
    [
      'a client of whom nothing goes to a model',
      () => [clientOf('c1', true), memoOf('m1', { client_id: 'c1' })],
    ],
    ['a client whom the server doesn’t know yet', () => [memoOf('m1', { client_id: 'c9' })]],
    [
      'a memo of nobody, where somebody’s card says that nothing goes to a model',
      () => [clientOf('c1', true), memoOf('m1')],
    ],
    [
      'a salon of which nothing goes to a model',
      () => [salonSaysNo(), clientOf('c1'), memoOf('m1', { client_id: 'c1' })],
    ],
    ['a memo of nobody, in such a salon', () => [salonSaysNo(), memoOf('m1')]],
    ['a memo that a person has typed', () => [memoOf('m1', { text: 'Typed by hand' })]],
    ['a memo from last year', () => [memoOf('m1', { recorded_at: '2025-01-01T09:00:00.000Z' })]],
  ])('nothing is sent of %s', async (_, changes) => {
    await sync(changes())
    await put(SOUND)
    await start().idle()
    expect(standIn.asked).toEqual([])
    expect(await fieldsOf('m1')).toMatchObject({ transcript: null, transcript_failure: null })
  })

  test('without a plan it is not called; at the day’s cap it waits', async () => {
    await sync([memoOf('m1')])
    await put(SOUND)
    const capped = start({ dailyCap: 0 })
    await capped.idle()
    expect(standIn.asked).toEqual([])
    await capped.stop()
    salon.clock.now += 3_600_001
    await start().idle()
    expect(await fieldsOf('m1')).toMatchObject({ transcript: 'Thirty grams seven one.' })
    salon.clock.now += 20 * 86_400_000
    const late = new Uint8Array([1, 2, 3])
    await sync([memoOf('m2', {}, late)])
    await put(late, { hash: hashOf(late) })
    await start().idle()
    expect(await fieldsOf('m2')).toMatchObject({ transcript_failure: { code: 'plan-needed' } })
    expect(standIn.asked).toHaveLength(1)
  })
})

describe('transcribe', () => {
  const transcribe = async (query = '', type = 'audio/webm', body = SOUND, cookie = who.cookie) =>
    salon.app.request(`${ORIGIN}/api/functions/transcribe${query}`, {
      method: 'POST',
      headers: { origin: ORIGIN, cookie, ...(await salon.whose(cookie)), 'content-type': type },
      body: new Uint8Array(body),
    })

  test('types a sound at once and says who did', async () => {
    const reply = await transcribe('?language=en-GB')
    expect([reply.status, await reply.json()]).toEqual([
      200,
      { text: 'Thirty grams seven one.', by: 'types' },
    ])
    expect(standIn.asked[0]?.body).toMatch(/name="language"\r\n\r\nen\r\n/)
    expect(standIn.asked[0]?.body).toContain('filename="memo.webm"')
  })

  test('is for who is signed in, with a plan, about whom it may be', async () => {
    expect((await transcribe('', 'audio/webm', SOUND, '')).status).toBe(401)
    await sync([clientOf('c1', true), clientOf('c2')])
    expect((await transcribe('?client=c1')).status).toBe(403)
    const may = '?client=c2'
    expect((await transcribe(may, 'text/plain')).status).toBe(415)
    expect((await transcribe(may, 'audio/webm', new Uint8Array(1024 * 1024 + 1))).status).toBe(413)
    expect((await transcribe(may, 'audio/webm', new Uint8Array())).status).toBe(400)
    salon.clock.now += 30 * 86_400_000
    expect((await transcribe(may)).status).toBe(402)
    expect(standIn.asked).toEqual([])
  })

  test.each([
    [{ kind: 'status', status: 401 } as const, 502, 'typing-key'],
    [{ kind: 'status', status: 429 } as const, 429, 'typing-limit'],
    [{ kind: 'page' } as const, 502, 'typing-failed'],
  ])('tells of %j in words', async (behaviour, status, code) => {
    standIn.will(behaviour)
    const reply = await transcribe()
    expect([reply.status, (await reply.json()).code]).toEqual([status, code])
  })

  test('is refused beyond so many a minute, and beyond the calls of the day; the sound is not sent on', async () => {
    const small = await openSalonApp({ ...env, RATE_FUNCTIONS_PER_MINUTE: '3', MODEL_DAILY_CAP: '1' })
    const { cookie } = await aSignedIn(small)
    const typed = async () => {
      const reply = await small.app.request(`${ORIGIN}/api/functions/transcribe`, {
        method: 'POST',
        headers: { origin: ORIGIN, cookie, ...(await small.whose(cookie)), 'content-type': 'audio/webm' },
        body: new Uint8Array([1, 2, 3]),
      })
      return [reply.status, reply.ok ? null : (await reply.json()).code]
    }
    expect(await typed()).toEqual([200, null])
    expect(await typed()).toEqual([429, 'typing-daily-cap'])
    expect(await typed()).toEqual([429, 'typing-daily-cap'])
    expect(await typed()).toEqual([429, 'too-many'])
    expect(standIn.asked).toHaveLength(1)
    await small.close()
  })

  test('does not follow a provider that leads elsewhere', async () => {
    standIn.will({ kind: 'leads-on' })
    expect((await transcribe()).status).toBeGreaterThanOrEqual(500)
    expect(standIn.asked).toHaveLength(1)
  })

  test('is not for an account whose email nobody has proved', async () => {
    const wary = await openSalonApp({ ...env, PROVE_EMAIL: 'on' })
    const { cookie, account } = await aSignedIn(wary)
    const typed = async () => {
      const reply = await wary.app.request(`${ORIGIN}/api/functions/transcribe`, {
        method: 'POST',
        headers: { origin: ORIGIN, cookie, ...(await wary.whose(cookie)), 'content-type': 'audio/webm' },
        body: new Uint8Array([1, 2, 3]),
      })
      return [reply.status, reply.ok ? null : (await reply.json()).code]
    }
    expect(await typed()).toEqual([403, 'email-unproved'])
    expect(standIn.asked).toEqual([])
    await setProved(wary.database, account)
    expect(await typed(), 'the control').toEqual([200, null])
    await wary.close()
  })

  test('of nobody in particular is not for a salon with a card that says no', async () => {
    await sync([clientOf('c1', true)])
    expect((await transcribe()).status).toBe(403)
    expect(standIn.asked).toEqual([])
  })

  test('says so where nobody types', async () => {
    const bare = await openSalonApp()
    const { cookie } = await aSignedIn(bare)
    const reply = await bare.app.request(`${ORIGIN}/api/functions/transcribe`, {
      method: 'POST',
      headers: { origin: ORIGIN, cookie, ...(await bare.whose(cookie)), 'content-type': 'audio/webm' },
      body: new Uint8Array([1]),
    })
    expect([reply.status, (await reply.json()).code]).toEqual([503, 'typing-missing'])
    expect(await (await bare.call('/api/session', { cookie })).json()).toMatchObject({ transcription: null })
    await bare.close()
  })
})
