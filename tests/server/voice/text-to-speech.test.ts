// POST /api/functions/text-to-speech and its fallback, as the specification has them.
import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPool, type Pool } from '../../../sync-server/voice/pool'
import { openVoice } from '../../../sync-server/voice/voice'
import { aSignedIn, ORIGIN, openSalonApp, type SalonApp } from '../support/salon-app'
import { framesOf } from './mpeg'

const PATH = '/api/functions/text-to-speech'
const bytesOf = async (reply: Response): Promise<Uint8Array> => new Uint8Array(await reply.arrayBuffer())

/** The real voice, and how many sentences it was asked for. */
function counted(): { pool: Pool; said: string[] } {
  const real = openPool({ size: 2 })
  const said: string[] = []
  const say: Pool['say'] = (sentence, rank, signal) => {
    said.push(sentence.text)
    return real.say(sentence, rank, signal)
  }
  return { pool: { ...real, say }, said }
}

describe('with the built-in voice', () => {
  const { pool, said } = counted()
  let salon: SalonApp
  let cookie: string
  beforeAll(async () => {
    salon = await openSalonApp({ RATE_VOICE_PER_MINUTE: '1000' }, null, config => ({
      voice: openVoice(config, null, pool),
    }))
    cookie = (await aSignedIn(salon)).cookie
  })
  afterAll(async () => {
    await pool.close()
    await salon.close()
  })

  test('a text is MP3 from the first byte to the last, and a salon’s lies in no cache', async () => {
    const reply = await salon.call(PATH, { cookie, body: { text: 'Mix 40g. Wait 35 min.', voice: 'six' } })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('audio/mpeg')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('x-voice')).toBe('built-in')
    expect(reply.headers.get('x-voice-problem')).toBeNull()
    expect(framesOf(await bytesOf(reply)).seconds).toBeGreaterThan(1.5)
    expect(said).toEqual(['Mix forty grams.', 'Wait thirty five minutes.'])
  })

  test('the same text again is the same sound, and nothing is made for it', async () => {
    const body = { text: 'Rinse well now.', voice: 'six' }
    const first = await bytesOf(await salon.call(PATH, { cookie, body }))
    const before = said.length
    const again = await salon.call(PATH, { cookie, body })
    const etag = again.headers.get('etag') ?? ''
    expect(await bytesOf(again)).toEqual(first)
    const known = await salon.app.request(`${ORIGIN}${PATH}`, {
      method: 'POST',
      headers: { origin: ORIGIN, cookie, 'content-type': 'application/json', 'if-none-match': etag },
      body: JSON.stringify(body),
    })
    expect(known.status).toBe(304)
    expect(said.length).toBe(before)
  })

  test('a text of 3,000 characters is said, and the server goes on', async () => {
    const text = 'Apply from the roots to the ends, section by section, and comb it through. '.repeat(40)
    const reply = await salon.call(PATH, { cookie, body: { text: text.slice(0, 3000), voice: 'six' } })
    expect(framesOf(await bytesOf(reply)).seconds).toBeGreaterThan(60)
    // No full stop, no space: nothing to stop at.
    const wall = await salon.call(PATH, { cookie, body: { text: 'ab'.repeat(1500), voice: 'six' } })
    expect(framesOf(await bytesOf(wall)).frames).toBeGreaterThan(100)
    expect((await salon.call('/api/models', { cookie })).status).toBe(200)
  })

  test('four at once all get their own', async () => {
    const texts = [
      'One at a time.',
      'Two of them, longer.',
      'Three it is.',
      'Four, and that is all there are.',
    ]
    const replies = await Promise.all(texts.map(text => salon.call(PATH, { cookie, body: { text } })))
    const sounds = await Promise.all(replies.map(bytesOf))
    for (const sound of sounds) framesOf(sound)
    expect(new Set(sounds.map(sound => sound.length)).size).toBe(4)
  })

  test('the fallback function gives the same as base64 with its type', async () => {
    const reply = await salon.call(`${PATH}-demo`, { body: { text: 'Hello.', voice: 'six' } })
    const { audioContent, mimeType } = await reply.json()
    expect(mimeType).toBe('audio/mpeg')
    const direct = await bytesOf(await salon.call(PATH, { body: { text: 'Hello.', voice: 'six' } }))
    expect(new Uint8Array(Buffer.from(audioContent, 'base64'))).toEqual(direct)
  })

  test.each([
    [{ text: '   ', voice: 'six' }, 400, 'bad-request'],
    [{ text: '...', voice: 'six' }, 400, 'bad-request'],
    [{ voice: 'six' }, 400, 'bad-request'],
    ['no JSON', 400, 'bad-request'],
    [{ text: 'x'.repeat(3001), voice: 'six' }, 413, 'voice-too-long'],
  ])('%.40j is refused in words', async (body, status, code) => {
    const reply = await salon.call(PATH, { cookie, body })
    expect(reply.status).toBe(status)
    expect(await reply.json()).toMatchObject({ code, error: expect.any(String) })
  })

  test('a visitor is heard out to 600 characters', async () => {
    expect((await salon.call(PATH, { body: { text: 'Hello there.' } })).status).toBe(200)
    const long = await salon.call(PATH, { body: { text: 'x'.repeat(601) } })
    expect(await long.json()).toEqual({
      code: 'voice-too-long',
      error: 'That is too long to say in one go: 600 characters at most.',
    })
  })

  test('a salon’s words are taken for no visitor’s and no other salon’s', async () => {
    const { account } = await aSignedIn(salon)
    const codeOf = async (headers: Record<string, string>): Promise<unknown> => {
      const reply = await salon.app.request(`${ORIGIN}${PATH}`, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ text: 'Hello.' }),
      })
      return reply.status === 200 ? 'said' : (await reply.json()).code
    }
    expect(await codeOf({})).toBe('said')
    // Signed out meanwhile, and somebody else signed in meanwhile.
    expect(await codeOf({ 'x-chairside-account': account })).toBe('sign-in-needed')
    expect(await codeOf({ 'x-chairside-account': account, cookie })).toBe('wrong-account')
  })

  test('an erasure forgets what was said', async () => {
    const { account, cookie } = await aSignedIn(salon)
    const body = { text: 'Somebody’s own sentence.' }
    await bytesOf(await salon.call(PATH, { cookie, body }))
    const before = said.length
    await salon.call('/api/erase', { cookie, body: { account, client_id: 'c1' } })
    await bytesOf(await salon.call(PATH, { cookie, body }))
    expect(said.length).toBe(before + 1)
  })
})

