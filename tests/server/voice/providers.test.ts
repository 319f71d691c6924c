// Voices behind a key, against stand-ins: what they are asked, and what becomes of every way in which they fail.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Pool } from '../../../sync-server/voice/pool'
import { openVoice } from '../../../sync-server/voice/voice'
import { aSignedIn, openSalonApp, type SalonApp, syncWith } from '../support/salon-app'
import { type Behaviour, openStandIn, SAID, type StandIn } from './stand-in'

const PATH = '/api/functions/text-to-speech'
const KEY = 'sk-of-the-salon-1234'
const BUILT_IN = new TextEncoder().encode('the built-in voice')
const pool: Pool = { threads: () => 0, close: async () => undefined, say: async () => BUILT_IN.slice() }
const bytesOf = async (reply: Response): Promise<Uint8Array> => new Uint8Array(await reply.arrayBuffer())

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn()
})
afterAll(() => standIn.close())

const elevenLabs = () => ({
  ELEVENLABS_API_KEY: KEY,
  ELEVENLABS_BASE_URL: standIn.origin,
  ELEVENLABS_VOICE: 'v1',
})
const openAi = () => ({
  OPENAI_API_KEY: KEY,
  OPENAI_BASE_URL: `${standIn.origin}/v1`,
  OPENAI_MODEL: 'm',
  OPENAI_SPEECH_MODEL: 'speaks',
})
const open = (env: Record<string, string>): Promise<SalonApp> =>
  openSalonApp({ VOICE_TIMEOUT_SECONDS: '1', ...env }, null, config => ({
    voice: openVoice(config, null, pool),
  }))

let salon: SalonApp | null = null
beforeEach(() => {
  standIn.asked.length = 0
  standIn.will({ kind: 'speaks' })
})
afterEach(async () => {
  await salon?.close()
  salon = null
})

