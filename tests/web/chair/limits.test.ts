// The rules of the trade run again over what was changed at the chair: the real tool, its real check.
import { describe, expect, test } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import type { Bowl } from '../../../shared/records'
import { sheetOf } from '../../../shared/toolbox'
import colour from '../../../shared/tools/colour-formula'
import { limitOf } from '../../../web/chair/limits'
import { stepsOf } from '../../../web/chair/recipe'
import { sameDraft, stepsFromFormula } from '../../../web/chair/same-again'
import { sameAsLastTime } from '../../../web/tools/last-time'

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
  const draft = sameDraft(colour.draft({ input, facts, today: now }), formula)
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
const limit = (hair: string, at: number, volume: number) =>
  limitOf({ tool: colour, ask: sameFor(hair), facts, now, which: 'draft' }, at, volume)

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
    expect(stepsFromFormula(formula)).toHaveLength(2)
  })

  test('is lowered where the hair has changed since', () => {
    const sheet = sheetOf(colour, sameFor('Fragile, breaking off'), facts, now, 'draft')?.sheet ?? null
    expect(stepsOf(sheet)[0]?.developer_volume).toBe(10)
  })
})

describe('another developer', () => {
  test('stands where the rules let it', () => {
    expect(limit('Healthy', 0, 30)).toBeNull()
    expect(limit('Healthy', 0, 10)).toBeNull()
  })
  test('is held back where they do not, with the strongest that they allow', () => {
    expect(limit('Healthy', 0, 40)?.volume).toBe(30)
    expect(limit('Healthy', 1, 40)?.volume).toBe(30)
    expect(limit('Fine, very dry', 0, 30)?.volume).toBe(20)
  })
})