test('the first sentence can be heard before the second one is made', async () => {
  let release = (): void => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const pool: Pool = {
    threads: () => 1,
    close: async () => undefined,
    say: async ({ text }) => {
      if (text.startsWith('Second')) await held
      return new TextEncoder().encode(text)
    },
  }
  const salon = await openSalonApp({}, null, config => ({ voice: openVoice(config, null, pool) }))
  const reply = await salon.call(PATH, { body: { text: 'First one. Second one.' } })
  const reader = reply.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('First one.')
  release()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('Second one.')
  expect((await reader?.read())?.done).toBe(true)
  await salon.close()
})

test('a voice that breaks off in the middle ends with an error, not as if it were whole', async () => {
  const pool: Pool = {
    threads: () => 1,
    close: async () => undefined,
    say: async ({ text }) => {
      if (text.startsWith('Second')) {
        await new Promise(resolve => setTimeout(resolve, 100))
        throw new Error('trap')
      }
      return new TextEncoder().encode(text)
    },
  }
  const salon = await openSalonApp({}, null, config => ({ voice: openVoice(config, null, pool) }))
  const reply = await salon.call(PATH, { body: { text: 'First one. Second one.' } })
  expect(reply.status).toBe(200)
  await expect(reply.arrayBuffer()).rejects.toThrow()
  // Over a real line too.
  const server = serve({ fetch: salon.app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const far = await fetch(`http://127.0.0.1:${port}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'First one. Second one.' }),
  })
  expect(far.status).toBe(200)
  await expect(far.arrayBuffer()).rejects.toThrow()
  server.close()
  await salon.close()
})

test('a salon has a limit by the minute, and a visitor’s address a third of it, both functions together', async () => {
  const pool: Pool = { threads: () => 0, close: async () => undefined, say: async () => new Uint8Array([1]) }
  const salon = await openSalonApp({ RATE_VOICE_PER_MINUTE: '9' }, null, config => ({
    voice: openVoice(config, null, pool),
  }))
  const { cookie } = await aSignedIn(salon)
  const body = { text: 'Hello.' }
  for (const path of [PATH, `${PATH}-demo`, PATH]) expect((await salon.call(path, { body })).status).toBe(200)
  const refused = await salon.call(`${PATH}-demo`, { body })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  for (let n = 0; n < 9; n++) expect((await salon.call(PATH, { cookie, body })).status).toBe(200)
  expect((await salon.call(PATH, { cookie, body })).status).toBe(429)
  salon.clock.now += 60_000
  expect((await salon.call(PATH, { body })).status).toBe(200)
  await salon.close()
})

test('switched off and without a key the check is told what is missing, and the settings say who speaks', async () => {
  const off = await openSalonApp({ TTS: 'off' })
  const { cookie } = await aSignedIn(off)
  for (const who of [{ cookie }, {}])
    for (const path of [PATH, `${PATH}-demo`]) {
      const reply = await off.call(path, { ...who, body: { text: 'test', voice: 'six' } })
      expect(reply.status).toBe(503)
      expect(await reply.json()).toEqual({
        error: 'The voice feature requires an API key. Please contact support.',
        code: 'voice-missing',
      })
    }
  expect(await (await off.call('/api/models', { cookie })).json()).toMatchObject({
    speech: { by: 'browser', name: null, host: null },
    transcription: { by: 'nobody', name: null, host: null },
  })
  await off.close()
})
