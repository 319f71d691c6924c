// What the app says itself is never heard as a command.
import { beforeEach, expect, test, vi } from 'vitest'
import { SILENT, speaking } from '../../../web/voice/speak/state'

type Open = { cancelled: boolean; onFinal: (text: string) => void; end: () => void }
const { open, spoken } = vi.hoisted(() => ({ open: [] as Open[], spoken: { stopped: 0, all: [''] } }))
vi.mock('../../../web/voice/listen', () => ({
  listening: () => 'works',
  stopListening: () => undefined,
  listenWords: {},
  listen: ({ onFinal, onEnd }: { onFinal: (text: string) => void; onEnd: () => void }) => {
    const mine = { cancelled: false, onFinal, end: () => end() }
    open.push(mine)
    const end = (): void => {
      if (mine.cancelled) return
      mine.cancelled = true
      onEnd()
    }
    return { stop: end, cancel: end }
  },
}))
vi.mock('../../../web/voice/listen/phrases', () => ({ likelyPhrases: () => [] }))
vi.mock('../../../web/voice/speak', () => ({
  primeVoice: () => undefined,
  stopSpeaking: () => {
    spoken.stopped += 1
  },
  speak: async (text: string) => void spoken.all.push(text),
}))
vi.mock('../../../web/ui/comfort/use-comfort', () => ({
  comfortNow: () => ({ language: 'en-GB', language_asked: true, sound: true, speed: 1 }),
  setComfort: async () => undefined,
}))
const { closeTalk, latch, startTalking } = await import('../../../web/voice/commands/conversation/talk')
// It is fetched with the first tap.
await import('../../../web/voice/commands/conversation/understanding')
const { talk } = await import('../../../web/voice/commands/state')

beforeEach(() => {
  closeTalk()
  speaking.set(SILENT)
  open.length = 0
})
const isOpen = (): boolean => open.at(-1)?.cancelled === false

const reads = (text: string): void => speaking.set({ ...SILENT, state: 'speaking', text })
const hears = (words: string): void => open.at(-1)?.onFinal(words)

test('before something is read aloud the microphone is closed; afterwards it listens on where it was told to', () => {
  latch(true)
  expect(isOpen()).toBe(true)
  speaking.set({ ...SILENT, state: 'loading', text: 'Leave it for 35 minutes.' })
  expect(isOpen()).toBe(false)
  reads('Leave it for 35 minutes.')
  speaking.set(SILENT)
  expect(open.filter(({ cancelled }) => !cancelled)).toHaveLength(1)
  expect(isOpen()).toBe(true)
})

test.each(['stop', 'slower', 'again', 'pause'])('while it reads, “%s” interrupts it', async words => {
  latch(true)
  await vi.waitFor(() => expect(talk.get().at).toBe('listening'))
  reads('Leave it for 35 minutes.')
  const before = spoken.stopped
  hears(words)
  expect(spoken.stopped).toBe(before + 1)
  await vi.waitFor(() => expect(talk.get().heard).toBe(words))
})

test('while it reads nothing else is taken, and never its own words', () => {
  latch(true)
  reads('Stop the roots timer. Shall I?')
  const before = spoken.stopped
  for (const words of ['make it forty vol', 'open the products', 'yes', 'stop', 'stop the roots timer'])
    hears(words)
  expect([spoken.stopped, talk.get().heard]).toEqual([before, null])
})

test('that it listens no longer is said, and it can be begun again by voice', async () => {
  latch(true)
  for (let ends = 0; ends < 5; ends += 1) open.at(-1)?.end()
  const said = 'I stopped listening: it was quiet for a while. Say “keep listening”, or touch Talk.'
  await vi.waitFor(() => expect(spoken.all.at(-1)).toBe(said))
  await vi.waitFor(() => expect(isOpen()).toBe(true))
  expect(talk.get().latched).toBe(false)
  hears('keep listening')
  await vi.waitFor(() => expect(talk.get().latched).toBe(true))
})

test('one utterance that was broken off by it is not waited for again', () => {
  startTalking()
  speaking.set({ ...SILENT, state: 'speaking', text: 'Roots: time is up.' })
  speaking.set(SILENT)
  expect(open).toHaveLength(1)
  expect(isOpen()).toBe(false)
})
