// What was read back is what is done: the bowl, the figures and the salon it was asked about, or nothing.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { blankContext } from '../../../shared/voice/intents'
import { meantAs } from '../../../shared/voice/say'
import { forgetAccount, rememberAccount } from '../../../web/platform/data/account/account'
import { hear, mean } from '../../../web/voice/commands/conversation/hear'
import { confirm, say } from '../../../web/voice/commands/panel/tapped'
import { enter, type VoicePlace } from '../../../web/voice/commands/places'
import { ANSWER_MS, patchTalk, quiet, talk } from '../../../web/voice/commands/state'
import { canUndo, undoLast } from '../../../web/voice/commands/undo'
import { forgetStale } from '../../../web/voice/commands/use-voice-commands'

const { spoken } = vi.hoisted(() => ({ spoken: [] as string[] }))
vi.mock('../../../web/voice/speak', () => ({
  primeVoice: () => undefined,
  speak: async (text: string) => void spoken.push(text),
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

const tapYes = (): void => {
  const { asked } = talk.get()
  if (asked?.type === 'confirm') confirm(asked.meant)
}
// It is fetched with the first tap.
beforeAll(() => import('../../../web/voice/commands/conversation/understanding'))

describe('what stands on screen', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const asked = async (words: string): Promise<void> => {
    say(words)
    await vi.waitFor(() => expect(talk.get().asked?.until).toBeGreaterThan(0))
  }

  test.each([
    ['said', () => say('yes')],
    ['tapped', tapYes],
  ])('can be answered for as long as it stands: %s', async (_how, yes) => {
    await asked('make it thirty vol')
    vi.advanceTimersByTime(ANSWER_MS - 2_000)
    yes()
    await vi.waitFor(() => expect(done).toEqual(['Roots 30']))
  })

  test('ends in words, shown and spoken, and then a yes changes nothing', async () => {
    await asked('make it thirty vol')
    vi.advanceTimersByTime(ANSWER_MS)
    await vi.waitFor(() => expect(spoken.at(-1)).toBe('No answer came. Nothing was done.'))
    expect([question(), talk.get().said]).toEqual([null, 'No answer came. Nothing was done.'])
    say('yes')
    await vi.waitFor(() => expect(talk.get().at).toBe('idle'))
    expect(done).toEqual([])
  })

  test('is not taken away from whoever is just answering', async () => {
    await asked('make it thirty vol')
    patchTalk({ interim: 'ye' })
    vi.advanceTimersByTime(ANSWER_MS)
    expect(question()).not.toBeNull()
    say('yes')
    await vi.waitFor(() => expect(done).toEqual(['Roots 30']))
  })

  test('as a note is kept although no answer came', async () => {
    await asked('note likes it cooler')
    vi.advanceTimersByTime(ANSWER_MS)
    await vi.waitFor(() => expect(talk.get().said).toMatch(/^No answer came. The note is not saved yet./))
  })
})

test('what a screen knows to be impossible is told, not asked', async () => {
  const busy = (): VoicePlace => ({
    ...chair(),
    handlers: { 'start-service': () => void done.push('started') },
    readBacks: { 'start-service': () => ({ say: 'The service is under way.' }) },
  })
  const leaveBusy = enter(busy)
  await hear('start the service')
  expect([question(), talk.get().said]).toEqual([null, 'The service is under way.'])
  leaveBusy()
  expect(done).toEqual([])
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
  expect(await undoLast()).toBe('There is nothing to undo.')
})
