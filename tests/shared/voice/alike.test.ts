// Thirteen and thirty are told apart before anything is mixed: by their figures, and where both may be meant, by a question.
import { expect, test } from 'vitest'
import { blankContext, type Context } from '../../../shared/voice/intents'
import { understand } from '../../../shared/voice/understand'

const chair = (developer_volume: number): Context => ({
  ...blankContext,
  scope: 'chair',
  openClient: { id: 'ann', name: 'Ann Lee' },
  bowls: [
    {
      zone: 'Roots',
      mix: [{ shade: '7/1', grams: 30 }],
      developer_volume,
      developer_grams: null,
      ratio: '1:2',
      minutes: 35,
    },
  ],
})
const saidOf = (words: string, context: Context): readonly string[] => {
  const heard = understand(words, context)
  return heard.kind === 'meant'
    ? [heard.say]
    : heard.kind === 'choices'
      ? heard.choices.map(one => one.say)
      : []
}
const THIRTEEN = '13 volume, one three'
const THIRTY = '30 volume, three nought'

test.each([
  ['make it thirteen vol', 20, [THIRTEEN]],
  ['make it 30 vol', 20, [THIRTY]],
  ['make it thirty vol', 13, [THIRTY, THIRTEEN]],
  ['make it thirteen vol', 30, [THIRTEEN, THIRTY]],
  ['sixty grams of thirty vol', 13, [`60 grams of ${THIRTY}`, `60 grams of ${THIRTEEN}`]],
  ['make it twenty vol', 13, ['20 volume']],
  ['on the roots thirty grams six oh one, thirteen vol', 20, [`Roots: 30 grams 6/01, ${THIRTEEN}`]],
])('“%s”, where %s volume stands', (words, stands, said) => {
  expect(saidOf(words, chair(stands))).toEqual(said)
})

test('the first, or the second, is what is then read back', () => {
  const heard = understand('make it thirty vol', chair(13))
  if (heard.kind !== 'choices') return expect.fail('not asked')
  const pending = { type: 'choices', choices: heard.choices } as const
  expect(understand('the second', { ...chair(13), pending })).toMatchObject({
    intent: { id: 'choose', slots: { number: 2 } },
  })
})

test.each([
  ['thirty', 1],
  ['thirty vol', 1],
  ['make it thirty vol', 1],
  ['three nought', 1],
  ['thirteen', 2],
  ['thirteen volume', 2],
  ['one three', 2],
  ['the first', 1],
])('what it was asked in answers it: “%s”', (words, number) => {
  const heard = understand('make it thirty vol', chair(13))
  if (heard.kind !== 'choices') return expect.fail('not asked')
  const pending = { type: 'choices', choices: heard.choices } as const
  expect(understand(words, { ...chair(13), pending })).toMatchObject({
    intent: { id: 'choose', slots: { number } },
  })
})
