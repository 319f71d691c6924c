// What was wanted without a connection.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyKept, kept } from '../../kept'

const around = vi.hoisted(() => ({ account: 'one' as string | null, tell: [] as (() => void)[] }))
vi.mock('../../../../web/platform/data/account/account', () => ({
  knownAccount: () => (around.account === null ? null : { id: around.account }),
  onAccount: (listener: () => void) => around.tell.push(listener),
}))

const { markReady, noLongerWanted, wantedNow, wantToHear } = await import(
  '../../../../web/voice/speak/kept-sounds/queue'
)
const become = (account: string | null): void => {
  around.account = account
  for (const tell of around.tell) tell()
}
beforeEach(() => become('one'))
afterEach(() => {
  emptyKept()
  become(null)
})

test('it is kept, becomes ready, and goes when it was heard', () => {
  expect(wantToHear('help:a', 'Read me.')).toBe(true)
  expect(wantedNow()).toEqual([{ id: 'help:a', text: 'Read me.', ready: false }])
  markReady('help:a')
  expect(wantedNow()[0]?.ready).toBe(true)
  noLongerWanted('help:a')
  expect(wantedNow()).toEqual([])
  expect(kept.keys()).toEqual([])
})

test('the same text is wanted once, and as it reads now', () => {
  wantToHear('a', 'As it was.')
  wantToHear('a', 'As it is.')
  expect(wantedNow()).toEqual([{ id: 'a', text: 'As it is.', ready: false }])
})

test('each account has its own; who comes back finds it again', () => {
  wantToHear('a', 'Mine.')
  become('two')
  expect(wantedNow()).toEqual([])
  become('one')
  expect(wantedNow()).toHaveLength(1)
})

test('nothing is kept for who is not signed in', () => {
  become(null)
  expect(wantToHear('a', 'Read me.')).toBe(false)
  expect(wantedNow()).toEqual([])
})
