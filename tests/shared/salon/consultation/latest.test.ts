import { describe, expect, test } from 'vitest'
import { isDue, latestOf, warningsOf } from '../../../../shared/salon/consultation/latest'
import { QUESTIONS } from '../../../../shared/salon/consultation/questions'
import { weeksSince } from '../../../../shared/salon/consultation/said'
import { blanks } from '../../../../shared/salon/records/blank'
import { takeFacts } from '../../../../shared/take-facts'

const yes = (id: string, words: string | null = null) => ({ id, answer: 'yes' as const, words, when: null })
const no = (id: string) => ({ id, answer: 'no' as const, words: null, when: null })
const on = (answered_at: string, answers: ReturnType<typeof yes | typeof no>[], client_id = 'c') => ({
  ...blanks.consultation,
  client_id,
  answered_at,
  answers,
})

describe('of many consultations', () => {
  test('the latest counts, and of two of one instant the one that warns', () => {
    const old = on('2026-01-01T09:00:00.000Z', [yes('allergy')])
    const late = on('2026-06-01T09:00:00.000Z', [no('allergy')])
    const warns = on('2026-06-01T09:00:00.000Z', [yes('allergy')])
    const latest = (all: (typeof old)[]) => latestOf(all.map(fields => ({ fields })))?.fields
    expect(latest([old, late])).toBe(late)
    expect(latest([late, warns, old])).toBe(warns)
    expect(latest([])).toBeUndefined()
  })

  test('of several people of one name each one’s yes counts, and nobody’s no', () => {
    const [together] = warningsOf([
      on('2026-06-01T09:00:00.000Z', [yes('allergy', 'nickel'), no('henna')], 'a'),
      on('2026-05-01T09:00:00.000Z', [yes('allergy', 'PPD'), yes('henna')], 'b'),
      on('2025-05-01T09:00:00.000Z', [yes('perm')], 'b'),
    ])
    expect(together?.answers.map(({ id, answer, words }) => [id, answer, words])).toEqual([
      ['allergy', 'yes', 'nickel; PPD'],
      ['henna', 'yes', null],
    ])
    expect(warningsOf([])).toEqual([])
  })
})

test('it is asked again after the salon’s months, to the day, and where its day can’t be read', () => {
  const at = '2026-01-15T09:00:00.000Z'
  expect(isDue(at, 6, Date.parse('2026-07-15T08:59:00.000Z'))).toBe(false)
  expect(isDue(at, 6, Date.parse('2026-07-15T09:00:00.000Z'))).toBe(true)
  expect(isDue('some day', 6, 0)).toBe(true)
})

test('how long ago something was is reckoned as short as it can have been', () => {
  const [question] = QUESTIONS
  if (!question) throw new Error('no question')
  const said = { question, answer: 'yes' as const, words: '', when: 'two months' as const }
  expect(weeksSince(said, '2026-11-01T00:00:00.000Z', '2026-11-15T00:00:00.000Z')).toBe(4)
  expect(weeksSince(said, '2026-11-15T00:00:00.000Z', '2026-11-01T00:00:00.000Z')).toBe(2)
  expect(
    weeksSince({ ...said, when: null }, '2026-11-01T00:00:00.000Z', '2026-11-15T00:00:00.000Z'),
  ).toBeNull()
})

test('the facts of a question hold the latest answers, without the signature and who wrote them', () => {
  const present = {
    client: { ...blanks.client, name: 'Niamh Byrne' },
    allergies: [],
    notes: [],
    formulas: [],
    patch_tests: [],
    products: [],
    recommendations: [],
    salon: null,
    consultations: [
      on('2026-01-01T09:00:00.000Z', [no('perm')]),
      {
        ...on('2026-06-01T09:00:00.000Z', [yes('allergy', 'Mrs Byrne: nickel')]),
        who: 'Mary',
        signature: { path: 'M0 0l9 9', name: 'Niamh Byrne', at: '2026-06-01T09:00:00.000Z' },
      },
    ],
  }
  expect(takeFacts(['client'], present).consultation).toEqual({
    answered_at: '2026-06-01T09:00:00.000Z',
    answered_by: 'stylist',
    answers: [yes('allergy', 'Mrs …: nickel')],
  })
  expect(takeFacts(['salon'], present).consultation).toBeNull()
})

test('each question has its own id, and says why it is asked', () => {
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length)
  for (const { source, asks, words } of QUESTIONS) {
    expect(source).not.toBe('')
    expect(asks.endsWith('?') && words.endsWith('?')).toBe(true)
  }
})
