import { describe, expect, test } from 'vitest'
import { type PatchTest, standingAmong } from '../../../../shared/salon/patch-test'
import { blanks } from '../../../../web/platform/data/blank'
import { timelineOf } from '../../../../web/salon/clients/timeline/timeline'
import { entriesOf } from '../../../../web/salon/history/entries'
import { colourFormulaOf, recommendationOf } from '../../../../web/salon/records/answers/views'
import { differencesIn, newestFirst } from '../../../../web/salon/records/versions/history-of'

const anAsk = (fields: Record<string, unknown>) => ({ ...blanks.ask, ...fields })
const row = <F>(id: string, fields: F) => ({ id, fields, pending: false })

describe('a recommendation as the specification names its parts', () => {
  const products = [
    { name: 'Mask', category: 'Treatment', priority: 'HIGH', reason: 'Dry' },
    { name: 'Oil', priority: 'sometime', reason: '' },
    'not a product',
  ]

  test('is read from the answer where there is one, else from the draft', () => {
    const draft = { hair_type: 'Fine', quick_pitch: 'Draft', products, talking_points: ['One', 2] }
    const ask = anAsk({ client_name: 'Amara', asked_at: '2026-03-01T10:00:00.000Z', draft })
    expect(recommendationOf('a', ask)).toEqual({
      id: 'a',
      client_name: 'Amara',
      created_at: '2026-03-01T10:00:00.000Z',
      hair_type: 'Fine',
      current_treatment: null,
      products: [
        { name: 'Mask', category: 'Treatment', priority: 'high', reason: 'Dry' },
        { name: 'Oil', category: null, priority: 'medium', reason: '' },
      ],
      quick_pitch: 'Draft',
      talking_points: ['One'],
    })
    expect(recommendationOf('a', { ...ask, answer: { quick_pitch: 'Answer' } }).quick_pitch).toBe('Answer')
  })
})

describe('a colour ask as the specification names its parts', () => {
  const step = {
    title: 'Mix',
    zone: 'Roots',
    mix: [
      { what: '6/0', grams: 30 },
      { what: '6/1', grams: null },
    ],
    developer_volume: 20,
    developer_grams: 60,
    ratio: '1:2',
    minutes: { from: 30, to: 40 },
    how: ['Apply'],
    watch: ['Check'],
  }
  const input = { clientName: 'Bo', currentColor: '5', desiredColor: '6', hairCondition: 'fine' }

  test('has formula, time, tips and expectation', () => {
    const draft = { steps: [step, { title: 'Rinse', how: [], watch: [] }], expected: 'A soft 6' }
    expect(colourFormulaOf('a', anAsk({ input, draft, client_id: null }))).toMatchObject({
      client_id: null,
      client_name: 'Bo',
      current_color: '5',
      desired_color: '6',
      hair_condition: 'fine',
      formula: '1. Mix, Roots: 30 g 6/0 + 6/1, 60 g 20 vol, 1:2\n2. Rinse',
      processing_time: 'Mix: 30–40 minutes',
      application_tips: ['Apply', 'Check'],
      expected_result: 'A soft 6',
    })
  })

  test('that was refused says why in the place of the formula', () => {
    const draft = { decision: 'refuse', summary: 'Reacted to hair dye before.', steps: [] }
    expect(colourFormulaOf('a', anAsk({ input, draft })).formula).toBe('Reacted to hair dye before.')
  })

  test('of an unknown shape is empty, and breaks nothing', () => {
    expect(colourFormulaOf('a', anAsk({ input: {}, draft: { steps: 'none' } }))).toMatchObject({
      formula: '',
      application_tips: [],
    })
  })
})

describe('newest first', () => {
  const asks = [
    row('r', anAsk({ tool: 'retail-edge', asked_at: '2026-03-03T00:00:00.000Z' })),
    row('c', anAsk({ tool: 'colour-formula', asked_at: '2026-03-01T00:00:00.000Z' })),
    row('m', anAsk({ tool: 'marketing', asked_at: '2026-02-01T00:00:00.000Z' })),
  ]
  const formulas = [row('f', { ...blanks.formula, made_at: '2026-03-02T00:00:00.000Z' })]
  const ids = (entries: { row: { id: string } }[]) => entries.map(entry => entry.row.id)

  test('history holds recommendations, answers and what was used, as far as is shown', () => {
    expect(ids(entriesOf(asks, formulas, 'all', 10))).toEqual(['r', 'f', 'c', 'm'])
    expect(ids(entriesOf(asks, formulas, 'all', 2))).toEqual(['r', 'f'])
    expect(ids(entriesOf(asks, formulas, 'retail-edge', 10))).toEqual(['r'])
    expect(ids(entriesOf(asks, formulas, 'colour-formula', 10))).toEqual(['f', 'c'])
    expect(ids(entriesOf(asks, formulas, 'marketing', 10))).toEqual(['m'])
  })

  test("a client's timeline holds notes between them", () => {
    const notes = [row('n', { ...blanks.note, written_at: '2026-03-02T12:00:00.000Z' })]
    expect(ids(timelineOf(notes, formulas, asks))).toEqual(['r', 'n', 'f', 'c'])
  })
})

describe('earlier versions', () => {
  test('tell what a change changed, in words, newest first, and nothing the app keeps for itself', () => {
    const change = { device: 'd', person: null, outcome: 'accepted' }
    const changes = newestFirst([
      { ...change, id: '1', at: 1, patch: { name: 'Siobhan', import_id: 'x', concerns: [] }, base: {} },
      {
        ...change,
        id: '2',
        at: 2,
        patch: { name: 'Siobhán', concerns: ['frizz'], phone: null },
        base: { name: 'Siobhan', concerns: [], phone: '01' },
      },
    ])
    expect(changes.map(change => change.id)).toEqual(['2', '1'])
    expect(differencesIn(changes[0]!).map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Name', 'Siobhan', 'Siobhán'],
      ['Concerns', 'empty', 'frizz'],
      ['Phone', '01', 'empty'],
    ])
    expect(differencesIn(changes[1]!).map(({ label }) => label)).toEqual(['Name'])
  })
})

describe('where a client stands among several patch tests', () => {
  const now = Date.parse('2026-06-01T00:00:00.000Z')
  const test1 = (applied_at: string, result: PatchTest['result']): PatchTest => ({
    applied_at,
    result,
    read_at: result === 'waiting' ? null : new Date(Date.parse(applied_at) + 48 * 3_600_000).toISOString(),
  })

  test('none recorded is none', () => {
    expect(standingAmong([], now)).toBeNull()
  })

  test('the newest decides: one that waits, beside an older clear one that is still valid', () => {
    const tests = [
      test1('2026-05-31T00:00:00.000Z', 'waiting'),
      test1('2026-01-01T00:00:00.000Z', 'clear'),
      test1('2026-03-01T00:00:00.000Z', 'clear'),
    ]
    expect(standingAmong(tests, now)?.state).toBe('waiting')
    expect(standingAmong(tests.slice(1), now)).toEqual({
      state: 'clear',
      until: Date.parse('2026-09-01T00:00:00.000Z'),
    })
  })

  test('a reaction outweighs every clear one', () => {
    const tests = [test1('2026-05-01T00:00:00.000Z', 'clear'), test1('2020-05-01T00:00:00.000Z', 'reaction')]
    expect(standingAmong(tests, now)?.state).toBe('reaction')
  })
})
