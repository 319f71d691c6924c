import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import colour from '../../../../shared/tools/colour-formula'
import { advisedWords } from '../../../../web/salon/records/answers/views'

const ask = (currentColor: string, hairCondition: string) => {
  const input = { clientName: 'Ann', currentColor, desiredColor: '7/3 golden blonde', hairCondition }
  const draft = colour.draft({ input, facts: NO_FACTS, today: '2026-11-21T12:00:00.000Z' })
  return { tool: 'colour-formula', answer: null, draft }
}

test('neither a refusal nor a hold is filed as advice, and a hold is no question', () => {
  expect(advisedWords(ask('Natural 6, virgin', 'Healthy, never coloured'))).toBe('advised')
  expect(advisedWords(ask('Natural 6', 'Allergic to PPD, face swelled up'))).toBe('advised against')
  expect(advisedWords(ask('Natural 6, foils', 'Fine, breakage at hairline, snaps when wet'))).toBe(
    'put on hold',
  )
})
