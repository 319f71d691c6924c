// The numbers from one to twelve are one list: no tool reads ten of them and misses the eleventh.
import { describe, expect, it } from 'vitest'
import { ONE_TO_TWELVE } from '../../../shared/reading/values/number-words'
import { dataIn, keysOf } from '../../../shared/tools/marketing/read/data'
import { agoIn } from '../../../shared/tools/retail-edge/read/past/ago'
import { TODAY } from './cases'

describe('a number as a word', () => {
  for (const [word, number] of Object.entries(ONE_TO_TWELVE)) {
    it(`“${word} years ago” is ${number} years`, () =>
      expect(agoIn(`has not used it since ${word} years ago`, TODAY)).toBe(number * 365))
    it(`a topic that says “${word} weeks” vouches for “${number} weeks”`, () =>
      expect(keysOf(`Open in ${word} weeks`).has(dataIn(`${number} weeks`)[0]?.key ?? '')).toBe(true))
  }
})
