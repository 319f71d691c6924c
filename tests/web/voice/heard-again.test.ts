// What is said about the talk itself: again, on, slower; and that whatever the help sheet offers at the chair is done there.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { entries } from '../../../shared/voice/catalogue'
import type { Intent, IntentId } from '../../../shared/voice/intents'
import { meantAs } from '../../../shared/voice/say'
import { appHandlers } from '../../../web/chair/commands/app-handlers'
import type { Chair } from '../../../web/chair/service/use-chair'
import { chairHandlers } from '../../../web/chair/service/voice/chair-handlers'
import { ownReply } from '../../../web/voice/commands/conversation/own'
import { patchTalk, quiet, talk } from '../../../web/voice/commands/state'
import { nowSaying, saidSoFar } from '../../../web/voice/speak/last'

vi.mock('../../../web/voice/speak', () => ({ primeVoice: () => undefined, stopSpeaking: () => undefined }))
vi.mock('../../../web/salon/timers/clock', () => ({ timerNow: () => Date.now(), onMove: () => undefined }))
vi.mock('../../../web/salon/timers/ringing/sound', () => ({ primeSound: () => undefined }))
vi.mock('../../../web/ui/comfort/use-comfort', () => ({
  comfortNow: () => ({ speed: 1, sound: true }),
  setComfort: async () => undefined,
}))

const doers = {
  agree: async () => ({ say: null, listens: false }),
  mean: async () => ({ say: null, listens: false }),
}
const reply = (id: 'repeat' | 'go-on' | 'pause-talking' | 'slower') =>
  ownReply({ id, slots: {} }, doers)?.() ?? Promise.reject(new Error(`nobody does ${id}`))

const TEXT = 'Weigh the shade. Add the developer. Leave it for 35 minutes.'
const step = { text: TEXT, id: 'chair:a:step-1', client: 'ann', sentence: 0 }

beforeEach(() => talk.set(quiet))

describe('what was read', () => {
  test('is read again from its beginning, under its own id', async () => {
    nowSaying(step)
    saidSoFar(TEXT, { whole: true })
    expect(await reply('repeat')).toMatchObject({ say: TEXT, id: step.id, client: 'ann' })
    expect((await reply('repeat')).from).toBeUndefined()
    expect(talk.get().said).toBeNull()
  })

  test('goes on at the sentence at which the talk button was touched, and nowhere else', async () => {
    nowSaying(step)
    saidSoFar(TEXT, { sentence: 1 })
    saidSoFar('Another text.', { sentence: 7 })
    expect(await reply('pause-talking')).toMatchObject({ say: null })
    expect(talk.get().said).toBe('Paused. Say “go on”, or “repeat”.')
    expect(await reply('go-on')).toMatchObject({ say: TEXT, id: step.id, from: 1 })
    saidSoFar(TEXT, { whole: true })
    expect(await reply('go-on')).toMatchObject({ say: 'There is nothing to carry on with.' })
  })

  test('goes on at the new speed when it was broken off to ask for it', async () => {
    nowSaying(step)
    saidSoFar(TEXT, { sentence: 2 })
    expect(await reply('slower')).toMatchObject({ say: TEXT, from: 2 })
    expect(talk.get().said).toBe('Slower.')
    saidSoFar(TEXT, { whole: true })
    expect(await reply('slower')).toMatchObject({ say: 'Slower.' })
  })
})

test('a question that waits is asked again, with its time anew, and listened after', async () => {
  nowSaying(step)
  const meant = meantAs({ id: 'start-bowl', slots: {} })
  patchTalk({ asked: { type: 'confirm', meant, question: 'Colour’s on. Shall I?', on: '', until: 1 } })
  expect(await reply('repeat')).toEqual({ say: 'Colour’s on. Shall I?', listens: true })
  expect(talk.get().asked).toMatchObject({ until: 0, meant })
})

test('whatever the help sheet shows at the chair is done there by somebody', () => {
  const chair: unknown = {
    clientId: 'ann',
    client: { fields: { name: 'Ann Lee' } },
    work: null,
    service: null,
  }
  const changing = {
    open: false,
    wanted: null,
    toggle: () => undefined,
    want: () => undefined,
    close: () => undefined,
  }
  const awake = { state: 'off', on: false, set: () => undefined } as const
  const here: readonly string[] = [
    ...Object.keys(chairHandlers(chair as Chair, [], changing, () => undefined, awake).handlers),
    ...Object.keys(
      appHandlers(
        () => undefined,
        { tool: null, clientId: null },
        () => undefined,
      ),
    ),
  ]
  const isOwn = (id: IntentId): boolean => ownReply({ id, slots: {} } as Intent, doers) !== null
  const undone = entries
    .filter(([id, { scopes }]) => scopes.includes('chair') && !here.includes(id) && !isOwn(id))
    .map(([id]) => id)
  expect(undone).toEqual([])
})
