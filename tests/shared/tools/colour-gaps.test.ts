// What only the second reader understood is planned with, as far as nothing gets less careful by it.
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import colour from '../../../shared/tools/colour-formula'
import { readPicture } from '../../../shared/tools/colour-formula/read/picture'
import type { ColourInput } from '../../../shared/tools/colour-formula/schema'
import { factsOf } from '../../../shared/tools/colour-formula/told/facts-of'
import { understood } from '../../../shared/tools/colour-formula/told/understood'

const TODAY = '2026-11-23T09:00:00.000Z'
const asked = (input: Partial<ColourInput>, facts = NO_FACTS) => ({
  input: {
    clientName: 'Jane',
    currentColor: 'Natural 6',
    desiredColor: '7/3 roots',
    hairCondition: 'healthy',
    ...input,
  },
  facts,
  today: TODAY,
})
const planned = (input: Partial<ColourInput>) => {
  const question = asked(input)
  return factsOf(readPicture(question.input, question.facts, question.today))
}

test.each([
  ['half inch back in, natural 6', 'regrowth_cm', 1.27],
  ['nat 5, 30% gry at temples', 'grey_percent', 30],
])('“%s” gives %s', (currentColor, path, value) => {
  expect(planned({ currentColor })[path]).toBe(value)
  expect(understood(asked({ currentColor })).facts[path]).toMatchObject({ value, sure: true })
})

test('a question that knows of picks and has none is read as any other', () => {
  const parsed = colour.input.parse({ ...asked({}).input, picks: undefined })
  expect(planned(parsed)).toEqual(planned({}))
})

test('a hazard that the plan reads stays, whatever the second reader makes of it', () => {
  expect(planned({ hairCondition: 'never had a relaxer. relaxed with lye in June' })['history.relaxer']).toBe(
    true,
  )
})

const formula = (made_at: string, level: number) => ({
  made_at,
  title: 'Roots',
  start: { level: 5, tone: 'natural' as const },
  result: { level, tone: 'gold' as const },
  bowls: [],
  remarks: null,
})
const known = {
  ...NO_FACTS,
  formulas: [formula('2026-10-05T09:00:00.000Z', 7), formula('2025-01-05T09:00:00.000Z', 4)],
}

test('the newest formula is the last one', () => {
  const { facts } = understood(asked({ currentColor: '', desiredColor: '' }, known))
  expect(facts['lengths.level']).toMatchObject({ value: 7, from: 'formula' })
})

test('a known client’s picture starts from the last formula, until something is written', () => {
  const blank = understood(asked({ currentColor: '', desiredColor: '' }, known)).facts
  expect(blank['root.level']).toMatchObject({ value: 5, from: 'formula' })
  expect(blank['history.salon_colour.weeks']).toMatchObject({ value: 7, from: 'formula' })
  expect(blank['wish.service']).toMatchObject({ value: 'same_again', from: 'formula' })
  const written = understood(asked({}, known)).facts
  expect(written['root.level']?.from).not.toBe('formula')
  expect(written['wish.service']?.value).toBe('roots')
})
