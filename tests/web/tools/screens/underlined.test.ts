// The words of a field that were used, as they are underlined in it.
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import type { Picks } from '../../../../shared/reading/understood/reading'
import { understood } from '../../../../shared/tools/colour-formula/told/understood'
import { usedIn } from '../../../../web/tools/screens/understood/used'

const TYPED = {
  clientName: 'Jane',
  currentColor: 'Natural 6, 3 cm regrowth, cheers',
  desiredColor: '7/3 roots',
  hairCondition: 'Fine, allergic to PPD, off to Spain on Friday',
}
const used = (field: keyof typeof TYPED, picks: Picks = {}, now = TYPED[field]): string[] => {
  const reading = understood({
    input: { ...TYPED, picks },
    facts: NO_FACTS,
    today: '2026-03-02T10:00:00.000Z',
  })
  return usedIn(now, field, reading, picks).map(({ start, end }) => now.slice(start, end))
}

test('what gave a fact or a question is used, and ordinary talk is not', () => {
  expect(used('currentColor')).toEqual(['Natural 6', '3 cm regrowth'])
  expect(used('hairCondition')).toEqual(['Fine', 'allergic to PPD'])
})

test('what was picked otherwise, or answered with no, uses its words no more', () => {
  expect(used('currentColor', { regrowth_cm: 2 })).toEqual(['Natural 6'])
  expect(used('hairCondition', { 'raised.reaction_to_colour': 'no' })).toEqual(['Fine'])
})

test('while one types on, the lines stay with their words or are gone', () => {
  expect(used('currentColor', {}, `So: ${TYPED.currentColor}`)).toEqual(['Natural 6', '3 cm regrowth'])
  expect(used('currentColor', {}, '3 cm')).toEqual([])
})