describe('who is asked', () => {
  test('ElevenLabs where it has a key, with its model and the settings of the specification', async () => {
    salon = await open({ ...openAi(), ...elevenLabs() })
    const { cookie } = await aSignedIn(salon)
    const reply = await salon.call(PATH, { cookie, body: { text: 'Mix 40g.', voice: 'six' } })
    expect(reply.headers.get('x-voice')).toBe('elevenlabs')
    expect(await bytesOf(reply)).toEqual(new Uint8Array(SAID))
    expect(standIn.asked).toHaveLength(1)
    const [asked] = standIn.asked
    expect(asked?.path).toBe('/v1/text-to-speech/v1/stream')
    expect(asked?.headers['xi-api-key']).toBe(KEY)
    // Not spelt out as for the built-in voice.
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      model_id: 'eleven_multilingual_v2',
      text: 'Mix 40g.',
      voice_settings: { stability: 0.5, similarity_boost: 0.8 },
    })
  })

  test.each([
    ['ElevenLabs', elevenLabs],
    ['OpenAI', openAi],
  ])('%s, which leads elsewhere, is not followed: no text and no key goes there', async (_, env) => {
    standIn.will({ kind: 'leads-on' })
    salon = await open(env())
    const { cookie } = await aSignedIn(salon)
    const reply = await salon.call(PATH, { cookie, body: { text: 'Mix 40g.', voice: 'six' } })
    expect(reply.headers.get('x-voice')).toBe('built-in')
    expect(standIn.asked.map(({ path }) => path)).not.toContain('/elsewhere')
    expect(standIn.asked).toHaveLength(1)
  })

  test('OpenAI where a model of it speaks', async () => {
    salon = await open(openAi())
    const { cookie } = await aSignedIn(salon)
    const reply = await salon.call(PATH, { cookie, body: { text: 'Mix 40g.', voice: 'six' } })
    expect(reply.headers.get('x-voice')).toBe('openai')
    expect(await bytesOf(reply)).toEqual(new Uint8Array(SAID))
    const [asked] = standIn.asked
    expect(asked?.path).toBe('/v1/audio/speech')
    expect(asked?.headers.authorization).toBe(`Bearer ${KEY}`)
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      model: 'speaks',
      input: 'Mix 40g.',
      voice: 'nova',
      response_format: 'mp3',
    })
    expect(await (await salon.call('/api/models', { cookie })).json()).toMatchObject({
      speech: { by: 'model', name: 'speaks', host: new URL(standIn.origin).host },
    })
  })

  test('never for a visitor, nor for a salon without a plan: nobody spends another’s credit', async () => {
    salon = await open(elevenLabs())
    const visitor = await salon.call(PATH, { body: { text: 'Hello.' } })
    expect(visitor.headers.get('x-voice')).toBe('built-in')
    const { cookie } = await aSignedIn(salon)
    salon.clock.now += 30 * 86_400_000
    const late = await salon.call(PATH, { cookie, body: { text: 'Hello.' } })
    expect(late.headers.get('x-voice')).toBe('built-in')
    expect(late.headers.get('x-voice-problem')).toBeNull()
    expect(standIn.asked).toEqual([])
  })

  test('not about a client of whom nothing goes to a model; of another no surname, phone or email', async () => {
    salon = await open(elevenLabs())
    const who = await aSignedIn(salon)
    const client = (id: string, name: string, no_ai: boolean) => ({
      id: crypto.randomUUID(),
      op: 'create',
      kind: 'client',
      recordId: id,
      person: null,
      at: salon?.clock.now,
      patch: {
        name,
        phone: null,
        email: null,
        hair_type: null,
        concerns: [],
        notes: null,
        no_ai,
        created_at: '2026-11-21T09:00:00.000Z',
      },
      base: {},
    })
    await syncWith(salon, {
      ...who,
      changes: [client('c1', 'Priya Shah', true), client('c2', 'Maria Lopez', false)],
    })
    const kept = await salon.call(PATH, {
      cookie: who.cookie,
      body: { text: 'Priya Shah is allergic to PPD.' },
    })
    expect(kept.headers.get('x-voice')).toBe('built-in')
    // Their notes name nobody; nor does what is said of somebody whom the server doesn't know yet.
    for (const client of ['c1', 'c9']) {
      const body = { text: 'Sat 21 Nov: reacted to PPD.', client }
      const unnamed = await salon.call(PATH, { cookie: who.cookie, body })
      expect(unnamed.headers.get('x-voice')).toBe('built-in')
      expect(unnamed.headers.get('x-voice-problem')).toBeNull()
    }
    expect(standIn.asked).toEqual([])
    await bytesOf(
      await salon.call(PATH, {
        cookie: who.cookie,
        body: { text: 'Maria Lopez, 07700 900123, likes copper.', client: 'c2' },
      }),
    )
    const { text } = JSON.parse(standIn.asked[0]?.body ?? '')
    expect(text).toContain('Maria')
    expect(text).not.toMatch(/Lopez|07700/)
    // What was sent can be read afterwards, word for word.
    const { calls } = await (await salon.call('/api/models/sent', { cookie: who.cookie })).json()
    expect(calls).toMatchObject([
      { made_for: 'text-to-speech', client: 'c2', sent: { text }, outcome: 'answered' },
    ])
  })

  test('up to the day’s cap, then the built-in voice', async () => {
    salon = await open({ ...elevenLabs(), VOICE_DAILY_CAP: '1' })
    const { cookie } = await aSignedIn(salon)
    await bytesOf(await salon.call(PATH, { cookie, body: { text: 'One.' } }))
    const second = await salon.call(PATH, { cookie, body: { text: 'Two.' } })
    expect(second.headers.get('x-voice')).toBe('built-in')
    expect(second.headers.get('x-voice-problem')).toBe('voice-daily-cap')
    expect(standIn.asked).toHaveLength(1)
  })

  test('up to the house’s cap, whoever asks, then the built-in voice', async () => {
    salon = await open({ ...elevenLabs(), VOICE_DAILY_CAP_HOUSE: '1' })
    const [one, two] = [await aSignedIn(salon), await aSignedIn(salon)]
    await bytesOf(await salon.call(PATH, { cookie: one.cookie, body: { text: 'One.' } }))
    const second = await salon.call(PATH, { cookie: two.cookie, body: { text: 'Two.' } })
    expect(second.headers.get('x-voice')).toBe('built-in')
    expect(second.headers.get('x-voice-problem')).toBe('voice-house-cap')
    expect(standIn.asked).toHaveLength(1)
  })

  test('for an account whose email is proved', async () => {
    salon = await open({ ...elevenLabs(), PROVE_EMAIL: 'on' })
    const { cookie } = await aSignedIn(salon)
    const first = await salon.call(PATH, { cookie, body: { text: 'One.' } })
    expect(first.headers.get('x-voice')).toBe('built-in')
    expect(standIn.asked).toHaveLength(0)
  })

  test('of no text that holds an address or health: that the built-in voice reads whole', async () => {
    salon = await open(elevenLabs())
    const { cookie } = await aSignedIn(salon)
    for (const text of ['She lives at 14 Rose Lane.', 'HIV positive.']) {
      const said = await salon.call(PATH, { cookie, body: { text } })
      expect(said.headers.get('x-voice')).toBe('built-in')
    }
    expect(standIn.asked).toHaveLength(0)
    await bytesOf(await salon.call(PATH, { cookie, body: { text: 'Fine hair.' } }))
    expect(standIn.asked, 'the control').toHaveLength(1)
  })
})

