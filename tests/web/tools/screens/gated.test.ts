import { expect, it } from 'vitest'
import { Override } from '../../../../shared/salon/records/records'
import { isPatchTest, overrideOf, withOverride } from '../../../../web/tools/screens/gate/gated'

const made = { id: 'o1', at: '2026-11-21T10:00:00.000Z', who: 'Ana' }

it('going on without needs a reason, and logs who and when', () => {
  expect(overrideOf('patch-test', '   ', made)).toBeNull()
  const override = overrideOf('patch-test', ' Tested elsewhere, card seen ', made)
  expect(Override.parse(override)).toEqual({
    ...made,
    rule: 'patch-test',
    reason: 'Tested elsewhere, card seen',
  })
})

it('the log only grows', () => {
  const first = overrideOf('patch-test', 'One', made)!
  const again = overrideOf('patch-test', 'Two', { ...made, id: 'o2' })!
  const other = overrideOf('pregnancy', 'Three', { ...made, id: 'o3' })!
  expect(withOverride([first], other)).toEqual([first, other])
  expect(withOverride([first], again)).toEqual([first])
})

it('knows the holds that a patch test lifts', () => {
  const hold = (rule: string) => ({ rule, text: '', may_override: true })
  expect(
    ['patch-test', 'patch-test-expired', 'allergy-alert-test'].map(rule => isPatchTest(hold(rule))),
  ).toEqual([true, true, true])
  expect(isPatchTest(hold('metallic-salts'))).toBe(false)
})
