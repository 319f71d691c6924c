// Into a checkout: the words of the specification, a new tab at once, and this window a tenth of a second later.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { askCheckout, notify } = vi.hoisted(() => ({ askCheckout: vi.fn(), notify: vi.fn() }))
vi.mock('../../../../web/account/plans/calls', () => ({ askCheckout }))
vi.mock('../../../../web/ui/kit/notices/notify', () => ({ notify }))
const { startCheckout } = await import('../../../../web/account/billing/checkout')

const url = 'https://pay.example/cs_1'
const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
const assign = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { open: () => tab, location: { assign } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('the checkout opens in a new tab, then this window goes there after 100 ms', async () => {
  askCheckout.mockResolvedValue({ url })
  const started = startCheckout('MARKETING', 'GBP')
  await vi.advanceTimersByTimeAsync(99)
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Opening secure checkout...' }))
  expect(tab.location.replace).toHaveBeenCalledWith(url)
  expect(tab.opener).toBeNull()
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await started
  expect(assign).toHaveBeenCalledWith(url)
})

test('a checkout that can’t be started closes its tab and says why', async () => {
  askCheckout.mockResolvedValue({ problem: 'Failed to start checkout. Please try again.' })
  await startCheckout('MARKETING', 'GBP')
  expect(notify).toHaveBeenCalledWith({
    title: 'Error',
    text: 'Failed to start checkout. Please try again.',
    tone: 'stop',
  })
  expect(tab.close).toHaveBeenCalled()
  expect(assign).not.toHaveBeenCalled()
})
