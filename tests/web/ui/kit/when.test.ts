import { expect, test } from 'vitest'
import { agoOf } from '../../../../web/ui/kit/when'

const at = (day: number, hour: number): Date => new Date(2026, 10, day, hour)

test.each([
  [at(26, 15), at(27, 9), 'yesterday'],
  [at(26, 23), at(27, 0), 'yesterday'],
  [at(27, 0), at(27, 23), 'today'],
  [at(25, 20), at(27, 9), '2 days ago'],
  [at(28, 9), at(27, 9), 'today'],
])('%s seen at %s is %s', (then, now, words) => expect(agoOf(then.toISOString(), now.getTime())).toBe(words))
test('a date that can’t be read is no wrong number', () => expect(agoOf('soon', 0)).toBe('today'))
