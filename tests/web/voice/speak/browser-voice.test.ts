// The device's own voice is lazy, forgets to begin and falls asleep: each has its remedy.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserVoice, hasLocalVoice } from '../../../../web/voice/speak/playing/browser-voice'

class Utterance {
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  voice: unknown = null
  rate = 1
  lang = ''
  constructor(readonly text: string) {}
}
const VOICE = { name: 'Anna', lang: 'en-GB', localService: true }

/** `speaks`: what becomes of each utterance. */
function aSynthesis(speaks: (utterance: Utterance) => void) {
  const said: Utterance[] = []
  const synthesis = {
    speaking: false,
    pending: false,
    voices: [VOICE],
    resumed: 0,
    cancelled: 0,
    getVoices: () => synthesis.voices,
    addEventListener: () => undefined,
    resume: () => void synthesis.resumed++,
    cancel: () => void synthesis.cancelled++,
    speak: (utterance: Utterance) => {
      said.push(utterance)
      speaks(utterance)
    },
  }
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return { synthesis, said }
}
const toItsEnd = (ms: number) => (utterance: Utterance) => {
  setTimeout(() => utterance.onstart?.(), 10)
  setTimeout(() => utterance.onend?.(), ms)
}
const job = (text: string, stopping = new AbortController()) => ({
  text,
  speed: 1.25,
  signal: stopping.signal,
  onSound: vi.fn(),
  onPlace: vi.fn(),
  onPaused: () => undefined,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('says sentence after sentence, at the speed that was chosen', async () => {
  const { said } = aSynthesis(toItsEnd(500))
  const given = job('Weigh the shade. Mix 9.1 in.')
  const ended = browserVoice(given)
  await vi.advanceTimersByTimeAsync(2_000)
  await ended
  expect(said.map(({ text }) => text.trim())).toEqual(['Weigh the shade.', 'Mix 9.1 in.'])
  expect(said.every(({ rate, voice }) => rate === 1.25 && voice === VOICE)).toBe(true)
  expect(given.onPlace.mock.calls.flat()).toEqual([0, 'Weigh the shade. '.length])
})

test('is kept awake every 200 ms', async () => {
  const { synthesis } = aSynthesis(toItsEnd(2_050))
  const ended = browserVoice(job('Wait.'))
  await vi.advanceTimersByTimeAsync(2_100)
  await ended
  expect(synthesis.resumed).toBeGreaterThanOrEqual(10)
})

test('is asked once more where it has not begun after 1200 ms', async () => {
  let times = 0
  const { said } = aSynthesis(utterance => {
    if (++times === 2) toItsEnd(100)(utterance)
  })
  const ended = browserVoice(job('Wait.'))
  await vi.advanceTimersByTimeAsync(1_190)
  expect(said).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(500)
  await ended
  expect(said).toHaveLength(2)
})

test('is given up where it does not begin then either', async () => {
  const { said } = aSynthesis(() => undefined)
  const ended = browserVoice(job('Wait.')).catch(error => error)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await ended).toMatchObject({ why: 'stalled' })
  expect(said).toHaveLength(2)
})

test('one that begins and never ends is ended', async () => {
  aSynthesis(utterance => void setTimeout(() => utterance.onstart?.(), 10))
  const ended = browserVoice(job('Wait.')).catch(error => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await ended).toMatchObject({ why: 'cannot' })
})

test('an error of the voice is told with its reason', async () => {
  aSynthesis(utterance => void setTimeout(() => utterance.onerror?.({ error: 'synthesis-failed' }), 10))
  const ended = browserVoice(job('Wait.')).catch(error => error)
  await vi.advanceTimersByTimeAsync(50)
  expect(await ended).toMatchObject({ message: 'Browser speech error: synthesis-failed' })
})

test('stops within a sentence', async () => {
  const { synthesis, said } = aSynthesis(toItsEnd(5_000))
  const stopping = new AbortController()
  const ended = browserVoice(job('Weigh it. Mix it.', stopping))
  await vi.advanceTimersByTimeAsync(100)
  stopping.abort()
  await ended
  expect(synthesis.cancelled).toBe(1)
  expect(said).toHaveLength(1)
})

test('voices that come late are waited for, 300 ms at most', async () => {
  const { synthesis } = aSynthesis(() => undefined)
  synthesis.voices = []
  const asked = hasLocalVoice()
  await vi.advanceTimersByTimeAsync(299)
  synthesis.voices = [VOICE]
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toBe(true)
})

test('a browser without speech says so', async () => {
  vi.stubGlobal('speechSynthesis', undefined)
  await expect(browserVoice(job('Wait.'))).rejects.toMatchObject({
    message: 'Speech synthesis is not supported in this browser.',
  })
})
