// Which notice takes whose place. How they look and where they stand is seen in the browser tests.
import { beforeEach, expect, test, vi } from 'vitest'

type Shown = { id: string; title: string; onClose: () => void }
const shown: Shown[] = []
const hidden: string[] = []
vi.mock('@mantine/notifications', () => ({
  Notifications: () => null,
  notifications: {
    show: (notice: Shown) => shown.push(notice),
    hide: (id: string) => hidden.push(id),
    clean: () => undefined,
    cleanQueue: () => undefined,
  },
}))
vi.mock('../../../../web/ui/kit/theme/Kit', () => ({ Kit: () => null }))
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render: () => undefined }) }))
vi.stubGlobal('document', { createElement: () => ({}), body: { append: () => undefined } })
const { hideNotices, keepsRoom, showNotice } = await import('../../../../web/ui/kit/notices/notices')

beforeEach(() => {
  hideNotices()
  shown.length = 0
  hidden.length = 0
})

test('what is said again takes the place of what was said', () => {
  showNotice({ title: 'Error', text: 'No signal', tone: 'stop' })
  showNotice({ title: 'Error', text: 'Something else', tone: 'stop' })
  showNotice({ title: 'Error', text: 'No signal', tone: 'stop' })
  expect(shown).toHaveLength(3)
  expect(hidden).toEqual([shown[0]?.id])
})

test('of one thing only the last word stands, and it can be taken away by itself', () => {
  showNotice({ title: 'Error', text: 'Not right', tone: 'stop', about: 'way-in' })
  showNotice({ title: 'Welcome', tone: 'ok', about: 'way-in' })
  showNotice({ title: 'Saved', tone: 'ok' })
  hideNotices('way-in')
  expect(hidden).toEqual([shown[0]?.id, shown[1]?.id])
})

test('an undo is never taken away by another one of the same words', () => {
  const undo = (): void => undefined
  showNotice({ title: 'Note deleted', tone: 'info', undo })
  showNotice({ title: 'Note deleted', tone: 'info', undo })
  expect(hidden).toEqual([])
})

test('one that has gone by itself is not looked for again', () => {
  showNotice({ title: 'Saved', tone: 'ok' })
  shown[0]?.onClose()
  showNotice({ title: 'Saved', tone: 'ok' })
  expect(hidden).toEqual([])
})

test('at the end of a page the room of a notice that is gone stays until one scrolls away', () => {
  const page = { scrollHeight: 2_000, clientHeight: 800 }
  expect(keepsRoom(120, 0, { ...page, scrollTop: 1_200 })).toBe(true)
  expect(keepsRoom(120, 0, { ...page, scrollTop: 1_100 })).toBe(true)
  expect(keepsRoom(120, 0, { ...page, scrollTop: 900 })).toBe(false)
  // At the top of a page nothing moves, and a higher one needs its room at once.
  expect(keepsRoom(120, 0, { scrollHeight: 850, clientHeight: 800, scrollTop: 0 })).toBe(false)
  expect(keepsRoom(120, 160, { ...page, scrollTop: 1_200 })).toBe(false)
})
