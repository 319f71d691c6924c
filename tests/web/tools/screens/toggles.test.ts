// What a tap on a chip picks: one tap mends what is sure, a second takes the pick away.
import { expect, test } from 'vitest'
import type { Fact } from '../../../../shared/reading/understood/reading'
import { nextOf } from '../../../../web/tools/screens/understood/Toggles'

const fact = (value: boolean, more: Partial<Fact> = {}): Fact => ({
  value,
  from: 'said',
  sure: true,
  quote: '',
  ...more,
})
const picked = (value: boolean, also?: boolean): Fact =>
  fact(value, { from: 'picked', ...(also !== undefined && { also }) })

test.each([
  ['nothing was read', undefined, true],
  ['picked, nothing was read', picked(true), null],
  ['read and sure', fact(true), false],
  ['taken away', picked(false, true), null],
  ['not sure', fact(true, { sure: false, from: 'assumed' }), true],
  ['not sure, then said yes to', picked(true, true), false],
  ['taken away, and the text says it no more', picked(false), true],
] as const)('%s', (_, was, next) => expect(nextOf(was)).toBe(next))
