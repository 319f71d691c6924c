// A known client's form starts filled: what is on record needs no typing, and the wish is always asked.
import { describe, expect, test } from 'vitest'
import { type Facts, NO_FACTS } from '../../../../shared/facts'
import tool from '../../../../shared/tools/colour-formula'
import { fieldsOf, validate } from '../../../../web/tools/screens/form/fields'
import { withoutTyped } from '../../../../web/tools/screens/known'
import { askedLines } from '../../../../web/tools/screens/sent/asked'

const TODAY = '2026-11-24T10:00:00.000Z'
const EMPTY = { clientName: 'Siobhán', currentColor: '', desiredColor: '', hairCondition: '' }
const LAST: Facts['formulas'][number] = {
  made_at: '2026-10-10T10:00:00.000Z',
  title: 'Roots 6/0',
  start: { level: 5, tone: 'natural' },
  result: { level: 6, tone: 'brown' },
  bowls: [
    {
      zone: 'Roots',
      mix: [{ shade: '6/0', grams: 30 }],
      developer_volume: 20,
      developer_grams: 30,
      ratio: '1:1',
      minutes: 35,
    },
  ],
  remarks: null,
}
const consultedOn = (answered_at: string): Facts['consultation'] => ({
  answered_at,
  answered_by: 'client',
  answers: [{ id: 'relaxer', answer: 'yes', words: 'in spring', when: null }],
})
function knownBy(facts: Partial<Facts>, input = EMPTY) {
  const all = { ...NO_FACTS, ...facts }
  const reading = tool.understood?.({ input, facts: all, today: TODAY })
  return reading ? withoutTyped(tool.known?.(reading, all, TODAY) ?? {}, input) : {}
}
const checked = (input: object, known: Record<string, string>) =>
  validate(tool.input, fieldsOf(tool.input), { ...EMPTY, ...input }, { known })

describe('what is on record', () => {
  test('of the hair comes from the last formula, and from nothing where there is none', () => {
    expect(knownBy({ formulas: [LAST] }).currentColor).toMatch(/roots natural level 5, lengths level 6 brown/)
    expect(knownBy({})).toEqual({})
  })

  test('is asked no more where it was typed', () => {
    expect(knownBy({ formulas: [LAST] }, { ...EMPTY, currentColor: 'Natural 4' })).toEqual({})
  })

  test('of the history is a consultation, by its date alone, and not one that is due again', () => {
    const { hairCondition = '' } = knownBy({ consultation: consultedOn('2026-11-03T10:00:00.000Z') })
    expect(hairCondition).toBe('the consultation of 3 Nov 2026')
    expect(knownBy({ consultation: consultedOn('2026-01-03T10:00:00.000Z') })).toEqual({})
  })

  test('a consultation where everything was denied still answers the question', () => {
    const consultation = {
      answered_at: '2026-11-03T10:00:00.000Z',
      answered_by: 'client' as const,
      answers: [{ id: 'relaxer', answer: 'no' as const, words: null, when: null }],
    }
    expect(knownBy({ consultation })).toHaveProperty('hairCondition')
  })
})

test('with it the form demands the wish alone; without it the specification’s four fields', () => {
  const known = knownBy({ formulas: [LAST], consultation: consultedOn('2026-11-03T10:00:00.000Z') })
  expect(checked({}, {})).toMatchObject({
    messages: {
      currentColor: 'Current color is required',
      desiredColor: 'Desired color is required',
      hairCondition: 'Hair condition is required',
    },
  })
  const bare = checked({}, known)
  expect(bare.ok ? {} : bare.messages).toEqual({ desiredColor: 'Desired color is required' })
  const asked = checked({ picks: { 'wish.service': 'same_again' } }, known)
  expect(asked).toMatchObject({ ok: true, input: { known } })
})

test('the question tells what was on record, so that the record reads whole', () => {
  const known = { currentColor: 'roots natural level 5' }
  const lines = askedLines(tool, { ...EMPTY, desiredColor: '6/0', known })
  expect(lines.find(({ name }) => name === 'currentColor')?.words).toBe('On record: roots natural level 5')
})

test('the same again by one tap, nothing typed, gives what was used', () => {
  const facts = { ...NO_FACTS, formulas: [LAST] }
  const input = { ...EMPTY, picks: { 'wish.service': 'same_again' }, known: { currentColor: 'x' } }
  const output = tool.output.parse(tool.draft({ input, facts, today: TODAY }))
  expect(output.steps[0]?.mix).toEqual([{ what: '6/0', grams: 30 }])
})
