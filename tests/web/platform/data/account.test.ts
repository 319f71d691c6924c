import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  forgetAccount,
  knownAccount,
  readAccount,
  refreshAccount,
} from '../../../../web/platform/data/account/account'
import { currentPerson } from '../../../../web/platform/data/account/people'

const session = {
  account: { id: 'a1', email: 'jo@example.com', name: 'Jo' },
  subscription: {
    subscribed: true,
    products: ['COLOUR_FORMULA'],
    subscription_end: '2026-12-01T00:00:00.000Z',
    trial: true,
  },
  model: null,
}
const answers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

afterEach(() => {
  vi.unstubAllGlobals()
  forgetAccount()
})

describe('the account of this device', () => {
  test('is known from the first answer on, and who works here with it', async () => {
    answers(async () => Response.json(session))
    expect(knownAccount()).toBeNull()
    expect(await refreshAccount()).toBe('ok')
    expect(knownAccount()).toMatchObject({ id: 'a1', subscription: { subscribed: true, trial: true } })
    expect(currentPerson()).toEqual({ id: 'owner', name: 'Jo' })
  })

  test.each([
    ['unreachable', async () => Promise.reject(new TypeError('fetch failed'))],
    ['unreachable', async () => new Response('', { status: 500 })],
    ['signed-out', async () => new Response('{}', { status: 401 })],
    ['signed-out', async () => Response.json({ account: null })],
  ] as const)('is not taken away by a check that ends %s', async (ended, answer) => {
    answers(async () => Response.json(session))
    await refreshAccount()
    answers(answer)
    expect(await refreshAccount()).toBe(ended)
    expect(knownAccount()).toMatchObject({ id: 'a1', subscription: { subscribed: true } })
  })

  test('says in the log why a check failed', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    answers(async () => new Response('', { status: 500 }))
    await refreshAccount()
    expect(log).toHaveBeenCalledWith('The plan could not be checked: 500.')
    answers(async () => Promise.reject(new TypeError('fetch failed')))
    await refreshAccount()
    expect(log).toHaveBeenLastCalledWith('The server could not be reached.', expect.any(TypeError))
    log.mockRestore()
  })

  test('is never made of something else', () => {
    for (const strange of [null, 'x', {}, { account: {} }, { account: { id: '' } }, { account: { id: 5 } }]) {
      expect(readAccount(strange, 0)).toBeNull()
    }
    expect(readAccount({ account: { id: 'a1' } }, 7)).toEqual({
      id: 'a1',
      email: '',
      name: '',
      subscription: {
        subscribed: false,
        products: [],
        subscription_end: null,
        trial_end: null,
        plans: [],
        trial: false,
      },
      model: null,
      checkedAt: 7,
    })
  })
})
