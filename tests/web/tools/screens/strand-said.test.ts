// What is said to the strand: plain statements are picks, and talk sets off nothing.
import { expect, test } from 'vitest'
import tool from '../../../../shared/tools/colour-formula'
import { picksSaid } from '../../../../web/tools/screens/strand/said'

test.each([
  ['root is a five, lengths are not bleached', { 'root.level': 5, 'lengths.lightened': false }],
  ['roots are natural five', { 'root.level': 5, 'root.made': 'natural' }],
  ['the ends are seven gold', { 'ends.level': 7, 'ends.tone': 'gold' }],
  ['make the root a six', { 'root.level': 6 }],
  ['ends level seven and a half copper', { 'ends.level': 7.5, 'ends.tone': 'copper' }],
  ['root five, lengths seven gold, ends eight', { 'root.level': 5, 'lengths.level': 7, 'ends.level': 8 }],
  ['grey is thirty percent', { grey_percent: 30 }],
  ['three centimetres regrowth', { regrowth_cm: 3 }],
  ['texture is coarse', { texture: 'coarse' }],
  ['lengths were lightened six weeks ago', { 'lengths.made': 'lightened', 'history.lightener.weeks': 6 }],
  ['no henna', { 'history.henna': false }],
  ['wish is level eight ash', { 'wish.level': 8, 'wish.tone': 'ash' }],
  ['the target is seven gold', { 'wish.level': 7, 'wish.tone': 'gold' }],
  ['she wants level 8 ash', { 'wish.level': 8, 'wish.tone': 'ash' }],
])('“%s”', async (said, picks) => {
  expect(await picksSaid(tool, said)).toMatchObject(picks)
})

test.each([
  'it’s a lovely day',
  'the root of the problem is money',
  'I had five at the end',
  'they want five of us at seven',
  'put the kettle on',
  'seven o’clock is fine',
  // What has to be asked is asked on the screen, never picked by the way.
  'she is seven months pregnant',
  'scalp is sore',
  'my hair is falling out',
  'root is a five and her scalp is sore',
  `${'and then she said the root is a five '.repeat(3)}`,
])('“%s” is no pick', async said => {
  expect(await picksSaid(tool, said)).toBeNull()
})
