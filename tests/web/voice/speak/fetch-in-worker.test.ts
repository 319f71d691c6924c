// The worker fetches what everybody of the account wanted to hear, and leaves it where the pages look.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf } from '../../../../web/voice/speak/kept-sounds/clip-store'
import { fetchWantedInWorker } from '../../../../web/voice/speak/kept-sounds/fetch-in-worker'

const wish = (id: string, ready = false) => ({ id, text: `Text of ${id}`, ready })
const texts = new Map<string, string>()
const file = { read: async () => new Map(texts), write: async () => undefined }
const clips = new Map<string, string>()
const asked: { text: string; client: string | null }[] = []
let status = 200

beforeEach(() => {
  texts.clear()
  clips.clear()
  asked.length = 0
  status = 200
  texts.set('chairside.account', '{"account":{"id":"salon-1"}}')
  texts.set('chairside.to-hear:salon-1', JSON.stringify([wish('help:a'), wish('help:old', true)]))
  texts.set('chairside.to-hear:salon-1~mia', JSON.stringify([wish('help:b')]))
  texts.set('chairside.to-hear:salon-2', JSON.stringify([wish('help:other')]))
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (address: string) => clips.get(address),
      put: async (address: string, response: Response) =>
        void clips.set(address, response.headers.get('x-about') ?? ''),
    }),
  })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return new Response('sound', { status, headers: { 'content-type': 'audio/mpeg' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('of everybody who works here, once each', async () => {
  await fetchWantedInWorker(file)
  await fetchWantedInWorker(file)
  expect(asked.map(({ text }) => text)).toEqual(['Text of help:a', 'Text of help:b'])
  expect(clips.get(await addressOf('Text of help:b'))).toBe('wanted:help:b')
})

test('an answer that isn’t found goes to no voice behind a key: its id is no client of the server’s', async () => {
  texts.set('chairside.to-hear:salon-1', JSON.stringify([wish('ask:7:draft')]))
  await fetchWantedInWorker(file)
  expect(asked[0]?.client).toBe('7')
})

test('what the server won’t say, and who isn’t signed in, leave nothing', async () => {
  status = 403
  await fetchWantedInWorker(file)
  texts.delete('chairside.account')
  await fetchWantedInWorker(file)
  expect(clips.size).toBe(0)
})
