import { describe, expect, test } from 'vitest'
import { asTyped, spaced } from '../../../web/voice/dictation/fit'

describe('what was heard, as it would have been typed', () => {
  test.each([
    ['Siobhan at example dot com', 'email', 'siobhan@example.com'],
    ['hello dash there @ Salon dot co dot uk.', 'email', 'hello-there@salon.co.uk'],
    ['www dot six strands dot example', 'url', 'www.sixstrands.example'],
    ['07700 900 123.', 'tel', '07700 900 123'],
    ['Saoirse Kelly.', 'text', 'Saoirse Kelly'],
    ['level 7.1', 'text', 'level 7.1'],
    ['  two   words ', 'search', 'two words'],
  ])('%s in a field for %s', (heard, type, typed) => {
    expect(asTyped(heard, type, false)).toBe(typed)
  })

  test('a sentence in a note keeps its full stop', () => {
    expect(asTyped('Toner on the ends.', 'textarea', true)).toBe('Toner on the ends.')
  })
})

describe('spaces', () => {
  test.each([
    ['', 'one', '', 'one'],
    ['one', 'two', '', ' two'],
    ['one ', 'two', '', 'two'],
    ['one\n', 'two', '', 'two'],
    ['', 'one', 'two', 'one '],
    ['one', 'and', ' two', ' and'],
    ['one', 'two', '.', ' two'],
    ['(', 'one', ')', 'one'],
    ['one', ', two', '', ', two'],
  ])('%j then %j before %j', (before, text, after, put) => {
    expect(spaced(before, text, after)).toBe(put)
  })
})
