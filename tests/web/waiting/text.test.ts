import { expect, test } from 'vitest'
import { textOf } from '../../../web/data/waiting'

test('of a question that waits its own words are shown, and none of the app’s', () => {
  const patch = {
    tool: 'colour-formula',
    tool_version: 1,
    asked_at: '2026-11-21T12:57:13.120Z',
    client_name: 'Keira',
    input: { clientName: 'Keira', currentColor: 'Natural 6' },
  }
  expect(textOf({ kind: 'ask', patch })).toBe('client name: Keira\ncurrent color: Natural 6')
})

test('of a note its text is shown, not when the app wrote it', () => {
  expect(
    textOf({ kind: 'note', patch: { text: 'Toned 8 min', written_at: '2026-11-21T12:57:13.120Z' } }),
  ).toBe('text: Toned 8 min')
})

test('of a kind that only a newer app knows everything is shown', () => {
  expect(textOf({ kind: 'of-tomorrow', patch: { tool: 'x', device: 'y' } })).toBe('tool: x\ndevice: y')
})
