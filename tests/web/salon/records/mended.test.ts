// A recipe that was mended by taps: the record tells what stands, and the draft is kept as it was.
import { expect, test, vi } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import tool from '../../../../shared/tools/colour-formula'
import { draftedAsk } from '../../../../web/platform/asks/ask'
import { withWhatStands } from '../../../../web/salon/import-export/export/stands'
import type { RecordsByKind } from '../../../../web/salon/import-export/export/tables'
import { asMended, isMended } from '../../../../web/salon/records/answers/mended'
import { colourFormulaOf } from '../../../../web/salon/records/answers/views'

vi.mock('../../../../web/platform/asks/facts', () => ({ presentFacts: () => Promise.resolve(NO_FACTS) }))

const TODAY = '2026-11-21T10:00:00.000Z'
const drafted = draftedAsk({
  tool,
  input: {
    clientName: 'Niamh',
    currentColor: 'Natural 6, never coloured',
    desiredColor: '7/3 all over',
    hairCondition: 'Healthy',
  },
  facts: NO_FACTS,
  today: TODAY,
  clientId: null,
  clientName: 'Niamh',
  device: 'tablet-1',
  byVoice: false,
})
const asked = (picks: FieldsOf<'ask'>['picks']): FieldsOf<'ask'> => ({
  ...drafted,
  picks,
  deletedAt: null,
  seconds: [],
  answer: null,
  answered_at: null,
  answered_by: 'engine',
  answer_notes: [],
  failure: null,
  image: null,
  image_failure: null,
})
const HENNA = [{ id: 'history.henna', value: true }]

test('the recipe and what it is called are those that stand, and the draft stays as it was', async () => {
  const ask = asked([{ id: 'wish.level', value: 5 }])
  expect(isMended(ask)).toBe(true)
  const before = colourFormulaOf('a', ask)
  const after = colourFormulaOf('a', await asMended(ask, TODAY))
  expect(before.formula).toContain('7')
  expect(after.formula).not.toBe(before.formula)
  expect(after.desired_color).toContain('Picked: level 5')
  expect(ask.draft).toEqual(drafted.draft)
})

test('a question that nobody tapped on is shown as it was drafted, and is not worked out again', async () => {
  const ask = asked([])
  expect(isMended(ask)).toBe(false)
  expect(await asMended(ask, TODAY)).toBe(ask)
})

test('the tables of a download tell it too', async () => {
  const held = { ask: [{ id: 'a', fields: asked(HENNA) }] } as unknown as RecordsByKind
  const [first] = (await withWhatStands(held, Date.parse(TODAY))).ask
  expect(first?.fields.draft).not.toEqual(drafted.draft)
  expect(JSON.stringify(first?.fields.draft)).toContain('enna')
})
