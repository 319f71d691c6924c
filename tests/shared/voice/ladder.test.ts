import { expect, test } from 'vitest'
import { atTheFoot, missed } from '../../../shared/voice/ladder'
import { meantAs } from '../../../shared/voice/say'

const next = meantAs({ id: 'next-step', slots: {} })
const repeat = meantAs({ id: 'repeat', slots: {} })

test('one miss asks to say it again, two offer two choices, three give buttons', () => {
  const first = missed(atTheFoot, [next], null)
  expect(first).toMatchObject({ rung: 'repeat', say: 'I did not catch that. Say it again.' })
  const second = missed(first, [repeat], null)
  expect(second).toMatchObject({ rung: 'choices', say: 'Did you mean: Repeat, or Next?' })
  expect(missed(second, [], null)).toMatchObject({ rung: 'buttons', choices: [repeat, next] })
})

test('where nothing is near, two misses already give buttons', () => {
  expect(missed(missed(atTheFoot, [], null), [], null).rung).toBe('buttons')
})

test('what is missing is said instead, where it is known', () => {
  expect(missed(atTheFoot, [], 'Whose note? Open a client first.').say).toBe(
    'Whose note? Open a client first.',
  )
})
