import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RemindPanel } from '../../../../web/chair/service/panels/RemindPanel'
import { hosted } from '../../hooks-by-hand'

vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
const on = vi.hoisted(() => ({ set: [] as string[], saves: true }))
vi.mock('../../../../web/platform/data/queries/queries', () => ({
  useAbout: (kind: string) =>
    kind === 'formula' ? [{ fields: { made_at: '2026-10-16T10:00:00.000Z' } }] : [],
}))
vi.mock('../../../../web/chair/service/notes', async original => ({
  ...(await original<object>()),
  remind: async (_: unknown, __: number, said: string) => {
    on.set.push(said)
    return { say: said, undo: async () => undefined }
  },
}))
vi.mock('../../../../web/chair/service/perform', () => ({
  perform: async (work: () => Promise<unknown>) => {
    const act = await work()
    return on.saves ? act : null
  },
}))
vi.mock('../../../../web/salon/records/reminders/ReminderList', () => ({ ReminderList: () => null }))

type Within = { children?: ReactNode; to?: string; onClick?: () => void; 'data-advised'?: boolean }
const within = (node: ReactNode): ReactElement<Within>[] =>
  Children.toArray(node).flatMap(each =>
    isValidElement<Within>(each) ? [each, ...within(each.props.children)] : [],
  )
const chair = { clientId: 'c1', now: '2026-11-27T10:00:00.000Z', work: null } as never
const panel = () => {
  const { draw } = hosted(() => RemindPanel({ chair, back: 'Back', onBack: () => {} }))
  const all = () => within(draw())
  return {
    days: () => all().filter(({ props }) => props['data-advised']),
    books: () => all().flatMap(({ props }) => props.to ?? []),
  }
}
beforeEach(() => Object.assign(on, { set: [], saves: true }))

test('a day that is tapped sets the reminder at once, and a time is offered then', async () => {
  const { days, books } = panel()
  expect(books()).toEqual([])
  days()[1]?.props.onClick?.()
  await new Promise(resolve => setTimeout(resolve))
  expect(on.set).toEqual(['on Tue 5 Jan'])
  expect(books()).toEqual(['/dashboard?day=2027-01-05&book=c1'])
})

test('nothing is offered where it could not be saved', async () => {
  on.saves = false
  const { days, books } = panel()
  days()[1]?.props.onClick?.()
  await new Promise(resolve => setTimeout(resolve))
  expect(books()).toEqual([])
})
