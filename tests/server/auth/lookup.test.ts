import { expect, test } from 'vitest'
import type { Auth } from '../../../sync-server/auth/auth'
import { makeLookup } from '../../../sync-server/auth/lookup'

test('a session that is ended while it is looked up is not put back', async () => {
  let answer = (_: unknown): void => undefined
  const getSession = () => new Promise(resolve => (answer = resolve))
  const lookup = makeLookup({ api: { getSession } } as unknown as Auth, () => 0)
  const headers = new Headers({ cookie: 'session=1' })

  const before = lookup.accountOf(headers)
  lookup.forget()
  answer({ user: { id: 'a1' } })
  await before

  const after = lookup.accountOf(headers)
  answer(null)
  expect(await after).toBeNull()
})
