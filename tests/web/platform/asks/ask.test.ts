import { describe, expect, it } from 'vitest'
import { type Facts, NO_FACTS } from '../../../../shared/facts'
import { Ask } from '../../../../shared/salon/records/records'
import tool from '../../../../shared/tools/colour-formula'
import { draftedAsk, drawn } from '../../../../web/platform/asks/ask'
import { overrideOf } from '../../../../web/tools/screens/gate/gated'

const today = '2026-11-21T10:00:00.000Z'
const input = {
  clientName: 'Siobhan',
  currentColor: 'Natural level 6, virgin hair, never coloured',
  desiredColor: '7/3 medium golden blonde',
  hairCondition: 'Healthy, medium texture, shoulder length',
}
const card: Facts['client'] = {
  first_name: 'Siobhan',
  hair_type: null,
  concerns: [],
  notes: null,
  allergies: [],
}
const test = (
  days: number,
  result: Facts['patch_tests'][number]['result'] = 'clear',
): Facts['patch_tests'][number] => {
  const ago = (hours: number): string => new Date(Date.parse(today) - hours * 3_600_000).toISOString()
  return {
    product: 'Koleston',
    applied_at: ago(days * 24),
    result,
    read_at: result === 'waiting' ? null : ago(days * 24 - 49),
  }
}
const facts = (over: Partial<Facts> = {}): Facts => ({ ...NO_FACTS, client: card, ...over })

const asked = (present: Facts) =>
  draftedAsk({
    tool,
    input,
    facts: present,
    today,
    clientId: present.client ? 'c1' : null,
    clientName: 'Siobhan',
    device: 'tablet-1',
    byVoice: false,
  })
const holds = (present: Facts, overrides: Ask['overrides'] = [], later = today) =>
  drawn(tool, { ...asked(facts()), answer: null, overrides }, present, later, 'draft')?.sheet.holds.map(
    hold => hold.rule,
  )

describe('a question is one record, whole before any network', () => {
  it('holds its input, its facts, its draft and the sheet as it is shown', () => {
    const ask = asked(facts())
    expect(Ask.parse(ask)).toMatchObject({ tool: 'colour-formula', input, client_id: 'c1', asked_at: today })
    expect(ask.facts).toEqual(facts())
    expect(ask.draft).not.toBeNull()
    expect(ask.sheet?.title).toMatch(/Siobhan/)
  })

  it('what the server writes is left to the server', () => {
    expect(Object.keys(asked(facts()))).not.toEqual(expect.arrayContaining(['answer']))
  })
})

describe('the present decides, not the moment of asking', () => {
  it('without a patch test the mixing is held; a test recorded since lifts it', () => {
    expect(holds(facts())).toHaveLength(1)
    expect(holds(facts({ patch_tests: [test(3)] }))).toEqual([])
  })

  it('a test that is too young or still to be read lifts nothing', () => {
    expect(holds(facts({ patch_tests: [test(1, 'waiting')] }))).toHaveLength(1)
    expect(holds(facts({ patch_tests: [test(3, 'waiting')] }))).toHaveLength(1)
  })

  it('a test that was good when it was asked has lapsed a year later', () => {
    expect(holds(facts({ patch_tests: [test(3)] }), [], '2027-11-21T10:00:00.000Z')).toHaveLength(1)
  })

  it('a logged reason lifts the hold it names', () => {
    const [rule = ''] = holds(facts()) ?? []
    const override = overrideOf(rule, 'Tested elsewhere', { id: 'o1', at: today, who: 'Ana' })!
    expect(holds(facts(), [override])).toEqual([])
    expect(holds(facts(), [{ ...override, rule: 'another' }])).toHaveLength(1)
  })

  it('a New Client has no card to record on, so nothing is held', () => {
    const ask = asked(NO_FACTS)
    const sheet = drawn(tool, { ...ask, answer: null }, NO_FACTS, today, 'draft')?.sheet
    expect(sheet?.holds).toEqual([])
    expect(JSON.stringify(sheet)).toMatch(/Patch test not recorded/)
  })
})

it('an output that this version cannot read is shown as it stood, dated, and not to be acted on', () => {
  const old = { ...asked(facts()), draft: { formula: 'of an older version' }, answer: null }
  expect(drawn(tool, old, facts(), today, 'draft')).toMatchObject({
    current: false,
    dated: today,
    sheet: old.sheet,
  })
  expect(drawn(tool, old, facts(), today, 'answer')).toBeNull()
})
