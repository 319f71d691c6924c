// What is asked on the form: what was typed raises it; what stands elsewhere is changed there.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Raised } from '../../../../web/tools/screens/understood/Raised'

const drawn = (field: string, picks = {}): string =>
  renderToStaticMarkup(
    <Raised
      raised={[{ concept: 'reaction_to_colour', quote: 'reacted', field }]}
      picks={picks}
      onPick={() => undefined}
    />,
  )

test.each(['hairCondition', 'clientName'])('typed in %s it is asked, with its words', field => {
  expect(drawn(field)).toContain('Has hair colour ever caused a reaction?')
  expect(drawn(field)).toContain('It says “reacted”. Please answer.')
})

test.each(['card', 'consultation'])('said on the %s it is not to be waved away here', field => {
  expect(drawn(field)).toBe('')
})

test('an answer is told as what it does', () => {
  expect(drawn('hairCondition', { 'raised.reaction_to_colour': 'no' })).toContain(
    'What is written no longer counts.',
  )
})
