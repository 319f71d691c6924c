// Under 16 is a refusal; the age of somebody who came along is not the client's.
import { expect, test } from 'vitest'
import { answerTo } from './cases'

const decisionOn = (hairCondition: string) =>
  answerTo({ clientName: 'Jo', currentColor: 'Natural 6', desiredColor: '6/0', hairCondition }).decision

test.each([
  'Healthy. Her daughter is 14 and came along',
  'Healthy, his younger sister is 12, sits beside him',
  'Her daughter is 14, client is 43',
])('another’s: %s', words => {
  expect(decisionOn(words)).not.toBe('refuse')
})

test.each([
  'My daughter is 14',
  'Daughter of a client, she is 14',
  "Client's daughter is 14",
  'Healthy, she is 15',
  'Her daughter is 14 and it is for her, she is 14',
])('the client’s: %s', words => {
  expect(decisionOn(words)).toBe('refuse')
})
