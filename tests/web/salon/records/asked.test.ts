import { describe, expect, test } from 'vitest'
import { answeredWords, askedWords } from '../../../../web/salon/records/answers/asked'

const sheet = { title: 'A good day', spoken: 'Two moves save 30 minutes.', blocks: [] }

describe('a question in one line', () => {
  test.each([
    [{ topic: 'Autumn balayage\nwith a treatment' }, 'Autumn balayage'],
    [{ schedule: '09:00 Anna cut' }, '09:00 Anna cut'],
    [{ desiredColor: '7/3', topic: 'No' }, '7/3'],
    [{ revenue: 4000 }, 'A good day'],
  ])('of %o is %s', (input, words) => {
    expect(askedWords({ tool: 'marketing', input, sheet, answer: null, draft: null })).toBe(words)
  })

  test('of a recommendation is what was recommended', () => {
    const draft = { products: [{ name: 'Moisture Mask' }, { name: 'Oil' }] }
    expect(
      askedWords({ tool: 'retail-edge', input: { clientName: 'Amara' }, sheet, answer: null, draft }),
    ).toBe('Moisture Mask, Oil')
  })

  test('is cut where it is long, and is a question where nothing can be read', () => {
    const blank = { tool: 'marketing', input: {}, sheet: null, answer: null, draft: null }
    expect(askedWords({ ...blank, input: { topic: 'a'.repeat(300) } })).toHaveLength(121)
    expect(askedWords(blank)).toBe('Question')
  })
})

test('what was answered is the answer that stands, else what was read aloud', () => {
  const ask = { tool: 'marketing', input: {}, sheet, draft: { content: 'Drafted post' }, answer: null }
  expect(answeredWords(ask)).toBe('Drafted post')
  expect(answeredWords({ ...ask, answer: { content: 'Model post' } })).toBe('Model post')
  expect(answeredWords({ ...ask, draft: { moves: [] } })).toBe('Two moves save 30 minutes.')
  expect(answeredWords({ ...ask, draft: null, sheet: null })).toBeNull()
})
