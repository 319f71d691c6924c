// Who sits in the chair hears what is said: nothing of another client is said aloud to them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blankContext, type NamedRecord } from '../../../shared/voice/intents'
import { meantAs } from '../../../shared/voice/say'
import { appHandlers } from '../../../web/chair/commands/app-handlers'
import { act } from '../../../web/voice/commands/conversation/hear'
import { enter } from '../../../web/voice/commands/places'
import { quiet, talk } from '../../../web/voice/commands/state'

vi.mock('../../../web/voice/speak', () => ({ primeVoice: () => undefined, stopSpeaking: () => undefined }))
vi.mock('../../../web/salon/timers/clock', () => ({ timerNow: () => Date.now(), onMove: () => undefined }))
vi.mock('../../../web/salon/timers/ringing/sound', () => ({ primeSound: () => undefined }))
vi.mock('../../../web/platform/data/queries/queries', async original => ({
  ...(await original<object>()),
  about: async () => [
    {
      id: 'f1',
      fields: {
        made_at: '2026-11-02T10:00:00.000Z',
        remarks: 'Itched.',
        bowls: [
          {
            zone: 'Roots',
            mix: [{ shade: '6/1', grams: 20 }],
            developer_volume: 20,
            developer_grams: null,
            ratio: '1:2',
            minutes: 30,
          },
        ],
      },
    },
  ],
}))

const ann: NamedRecord = { id: 'ann', name: 'Ann Lee' }
const siobhan: NamedRecord = { id: 'siobhan', name: 'Siobhán Murphy' }
let openClient: NamedRecord | null = null
let leave = (): void => undefined
beforeEach(() => {
  talk.set(quiet)
  const handlers = appHandlers(
    () => undefined,
    { tool: null, clientId: null },
    () => undefined,
  )
  leave = enter(() => ({ scope: 'chair', handlers, readBacks: {}, context: { ...blankContext, openClient } }))
})
afterEach(() => leave())
const saidOf = async (client: NamedRecord) =>
  (await act(meantAs({ id: 'formula-of', slots: { client } }))).say ?? ''

test('another client’s formula is on the screen, under their name, and not said', async () => {
  openClient = ann
  expect(await saidOf(siobhan)).toBe('It is on the screen.')
  expect(talk.get().said).toMatch(/^Siobhán Murphy\. Last formula, .*20 grams 6\/1.* Itched\.$/)
})

test('their own is said, and so is anybody’s where nobody is open', async () => {
  openClient = siobhan
  expect(await saidOf(siobhan)).toContain('20 grams 6/1')
  openClient = null
  expect(await saidOf(siobhan)).toContain('20 grams 6/1')
})
