// Signing out while something is unsent: what stays is told first, and leaving nothing on the tablet is one of the ways.
import { beforeEach, expect, test, vi } from 'vitest'
import { useSignOut } from '../../../../web/account/access/sign-out/use-sign-out'

const { world } = vi.hoisted(() => ({
  world: {
    waiting: 0,
    asked: [] as { question: string; text?: string; instead?: { words: string; act: () => void } }[],
    done: [] as string[],
    standing: [] as string[],
    isBroken: false,
    sync: async (): Promise<void> => undefined,
  },
}))
vi.mock('../../../../web/platform/sync/start', () => ({ syncNow: () => world.sync() }))
vi.mock('react-router-dom', () => ({ useNavigate: () => (to: string) => world.done.push(to) }))
vi.mock('../../../../web/platform/data/outbox/outbox-count', () => ({
  outboxCount: async () => world.waiting,
}))
vi.mock('../../../../web/ui/kit/dialogs/confirm', () => ({
  confirmWith: async (question: string, words: object) => {
    world.asked.push({ question, ...words })
    return false
  },
}))
vi.mock('../../../../web/ui/kit/notices/notify', () => ({
  notify: ({ title, about }: { title: string; about?: string }) =>
    (about ? world.standing : world.done).push(title),
  closeNotices: () => {
    world.standing = []
  },
}))
vi.mock('../../../../web/account/access/sign-out/sign-out', () => ({ signOut: async () => ({ ok: true }) }))
vi.mock('../../../../web/account/access/sign-out/leave-tablet', () => ({
  signOutAndRemove: async (away: () => void) => {
    if (world.isBroken) throw new Error('Failed to fetch dynamically imported module')
    world.done.push('asked to remove')
    away()
  },
}))

beforeEach(() => {
  Object.assign(world, {
    waiting: 0,
    asked: [],
    done: [],
    standing: [],
    isBroken: false,
    sync: async () => undefined,
  })
})

test('with nothing waiting it is one tap', async () => {
  await useSignOut('sidebar')()
  expect([world.asked, world.done]).toEqual([[], ['Signed out successfully', '/auth']])
})

test('what is on its way arrives first, and nobody is asked', async () => {
  world.waiting = 1
  world.sync = async () => {
    world.waiting = 0
  }
  await useSignOut('sidebar')()
  expect([world.asked, world.done]).toEqual([[], ['Signed out successfully', '/auth']])
})

test('a server that doesn’t answer is not waited for', async () => {
  vi.useFakeTimers()
  world.waiting = 1
  world.sync = () => new Promise(() => undefined)
  const leaving = useSignOut('sidebar')()
  await vi.advanceTimersByTimeAsync(200)
  expect(world.standing).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(world.standing).toEqual(['Sending what is waiting...'])
  // From another place, while it waits: nothing is done twice.
  await useSignOut('topbar')()
  await vi.advanceTimersByTimeAsync(3_100)
  await leaving
  expect([world.standing, world.asked.length]).toEqual([[], 1])
  expect(world.asked[0]?.question).toBe('One change has not been sent yet.')
  vi.useRealTimers()
})

test('one change is spoken of as one', async () => {
  world.waiting = 1
  await useSignOut('sidebar')()
  expect(world.asked[0]?.question).toBe('One change has not been sent yet.')
  expect(world.asked[0]?.text).toContain('It stays on this tablet')
})

test('with something waiting, how much is told first, and removing the salon here is a choice of its own', async () => {
  world.waiting = 2
  await useSignOut('sidebar')()
  const [{ question, instead } = { question: '' }] = world.asked
  expect([question, world.done]).toEqual(['2 changes have not been sent yet.', []])
  expect(instead?.words).toBe('Sign out and remove this salon from this tablet')
  instead?.act()
  await vi.waitFor(() => expect(world.done).toEqual(['asked to remove', '/auth']))
})

test('that the salon could not be removed is said', async () => {
  Object.assign(world, { waiting: 2, isBroken: true })
  vi.spyOn(console, 'warn').mockReturnValue()
  await useSignOut('sidebar')()
  world.asked[0]?.instead?.act()
  await vi.waitFor(() => expect(world.done).toEqual(['Error']))
})
