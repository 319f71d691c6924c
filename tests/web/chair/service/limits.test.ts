// The rules of the trade run again over what was changed at the chair: the real tool, its real check.
import { describe, expect, test } from 'vitest'
import { type Facts, NO_FACTS } from '../../../../shared/facts'
import type { Bowl } from '../../../../shared/salon/records/records'
import { sheetOf } from '../../../../shared/toolbox'
import colour from '../../../../shared/tools/colour-formula'
import { judging } from '../../../../web/chair/service/bowls/judged'
import { bowlFrom, stepsOf, todaysSteps } from '../../../../web/chair/service/bowls/recipe'
import { sameAsLastTime } from '../../../../web/tools/screens/mixed/last-time'

const now = '2026-11-21T10:00:00.000Z'
const bowls: Bowl[] = [
  {
    zone: 'Roots',
    mix: [
      { shade: '6/0', grams: 30 },
      { shade: '6/71', grams: 20 },
    ],
    developer_volume: 20,
    developer_grams: 75,
    ratio: '1:1.5',
    minutes: 35,
  },
  {
    zone: 'Foils',
    mix: [{ shade: 'Lightener', grams: 30 }],
    developer_volume: 20,
    developer_grams: 60,
    ratio: null,
    minutes: 40,
  },
]
const formula = {
  made_at: '2026-10-01T10:00:00.000Z',
  title: 'Copper',
  start: { level: 6, tone: 'natural' },
  result: { level: 7, tone: 'copper' },
  bowls,
  remarks: null,
}
const facts: Facts = {
  ...NO_FACTS,
  client: { first_name: 'Mary', hair_type: null, concerns: [], notes: null, allergies: [] },
  formulas: [formula],
  patch_tests: [
    {
      product: 'Line A',
      applied_at: '2026-11-01T10:00:00.000Z',
      result: 'clear',
      read_at: '2026-11-03T12:00:00.000Z',
    },
  ],
}

function sameFor(hairCondition: string) {
  const input = { clientName: 'Mary', ...sameAsLastTime(formula, now), hairCondition }
  const draft = colour.draft({ input, facts, today: now })
  return {
    tool_version: colour.version,
    input,
    draft,
    answer: null,
    sheet: null,
    asked_at: now,
    overrides: [],
  }
}
/** What is held against a bowl of the answer, changed like this. */
const against = (hair: string, at: number, patch: Partial<Bowl>): readonly string[] => {
  const ask = sameFor(hair)
  const sheet = sheetOf(colour, ask, facts, now, 'draft')?.sheet ?? null
  const step = todaysSteps(sheet, [])[at]
  if (!step) throw new Error('no such step')
  const bowl = { ...bowlFrom(step.step), ...patch }
  return judging({ tool: colour, ask: { fields: ask }, facts, now, which: 'draft' })(step, bowl)?.why ?? []
}

describe('the same as last time', () => {
  test('is what was really used, by today’s rules', () => {
    const sheet = sheetOf(colour, sameFor('Healthy'), facts, now, 'draft')?.sheet ?? null
    const [roots, foils] = stepsOf(sheet)
    expect(roots).toMatchObject({
      title: 'Roots',
      mix: [
        { what: '6/0', grams: 30 },
        { what: '6/71', grams: 20 },
      ],
      developer_volume: 20,
      developer_grams: 75,
      minutes: [35, 35],
    })
    // No ratio was noted: it is worked out from what was weighed.
    expect(foils).toMatchObject({ ratio: '1:2', developer_grams: 60 })
  })

  test('puts no recipe into an answer that refuses', () => {
    const ask = sameFor('Scalp sore and broken')
    expect(ask.draft.steps).toEqual([])
  })

  test('is copied where the hair has changed since, and says what the check would change', () => {
    const sheet = sheetOf(colour, sameFor('Very dry'), facts, now, 'draft')?.sheet ?? null
    expect(stepsOf(sheet)[0]?.developer_volume).toBe(20)
    expect(sheet?.holds).toEqual([])
    const weak = sheetOf(colour, sameFor('Fragile'), facts, now, 'draft')?.sheet ?? null
    expect(stepsOf(weak)[0]).toMatchObject({ title: 'Roots', developer_volume: 20, developer_grams: 75 })
    expect(weak?.holds).toMatchObject([{ rule: 'as-saved', may_override: true }])
    expect(JSON.stringify(weak?.blocks)).toContain('allow 10 vol at most here, not 20 vol')
  })
})

describe('a bowl of the answer that is changed', () => {
  test('stands where the rules let it', () => {
    expect(against('Healthy', 0, { developer_volume: 30 })).toEqual([])
    expect(against('Healthy', 0, { developer_volume: 10, ratio: '1:1', minutes: 45 })).toEqual([])
  })
  test('is held where they do not, with the strongest, the mix and the longest that they allow', () => {
    const forty = (most: number) => [`The rules of the trade allow ${most} vol at most here, not 40 vol.`]
    expect(against('Healthy', 0, { developer_volume: 40 })).toEqual(forty(30))
    expect(against('Healthy', 1, { developer_volume: 40 })).toEqual(forty(30))
    expect(against('Fine, very dry', 0, { developer_volume: 40 })).toEqual(forty(20))
    expect(against('Healthy', 0, { ratio: '1:4' })).toEqual([expect.stringContaining('1:4 is outside')])
    expect(against('Healthy', 1, { minutes: 90 })).toEqual([
      'The rules of the trade allow 50 minutes at most here, not 90.',
    ])
  })
  test('is a lightener from the moment that lightener is in it', () => {
    const mix = [{ shade: 'Bleach powder', grams: 30 }]
    expect(against('Healthy', 0, { mix, developer_volume: 30 })).toEqual([
      'The rules of the trade allow 20 vol at most here, not 30 vol.',
    ])
  })
})

describe('a bowl that no answer made', () => {
  const said: Bowl = {
    zone: 'Bowl 1',
    mix: [{ shade: '6/1', grams: 30 }],
    developer_volume: 40,
    developer_grams: null,
    ratio: null,
    minutes: null,
  }
  const onCard = (client: Partial<NonNullable<Facts['client']>>, patch: Partial<Bowl> = {}) => {
    const card = { ...facts, client: facts.client && { ...facts.client, ...client } }
    const verdictOn = judging({ tool: colour, ask: null, facts: card, now, which: 'draft' })
    return verdictOn({ from: null }, { ...said, ...patch })
  }
  test('is held by the same rules', () => {
    expect(onCard({})?.why).toEqual(['The rules of the trade allow 30 vol at most here, not 40 vol.'])
    expect(onCard({}, { developer_volume: 30 })).toBeNull()
    expect(onCard({}, { developer_volume: 30, minutes: 70 })?.why).toHaveLength(1)
  })
  test('is held against the client’s card', () => {
    expect(onCard({ notes: 'Fragile, breaking off' }, { developer_volume: 20 })?.why).toEqual([
      'The rules of the trade allow 10 vol at most here, not 20 vol.',
    ])
    expect(onCard({ notes: 'Fragile, breaking off' }, { developer_volume: 10 })).toBeNull()
    const known = onCard({ allergies: [{ substance: 'PPD', reaction: null }] }, { developer_volume: 20 })
    expect(known?.why.join(' ')).toMatch(/^Do not colour: there is an allergy on the card/)
    expect(known?.may_override).toBe(false)
  })
})
