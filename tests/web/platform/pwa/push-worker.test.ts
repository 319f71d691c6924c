import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPush, readTold, showPush } from '../../../../web/platform/pwa/push-worker'

type Shown = { title: string; tag: string; silent: boolean; closed: boolean; data: unknown }
const shown: Shown[] = []
const APP = 'https://salon.example/dashboard'
type Open = {
  url: string
  visibilityState: string
  focus: () => Promise<unknown>
  postMessage: (said: unknown, ports: MessagePort[]) => void
}
let open: Open[] = []
const here = (_: unknown, [port]: MessagePort[]): void => port?.postMessage('here')
const gone = (): void => undefined
const opened: string[] = []

beforeEach(() => {
  shown.length = 0
  opened.length = 0
  open = []
  vi.stubGlobal('self', {
    clients: { matchAll: async () => open, openWindow: async (url: string) => void opened.push(url) },
    registration: {
      showNotification: async (title: string, { tag, silent, data }: Omit<Shown, 'title' | 'closed'>) => {
        shown.push({ title, tag, silent, data, closed: false })
      },
      getNotifications: async ({ tag }: { tag: string }) =>
        shown
          .filter(each => each.tag === tag)
          .map(each => ({
            close: () => {
              each.closed = true
            },
          })),
    },
  })
})

const TIMER = { kind: 'timer', title: 'Roots: time is up', body: '', tag: 'timer-1', url: '/dashboard' }
const nothing = async (): Promise<void> => undefined

describe('a push', () => {
  test('is shown where nobody looks at the app', async () => {
    open = [{ url: APP, visibilityState: 'hidden', focus: nothing, postMessage: here }]
    await showPush(JSON.stringify(TIMER), nothing)
    expect(shown).toMatchObject([{ title: 'Roots: time is up', silent: false, closed: false }])
  })

  test('goes at once where the app is in view and rings by itself', async () => {
    open = [{ url: APP, visibilityState: 'visible', focus: nothing, postMessage: here }]
    await showPush(JSON.stringify(TIMER), nothing)
    expect(shown).toMatchObject([{ silent: true, closed: true }])
  })

  test('stays where the page in view is just being closed, or stuck: that one does not ring', async () => {
    open = [{ url: APP, visibilityState: 'visible', focus: nothing, postMessage: gone }]
    await showPush(JSON.stringify(TIMER), nothing)
    expect(shown).toMatchObject([{ silent: false, closed: false }])
  })

  test('stays where only a public page is in view: that one does not ring', async () => {
    open = [
      { url: 'https://salon.example/pricing', visibilityState: 'visible', focus: nothing, postMessage: here },
    ]
    await showPush(JSON.stringify(TIMER), nothing)
    expect(shown).toMatchObject([{ silent: false, closed: false }])
  })

  test('that was asked for as a test stays in view of the app', async () => {
    open = [{ url: APP, visibilityState: 'visible', focus: nothing, postMessage: here }]
    await showPush(JSON.stringify({ ...TIMER, kind: 'test' }), nothing)
    expect(shown).toMatchObject([{ silent: false, closed: false }])
  })

  test('about an answer brings it into the closed app, and is shown where it can’t be brought', async () => {
    const fetched: string[] = []
    const ask = JSON.stringify({ ...TIMER, kind: 'ask', tag: 'ask-1' })
    await showPush(ask, async () => void fetched.push('once'))
    await showPush(ask, async () => {
      throw new Error('no signal')
    })
    expect(fetched).toEqual(['once'])
    expect(shown).toHaveLength(2)
  })

  test.each([null, '', 'not JSON', '[]', '7', '{"title":4}'])(
    'that can’t be read (%s) is shown all the same',
    async text => {
      await showPush(text, nothing)
      expect(shown).toMatchObject([{ title: 'Chairside', closed: false }])
    },
  )

  test('opens nothing outside of the app', () => {
    for (const url of ['https://elsewhere.example', '//elsewhere.example', 'javascript:x'])
      expect(readTold(JSON.stringify({ ...TIMER, url })).url).toBe('/dashboard')
    expect(readTold(JSON.stringify({ ...TIMER, url: '/history' })).url).toBe('/history')
  })
})

describe('a tap on it', () => {
  const tapped = (): Notification =>
    ({ close: () => undefined, data: { url: '/history' } }) as unknown as Notification

  test('brings the open window to the front as it is', async () => {
    const focused: string[] = []
    open = [
      { url: APP, visibilityState: 'hidden', focus: async () => void focused.push('yes'), postMessage: here },
    ]
    await openPush(tapped())
    expect([focused, opened]).toEqual([['yes'], []])
  })

  test('brings the app to the front before a public page', async () => {
    const focused: string[] = []
    const window = (url: string): Open => ({
      url,
      visibilityState: 'hidden',
      focus: async () => focused.push(url),
      postMessage: here,
    })
    open = [window('https://salon.example/pricing'), window(APP)]
    await openPush(tapped())
    expect(focused).toEqual([APP])
  })

  test('opens the app where it is closed', async () => {
    await openPush(tapped())
    expect(opened).toEqual(['/history'])
  })
})
