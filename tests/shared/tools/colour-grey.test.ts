// How much grey the plan goes by, whether it was said or is assumed, and whether it resists.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { readPicture } from '../../../shared/tools/colour-formula/read/picture'
import { linesOf, TODAY } from './cases'

describe('how much grey there is', () => {
  for (const { now, wish = '', grey } of linesOf<{ now: string; wish?: string; grey: string }>(
    'colour-grey.jsonl',
  ))
    it(`is ${grey} in "${now}" ${wish}`, () => {
      const input = { clientName: 'Jane', currentColor: now, desiredColor: wish, hairCondition: '' }
      const { percent, said, resistant } = readPicture(input, NO_FACTS, TODAY).grey
      expect(`${said ? '' : 'about '}${percent}${resistant ? ' resists' : ''}`).toBe(grey)
    })
})
