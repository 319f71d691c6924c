// A service that was begun from an answer that a model wrote: none of its steps is mixed any more, what was begun stays.
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import { blanks } from '../../../../shared/salon/records/blank'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import colour from '../../../../shared/tools/colour-formula'
import { workOf } from '../../../../web/chair/service/use-chair'
import type { Row } from '../../../../web/platform/data/queries/queries'

const NOW = '2026-11-21T10:00:00.000Z'
const input = colour.input.parse({
  clientName: 'Ann',
  currentColor: 'Natural level 6, virgin',
  desiredColor: '7/3 golden blonde',
  hairCondition: 'Healthy',
})
const draft = colour.draft({ input, facts: NO_FACTS, today: NOW })
const [step] = draft.steps
const written = { ...draft, steps: [{ ...step, title: 'Lighten', developer_volume: 40 }, step] }

const row = <K extends 'ask' | 'service'>(kind: K, fields: Partial<FieldsOf<K>>) =>
  ({ id: kind, pending: false, fields: { ...blanks[kind], ...fields } }) as unknown as Row<K>
const ask = row('ask', { tool: colour.id, input, draft, answer: written, asked_at: NOW })
const bowl = {
  id: 'step-0',
  step: 0,
  zone: 'Roots',
  mix: [{ shade: 'powder lightener', grams: 30 }],
  developer_volume: 40,
  developer_grams: 60,
  ratio: '1:2',
  minutes: 35,
  started_at: NOW,
  reason: null,
}

test('the built-in engine’s steps are mixed, and a new service is begun from them', () => {
  const work = workOf(colour, NO_FACTS, ask, null, NOW)
  expect(work?.which).toBe('draft')
  expect(work?.answered.map(({ title }) => title)).toEqual(draft.steps.map(({ title }) => title))
})

test('what was begun from it stays as a bowl of today, judged like any other', () => {
  const begun = row('service', { ask_id: 'ask', which: 'answer', bowls: [bowl] })
  const work = workOf(colour, NO_FACTS, ask, begun, NOW)
  expect(work?.answered).toEqual([])
  expect(work?.steps.map(({ from, step }) => [from, step.developer_volume])).toEqual([[null, 40]])
  const waiting = row('service', { ask_id: 'ask', which: 'answer', bowls: [{ ...bowl, started_at: null }] })
  expect([...(workOf(colour, NO_FACTS, ask, waiting, NOW)?.against.values() ?? [])]).toHaveLength(1)
})
