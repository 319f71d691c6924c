// What is written short is read as what is meant, and a figure's letter, a name or a time is left alone.
import { describe, expect, it } from 'vitest'
import { tableOf } from '../../../shared/reading/tables'
import { SHORT_NAMED, SHORTHAND } from '../../../shared/reading/words/colour/shorthand'
import { linesOf } from '../tools/cases'

const TABLE = tableOf([SHORTHAND], SHORT_NAMED)

describe('what stylists write short', () => {
  for (const { typed, meant } of linesOf<{ typed: string; meant: string }>('../reading/shorthand.jsonl'))
    it(`"${typed}" means "${meant}"`, () => expect(TABLE.put(typed)).toBe(meant))
})
