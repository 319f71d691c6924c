// What no reader knows of the hair's state, its history and the person asks before anything is mixed, until somebody looked.
import { describe, expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { lookedPath } from '../../../shared/reading/understood/looked'
import type { Picks } from '../../../shared/reading/understood/reading'
import colour from '../../../shared/tools/colour-formula'
import type { ColourInput } from '../../../shared/tools/colour-formula/schema'
import { understood } from '../../../shared/tools/colour-formula/told/understood'

const TYPED = {
  clientName: 'Jane',
  currentColor: 'Natural 6, 3 cm regrowth, mids and ends 7/3 tint',
  desiredColor: '7/3 roots',
  hairCondition: 'Healthy, fine',
}
const asked = (input: Partial<ColourInput>, picks: Picks = {}) => ({
  input: { ...TYPED, ...input, picks },
  facts: NO_FACTS,
  today: '2026-11-23T09:00:00.000Z',
})
const answer = (input: Partial<ColourInput>, picks: Picks = {}) => {
  const question = asked(input, picks)
  return colour.check({ ...question, overrides: [] }, colour.draft(question))
}
const lookedAt = (input: Partial<ColourInput>): Picks =>
  Object.fromEntries(
    understood(asked(input)).pieces.flatMap(piece =>
      piece.unread === 'unknown' ? [[lookedPath(piece), true]] : [],
    ),
  )

test.each([
  { hairCondition: 'Healthy, puts Protopic on it' },
  { hairCondition: 'Healthy but gone wibbly' },
  { hairCondition: 'healthy. Her face was twice the size' },
  { currentColor: 'Natural 6. some gunk her nan swears by' },
])('%o asks, and says what was not known', input => {
  const { decision, steps, questions } = answer(input)
  expect(decision).toBe('ask')
  expect(steps).toEqual([])
  expect(questions.join()).toContain('these words are not known here')
})

describe('looked at', () => {
  const input = { hairCondition: 'Healthy, goes to zumba with the neighbours' }
  test('it is planned as ever', () => {
    expect(answer(input).decision).toBe('ask')
    const looked = answer(input, lookedAt(input))
    expect(looked.decision).toMatch(/^proceed/)
    expect(looked.steps).toEqual(answer({}).steps)
  })
  test('it is told with the question', () => {
    expect(colour.picked?.(lookedAt(input)).hairCondition).toBe('looked at “zumba”')
  })
  test('it is no word for a field that is empty', () => {
    expect(colour.input.safeParse({ ...TYPED, hairCondition: '', picks: lookedAt(input) }).success).toBe(
      false,
    )
  })
  test('it takes no hazard with it', () => {
    const hazard = { hairCondition: 'wibbly and snapping off' }
    expect(answer(hazard, lookedAt(hazard)).decision).toBe(answer({ hairCondition: 'snapping off' }).decision)
  })
})

test.each([
  { hairCondition: 'Healthy, off to Spain on Friday, wants it for her cousin’s wedding' },
  { hairCondition: 'Healthy, see card' },
  { desiredColor: '7/3 roots like that singer on zoopla' },
  { clientName: 'Aoibheann Ní Dhomhnaill' },
])('%o does not ask', input => {
  expect(answer(input).decision).toMatch(/^proceed/)
})

describe('the name', () => {
  test.each(['Ana (pregnant)', 'Ana - breastfeeding', 'Ana, allergic to PPD'])('%s is read', clientName => {
    expect(understood(asked({ clientName })).raised.map(({ field }) => field)).toContain('clientName')
  })
  test.each(['Rose Perm', 'Joy Bump', 'Nits O’Shea'])('%s is a name', clientName => {
    expect(understood(asked({ clientName })).raised).toEqual([])
  })
})
