// What was wanted without a connection is fetched once there is one.
import { beforeEach, expect, test, vi } from 'vitest'
import { VoiceError } from '../../../../web/voice/speak/voice-error'

const around = vi.hoisted(() => ({
  wanted: [] as { id: string; text: string; ready: boolean }[],
  kept: [] as string[],
  soundOf: vi.fn(),
  /** What lies on this device already. */
  here: new Set<string>(),
}))
vi.mock('../../../../web/voice/speak/kept-sounds/queue', () => ({
  wantedNow: () => around.wanted,
  markReady: (id: string) => {
    around.wanted = around.wanted.map(item => (item.id === id ? { ...item, ready: true } : item))
  },
  noLongerWanted: (id: string) => {
    around.wanted = around.wanted.filter(item => item.id !== id)
  },
}))
vi.mock('../../../../web/voice/speak/kept-sounds/clips', () => ({
  hasClip: async (text: string) => around.here.has(text),
  keepClip: async (text: string, _: Blob, about: string) => void around.kept.push(`${text} (${about})`),
}))
vi.mock('../../../../web/voice/speak/server-voice', () => ({ soundOf: around.soundOf }))
const { fetchWanted } = await import('../../../../web/voice/speak/kept-sounds/fetch-wanted')

const wants = (...ids: string[]) => {
  around.wanted = ids.map(id => ({ id, text: `Text of ${id}`, ready: false }))
}
beforeEach(() => {
  around.kept = []
  around.here.clear()
  around.soundOf.mockReset().mockResolvedValue(new Blob(['sound']))
})

test('each sound is kept with the answer that it belongs to, and is ready', async () => {
  wants('ask:7:draft', 'help:a')
  await fetchWanted()
  expect(around.kept).toEqual(['Text of ask:7:draft (7)', 'Text of help:a (wanted:help:a)'])
  expect(around.wanted.every(({ ready }) => ready)).toBe(true)
})

test('what the worker fetched while no page was open is ready, and not asked for again', async () => {
  wants('help:a')
  around.here.add('Text of help:a')
  await fetchWanted()
  expect(around.wanted.every(({ ready }) => ready)).toBe(true)
  expect(around.soundOf).not.toHaveBeenCalled()
})

test('asked twice at once, each is fetched once', async () => {
  wants('help:a')
  await Promise.all([fetchWanted(), fetchWanted()])
  expect(around.soundOf).toHaveBeenCalledTimes(1)
})

test('with the network gone again it stays wanted, and nothing more is tried', async () => {
  wants('help:a', 'help:b')
  around.soundOf.mockRejectedValue(new VoiceError('unreachable', 'gone'))
  expect(await fetchWanted()).toBe(false)
  expect(around.wanted.map(({ ready }) => ready)).toEqual([false, false])
  expect(around.soundOf).toHaveBeenCalledTimes(1)
  around.soundOf.mockResolvedValue(new Blob(['sound']))
  expect(await fetchWanted()).toBe(true)
  expect(around.wanted.map(({ ready }) => ready)).toEqual([true, true])
})

test('one that is refused holds up no other', async () => {
  wants('help:a', 'help:b')
  around.soundOf.mockRejectedValueOnce(new VoiceError('refused', 'no'))
  expect(await fetchWanted()).toBe(true)
  expect(around.wanted.map(({ ready }) => ready)).toEqual([false, true])
})

test('a server without a voice: it is no longer promised', async () => {
  wants('help:a')
  around.soundOf.mockRejectedValue(new VoiceError('no-key', 'none'))
  await fetchWanted()
  expect(around.wanted).toEqual([])
})
