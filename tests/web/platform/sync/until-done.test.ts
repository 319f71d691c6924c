// What waits for the server is tried again when the server answers anything, and by itself.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellAnswered } from '../../../../web/platform/data/answered'
import { reachable } from '../../../../web/platform/sync/reachable'
import type { Ended } from '../../../../web/platform/sync/sync'
import { trigger } from '../../../../web/platform/sync/triggers/triggers'
import { untilDone } from '../../../../web/platform/sync/triggers/until-done'

vi.mock('../../../../web/platform/sync/triggers/poke', () => ({ listenForPokes: () => () => undefined }))

let page: EventTarget & { visibilityState: string }
let network: EventTarget
const settle = () => vi.advanceTimersByTimeAsync(1)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  network = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Fails until `isThere`. */
function aTry() {
  const world = { isThere: false }
  const work = vi.fn(async () => world.isThere)
  return { world, work }
}

test.each([
  ['anything is answered', () => tellAnswered()],
  ['a refusal is answered', () => tellAnswered(401)],
  ['the network comes back', () => network.dispatchEvent(new Event('online'))],
  ['the page comes back', () => page.dispatchEvent(new Event('visibilitychange'))],
])('it is tried as soon as %s, and then no more', async (_, sign) => {
  const { world, work } = aTry()
  untilDone(work)
  await settle()
  expect(work).toHaveBeenCalledTimes(1)
  world.isThere = true
  sign()
  await settle()
  expect(work).toHaveBeenCalledTimes(2)
  sign()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('where nothing else asks it tries by itself, later and later', async () => {
  const { world, work } = aTry()
  untilDone(work)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(3)
  world.isThere = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(4)
})

test('after an hour without the server the first answer is a sign all the same', async () => {
  const { world, work } = aTry()
  untilDone(work)
  await vi.advanceTimersByTimeAsync(3_600_000)
  world.isThere = true
  const before = work.mock.calls.length
  tellAnswered()
  await settle()
  expect(work).toHaveBeenCalledTimes(before + 1)
})

test('what answers in a server’s place is no sign, nor is one answer after the other where nothing comes of it', async () => {
  const { work } = aTry()
  const end = untilDone(work)
  await settle()
  for (const status of [502, 503, 504]) tellAnswered(status)
  await settle()
  expect(work).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 20; n++) {
    tellAnswered()
    await settle()
  }
  expect(work).toHaveBeenCalledTimes(6)
  end()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(work).toHaveBeenCalledTimes(6)
})

test('an answer to anything says that the server can be reached', () => {
  reachable.set(false)
  tellAnswered(503)
  expect(reachable.get()).toBe(false)
  tellAnswered()
  expect(reachable.get()).toBe(true)
})

test('a sync that found nobody runs when anything else is answered, long before its own turn', async () => {
  let ended: Ended = 'unreachable'
  const run = vi.fn(async () => ended)
  const end = trigger({
    account: 'salon-1',
    device: () => null,
    run,
    isRunning: () => false,
    take: async () => 'known',
  })
  await vi.advanceTimersByTimeAsync(3_600_000)
  ended = 'done'
  const before = run.mock.calls.length
  tellAnswered()
  await settle()
  expect(run).toHaveBeenCalledTimes(before + 1)
  // All is well: answers are nothing new.
  tellAnswered()
  await settle()
  expect(run).toHaveBeenCalledTimes(before + 1)
  end()
})
