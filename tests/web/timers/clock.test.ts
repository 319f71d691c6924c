// What this page's clock asks of the timers when the right time is first heard.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'chairside.clock'
const HOUR = 3_600_000
const shelf = new Map<string, string>()
let isWritable = true

beforeEach(() => {
  vi.resetModules()
  shelf.clear()
  isWritable = true
  vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!isWritable) throw new DOMException('full', 'QuotaExceededError')
      shelf.set(key, value)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

/** How far timers are moved where the server says that it is an hour later; `meanwhile`: before it does. */
async function moved(meanwhile = (): void => undefined): Promise<number[]> {
  const { serverTime } = await import('../../../web/sync/server-time')
  const { onMove } = await import('../../../web/timers/clock')
  const moves: number[] = []
  onMove(ms => void moves.push(Math.round(ms / HOUR)))
  meanwhile()
  const now = performance.now()
  serverTime.set({ server: Date.now() + HOUR, asked: now, came: now })
  return moves
}

test('timers are moved when the right time is first known', async () => {
  expect(await moved()).toEqual([1])
})

test('where nothing can be kept they stay: each start would move them again', async () => {
  isWritable = false
  expect(await moved()).toEqual([])
})

test('where another tab has moved them they stay', async () => {
  const heard = (): void => void shelf.set(KEY, JSON.stringify({ offset: HOUR, known: true }))
  expect(await moved(heard)).toEqual([])
})
