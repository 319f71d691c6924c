// A passkey's own count of its signatures: one that doesn't rise was signed by a copy.
import { beforeEach, describe, expect, test } from 'vitest'
import { countIn, hasRisen, keepCount } from '../../../../web/account/people/passkey/passkey-count'
import { emptyKept } from '../../kept'

beforeEach(emptyKept)

describe('a passkey', () => {
  test('opens each time that its count has risen, by however much', () => {
    keepCount('k', 3)
    expect([4, 5, 900, 2 ** 32 - 1].map(count => hasRisen('k', count))).toEqual([true, true, true, true])
  })

  test('opens nothing where its count stands still or falls, also not to nought', () => {
    expect(hasRisen('still', 7)).toBe(true)
    expect([7, 6, 0].map(count => hasRisen('still', count))).toEqual([false, false, false])
    expect(hasRisen('still', 8), 'a refusal moves nothing').toBe(true)
  })

  test('of a device that never counts opens as often as it is asked', () => {
    expect([0, 0, 0].map(count => hasRisen('never', count))).toEqual([true, true, true])
  })

  test('is counted apart from every other', () => {
    expect(hasRisen('a', 9)).toBe(true)
    expect(hasRisen('b', 1)).toBe(true)
  })
})

test('the count is read where the authenticator writes it, also from a view into a longer buffer', () => {
  const data = new Uint8Array(40)
  data.set([0, 0, 1, 2], 36)
  expect(countIn(data.subarray(3))).toBe(258)
})
