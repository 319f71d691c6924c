// Whatever is being read, by the server's sounds or by the device's own voice, is silent as the talk button is pressed, and
// goes on at its sentence where nothing comes of it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Heard = { cancelled: boolean; onFinal: (text: string) => void; end: (error?: string) => void }
type Reading = { text: string; from: number; become: (patch: object) => void; end: () => void }
const { open, read } = vi.hoisted(() => ({ open: [] as Heard[], read: [] as Reading[] }))
vi.mock('../../../web/voice/listen', () => ({
  listening: () => 'works',
  stopListening: () => undefined,
  listenWords: { 'nothing-heard': 'Nothing was heard.' },
  listen: (options: { onFinal: Heard['onFinal']; onError: (error: string) => void; onEnd: () => void }) => {
    const end = (error?: string): void => {
      if (mine.cancelled) return
      mine.cancelled = true
      if (error !== undefined) options.onError(error)
      options.onEnd()
    }
    const mine: Heard = { cancelled: false, onFinal: options.onFinal, end }
    open.push(mine)
    return { stop: () => end(), cancel: () => end() }
  },
}))
vi.mock('../../../web/voice/listen/phrases', () => ({ likelyPhrases: () => [] }))
vi.mock('../../../web/voice/speak/playing/element', () => ({ prime: () => false }))
vi.mock('../../../web/voice/speak/run', () => ({
  run: ({ text, from, signal, become }: Omit<Reading, 'end'> & { signal: AbortSignal }) =>
    new Promise(resolve => {
      read.push({ text, from, become, end: () => resolve('spoken') })
      signal.addEventListener('abort', () => resolve('stopped'))
      become({ state: 'speaking', sentence: from })
    }),
}))
let speed = 1
vi.mock('../../../web/ui/comfort/use-comfort', () => ({
  comfortNow: () => ({ language: 'en-GB', language_asked: true, sound: true, speed }),
  setComfort: async (patch: { speed?: number }) => {
    speed = patch.speed ?? speed
  },
  onComfort: () => undefined,
}))
vi.stubGlobal('document', new EventTarget())
const { closeTalk, latch, leaveTalk, pressTalk, startTalking, stopTalking } = await import(
  '../../../web/voice/commands/conversation/talk'
)
await import('../../../web/voice/commands/conversation/understanding')
const { patchTalk, talk } = await import('../../../web/voice/commands/state')
const { speak } = await import('../../../web/voice/speak')
const { speaking } = await import('../../../web/voice/speak/state')
const { meantAs } = await import('../../../shared/voice/say')

const TEXT = 'Weigh the shade. Add the developer. Leave it for 35 minutes.'
const silent = (): boolean => speaking.get().state === 'idle'
const now = (): Reading => read.at(-1) ?? expect.fail('Nothing is being read.')
/** One utterance; told to keep listening, it hears the next as well. */
function hears(words: string): void {
  const ear = open.at(-1)
  ear?.onFinal(words)
  if (!talk.get().latched) ear?.end()
}
const isOpen = (): boolean => open.at(-1)?.cancelled === false

/** Read until its second sentence, with a finger on its way to the button. */
async function reads(text = TEXT): Promise<void> {
  void speak(text, { id: 'chair:a:step-1', client: 'ann' })
  await vi.waitFor(() => expect(read).toHaveLength(1))
  now().become({ sentence: 1 })
}
function tap(): void {
  pressTalk()
  startTalking()
}

beforeEach(() => {
  closeTalk()
  open.length = 0
  read.length = 0
  speed = 1
})
afterEach(closeTalk)

test('it is silent as the finger comes down, and hears from the tap on', async () => {
  await reads()
  pressTalk()
  expect([silent(), isOpen()]).toEqual([true, false])
  startTalking()
  expect(isOpen()).toBe(true)
})

test('“slower” goes on slower, at the sentence', async () => {
  await reads()
  tap()
  hears('slower')
  await vi.waitFor(() => expect(read).toHaveLength(2))
  expect([now().text, now().from]).toEqual([TEXT, 1])
  expect(speed).toBeLessThan(1)
})

