import { describe, expect, test } from 'vitest'
import { providerWords, sentText, wayWords } from '../../../../web/tools/models/models'

describe('who answers', () => {
  test.each([
    [{ by: 'engine', name: null, host: null }, 'Built-in engine, on this tablet', /Nothing leaves/],
    [{ by: 'poster', name: null, host: null }, 'A designed poster, drawn on this tablet', /Nothing leaves/],
    [{ by: 'model', name: 'gpt-x', host: 'api.example' }, 'Model gpt-x', /Sent to api\.example\./],
  ] as const)('%o is said in words, and where it goes', (provider, words, way) => {
    expect(providerWords(provider)).toBe(words)
    expect(wayWords(provider)).toMatch(way)
  })
})

describe('what was sent', () => {
  test('of a chat is laid out as text, its JSON too', () => {
    const messages = [
      { role: 'system', content: 'Be careful.' },
      { role: 'user', content: '{"question":{"desiredColor":"7/3"}}' },
    ]
    expect(sentText(messages)).toBe(
      'system:\nBe careful.\n\nuser:\n{\n  "question": {\n    "desiredColor": "7/3"\n  }\n}',
    )
  })

  test('of anything else is shown as it is', () => {
    expect(JSON.parse(sentText({ prompt: 'A calm salon', shape: 'square' }))).toEqual({
      prompt: 'A calm salon',
      shape: 'square',
    })
  })
})
