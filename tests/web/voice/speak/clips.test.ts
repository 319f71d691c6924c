// Sounds that stay on the device: found by what they say, apart for each account, gone with what they speak of.
import { beforeEach, expect, test, vi } from 'vitest'

const around = vi.hoisted(() => ({ account: 'one' as string | null }))
vi.mock('../../../../web/platform/data/account/account', () => ({
  knownAccount: () => (around.account === null ? null : { id: around.account }),
}))

const stores = new Map<string, Map<string, Response>>()
vi.stubGlobal('caches', {
  open: async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, kept)
    const key = (request: string | { url: string }) => (typeof request === 'string' ? request : request.url)
    return {
      match: async (request: string | { url: string }) => kept.get(key(request))?.clone(),
      put: async (request: string, response: Response) => void kept.set(key(request), response),
      keys: async () => [...kept.keys()].map(url => ({ url })),
      delete: async (request: string) => kept.delete(key(request)),
    }
  },
})
const { canKeep, findClip, hasClip, keepClip, pruneClips } = await import(
  '../../../../web/voice/speak/kept-sounds/clips'
)
const sound = (text: string): Blob => new Blob([text], { type: 'audio/mpeg' })
beforeEach(() => {
  stores.clear()
  around.account = 'one'
})

test('a sound is found by its words, and by no others', async () => {
  await keepClip('Leave it for 35 minutes.', sound('mp3'), 'ask-1')
  expect(await (await findClip('Leave it for 35 minutes.'))?.text()).toBe('mp3')
  expect(await findClip('Leave it for 30 minutes.')).toBeNull()
})

test('another account hears none of it', async () => {
  await keepClip('Private.', sound('mp3'), 'ask-1')
  around.account = 'two'
  expect(await hasClip('Private.')).toBe(false)
})

test('nothing is kept for who is not signed in', async () => {
  around.account = null
  await keepClip('Hello.', sound('mp3'), '')
  expect(await canKeep()).toBe(false)
  expect(stores.size).toBe(0)
})

test('an empty sound is not kept: it would be replayed as silence', async () => {
  await keepClip('Hello.', sound(''), 'ask-1')
  expect(await hasClip('Hello.')).toBe(false)
})

test('with an answer that is gone its sound goes', async () => {
  await keepClip('Of one who was erased.', sound('mp3'), 'gone')
  await keepClip('Of one who is here.', sound('mp3'), 'here')
  await pruneClips(async about => about === 'here')
  expect(await hasClip('Of one who was erased.')).toBe(false)
  expect(await hasClip('Of one who is here.')).toBe(true)
})
