// A warm wish keeps its warmth: nothing neutralises it on the sheet, and nothing takes it away at home.
import { expect, test } from 'vitest'
import { answerTo } from './cases'

const asked = (desiredColor: string) =>
  answerTo({
    clientName: 'Amara',
    currentColor: 'Natural level 6, virgin',
    desiredColor,
    hairCondition: 'Healthy',
  }).text

test('a golden blonde in foils keeps its gold', () => {
  const text = asked('8/3 golden blonde highlights in foils')
  expect(text).toContain('supports the warm result')
  expect(text).not.toContain('neutralised by')
  expect(text).not.toMatch(/Purple shampoo against yellow/)
})

test('an ash blonde in foils is told what cancels the warmth', () => {
  const text = asked('8/1 ash blonde highlights in foils')
  expect(text).toContain('neutralised by')
  expect(text).toMatch(/Purple shampoo against yellow/)
})
