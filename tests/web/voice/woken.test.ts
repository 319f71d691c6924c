// At the chair what is overheard opens nothing: the talk button was touched for it, and it names what is opened.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeTalk, latch, startTalking } from '../../../web/voice/commands/conversation/talk'
import { enter } from '../../../web/voice/commands/places'
import { patchTalk, quiet, talk } from '../../../web/voice/commands/state'
import type { ListenOptions } from '../../../web/voice/listen/made'

const { ear } = vi.hoisted(() => ({ ear: { hears: null as ListenOptions | null } }))
vi.mock('../../../web/voice/listen', () => ({
  listening: () => 'yes',
  stopListening: () => undefined,
  listen: (options: ListenOptions) => {
    ear.hears = options
    return { stop: () => undefined, cancel: () => undefined }
  },
}))
vi.mock('../../../web/platform/data/queries/queries', async actual => ({
  ...(await actual<object>()),
  namesOfAll: async () => [],
  list: async () => [],
}))
vi.mock('../../../web/voice/listen/phrases', () => ({ likelyPhrases: () => [] }))
vi.mock('../../../web/ui/comfort/use-comfort', () => ({
  comfortNow: () => ({ language: 'en-GB', language_asked: true, sound: true, speed: 1 }),
  onComfort: () => () => undefined,
}))
vi.mock('../../../web/voice/speak', () => ({
  primeVoice: () => undefined,
  speak: async () => undefined,
  stopSpeaking: () => undefined,
}))

const opened: string[] = []
let leave: () => void
// It is fetched with the first tap.
beforeAll(() => import('../../../web/voice/commands/conversation/understanding'))
beforeEach(() => {
  opened.length = 0
  talk.set(quiet)
  leave = enter(() => ({
    scope: 'chair',
    context: { openClient: { id: 'ann', name: 'Ann Lee' } },
    handlers: {
      'go-to': ({ place }) => void opened.push(place),
      'ask-tool': ({ tool }) => void opened.push(tool.id),
    },
    readBacks: {},
  }))
})
afterEach(() => {
  closeTalk()
  leave()
})
async function overheard(words: string): Promise<void> {
  ear.hears?.onFinal(words)
  await vi.waitFor(() => expect(talk.get()).toMatchObject({ heard: words, at: 'listening' }))
}

test('with the talk button, and by its name, a place opens', async () => {
  startTalking()
  ear.hears?.onFinal('open the products')
  await vi.waitFor(() => expect(opened).toEqual(['products']))
})

test('with the talk button, and without “open”, it is said how', async () => {
  startTalking()
  ear.hears?.onFinal('I need the colour formula')
  await vi.waitFor(() =>
    expect(talk.get().said).toBe('At the chair, say “open” and the name of what you want.'),
  )
  // Asked to say it again, it is for the app still.
  await vi.waitFor(() => expect(talk.get().at).toBe('listening'))
  ear.hears?.onFinal('open the colour formula')
  await vi.waitFor(() => expect(opened).toEqual(['colour-formula']))
})

test('while it listens on and on nothing opens, whatever is said', async () => {
  latch(true)
  for (const words of [
    'open the products',
    'start the colour',
    'can I make an appointment',
    'I need a colour',
  ])
    await overheard(words)
  expect([opened, talk.get().said]).toEqual([[], null])
  patchTalk({ latched: false })
})
