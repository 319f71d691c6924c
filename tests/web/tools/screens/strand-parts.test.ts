// What stands in the picture: what was assumed asks to be looked at, what was said does not.
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import tool from '../../../../shared/tools/colour-formula'
import { stateSaid, zoneSaid } from '../../../../web/tools/screens/strand/parts'

const read = (currentColor: string, desiredColor: string, hairCondition: string) => {
  const input = { clientName: 'Ada', currentColor, desiredColor, hairCondition }
  return tool.understood?.({ input, facts: NO_FACTS, today: '2026-11-26' })?.facts ?? {}
}

test('grey that nobody measured is shown as unsure', () => {
  expect(zoneSaid(read('6/3', 'level 6 beige, full grey cover', 'healthy'), 'root')).toEqual({
    words: '40% grey',
    sure: false,
  })
})

test('what was said is sure, and said once', () => {
  const facts = read('root natural 5, 30% grey, 2 cm regrowth', '6/3', 'coarse, dry')
  expect(zoneSaid(facts, 'root')).toEqual({ words: 'Level 5, natural · 30% grey · 2 cm', sure: true })
  expect(stateSaid(facts)).toEqual({ words: 'Coarse, dry', sure: true })
  expect(zoneSaid(facts, 'ends')).toEqual({ words: '', sure: true })
})
