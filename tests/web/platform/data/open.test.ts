// A database that never finishes opening: said after a while, and used should it open after all.
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { closeSalon, databaseState, openSalon, SalonDb } from '../../../../web/platform/data/db'
import { DATABASE_LIMIT_MS } from '../../../../web/platform/data/watchdog'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  closeSalon()
})

test('a database that does not answer is called so, and is open once it does', async () => {
  const really = SalonDb.prototype.open
  let letGo = (): void => undefined
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  vi.spyOn(SalonDb.prototype, 'open').mockImplementationOnce(function (this: SalonDb) {
    return held.then(() => really.call(this)) as ReturnType<typeof really>
  })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const opening = openSalon('slow-tablet')
  expect(databaseState()).toBe('none')
  await vi.advanceTimersByTimeAsync(DATABASE_LIMIT_MS)
  await opening
  expect(databaseState()).toBe('failed')
  vi.useRealTimers()
  letGo()
  await expect.poll(databaseState).toBe('open')
})
