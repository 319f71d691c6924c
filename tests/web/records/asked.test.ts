import { describe, expect, test } from 'vitest'
import { answeredWords, askedWords } from '../../../web/records/asked'

const sheet = { title: 'A good day', spoken: 'Two moves save 30 minutes.', blocks: [] }

describe('a question in one line', () => {
  test.each([
    [{ topic: 'Autumn balayage\nwith a treatment' }, 'Autumn balayage'],
    [{ schedule: '09:00 Anna cut' }, '09:00 Anna cut'],
    [{ desiredColor: '7/3', topic: 'No' }, '7/3'],
    [{ revenue: 4000 }, 'A good day'],
  ])('of %o is %s', (input, words) => {
    expect(askedWords({ input, sheet })).toBe(words)
  })

  test('is cut where it is long, and is a question where nothing can be read', () => {
    expect(askedWords({ input: { topic: 'a'.repeat(300) }, sheet })).toHaveLength(121)
    expect(askedWords({ input: {}, sheet: null })).toBe('Question')
  })
})

test('what was answered is the answer that stands, else what was read aloud', () => {
  const ask = { input: {}, sheet, draft: { content: 'Drafted post' }, answer: null }
  expect(answeredWords(ask)).toBe('Drafted post')
  expect(answeredWords({ ...ask, answer: { content: 'Model post' } })).toBe('Model post')
  expect(answeredWords({ ...ask, draft: { moves: [] } })).toBe('Two moves save 30 minutes.')
  expect(answeredWords({ ...ask, draft: null, sheet: null })).toBeNull()
})
