// A second version whose text came out of a merge is in no change that anybody made.
import { expect, test } from 'vitest'
import type { SecondVersion } from '../../../../shared/salon/records/records'
import { applyChange, type Edit } from '../../../../shared/sync/merge'
import { differencesIn } from '../../../../web/salon/records/versions/history-of'
import { type Decision, patchFor } from '../../../../web/salon/records/versions/second-versions'

const second: SecondVersion = {
  id: 's1',
  field: 'notes',
  text: 'merged of two',
  at: 1,
  device: 'd2',
  person: null,
}
const fields = { notes: 'what stands', seconds: [second] }

/** The change of a decision as the server keeps it. */
function decided(decision: Decision) {
  const patch = patchFor(fields, second, decision)
  const base = Object.fromEntries(
    Object.keys(patch).map(field => [field, field === 'seconds' ? fields.seconds : fields.notes]),
  )
  return { told: differencesIn({ patch, base }) }
}

test('a second version that was dismissed is told in earlier versions, and can be put back', () => {
  const dismissed = decided('dismiss')
  expect(dismissed.told).toEqual([
    expect.objectContaining({
      field: 'notes',
      label: 'Notes: the other version, set aside',
      after: 'merged of two',
      value: 'merged of two',
    }),
  ])
  const [told] = dismissed.told
  const restored: Edit = {
    id: 'r',
    op: 'edit',
    kind: 'client',
    person: null,
    patch: { [told?.field ?? '']: told?.value },
    base: { notes: 'what stands' },
  }
  const stored = { kind: 'client', fields: { notes: 'what stands', seconds: [] }, stamps: {} }
  expect(applyChange(stored, restored, { at: 3, device: 'd1' }).fields.notes).toBe('merged of two')
})

test('one that was used or appended stands in the text itself, and is told once', () => {
  for (const decision of ['use', 'append'] as const)
    expect(decided(decision).told.map(({ label }) => label)).toEqual(['Notes'])
})

test('one that still waits is not told as put aside', () => {
  const other = { ...second, id: 's2', text: 'another' }
  const both = { notes: 'what stands', seconds: [second, other] }
  const patch = patchFor(both, second, 'dismiss')
  const told = differencesIn({ patch, base: { seconds: both.seconds } })
  expect(told.map(({ after }) => after)).toEqual(['merged of two'])
})

test('the texts of products, allergies and patch tests are told too', () => {
  const texts = { description: 'for curls', reaction: 'swelling', remarks: 'behind the ear', result: 'clear' }
  expect(differencesIn({ patch: texts, base: {} }).map(({ label, after }) => [label, after])).toEqual([
    ['Description', 'for curls'],
    ['What happened', 'swelling'],
    ['Remarks', 'behind the ear'],
    ['Result', 'clear'],
  ])
})
