// The diagnostic's results, word for word.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SIGNED_IN } from '../../../../shared/addresses'
import { browserSpeech, directProvider, edgeFunction } from '../../../../web/site/voice-test/checks'
import { VoiceError } from '../../../../web/voice/speak/voice-error'

const say = vi.hoisted(() => ({ say: vi.fn() }))
vi.mock('../../../../web/site/voice-test/say', () => say)

const signal = new AbortController().signal
const heard: Blob[] = []
const plays = { signal, play: async (sound: Blob) => void heard.push(sound) }
const mute = { signal, play: () => Promise.reject(new Error('The element has no supported sources.')) }
const answers = (reply: () => Response | Promise<Response>) => {
  const asked = vi.fn((_address: string, _options: RequestInit) => Promise.resolve(reply()))
  vi.stubGlobal('fetch', asked)
  return asked
}
const mp3 = (): Response => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } })
afterEach(() => vi.unstubAllGlobals())

describe('browser speech', () => {
  test('to its end', async () => {
    say.say.mockResolvedValueOnce(undefined)
    expect(await browserSpeech({ signal })).toEqual({
      ok: true,
      text: 'Browser speech test completed successfully!',
    })
  })
  test('an error of the voice, and a voice that is not there', async () => {
    say.say.mockRejectedValueOnce(new VoiceError('cannot', 'Browser speech error: synthesis-failed'))
    expect((await browserSpeech({ signal })).text).toBe('Browser speech error: synthesis-failed')
    say.say.mockRejectedValueOnce(
      new VoiceError('cannot', 'Speech synthesis is not supported in this browser.'),
    )
    expect((await browserSpeech({ signal })).text).toBe(
      'Browser speech failed: Speech synthesis is not supported in this browser.',
    )
  })
})

describe('the provider, directly', () => {
  const there = async () => 'https://voice.example'
  test.each([null, '', '  '])('no key (%o): cancelled, and nobody is called', async key => {
    const asked = answers(mp3)
    expect(await directProvider(there, key, plays)).toEqual({
      ok: false,
      text: 'Test cancelled - no API key provided',
    })
    expect(asked).not.toHaveBeenCalled()
  })
  test('the key goes in one header; the model and its settings are the specification’s', async () => {
    const asked = answers(mp3)
    expect(await directProvider(there, 'k-1', plays)).toEqual({
      ok: true,
      text: 'Direct voice provider test completed successfully!',
    })
    const [address, options] = asked.mock.calls[0]!
    expect(address).toMatch(/^https:\/\/voice\.example\/v1\/text-to-speech\/\w+$/)
    expect(options.headers).toMatchObject({ 'xi-api-key': 'k-1' })
    expect(options.credentials).toBe('omit')
    expect(JSON.parse(String(options.body))).toMatchObject({
      model_id: 'eleven_multilingual_v2',
      voice_settings: { stability: 0.5, similarity_boost: 0.8 },
    })
    expect(String(options.body)).not.toContain('k-1')
  })
  test('a refusal with its body', async () => {
    answers(() => new Response('{"detail":"invalid_api_key"}', { status: 401 }))
    expect((await directProvider(there, 'bad', plays)).text).toBe(
      'Voice provider API error: 401 - {"detail":"invalid_api_key"}',
    )
  })
  test('without a network: cancelled where no key is typed, else that nobody answered', async () => {
    const away = () => Promise.reject(new TypeError('Failed to fetch'))
    expect((await directProvider(away, null, plays)).text).toBe('Test cancelled - no API key provided')
    expect((await directProvider(away, 'k-1', plays)).text).toBe(
      'Voice provider API error: no answer - Failed to fetch',
    )
  })
})

describe('the product’s own function', () => {
  test('with sound', async () => {
    answers(mp3)
    expect(await edgeFunction(plays)).toEqual({
      ok: true,
      text: 'Edge function test completed successfully!',
    })
  })
  test('its error with details', async () => {
    answers(() => Response.json({ error: 'No key.' }, { status: 503 }))
    expect((await edgeFunction(plays)).text).toBe('Edge function error: 503 - No key.')
    answers(() => Promise.reject(new TypeError('Failed to fetch')))
    expect((await edgeFunction(plays)).text).toBe('Edge function error: Failed to fetch')
  })
  test('an answer that is no sound', async () => {
    answers(() => Response.json({ audioContent: '' }))
    expect((await edgeFunction(plays)).text).toBe(
      'Edge function returned no audio. Response: {"audioContent":""}',
    )
  })
  test('a sound that does not play', async () => {
    answers(mp3)
    expect((await edgeFunction(mute)).text).toBe(
      'Audio playback error: The element has no supported sources.',
    )
  })
})

test('the page is none of those that open from the worker: its rights come with its own answer', () => {
  expect(SIGNED_IN.test('/voice-test')).toBe(false)
  expect(SIGNED_IN.test('/dashboard')).toBe(true)
})
