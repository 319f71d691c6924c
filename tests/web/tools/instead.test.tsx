// Under a stop stand its words for the client, and the gloss only where the rules let one be mixed.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import tool from '../../../shared/tools/colour-formula'
import { FOR_THE_CLIENT } from '../../../shared/tools/colour-formula/for-the-client'
import type { Row } from '../../../web/data/queries'
import { draftedAsk } from '../../../web/tools/ask'
import { Instead } from '../../../web/tools/Instead'

vi.mock('../../../web/ui/later', () => ({ later: () => () => 'Read aloud' }))

function drawn(hairCondition: string, desiredColor = 'Full head of highlights, level 10'): string {
  const input = { clientName: 'Ana', currentColor: 'Level 8 bleached', desiredColor, hairCondition }
  const today = '2026-01-01T09:00:00.000Z'
  const { sheet, ...fields } = draftedAsk({
    tool,
    input,
    facts: NO_FACTS,
    today,
    clientId: null,
    clientName: 'Ana',
    device: 'tablet-1',
    byVoice: false,
  })
  if (sheet === null) throw new Error('a question without a sheet')
  const ask = { id: 'ask1', fields } as Row<'ask'>
  return renderToStaticMarkup(
    <Instead tool={tool} ask={ask} sheet={sheet} facts={NO_FACTS} onAsked={() => undefined} />,
  )
}

test('where the lift alone is held, the gloss may be asked for', () => {
  const html = drawn('Over-processed, breaking and snapping')
  expect(html).toContain('Today’s gloss, with its bowl')
  expect(html).toContain(FOR_THE_CLIENT)
})

test('with a known reaction there are words, and no gloss', () => {
  const html = drawn('allergic to PPD, over-processed, breaking and snapping')
  expect(html).not.toContain('gloss')
  expect(html).toContain(FOR_THE_CLIENT)
})

test('under a formula stands neither', () => {
  expect(drawn('Healthy', 'Clear gloss')).toBe('')
})
