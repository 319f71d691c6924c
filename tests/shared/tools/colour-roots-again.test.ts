// A known client's roots by one tap: where nothing is said of the hair, it is as the last formula left it, with her own
// hair grown in below.
import { expect, test } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import colour from '../../../shared/tools/colour-formula'

const today = '2026-11-24T09:00:00.000Z'
const formula: Facts['formulas'][number] = {
  title: 'Roots',
  made_at: '2026-10-20T09:00:00.000Z',
  start: { level: 6, tone: 'natural' },
  result: { level: 7, tone: 'gold' },
  bowls: [],
  remarks: null,
}

const answer = (last: Facts['formulas'][number]) => {
  const input = {
    clientName: 'Niamh',
    currentColor: '',
    desiredColor: '',
    hairCondition: '',
    picks: { 'wish.service': 'roots', condition: 'sound' },
  }
  const facts = { ...NO_FACTS, formulas: [last] }
  return colour.check({ input, facts, today, overrides: [] }, colour.draft({ input, facts, today }))
}

test('the roots are her natural level, and go to the shade that the lengths have', () => {
  const { start, target, questions, steps } = answer(formula)
  expect(start).toMatchObject({ level: 6, tone: 'natural' })
  expect(target).toMatchObject({ level: 7, tone: 'gold' })
  expect(steps).toMatchObject([{ kind: 'tint_lift1', developer_volume: 20 }])
  expect(questions).toEqual([])
})

test('where nobody knew her natural level it is asked for', () =>
  expect(answer({ ...formula, start: { level: 7, tone: 'gold' } }).questions.join()).toContain(
    'Which natural level',
  ))
