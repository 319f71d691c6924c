import { expect, test } from 'vitest'
import { developerNeeded, formulaLines } from '../../../shared/voice/bowl/formula-read'

const roots = {
  zone: 'Roots',
  mix: [
    { shade: '6/1', grams: 20 },
    { shade: '7/43', grams: 10 },
  ],
  developer_volume: 20,
  developer_grams: null,
  ratio: '1:1.5',
  minutes: 35,
}
const ends = { ...roots, zone: 'Ends', mix: [{ shade: '9/1', grams: 15 }], developer_grams: 30, ratio: '1:2' }

test('each tube is a line of its own, then the developer by weight, then the time', () => {
  expect(formulaLines([roots, ends])).toEqual([
    'Bowl 1 of 2, Roots. 20 grams 6/1.',
    '10 grams 7/43.',
    '45 grams of 20 volume, one to one and a half.',
    '35 minutes.',
    'Bowl 2 of 2, Ends. 15 grams 9/1.',
    '30 grams of 20 volume, one to two.',
    '35 minutes.',
  ])
})

test('a weight that is not written is never made up', () => {
  const bowl = { ...roots, mix: [{ shade: '6/1', grams: 0 }], minutes: null }
  expect(developerNeeded(bowl)).toBeNull()
  expect(formulaLines([bowl])).toEqual([
    'Roots. 6/1, no weight is written.',
    '20 volume, one to one and a half.',
  ])
  expect(formulaLines([{ ...roots, mix: [], developer_volume: null, ratio: null, minutes: null }])).toEqual([
    'Roots. Nothing is written in it.',
  ])
})
