// A text that repeats itself without an end is read all the same: what takes the square of its length, or worse, is
// ended by the runner's own limit.
import { expect, it } from 'vitest'
import { readSchedule } from '../../../shared/tools/appointments/engine'

const LENGTH = 2000

it.each(['(9-10) ', '(09:00, 45), ', 'Smith, Jane ', '9 ', 'colour on ', 'half past ', 'if anyone '])(
  'a text of “%s…” is read to its end',
  piece => {
    for (let round = 0; round < 3; round++)
      expect(readSchedule(piece.repeat(LENGTH).slice(0, LENGTH))).toBeDefined()
  },
)
