// The conversation: what is kept, what is never lost, and whose it is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KnownAccount } from '../../../../web/platform/data/account/account'
import type { KeptStore } from '../../../../web/platform/data/kept/kept-texts'

const around = vi.hoisted(() => ({ notices: [] as { title: string; text?: string }[] }))
vi.mock('../../../../web/ui/kit/notices/notify', () => ({
  notify: (notice: { title: string; text?: string }) => around.notices.push(notice),
}))

const account = (id: string): KnownAccount => ({
  id,
  email: `${id}@b.example`,
  name: id,
  subscription: { subscribed: true, products: [], subscription_end: null, trial: true },
  model: null,
  checkedAt: 1,
})

function storage(): Storage {
  const kept = new Map<string, string>()
  const made: Record<string, unknown> = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value)
      Object.defineProperty(made, key, { value, enumerable: true, configurable: true })
    },
    removeItem: (key: string) => {
      kept.delete(key)
      delete made[key]
    },
  }
  for (const name of Object.keys(made)) Object.defineProperty(made, name, { enumerable: false })
  return made as unknown as Storage
}

const event = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const DONE = 'data: [DONE]\n\n'

let before: KeptStore | null = null
/** The page as it begins again, with what this device keeps. */
async function fresh() {
  const texts = before?.keys().map(key => [key, before?.get(key) ?? ''] as const) ?? []
  vi.resetModules()
  const { kept } = await import('../../../../web/platform/data/kept/kept-store')
  before = kept
  await kept.open({ read: async () => new Map(texts), write: async () => undefined }, null)
  const [chat, data, open] = await Promise.all([
    import('../../../../web/account/support/chat'),
    import('../../../../web/platform/data/account/account'),
    import('../../../../web/account/support/open'),
  ])
  return { ...chat, ...data, ...open }
}
const kept = (id = 'a'): { messages: { role: string; content: string; state?: string }[]; draft: string } =>
  JSON.parse(sessionStorage.getItem(`chairside.chat:${id}`) ?? '{"messages":[],"draft":""}')
const settled = () => vi.waitFor(() => expect(kept().messages.at(-1)?.content).toBeTruthy())

let online = true
beforeEach(() => {
  online = true
  around.notices.length = 0
  vi.stubGlobal('sessionStorage', storage())
  before = null
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const serverSays = (text: string) => vi.stubGlobal('fetch', async () => new Response(`${event(text)}${DONE}`))

test('a question and its answer; blank is not sent, and nothing while one is awaited', async () => {
  const it = await fresh()
  it.rememberAccount(account('a'))
  let calls = 0
  let give: (reply: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => {
    calls++
    return new Promise<Response>(resolve => {
      give = resolve
    })
  })
  it.write('   ')
  it.send()
  expect(calls).toBe(0)
  it.write('  How do I install it?  ')
  it.send()
  it.write('And again')
  it.send()
  await vi.waitFor(() => expect(calls).toBe(1))
  give(new Response(`${event('In Safari.')}${DONE}`))
  await vi.waitFor(() => expect(kept().messages).toHaveLength(2))
  await vi.waitFor(() =>
    expect(kept().messages.map(({ content }) => content)).toEqual(['How do I install it?', 'In Safari.']),
  )
  // What was typed meanwhile stands in the field.
  expect(kept().draft).toBe('And again')
  expect(calls).toBe(1)
})

test('an error takes the empty answer away, keeps the question, says so, and it can be asked again', async () => {
  const it = await fresh()
  it.rememberAccount(account('a'))
  vi.stubGlobal('fetch', async () => Response.json({ error: 'The server is busy.' }, { status: 503 }))
  it.write('How do I install it?')
  it.send()
  await vi.waitFor(() => expect(around.notices).toHaveLength(1))
  expect(around.notices[0]).toEqual({ title: 'Error', text: 'The server is busy.', tone: 'stop' })
  expect(kept().messages).toMatchObject([{ role: 'user', content: 'How do I install it?', state: 'failed' }])
  serverSays('In Safari.')
  it.tryAgain()
  await vi.waitFor(() => expect(kept().messages).toHaveLength(2))
  await settled()
  expect(kept().messages.map(({ content, state }) => [content, state])).toEqual([
    ['How do I install it?', undefined],
    ['In Safari.', undefined],
  ])
})

test('what came of a broken answer stays and is called so', async () => {
  const it = await fresh()
  it.rememberAccount(account('a'))
  vi.stubGlobal('fetch', async () => new Response(event('In Saf')))
  it.write('How do I install it?')
  it.send()
  await vi.waitFor(() => expect(around.notices).toHaveLength(1))
  expect(kept().messages).toMatchObject([
    { role: 'user' },
    { role: 'assistant', content: 'In Saf', state: 'cut-off' },
  ])
})

test('without a signal the articles on the device answer, and no server is asked', async () => {
  const it = await fresh()
  it.rememberAccount(account('a'))
  online = false
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('asked')))
  it.write('How do I put it on my iPad?')
  it.send()
  await vi.waitFor(() => expect(kept().messages).toHaveLength(2), { timeout: 5_000 })
  await vi.waitFor(() => expect(kept().messages[1]?.content).toContain('Add to Home Screen'), {
    timeout: 5_000,
  })
  expect(kept().messages[1]?.content).toContain('From the help articles on this tablet. There is no signal')
  expect(around.notices).toEqual([])
})

test('it outlives a reload; a question that was not answered by then can be asked again', async () => {
  const it = await fresh()
  it.rememberAccount(account('a'))
  serverSays('In Safari.')
  it.write('How do I install it?')
  it.send()
  await vi.waitFor(() => expect(kept().messages).toHaveLength(2))
  await settled()
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined))
  it.write('And on Android?')
  it.send()
  it.write('half a')
  const { readKept } = await import('../../../../web/account/support/kept')
  expect(readKept('a')).toMatchObject({
    messages: [{ role: 'user' }, { role: 'assistant' }, { role: 'user', state: 'failed' }],
  })
  expect(readKept('b')).toEqual({ messages: [], draft: '' })
})

test('signing out clears it, and another account never sees it', async () => {
  const it = await fresh()
  it.rememberAccount(account('a'))
  serverSays('In Safari.')
  it.write('How do I install it?')
  it.send()
  await vi.waitFor(() => expect(kept().messages).toHaveLength(2))
  it.forgetAccount()
  expect(Object.keys(sessionStorage)).toEqual([])
  it.rememberAccount(account('b'))
  it.write('Hello')
  expect(kept('b').draft).toBe('Hello')
  expect(kept('b').messages).toEqual([])
  expect(kept('a').messages).toEqual([])
})

test('an answer that comes when its account has signed out goes nowhere', async () => {
  const it = await fresh()
  it.rememberAccount(account('a'))
  let give: (reply: Response) => void = () => undefined
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>(resolve => {
        give = resolve
      }),
  )
  it.write('How do I install it?')
  it.send()
  it.forgetAccount()
  it.rememberAccount(account('b'))
  give(new Response(`${event('In Safari.')}${DONE}`))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('In Safari')
})
