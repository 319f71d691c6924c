// The worker's own tries within one event of the browser's.
import { afterEach, expect, test, vi } from 'vitest'
import { syncInBackground } from '../../../../web/platform/sync/worker/in-worker'

afterEach(() => vi.unstubAllGlobals())
const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })
const failing = (times: number) => {
  const run = vi.fn(async () => {
    if (run.mock.calls.length <= times) throw new Error('away')
  })
  return run
}

test('a server that is back a little later is met in the same event', async () => {
  online(true)
  const run = failing(2)
  await syncInBackground(run, [0, 0, 0])
  expect(run).toHaveBeenCalledTimes(3)
})

test('one that stays away is left to the browser’s own retry', async () => {
  online(true)
  const run = failing(9)
  await expect(syncInBackground(run, [0, 0])).rejects.toThrow('away')
  expect(run).toHaveBeenCalledTimes(3)
})

test('without any network nothing is tried twice: the browser waits for one', async () => {
  online(false)
  const run = failing(9)
  await expect(syncInBackground(run, [0, 0])).rejects.toThrow('away')
  expect(run).toHaveBeenCalledTimes(1)
})
