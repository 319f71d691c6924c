// Under a stop stand its words for the client, and the gloss only where the rules let one be mixed.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import type { Tool } from '../../../../shared/tool'
import colour from '../../../../shared/tools/colour-formula'
import { FOR_THE_CLIENT } from '../../../../shared/tools/colour-formula/stopped/for-the-client'
import { draftedAsk } from '../../../../web/platform/asks/ask'
import type { Row } from '../../../../web/platform/data/queries/queries'
import { Instead } from '../../../../web/tools/screens/answer/Instead'
import { Sheet } from '../../../../web/ui/sheet/Sheet'

vi.mock('../../../../web/ui/kit/waiting/later', () => ({
  later:
    () =>
    ({ what }: { what: string }) => <button type="button" aria-label={`Read aloud: ${what}`} />,
}))

function drawn(
  hairCondition: string,
  desiredColor = 'Full head of highlights, level 10',
  question = colour.instead?.question ?? (() => null),
): string {
  const tool: Tool = { ...colour, ...(colour.instead && { instead: { ...colour.instead, question } }) }
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
    <>
      <Sheet sheet={sheet} />
      <Instead tool={tool} ask={ask} sheet={sheet} facts={NO_FACTS} onAsked={() => undefined} />
    </>,
  )
}

const BREAKING = 'Over-processed, breaking and snapping'
const ALOUD = `aria-label="Read aloud: ${FOR_THE_CLIENT}"`
const GLOSS = 'Today’s gloss, with its bowl'

test('where the lift alone is held, the gloss may be asked for', () => {
  const html = drawn(BREAKING)
  expect(html).toContain(GLOSS)
  expect(html).toContain(ALOUD)
})

test('with a known reaction there are words, and no gloss to ask for', () => {
  const html = drawn(`allergic to PPD, ${BREAKING}`)
  expect(html).not.toContain(GLOSS)
  expect(html).toContain(ALOUD)
})

test('the words have one heading', () => {
  expect(drawn(BREAKING).split(`>${FOR_THE_CLIENT}<`)).toHaveLength(2)
})

test('under a formula stands neither, and nothing is weighed', () => {
  const question = vi.fn(() => null)
  const html = drawn('Healthy', 'Clear gloss', question)
  expect(html).not.toContain(ALOUD)
  expect(html).not.toContain(GLOSS)
  expect(question).not.toHaveBeenCalled()
})

test('what can’t be weighed is not offered, and the stop stands', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = drawn(BREAKING, undefined, () => {
    throw new Error('too much')
  })
  expect(html).toContain(ALOUD)
  expect(html).not.toContain(GLOSS)
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
})
