// A form that grows when its text was read must not pull the button away from under a finger.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { betweenPresses, CLICK_MS } from '../../../../web/ui/kit/window/presses'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each(['pointerup', 'pointercancel'])(
  'what arrives while one presses waits for its %s and its click',
  end => {
    const page = new EventTarget()
    const seen: string[] = []
    const arrives = betweenPresses(page)
    arrives(() => seen.push('before'))
    page.dispatchEvent(new Event('pointerdown'))
    arrives(() => seen.push('while'))
    vi.advanceTimersByTime(60_000)
    expect(seen).toEqual(['before'])
    page.dispatchEvent(new Event(end))
    vi.advanceTimersByTime(CLICK_MS - 1)
    expect(seen).toEqual(['before'])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['before', 'while'])
    arrives(() => seen.push('after'))
    expect(seen).toEqual(['before', 'while', 'after'])
  },
)

test('a second press begun before the first one’s click keeps it waiting', () => {
  const page = new EventTarget()
  const seen: string[] = []
  const arrives = betweenPresses(page)
  for (const type of ['pointerdown', 'pointerup', 'pointerdown']) page.dispatchEvent(new Event(type))
  arrives(() => seen.push('it'))
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual([])
  page.dispatchEvent(new Event('pointerup'))
  vi.advanceTimersByTime(CLICK_MS)
  expect(seen).toEqual(['it'])
})
