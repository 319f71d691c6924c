import { expect, test } from 'vitest'
import { developing } from '../../../../web/chair/service/bowls/developing'
import type { Chair } from '../../../../web/chair/service/use-chair'

const step = (zone: string, started_at: string | null) => ({
  step: { zone, title: zone },
  bowl: { started_at },
})
const chairAt = (at: number, ...steps: object[]) =>
  ({ service: {}, work: { at, steps, dated: null } }) as unknown as Chair
const timers = [
  { id: 'toner', zone: 'Toner' },
  { id: 'roots', zone: 'Roots' },
]
const ON = '2026-11-27T10:00:00.000Z'

test('the countdown is that of the bowl on screen, else of the next to end', () => {
  expect(developing(chairAt(0, step('Roots', ON)), timers)).toBe('roots')
  expect(developing(chairAt(0, step('Ends', ON)), timers)).toBe('toner')
})

test('there is none before the colour is on, for a step without a bowl, or where no timer runs', () => {
  expect(developing(chairAt(1, step('Roots', ON), step('Ends', null)), timers)).toBeNull()
  expect(developing(chairAt(0, { step: { zone: null, title: 'Rinse' }, bowl: null }), timers)).toBeNull()
  expect(developing(chairAt(0, step('Roots', ON)), [])).toBeNull()
  expect(developing({ work: null, service: null }, timers)).toBeNull()
})
