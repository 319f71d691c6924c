// The record card on paper: every question of the card with its answer, who answered and when, and the signature.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QUESTIONS } from '../../../../shared/salon/consultation/questions'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { Paper } from '../../../../web/salon/consultation/Paper'

const fields: FieldsOf<'consultation'> = {
  deletedAt: null,
  seconds: [],
  client_id: 'c',
  answered_at: '2026-11-20T10:00:00.000Z',
  answered_by: 'client',
  answers: [
    { id: 'allergy', answer: 'yes', words: 'nickel earrings', when: null },
    { id: 'reaction', answer: 'no', words: '', when: null },
  ],
  signature: { name: 'Niamh Kelly', path: 'M1 1L2 2', at: '2026-11-20T10:05:00.000Z' },
  who: 'Aoife',
}
const printed = (over: Partial<typeof fields> = {}): string =>
  renderToStaticMarkup(
    <Paper
      name="Niamh Kelly"
      salon="Salon Six"
      fields={{ ...fields, ...over }}
      onPrinted={() => undefined}
    />,
  )

test('each question stands there, and one that was not asked says so', () => {
  const html = printed()
  for (const { asks } of QUESTIONS) expect(html).toContain(asks)
  expect(html.match(/Not asked/g)).toHaveLength(QUESTIONS.length - 2)
  expect(html).toMatch(/nickel earrings/)
})

test('who it is, where, when and by whom', () => {
  const html = printed()
  expect(html).toContain('Consultation: Niamh Kelly')
  expect(html).toMatch(/Salon Six\. .*20 Nov 2026/)
  expect(html).toContain('(Aoife)')
})

test('the signature is drawn with its name and time, and an unsigned one leaves no empty line', () => {
  expect(printed()).toMatch(/Signed by Niamh Kelly, .*<path d="M1 1L2 2"/)
  expect(printed({ signature: null })).not.toContain('Signed')
})
