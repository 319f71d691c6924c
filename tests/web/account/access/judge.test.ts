// What the meter says of a new password: how good, and what would be better.
import { expect, test } from 'vitest'
import { judgePassword } from '../../../../web/account/access/password/judge'

test.each([
  ['password1', 'Quickly guessed', /^Common words/],
  ['qwertyuiop', 'Quickly guessed', /^(Common words|Keys beside)/],
  ['aaaaaaaaaa', 'Quickly guessed', /^Repeating it/],
  ['abcdefghij', 'Quickly guessed', /^(Runs such|Common words)/],
  ['gwenith@salon.example', 'Quickly guessed', /^Your own email/],
  ['three combs and a kettle', 'Strong', null],
  ['x'.repeat(2_000), 'Quickly guessed', /^Repeating it/],
])('%s', (password, word, better) => {
  const told = judgePassword(password, ['gwenith@salon.example', 'gwenith'])
  expect(told.word).toBe(word)
  if (better === null) expect(told.better).toBeNull()
  else expect(told.better).toMatch(better)
})

test('a longer one is never called worse for its length', () => {
  const scores = ['brush', 'brush kettle', 'brush kettle orbit', 'brush kettle orbit maple'].map(
    password => judgePassword(password, []).score,
  )
  expect(scores).toEqual([...scores].sort())
  expect(scores.at(-1)).toBe(4)
})
