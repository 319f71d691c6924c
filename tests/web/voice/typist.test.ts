import { expect, test } from 'vitest'
import { typistOf, typistWords } from '../../../web/voice/memos/use-typist'

const memo = { name: 'whisper', of: 'client', salonKept: false, age: 60_000 } as const

test('typing is promised where the server will do it, and nowhere else', () => {
  expect(typistWords(typistOf(memo))).toMatch(/^It will be typed by whisper when there is a signal/)
  const nobody = [
    { ...memo, name: null },
    { ...memo, of: 'kept' as const },
    { ...memo, salonKept: true },
    { ...memo, age: 31 * 86_400_000 },
  ]
  for (const each of nobody)
    expect(typistWords(typistOf(each))).toBe('It isn’t typed for you. Listen, and type what was said.')
})

test('of a memo that is about nobody in particular it is only said that it may be typed', () => {
  expect(typistWords(typistOf({ ...memo, of: 'nobody' }))).toMatch(/^It may be typed by whisper/)
})
