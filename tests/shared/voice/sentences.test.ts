import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunksOf, sentencesOf } from '../../../shared/voice/speak/sentences'

const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      'Mix 9.1 ',
      '1:1.5 ',
      '6/01, ',
      'now. ',
      'Really? ',
      'e.g. ',
      '20 vol. ',
      '\n',
      '£45.50 ',
      '…',
      '👍 ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom('a', '9', '.'), minLength: 150, maxLength: 400 }),
  ),
  { maxLength: 30 },
)

test.each([
  ['sentences', sentencesOf],
  ['chunks', chunksOf],
] as const)('%s joined are the text, none is empty and none over 180 characters', (_, cut) => {
  fc.assert(
    fc.property(pieces, parts => {
      const text = parts.join('')
      const found = cut(text)
      expect(found.join('')).toBe(text)
      for (const each of found) {
        expect(each.length).toBeLessThanOrEqual(180)
        expect(each).not.toBe('')
      }
    }),
  )
})

test('no number is ever split: not 9.1, not 1:1.5, not 6/01', () => {
  const numbers = fc.constantFrom('9.1', '1:1.5', '6/01', '10.13', '£45.50', '7/1')
  const words = fc.constantFrom('then', 'mix', 'grams', 'to the roots', 'and wait.', 'Go on!', 'x'.repeat(60))
  fc.assert(
    fc.property(fc.array(fc.tuple(words, numbers), { maxLength: 60 }), parts => {
      const text = parts.flat().join(' ')
      for (const cut of [sentencesOf, chunksOf]) {
        const found = cut(text).flatMap(each => each.match(/[£\d][\d.:/]*/g) ?? [])
        const bare = (each: string): string => each.replace(/[.:/]+$/, '')
        expect(found.map(bare)).toEqual(parts.map(([, number]) => number))
      }
    }),
  )
})

test.each([
  ['Use 9.1 now. Mix 1:1.5.', ['Use 9.1 now. ', 'Mix 1:1.5.']],
  ['Add 20 vol. peroxide. Wait.', ['Add 20 vol. peroxide. ', 'Wait.']],
  ['Ask Dr. Jones. "Really?" Yes.', ['Ask Dr. Jones. ', '"Really?" ', 'Yes.']],
  ['One line\n\nanother line', ['One line\n\n', 'another line']],
  ['Some e.g. Olaplex.', ['Some e.g. Olaplex.']],
  ['   ', ['   ']],
  ['', []],
])('%j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test('a long sentence is cut after a comma, else between words', () => {
  const long = `${'word '.repeat(30)}comma, ${'more '.repeat(20)}`
  expect(sentencesOf(long)[0]?.endsWith('comma, ')).toBe(true)
  expect(sentencesOf('word '.repeat(60))[0]?.endsWith('word ')).toBe(true)
})

test('chunks are as few as whole sentences allow', () => {
  expect(chunksOf('Short one. Short two. Short three.')).toHaveLength(1)
  expect(chunksOf(`${'A sentence of some length stands here. '.repeat(10)}`)).toHaveLength(3)
})
