// What was read back is what is done: the bowl, the figures and the salon it was asked about, or nothing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blankContext } from '../../../shared/voice/intents'
import { meantAs } from '../../../shared/voice/say'
import { forgetAccount, rememberAccount } from '../../../web/data/account'
import { hear, mean } from '../../../web/voice/commands/hear'
import { enter, type VoicePlace } from '../../../web/voice/commands/places'
import { ANSWER_MS, patchTalk, quiet, talk } from '../../../web/voice/commands/state'
import { confirm } from '../../../web/voice/commands/talk'
import { canUndo, undoLast } from '../../../web/voice/commands/undo'
import { forgetStale } from '../../../web/voice/commands/use-voice-commands'

vi.mock('../../../web/voice/speak', () => ({
  primeVoice: () => undefined,
  speak: async () => undefined,
  stopSpeaking: () => undefined,
}))

const none = {
  subscribed: false,
  products: [],
  subscription_end: null,
  trial: false,
  trial_end: null,
  plans: [],
}
const known = (id: string) =>
  rememberAccount({ id, email: '', name: '', subscription: none, model: null, checkedAt: 1 })

let zone = 'Roots'
const done: string[] = []
const chair = (): VoicePlace => ({
  scope: 'chair',
  on: zone,
  context: { ...blankContext, openClient: { id: 'ann', name: 'Ann Lee' } },
  handlers: {
    'change-developer': ({ volume }) => {
      done.push(`${zone} ${volume}`)
      return { say: 'Changed' }
    },
    note: ({ text }) => void done.push(text),
  },
  readBacks: { 'change-developer': ({ volume }) => `${zone}: ${volume} volume` },
})

let leave: () => void
beforeEach(() => {
  zone = 'Roots'
  done.length = 0
  talk.set(quiet)
  leave = enter(chair)
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})
const thirty = meantAs({ id: 'change-developer', slots: { zone: null, volume: 30 } })
const question = () => talk.get().asked?.question ?? null

test('a yes is for the bowl that was read back', async () => {
  await hear('make it thirty vol')
  expect(question()).toBe('Roots: 30 volume. Change it?')
  await hear('yes')
  expect(done).toEqual(['Roots 30'])
})

test.each([
  ['said', () => hear('yes')],
  ['tapped', () => Promise.resolve(confirm(thirty))],
])('a yes that is %s when another bowl is on screen changes nothing: it is asked anew', async (_how, yes) => {
  await mean(thirty)
  zone = 'Ends'
  await yes()
  await vi.waitFor(() => expect(question()).toBe('Ends: 30 volume. Change it?'))
  expect(done).toEqual([])
})

test('two bowls that are read back alike are still two', async () => {
  await mean(thirty)
  const { asked } = talk.get()
  if (asked) patchTalk({ asked: { ...asked, on: 'another bowl of the same name' } })
  await hear('yes')
  expect(done).toEqual([])
})

test('a button that is tapped long after reads it back once more', async () => {
  await mean(thirty)
  const { asked } = talk.get()
  if (asked) patchTalk({ asked: { ...asked, until: Date.now() - ANSWER_MS } })
  confirm(thirty)
  await vi.waitFor(() => expect(talk.get().asked?.until).toBeGreaterThan(Date.now()))
  expect(done).toEqual([])
  confirm(thirty)
  await vi.waitFor(() => expect(done).toEqual(['Roots 30']))
})

test('another step drops the question, and says so; a note is for the client and stays', async () => {
  await mean(thirty)
  forgetStale()
  expect([question(), talk.get().said]).toEqual([null, 'Not saved.'])
  await mean(meantAs({ id: 'note', slots: { text: 'likes it cooler' } }))
  zone = 'Ends'
  forgetStale()
  await hear('yes')
  expect(done).toEqual(['likes it cooler'])
})

test('nothing of the talk, and no way back, goes over to who signs in next', async () => {
  known('salon-a')
  await mean(thirty)
  patchTalk({ heard: 'make it thirty vol', open: true })
  canUndo('Saved the note for Ann Lee', () => undefined)
  known('salon-a')
  expect(question()).not.toBeNull()
  forgetAccount()
  expect(talk.get()).toMatchObject({ asked: null, heard: null, said: null, open: false })
  known('salon-b')
  expect(await undoLast()).toBeNull()
})
