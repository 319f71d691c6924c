// What this page's clock asks of the timers when the right time is first heard.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptStore } from '../../../../web/platform/data/kept/kept-texts'

const KEY = 'chairside.clock'
const HOUR = 3_600_000

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' })
})
afterEach(() => vi.unstubAllGlobals())

/** How far the timers, all of them or those set just now, are moved where the server says that it is an hour later. */
async function moved(meanwhile: (kept: KeptStore) => void = () => undefined): Promise<[number, string][]> {
  const { kept } = await import('../../../../web/platform/data/kept/kept-store')
  const { serverTime } = await import('../../../../web/platform/sync/server-time')
  const { onMove } = await import('../../../../web/salon/timers/clock')
  const moves: [number, string][] = []
  onMove(({ ms, first }) => void moves.push([Math.round(ms / HOUR), first ? 'all' : 'set just now']))
  meanwhile(kept)
  const now = performance.now()
  serverTime.set({ server: Date.now() + HOUR, asked: now, came: now })
  return moves
}

test('timers are moved when the right time is first known', async () => {
  expect(await moved()).toEqual([[1, 'all']])
})

test('where nothing can be kept they stay: each start would move them again', async () => {
  expect(await moved(kept => kept.keeping.set(false))).toEqual([])
})

test('where another tab has moved them, those alone are moved that were set by this page’s wrong time', async () => {
  const known = JSON.stringify({ offset: HOUR, known: true })
  expect(await moved(kept => kept.put(KEY, known))).toEqual([[1, 'set just now']])
})
