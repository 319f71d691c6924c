// The recogniser as browsers really have it: dead, breaking off, without an end.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Told = Event & { error?: string; results?: unknown; resultIndex?: number }
class Fake extends EventTarget {
  static made: Fake[] = []
  lang = ''
  continuous = false
  interimResults = false
  maxAlternatives = 0
  processLocally = false
  phrases: unknown[] = []
  calls: string[] = []
  constructor() {
    super()
    Fake.made.push(this)
  }
  start = (): void => void this.calls.push('start')
  stop = (): void => void this.calls.push('stop')
  abort = (): void => void this.calls.push('abort')
  tell(type: string, also: Partial<Told> = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), also))
  }
  hear(...results: [string, boolean][]): void {
    this.tell('result', {
      resultIndex: 0,
      results: results.map(([transcript, isFinal]) =>
        Object.assign([{ transcript, confidence: 1 }], { isFinal }),
      ),
    })
  }
}
class Phrase {
  constructor(
    readonly phrase: string,
    readonly boost: number,
  ) {}
}
let permission = 'granted'

async function fresh() {
  vi.resetModules()
  const { listen } = await import('../../../web/voice/listen/session')
  const { ability } = await import('../../../web/voice/listen/known')
  const pack = await import('../../../web/voice/listen/pack')
  const said: string[] = []
  const begin = (more: Partial<Parameters<typeof listen>[0]> = {}) =>
    listen({
      lang: 'en-GB',
      onStart: () => said.push('start'),
      onInterim: text => said.push(`… ${text}`),
      onFinal: text => said.push(text),
      onError: error => said.push(`! ${error}`),
      onEnd: () => said.push('end'),
      ...more,
    })
  const last = (): Fake => {
    const made = Fake.made.at(-1)
    if (!made) throw new Error('Nobody listens')
    return made
  }
  return { begin, ability, said, last, pack }
}

beforeEach(() => {
  vi.useFakeTimers()
  permission = 'granted'
  Fake.made = []
  vi.stubGlobal('window', { SpeechRecognition: Fake, SpeechRecognitionPhrase: Phrase })
  vi.stubGlobal('navigator', { permissions: { query: async () => ({ state: permission }) }, userAgent: '' })
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is heard comes at once, and again as final', async () => {
  const { begin, said, last, ability } = await fresh()
  begin({ continuous: true })
  expect(ability.get()).toBe('probing')
  last().tell('audiostart')
  last().hear(['thirty grams', false])
  last().hear(['thirty grams of seven one', true])
  last().tell('end')
  expect(said).toEqual(['start', '… thirty grams', 'thirty grams of seven one', '… ', 'end'])
  expect(ability.get()).toBe('yes')
})

describe('a recogniser that says nothing', () => {
  test('is dead after three seconds, for the session', async () => {
    const { begin, said, last, ability } = await fresh()
    begin()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(said).toEqual(['! dead', 'end'])
    expect(last().calls).toContain('abort')
    expect(ability.get()).toBe('dead')
  })

  test('is waited for while the browser asks for the microphone, and three seconds after', async () => {
    permission = 'prompt'
    const { begin, said, last } = await fresh()
    begin()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(said).toEqual([])
    permission = 'granted'
    await vi.advanceTimersByTimeAsync(3_500)
    last().tell('audiostart')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(said).toEqual(['start'])
  })

  test('is dead where it ends without ever having listened', async () => {
    const { begin, said, last, ability } = await fresh()
    begin()
    last().tell('end')
    expect(said).toEqual(['! dead', 'end'])
    expect(ability.get()).toBe('dead')
  })
})

describe('an end that never comes', () => {
  test('after an error is not waited for, and said once', async () => {
    const { begin, said, last } = await fresh()
    begin()
    last().tell('audiostart')
    last().tell('error', { error: 'network' })
    last().tell('end')
    expect(said).toEqual(['start', '! no-signal', 'end'])
  })

  test('after stopping is waited for two seconds; what was heard until then is kept', async () => {
    const { begin, said, last } = await fresh()
    const session = begin()
    last().tell('audiostart')
    last().hear(['half a sentence', false])
    session.stop()
    expect(said.at(-1)).toBe('… half a sentence')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(said.slice(-2)).toEqual(['half a sentence', 'end'])
  })

  test('cancelled, nothing more is written down', async () => {
    const { begin, said, last } = await fresh()
    const session = begin()
    last().tell('audiostart')
    last().hear(['half a sentence', false])
    session.cancel()
    last().hear(['half a sentence more', true])
    expect(said.slice(-2)).toEqual(['… half a sentence', 'end'])
  })
})

test('who starts to listen elsewhere stops the first', async () => {
  const { begin } = await fresh()
  begin()
  begin()
  expect(Fake.made[0]?.calls).toContain('stop')
})

describe('a speech pack on the device', () => {
  async function withPack() {
    Object.assign(Fake, { available: async () => 'available' })
    const parts = await fresh()
    expect(await parts.pack.lookForPack('en-GB')).toBe('here')
    return parts
  }

  test('is used, with the names that are likely', async () => {
    const { begin, last } = await withPack()
    begin({ phrases: ['Siobhán'] })
    expect(last().processLocally).toBe(true)
    expect(last().phrases).toEqual([new Phrase('Siobhán', 3)])
  })

  test('that answers with an error and no end is left alone: the browser’s own is asked', async () => {
    const { begin, last, said } = await withPack()
    begin()
    last().tell('error', { error: 'language-not-supported' })
    expect(Fake.made).toHaveLength(2)
    expect(last().processLocally).toBe(false)
    last().tell('audiostart')
    expect(said).toEqual(['start'])
    begin()
    expect(last().processLocally).toBe(false)
  })

  test('that takes no phrases is asked without them', async () => {
    const { begin, last } = await withPack()
    begin({ phrases: ['Siobhán'] })
    last().tell('error', { error: 'phrases-not-supported' })
    expect(last().phrases).toEqual([])
    expect(last().processLocally).toBe(true)
  })
})
