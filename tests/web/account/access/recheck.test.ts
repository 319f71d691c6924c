// The plan is asked about again on focus, each minute while the page is in sight, and when a signal comes back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const around = vi.hoisted(() => ({ account: 'a1' as string | null, asked: [] as string[] }))
vi.mock('../../../../web/platform/data/account/account', () => ({
  knownAccount: () => (around.account === null ? null : { id: around.account }),
  refreshAccount: async (id: string) => void around.asked.push(id),
}))
const { startRechecks } = await import('../../../../web/account/access/recheck')

let page = new EventTarget()
const seen = { visibilityState: 'visible' }
const device = { onLine: true }
const asked = (): number => around.asked.length
const after = (ms: number): unknown => vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
  page = new EventTarget()
  around.account = 'a1'
  around.asked.length = 0
  Object.assign(seen, { visibilityState: 'visible' })
  device.onLine = true
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', seen)
  vi.stubGlobal('navigator', device)
  startRechecks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('at the start, then every minute', () => {
  expect(around.asked).toEqual(['a1'])
  after(59_999)
  expect(asked()).toBe(1)
  after(1)
  expect(asked()).toBe(2)
  after(180_000)
  expect(asked()).toBe(5)
})

test('on focus and when the signal is back, once for a burst', () => {
  after(10_000)
  page.dispatchEvent(new Event('focus'))
  page.dispatchEvent(new Event('focus'))
  page.dispatchEvent(new Event('online'))
  expect(asked()).toBe(2)
  after(5_000)
  page.dispatchEvent(new Event('online'))
  expect(asked()).toBe(3)
})

test('not out of sight, not without a signal, and not for nobody', () => {
  seen.visibilityState = 'hidden'
  after(120_000)
  expect(asked()).toBe(1)
  seen.visibilityState = 'visible'
  device.onLine = false
  after(60_000)
  page.dispatchEvent(new Event('focus'))
  device.onLine = true
  around.account = null
  after(60_000)
  expect(asked()).toBe(1)
})
