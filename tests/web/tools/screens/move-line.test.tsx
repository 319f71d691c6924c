// A line of the stylist's: each move that was heard stands by its name, with the words it was heard in.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HeardLine } from '../../../../shared/tools/communications/moves/heard'
import { MoveLine } from '../../../../web/tools/screens/moves/MoveLine'

const LINE: HeardLine = {
  at: 1,
  text: 'Hi Maya, I’m Jo. Come back in six weeks.',
  moves: [
    { move: 'greet', by: 'engine', quotes: ['Hi Maya'] },
    { move: 'next_visit', by: 'engine', quotes: ['Come back in six weeks'] },
  ],
  notHere: [],
  hazards: [],
}
const drawn = (line: HeardLine): string =>
  renderToStaticMarkup(<MoveLine line={line} number={1} onPick={() => undefined} />)

test('says by which words a move was heard, to the eye and to the ear', () => {
  const html = drawn(LINE)
  expect(html).toMatch(/aria-label="Greets, heard: “Hi Maya”"/)
  expect(html).toMatch(/Next visit<\/span><span[^>]*>“Come back in six weeks”/)
  expect(html).toContain('I did do that')
})

test('a move that the stylist says isn’t there has no words', () => {
  const html = drawn({ ...LINE, moves: [], notHere: ['greet'] })
  expect(html).toMatch(/aria-label="Greets, not here, you said"/)
  expect(html).not.toContain('“Hi Maya”')
})
