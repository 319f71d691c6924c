// What all of a screen's parts ask alike is asked once.
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { closeSalon, openSalon, salon } from '../../../../web/platform/data/db'
import { sharedQuestion } from '../../../../web/platform/data/queries/shared-question'

const countSent = () => {
  const asked = vi.fn((open: { db: ReturnType<typeof salon>['db'] }) => open.db.sent.count())
  return { asked, count: sharedQuestion(asked, (one, other) => one === other) }
}
const sent = () => salon().db.sent.add({ at: 1, changes: [] })

test('asked once, however many follow the answer; asked again when what it read changes', async () => {
  await openSalon('shared-question-1')
  const { asked, count } = countSent()
  const heard = [vi.fn(), vi.fn(), vi.fn()]
  const leave = heard.map(listener => count.subscribe(listener))
  expect(count.get()).toBeUndefined()
  await vi.waitFor(() => expect(count.get()).toBe(0))
  expect(asked).toHaveBeenCalledTimes(1)
  await sent()
  await vi.waitFor(() => expect(count.get()).toBe(1))
  expect(asked).toHaveBeenCalledTimes(2)
  for (const listener of heard) expect(listener).toHaveBeenCalledTimes(2)
  for (const end of leave) end()
  await sent()
  await new Promise(resolve => setTimeout(resolve, 30))
  expect(asked).toHaveBeenCalledTimes(2)
})

test('an answer that says the same is not told', async () => {
  await openSalon('shared-question-2')
  const { asked, count } = countSent()
  const heard = vi.fn()
  const leave = count.subscribe(heard)
  await vi.waitFor(() => expect(count.get()).toBe(0))
  const key = await sent()
  await vi.waitFor(() => expect(count.get()).toBe(1))
  heard.mockClear()
  await salon().db.transaction('rw', salon().db.sent, async () => {
    await salon().db.sent.delete(key)
    await salon().db.sent.add({ at: 2, changes: [] })
  })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
  await new Promise(resolve => setTimeout(resolve, 30))
  expect(heard).not.toHaveBeenCalled()
  leave()
})

test('never the answer of another account; who comes later hears the new one', async () => {
  await openSalon('shared-question-3')
  const { count } = countSent()
  const leave = count.subscribe(() => undefined)
  await sent()
  await vi.waitFor(() => expect(count.get()).toBe(1))
  const opening = openSalon('shared-question-4')
  expect(count.get()).toBeUndefined()
  await opening
  await vi.waitFor(() => expect(count.get()).toBe(0))
  closeSalon()
  expect(count.get()).toBeUndefined()
  leave()
  await openSalon('shared-question-3')
  const again = count.subscribe(() => undefined)
  await vi.waitFor(() => expect(count.get()).toBe(1))
  again()
})

test('a question that failed is asked again, the first one too', async () => {
  await openSalon('shared-question-5')
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  const asked = vi.fn(async ({ db }: { db: ReturnType<typeof salon>['db'] }) => {
    const count = await db.sent.count()
    if (fails) throw new Error('no answer')
    return count
  })
  const count = sharedQuestion(asked, (one, other) => one === other)
  const leave = count.subscribe(() => undefined)
  await vi.waitFor(() => expect(log).toHaveBeenCalled())
  fails = false
  await vi.waitFor(() => expect(count.get()).toBe(0), { timeout: 4_000 })
  await sent()
  await vi.waitFor(() => expect(count.get()).toBe(1))
  leave()
  log.mockRestore()
})
