// The service worker of a closed app hears that its session was ended: the next page finds nobody signed in.
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { Changes } from '../../../../web/platform/data/kept/kept-file'
import { showPush } from '../../../../web/platform/pwa/push-worker'
import { endInWorker } from '../../../../web/platform/sync/worker/end-in-worker'

const KEPT = new Map([
  ['chairside.account', '{"account":{"id":"salon-1"}}'],
  ['kept:salon-1:note', 'half written'],
  ['kept:salon-2:note', 'of another salon'],
])
function aFile() {
  const written: Changes[] = []
  const file = {
    read: async () => new Map(KEPT),
    write: async (changes: Changes) => void written.push(changes),
  }
  return { file, all: () => Object.fromEntries(written.flatMap(each => [...each])) }
}
const gone: string[] = []
function serverSays(status: number, code: string): void {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'x', code }, { status }))
  vi.stubGlobal('caches', {
    keys: async () => ['chairside-voice-salon-1', 'chairside-voice-salon-2'],
    delete: async (name: string) => gone.push(name) > 0,
  })
}
afterEach(() => {
  gone.length = 0
  vi.unstubAllGlobals()
})

test('ended: nobody is known from then on, and what was written stays', async () => {
  serverSays(401, 'session-ended')
  const { file, all } = aFile()
  await endInWorker('salon-1', file)
  expect(all()).toEqual({ 'chairside.account': null, 'chairside.ended': 'salon-1' })
  expect(gone).toEqual([])
})

test('told to forget: what is this salon’s goes, another salon’s stays', async () => {
  serverSays(401, 'forget-salon')
  const { file, all } = aFile()
  await endInWorker('salon-1', file)
  expect(all()).toEqual({
    'chairside.account': null,
    'chairside.ended': 'salon-1',
    'kept:salon-1:note': null,
  })
  expect(gone).toEqual(['chairside-voice-salon-1'])
})

test.each([
  [401, 'sign-in-needed'],
  [200, 'none'],
  [500, 'session-ended'],
])('asked again and answered %i %s, it does nothing', async (status, code) => {
  serverSays(status, code)
  const { file, all } = aFile()
  await endInWorker('salon-1', file)
  expect(all()).toEqual({})
})

test('a notification says nothing of the salon where nobody is signed in any more', async () => {
  const shown: string[] = []
  vi.stubGlobal('self', {
    clients: { matchAll: async () => [] },
    registration: {
      showNotification: async (title: string, { body }: { body: string }) =>
        void shown.push(`${title}: ${body}`),
    },
  })
  const text = JSON.stringify({
    kind: 'timer',
    title: 'Roots of Keira',
    body: '',
    tag: 't',
    url: '/clients/1',
  })
  const nothing = async (): Promise<void> => undefined
  await showPush(text, nothing, async () => false)
  expect(shown).toEqual(['Chairside: Sign in to see what is new.'])
  await showPush(text, nothing, async () => true)
  expect(shown[1]).toBe('Roots of Keira: ')
})
