import { afterEach, expect, test, vi } from 'vitest'
import {
  type KnownAccount,
  knownAccount,
  refreshAccount,
  rememberAccount,
} from '../../../../web/platform/data/account/account'

const subscription = { subscribed: true, products: ['COLOUR_FORMULA'], subscription_end: null, trial: false }
const known: KnownAccount = {
  id: 'first',
  email: 'a@b.example',
  name: 'A',
  subscription,
  model: null,
  checkedAt: 1,
}
const serverSays = (status: number, body: unknown): void => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
}
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['an error', 500, {}, 'unreachable'],
  ['an ended session', 401, {}, 'signed-out'],
  ['nonsense', 200, { hello: 1 }, 'signed-out'],
] as const)('%s takes nothing away that is known', async (_, status, body, result) => {
  rememberAccount(known)
  serverSays(status, body)
  expect(await refreshAccount('first')).toBe(result)
  expect(knownAccount()).toEqual(known)
})

test('no signal takes nothing away that is known', async () => {
  rememberAccount(known)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await refreshAccount('first')).toBe('unreachable')
  expect(knownAccount()?.subscription.subscribed).toBe(true)
})

test('another account that was signed in by another tab doesn’t take this page over', async () => {
  rememberAccount(known)
  serverSays(200, { account: { id: 'second', email: 'x@y.example', name: 'X' }, subscription, model: null })
  expect(await refreshAccount('first')).toBe('other')
  expect(knownAccount()?.id).toBe('first')
})

test('the server’s word about the plan replaces what was known', async () => {
  rememberAccount(known)
  const ended = {
    subscribed: false,
    products: [],
    subscription_end: '2026-11-01T00:00:00.000Z',
    trial: false,
  }
  serverSays(200, {
    account: { id: 'first', email: 'a@b.example', name: 'A' },
    subscription: ended,
    model: 'm',
  })
  expect(await refreshAccount('first')).toBe('ok')
  expect(knownAccount()).toMatchObject({ subscription: ended, model: 'm' })
})
