// A tablet that slept shows the present as soon as it is looked at, not a minute later.
import { afterEach, expect, test, vi } from 'vitest'
import { useNow } from '../../../../web/ui/kit/use-now'
import { hosted } from '../../hooks-by-hand'

vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['document', 'visibilitychange'],
  ['window', 'pageshow'],
])('woken by %s’s %s', (where, event) => {
  vi.useFakeTimers({ now: 1_000 })
  const places = { document: new EventTarget(), window: new EventTarget() }
  for (const [name, place] of Object.entries(places)) vi.stubGlobal(name, place)
  const screen = hosted(() => useNow(60_000))
  expect(screen.draw()).toBe(1_000)
  vi.setSystemTime(90_000_000)
  expect(screen.draw()).toBe(1_000)
  places[where as keyof typeof places].dispatchEvent(new Event(event))
  expect(screen.draw()).toBe(90_000_000)
  screen.leave()
  vi.setSystemTime(180_000_000)
  places[where as keyof typeof places].dispatchEvent(new Event(event))
  expect(screen.draw()).toBe(90_000_000)
})
