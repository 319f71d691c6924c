// A shade by its name: level, tone, and whether the name means another level elsewhere.
import { describe, expect, it } from 'vitest'
import { shadesIn } from '../../../shared/tools/colour-formula/read/shades/shades'
import { linesOf } from './cases'

describe('the name of a shade', () => {
  for (const { said, names } of linesOf<{ said: string; names: string[] }>('colour-shade-names.jsonl'))
    it(`is read in "${said}"`, () => {
      const found = shadesIn(said, said, null).map(
        ({ level, tone, written, sure }) => `${level} ${tone ?? '-'} ${written}${sure ? '' : '?'}`,
      )
      expect(found).toEqual(names)
    })
})
