import { expect, test, vi } from 'vitest'
import type { Day } from '../../../../web/platform/data/queries/day-cards'
import { useOpened } from '../../../../web/shell/today/appointment/use-opened'
import { hosted } from '../../hooks-by-hand'

vi.mock('react', async original =>
  (await import('../../hooks-by-hand')).byHand(await original<typeof import('react')>()),
)

const dayOf = (day: string): Day => ({ day, rows: [], cards: new Map() })

test('a dialog that is open at midnight stays on the day it was opened on', () => {
  let found: Day | undefined = dayOf('2026-11-27')
  const screen = hosted(() => useOpened(found))
  screen.draw().open({ id: 'a1' })
  expect(screen.draw().shown?.day.day).toBe('2026-11-27')
  found = undefined
  expect(screen.draw().shown?.day.day).toBe('2026-11-27')
  found = dayOf('2026-11-28')
  expect(screen.draw().shown).toMatchObject({ opened: { id: 'a1' }, day: { day: '2026-11-27' } })
  screen.draw().close()
  expect(screen.draw().shown).toBeNull()
})

test('opened before the day is read, it stays on the first that comes', () => {
  let found: Day | undefined
  const screen = hosted(() => useOpened(found))
  screen.draw().open({ id: null })
  expect(screen.draw().shown).toBeNull()
  found = dayOf('2026-11-27')
  screen.draw()
  found = dayOf('2026-11-28')
  expect(screen.draw().shown?.day.day).toBe('2026-11-27')
})
