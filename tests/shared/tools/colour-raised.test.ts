// What words raise of a person and nobody has answered is asked before anything is mixed, where it would stop a colour.
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import type { Picks } from '../../../shared/reading/understood/reading'
import colour from '../../../shared/tools/colour-formula'
import { linesOf } from './cases'

const answer = (said: string, picks: Picks = {}) => {
  const input = {
    clientName: 'Sam',
    currentColor: 'Natural 6',
    desiredColor: '7/3 all over',
    hairCondition: `Healthy. ${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
    picks,
  }
  const question = { input, facts: NO_FACTS, today: '2026-11-24T09:00:00.000Z' }
  return colour.check({ ...question, overrides: [] }, colour.draft(question))
}
type Case = { id: string; said: string; asks: string | null; concept?: string }
const CASES = linesOf<Case>('colour-raised.jsonl')

test.each(CASES.filter(({ asks }) => asks === null))('$id is not asked about', ({ said }) => {
  const { decision, steps } = answer(said)
  expect(decision).toMatch(/^proceed/)
  expect(steps.length).toBeGreaterThan(0)
})

const ASKED = CASES.filter(({ asks }) => asks !== null)
test.each(ASKED)('$id is asked about, and nothing is mixed', ({ said, asks }) => {
  const { decision, steps, questions } = answer(said)
  expect(decision).toBe('ask')
  expect(steps).toEqual([])
  expect(questions.join('\n')).toContain(asks)
})
test.each(ASKED)('$id: not known is no answer', ({ said, concept }) =>
  expect(answer(said, { [`raised.${concept}`]: 'unknown' }).decision).toBe('ask'),
)
test.each(ASKED)('$id: a no is believed, and it is planned as without', ({ said, concept }) => {
  const { decision, steps } = answer(said, { [`raised.${concept}`]: 'no' })
  expect(decision).toMatch(/^proceed/)
  expect(steps).toEqual(answer('strong hair').steps)
})
test.each(ASKED)('$id: a yes stops it', ({ said, concept }) =>
  expect(answer(said, { [`raised.${concept}`]: 'yes' }).decision).toMatch(/^(hold|refuse)$/),
)
