// The stream of news asks again after a cut line, and stays silent where nobody is signed in.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberAccount } from '../../../../web/platform/data/account/account'
import { listenForPokes } from '../../../../web/platform/sync/triggers/poke'

const MINUTE = 60_000
let asked = 0
let leave = (): void => undefined

function listens(answers: () => Response): void {
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return answers()
  })
  const onPoke = async (): Promise<void> => undefined
  leave = listenForPokes({ account: 'a1', device: () => null, onPoke, onOpen: () => undefined })
}
const signsIn = (): void =>
  rememberAccount({
    id: 'a1',
    email: 'ana@example.com',
    name: 'Ana',
    subscription: { subscribed: true, products: [], subscription_end: null },
    model: null,
    checkedAt: 1,
  })

beforeEach(() => {
  asked = 0
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('without a session it asks once, and again when somebody signs in', async () => {
  let status = 401
  listens(() => Response.json({ code: 'sign-in-needed' }, { status }))
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(asked).toBe(1)
  status = 503
  signsIn()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(asked, 'a server that is away is asked again').toBeGreaterThan(5)
})

test('told to end while nobody is signed in, it asks no more', async () => {
  listens(() => Response.json({ code: 'sign-in-needed' }, { status: 401 }))
  await vi.advanceTimersByTimeAsync(MINUTE)
  leave()
  signsIn()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(asked).toBe(1)
})