test('“again” is the sentence again; once it was read to its end, all of it', async () => {
  await reads()
  tap()
  hears('again')
  await vi.waitFor(() => expect(read).toHaveLength(2))
  expect(now().from).toBe(1)
  now().end()
  await vi.waitFor(() => expect(silent()).toBe(true))
  tap()
  hears('again')
  await vi.waitFor(() => expect(read).toHaveLength(3))
  expect([now().text, now().from]).toEqual([TEXT, 0])
})

test('“pause” waits, for as long as it takes, for “go on”', async () => {
  await reads()
  tap()
  hears('pause')
  await vi.waitFor(() => expect(talk.get().said).toBe('Paused. Say “go on”, or “repeat”.'))
  expect([silent(), read.length]).toEqual([true, 1])
  tap()
  hears('go on')
  await vi.waitFor(() => expect(read).toHaveLength(2))
  expect(now().from).toBe(1)
})

test('“stop” ends it', async () => {
  await reads()
  tap()
  hears('stop')
  await vi.waitFor(() => expect(talk.get()).toMatchObject({ heard: 'stop', at: 'idle' }))
  expect([silent(), read.length]).toEqual([true, 1])
})

test.each([
  ['words that are no command', () => hears('did you see the match on saturday')],
  ['silence', () => open.at(-1)?.end('nothing-heard')],
  ['an end without a word', () => open.at(-1)?.end()],
])('after %s it goes on where it was, and shows it', async (_, comes) => {
  await reads()
  tap()
  comes()
  await vi.waitFor(() => expect(read).toHaveLength(2))
  expect([now().text, now().from]).toEqual([TEXT, 1])
  expect(talk.get().said).toMatch(/I’ll carry on reading\.$/)
})

test('a finger that goes on to scroll lets it go on', async () => {
  await reads()
  pressTalk()
  leaveTalk()
  await vi.waitFor(() => expect(read).toHaveLength(2))
  expect([now().from, isOpen()]).toEqual([1, false])
})

test('a second tap and the closing of the panel leave it broken off', async () => {
  for (const end of [stopTalking, closeTalk]) {
    read.length = 0
    await reads()
    tap()
    end()
    await vi.waitFor(() => expect(talk.get().at).toBe('idle'))
    expect([silent(), read.length]).toEqual([true, 1])
  }
})

test('a question is asked again where no answer was heard, and waits for it', async () => {
  const asked = { type: 'confirm', meant: meantAs({ id: 'undo', slots: {} }), on: '', until: 0 } as const
  patchTalk({ asked: { ...asked, question: 'Make it 20 volume. Shall I?' } })
  await reads('Make it 20 volume. Shall I?')
  tap()
  open.at(-1)?.end('nothing-heard')
  await vi.waitFor(() => expect(read).toHaveLength(2))
  expect(now().from).toBe(0)
  now().end()
  await vi.waitFor(() => expect(isOpen()).toBe(true))
  expect(talk.get().asked).not.toBeNull()
})

test('what was stopped long before is not begun by a tap in silence', async () => {
  await reads()
  tap()
  hears('stop')
  await vi.waitFor(() => expect(talk.get().at).toBe('idle'))
  tap()
  open.at(-1)?.end('nothing-heard')
  await vi.waitFor(() => expect(talk.get().at).toBe('idle'))
  expect(read).toHaveLength(1)
})

test('told to keep listening, a press makes room for any command', async () => {
  latch(true)
  await vi.waitFor(() => expect(isOpen()).toBe(true))
  await reads()
  pressTalk()
  startTalking()
  await vi.waitFor(() => expect(isOpen()).toBe(true))
  hears('help')
  await vi.waitFor(() => expect(talk.get().help).toBe(true))
  expect([talk.get().latched, read.length]).toEqual([true, 1])
})

test('what there is to tell of what was said comes before what was read', async () => {
  await reads()
  tap()
  hears('stop the ends timer')
  await vi.waitFor(() => expect(talk.get().said).toBe('No timer runs for Ends.'))
  await vi.waitFor(() => expect(read.map(({ text }) => text)).toEqual([TEXT, 'No timer runs for Ends.']))
})

test('a finger that goes on to scroll leaves the words of the reply where they are', async () => {
  await reads()
  patchTalk({ said: 'Saved.' })
  pressTalk()
  leaveTalk()
  await vi.waitFor(() => expect(read).toHaveLength(2))
  expect(talk.get().said).not.toBe('')
})
