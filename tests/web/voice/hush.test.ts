// What the app says itself is never heard as a command.
import { beforeEach, expect, test, vi } from 'vitest'
import { SILENT, speaking } from '../../../web/voice/speak/state'

const open: { cancelled: boolean; onFinal: (text: string) => void }[] = []
vi.mock('../../../web/voice/listen', () => ({
  listening: () => 'works',
  stopListening: () => undefined,
  listen: ({ onFinal, onEnd }: { onFinal: (text: string) => void; onEnd: () => void }) => {
    const mine = { cancelled: false, onFinal }
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
  stopSpeaking: () => undefined,
  speak: async () => 'spoken',
}))
vi.mock('../../../web/comfort/use-comfort', () => ({
  comfortNow: () => ({ language: 'en-GB', language_asked: true, sound: true, speed: 1 }),
  setComfort: async () => undefined,
}))
const { closeTalk, latch, startTalking } = await import('../../../web/voice/commands/talk')

beforeEach(() => {
  closeTalk()
  speaking.set(SILENT)
  open.length = 0
})
const isOpen = (): boolean => open.at(-1)?.cancelled === false

test('while something is read aloud the microphone is closed; afterwards it listens on where it was told to', () => {
  latch(true)
  expect(isOpen()).toBe(true)
  speaking.set({ ...SILENT, state: 'loading', text: 'Leave it for 35 minutes.' })
  expect(isOpen()).toBe(false)
  speaking.set({ ...SILENT, state: 'speaking', text: 'Leave it for 35 minutes.' })
  expect(open).toHaveLength(1)
  speaking.set(SILENT)
  expect(open).toHaveLength(2)
  expect(isOpen()).toBe(true)
})

test('one utterance that was broken off by it is not waited for again', () => {
  startTalking()
  speaking.set({ ...SILENT, state: 'speaking', text: 'Roots: time is up.' })
  speaking.set(SILENT)
  expect(open).toHaveLength(1)
  expect(isOpen()).toBe(false)
})