const json = 'application/json'
/** What it does, the status and the words of the answer, and the code. */
const FAILURES: readonly (readonly [string, Behaviour, number, string, string])[] = [
  ['401', { kind: 'status', status: 401 }, 401, "The voice provider's API key is invalid", 'voice-key'],
  ['402', { kind: 'status', status: 402 }, 402, "The voice provider's quota is exceeded", 'voice-quota'],
  ['429', { kind: 'status', status: 429 }, 429, 'Rate limit exceeded, please try again', 'voice-limit'],
  ['500', { kind: 'status', status: 500 }, 502, 'Voice generation failed', 'voice-failed'],
  ['a page instead', { kind: 'page' }, 502, 'Voice generation failed', 'voice-failed'],
  ['a hang', { kind: 'hangs' }, 502, 'Voice generation failed', 'voice-failed'],
  ['no sound at all', { kind: 'nothing' }, 502, 'Voice generation failed', 'voice-failed'],
  [
    'words of its own',
    {
      kind: 'status',
      status: 401,
      type: json,
      body: '{"detail":{"status":"x","message":"Your key was revoked."}}',
    },
    401,
    'Your key was revoked.',
    'voice-key',
  ],
  [
    'words as OpenAI has them',
    { kind: 'status', status: 429, type: json, body: '{"error":{"message":"Too many requests."}}' },
    429,
    'Too many requests.',
    'voice-limit',
  ],
  [
    'words in one field',
    { kind: 'status', status: 402, type: json, body: '{"error":"No credit left."}' },
    402,
    'No credit left.',
    'voice-quota',
  ],
  [
    'words that hold the key',
    { kind: 'status', status: 401, type: json, body: `{"error":{"message":"Wrong key ${KEY}"}}` },
    401,
    "The voice provider's API key is invalid",
    'voice-key',
  ],
]

describe.each(['ElevenLabs', 'OpenAI'])('when %s answers with', name => {
  const env = () => (name === 'OpenAI' ? openAi() : elevenLabs())

  test.each(FAILURES)(
    '%s, the built-in voice takes over and says why',
    async (_, behaviour, _status, _words, code) => {
      salon = await open(env())
      const { cookie } = await aSignedIn(salon)
      standIn.will(behaviour)
      const reply = await salon.call(PATH, { cookie, body: { text: 'Hello.' } })
      expect(reply.status).toBe(200)
      expect(reply.headers.get('x-voice')).toBe('built-in')
      expect(reply.headers.get('x-voice-problem')).toBe(code)
      expect(await bytesOf(reply)).toEqual(BUILT_IN)
      expect(standIn.asked).toHaveLength(1)
    },
  )
})

test.each(FAILURES)(
  'with the built-in voice switched off, %s is told as it is',
  async (_, behaviour, status, error, code) => {
    salon = await open({ ...elevenLabs(), TTS: 'off' })
    const { cookie } = await aSignedIn(salon)
    standIn.will(behaviour)
    for (const path of [PATH, `${PATH}-demo`]) {
      const reply = await salon.call(path, { cookie, body: { text: 'Hello.' } })
      expect(reply.status).toBe(status)
      expect(await reply.json()).toEqual({ error, code })
    }
  },
)

test.each<Behaviour>([{ kind: 'breaks-off' }, { kind: 'hangs-after-some' }])(
  'one that $kind in the middle ends with an error, and is written down',
  async behaviour => {
    salon = await open(elevenLabs())
    const { cookie } = await aSignedIn(salon)
    standIn.will(behaviour)
    const reply = await salon.call(PATH, { cookie, body: { text: 'Hello.' } })
    expect(reply.status).toBe(200)
    await expect(reply.arrayBuffer()).rejects.toThrow()
    const { calls } = await (await salon.call('/api/models/sent', { cookie })).json()
    expect(calls[0].outcome).toBe('voice-failed')
  },
)

test('nobody there is the same as a failure', async () => {
  salon = await open({ ...elevenLabs(), ELEVENLABS_BASE_URL: 'http://127.0.0.1:9', TTS: 'off' })
  const { cookie } = await aSignedIn(salon)
  const reply = await salon.call(PATH, { cookie, body: { text: 'Hello.' } })
  expect([reply.status, (await reply.json()).code]).toEqual([502, 'voice-failed'])
})
