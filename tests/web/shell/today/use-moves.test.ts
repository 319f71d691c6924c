import { expect, test, vi } from 'vitest'
import { blanks } from '../../../../shared/salon/records/blank'
import type { DayEntry } from '../../../../web/salon/day/lanes'
import { columnsOf } from '../../../../web/shell/today/booked'
import { namedColumns } from '../../../../web/shell/today/columns/entries'
import { useMoves } from '../../../../web/shell/today/columns/use-moves'
import { hosted } from '../../hooks-by-hand'

vi.mock('react', async original =>
  (await import('../../hooks-by-hand')).byHand(await original<typeof import('react')>()),
)
const disk = vi.hoisted(() => ({ full: false }))
vi.mock('../../../../web/platform/data/saving/save', () => ({
  edit: vi.fn(),
  remove: vi.fn(),
  restore: vi.fn(),
}))
vi.mock('../../../../web/ui/forms/attempt', () => ({ attempt: async () => !disk.full }))

const fields = { ...blanks.appointment, starts_at: '2026-11-27T09:00', minutes: 60, client_name: 'Jane' }
const columns = namedColumns(columnsOf([{ id: 'a1', pending: false, fields }], [], null), [])
const entry = { key: 'a1', start: 540, minutes: 60 } as DayEntry
const settle = () => new Promise(resolve => setTimeout(resolve))
const day = () => hosted(() => useMoves(columns, []))

test('a move that could not be saved leaves nothing to go on from', async () => {
  disk.full = true
  const screen = day()
  screen.draw().changing.pick(entry, { start: '09:15' }, 'Jane to 09:15')
  await settle()
  expect(screen.draw().changing.now(entry).start).toBe(540)
  expect(screen.draw().last).toBeNull()
})

test('a step that could not be undone can be undone again', async () => {
  disk.full = false
  const screen = day()
  screen.draw().changing.pick(entry, { start: '09:15' }, 'Jane to 09:15')
  await settle()
  disk.full = true
  screen.draw().undo()
  await settle()
  expect(screen.draw().last).toBe('Jane to 09:15')
  disk.full = false
  screen.draw().undo()
  await settle()
  expect(screen.draw().last).toBeNull()
})
