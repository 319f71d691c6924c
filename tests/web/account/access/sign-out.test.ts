import { afterEach, describe, expect, test, vi } from 'vitest'
import { signOut } from '../../../../web/account/access/sign-out/sign-out'
import { knownAccount, rememberAccount } from '../../../../web/platform/data/account/account'

const someone = {
  id: 'a1',
  email: 'ann@example.com',
  name: 'Ann',
  subscription: { subscribed: true, products: [], subscription_end: null, trial: true },
  model: null,
  checkedAt: 1,
}
const serverSays = (status: number): void =>
  void vi.stubGlobal('fetch', async () => new Response('{}', { status }))
afterEach(() => vi.unstubAllGlobals())

describe('signing out', () => {
  test.each([200, 401, 403, 404])('is done where the server answers %i', async status => {
    rememberAccount(someone)
    serverSays(status)
    expect(await signOut()).toEqual({ ok: true })
    expect(knownAccount()).toBeNull()
  })

  test('that fails says why, and nobody is forgotten', async () => {
    rememberAccount(someone)
    serverSays(500)
    expect(await signOut()).toEqual({ ok: false, words: expect.stringMatching(/\w+/) })
    expect(knownAccount()?.id).toBe('a1')
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('failed to fetch')
    })
    expect(await signOut()).toEqual({ ok: false, words: expect.stringMatching(/\w+/) })
    expect(knownAccount()?.id).toBe('a1')
  })
})
