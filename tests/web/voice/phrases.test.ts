import { expect, test, vi } from 'vitest'
import { forgetAccount, rememberAccount } from '../../../web/platform/data/account/account'
import { likelyPhrases } from '../../../web/voice/listen/phrases'

let names: Promise<{ fields: { name: string } }[]> = Promise.resolve([])
vi.mock('../../../web/platform/data/queries/queries', () => ({ list: () => names }))

const none = {
  subscribed: false,
  products: [],
  subscription_end: null,
  trial: false,
  trial_end: null,
  plans: [],
}
const known = (id: string) =>
  rememberAccount({ id, email: '', name: '', subscription: none, model: null, checkedAt: 1 })
const client = (name: string) => ({ fields: { name } })

test('the names of one salon’s clients are not given to the recogniser for the next', async () => {
  known('salon-a')
  names = Promise.resolve([client('Ann Lee')])
  likelyPhrases()
  await vi.waitFor(() => expect(likelyPhrases()).toContain('Ann Lee'))
  forgetAccount()
  names = Promise.resolve([])
  expect(likelyPhrases()).not.toContain('Ann Lee')
})

test('nor those that were still being read when it changed', async () => {
  known('salon-b')
  let give = (_: { fields: { name: string } }[]): void => undefined
  names = new Promise(resolve => {
    give = resolve
  })
  likelyPhrases()
  forgetAccount()
  give([client('Bea Ray')])
  await names
  await Promise.resolve()
  names = Promise.resolve([])
  expect(likelyPhrases()).not.toContain('Bea Ray')
})
