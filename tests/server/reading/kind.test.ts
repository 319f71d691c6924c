// What a reader remembers of its jobs, to know which are cold: never what somebody wrote.
import { expect, test } from 'vitest'
import { kindOf } from '../../../sync-server/reading/kind'

test('each tool is a kind of its own', () => {
  for (const what of ['engine', 'prompt', 'checked', 'wish'])
    expect(kindOf(what, ['colour-formula', {}])).toBe(`${what} colour-formula`)
})

test('a text is no kind: the second one is as warm as the first, and nothing of it is kept', () => {
  for (const what of ['spoken', 'toldText', 'names', 'support'])
    expect(kindOf(what, ['Siobhan O’Neill rang.', {}])).toBe(what)
})
