// Readings that must not widen into a stronger colour, a lost warning or swapped zones.
import { describe, expect, it } from 'vitest'
import { answerTo } from './cases'

type Input = [now: string, wish: string, condition?: string]
const asked = ([currentColor, desiredColor, hairCondition = 'healthy']: Input) =>
  answerTo({ clientName: 'Sam', currentColor, desiredColor, hairCondition })
const each = (name: string, inputs: Input[], check: (answer: ReturnType<typeof asked>) => void) =>
  describe(name, () => {
    for (const input of inputs) it(input.join(' | '), () => check(asked(input)))
  })
/** The words of a person, as a part of both fields. */
const told = (...words: string[]): Input[] =>
  words.flatMap((each): Input[] => [
    [`Natural level 6, ${each}`, '7/3 all over'],
    ['Natural level 6', '7/3 all over', each],
  ])
const volumes = ({ steps }: ReturnType<typeof asked>) => steps.map(({ developer }) => developer)
const kinds = ({ steps }: ReturnType<typeof asked>) => steps.map(({ kind }) => kind)

each(
  'the same colour on the roots stays low where the hair is weak or the strength is named',
  [
    ['Tinted 8/0 for years', '8/0 roots', 'snapping off at the roots'],
    ['Tinted 5/0 for years', '5/0 roots', 'fried and breaking'],
    ['Tinted 8/0 for years', '8/0 roots', 'very damaged'],
    ['Tinted 6', '6 roots', 'porous'],
    ['Tinted 6', '6 roots', 'dry'],
    ['Tinted 6, permed', '6 roots'],
    ['Relaxed 2 months ago, tinted 5', '5/0 roots only'],
    ['Tinted 6', '6 roots, 10 vol'],
    ['Tinted 6', '6 roots with 6 vol'],
    ['Tinted 6', '6 roots, 3%'],
    ['Tinted 6', '6 roots, low volume'],
    ['Tinted 6', '6 roots, no ammonia'],
  ],
  answer => {
    for (const volume of volumes(answer)) expect(volume).toBeLessThanOrEqual(10)
    expect(kinds(answer)).not.toContain('tint_deposit')
  },
)
it('covers sound regrowth in the same colour', () =>
  expect(volumes(asked(['Tinted 6', '6 roots']))).toEqual([20]))

each(
  'a patch test that shows red skin',
  told(
    'patch test red hairline',
    'patch test: red colour behind ear',
    'patch test left red tinted skin',
    'patch test red brown spot after two days',
    'patch test red tones to skin',
    'patch test had a red violet ring',
    'patch test red hair follicles',
    'skin test red boxed area',
    'patch test red hair on her arm',
    'PT positive',
    'PT: positive',
    'patch test hot and angry',
    'patch test ok. Itchy now',
    'patch test fine. Area came up red the next day',
    'patch test done Friday. It itched all weekend',
    'patch test ok. Came up in lumps next day',
    'patch test ok. Then 2 days later it went red',
    'patch test ok. She said it itched',
    'patch tested on 6.3. Itched next day',
  ),
  ({ decision, steps }) => {
    expect(decision).toBe('refuse')
    expect(steps).toEqual([])
  },
)
each(
  'a patch test beside the red of hair, or a word about something else',
  told(
    'patch test done, red lengths',
    'patch test fine, red hair',
    'patch test Monday red box dye lengths',
    'patch test clear red shades wanted',
    'patch test clear. Red hair',
    'patch test ok. Hair came up red last time',
    'patch test ok. Came up red after tinting',
    'patch test clear. It is bright red and brown',
    'patch test ok. Not itchy now',
    'patch test fine. Her sister itched',
    'patch test done. Sore from gym',
    'PT positive attitude',
    'PT not positive',
  ),
  ({ decision }) => expect(['proceed', 'proceed_with_caution']).toContain(decision),
)

each(
  'a daughter who clearly is the client',
  told(
    'For daughter. Daughter is 15',
    'colour is for daughter. Daughter is 15',
    'daughter is 15. Mum consents',
    'daughter is 15, consent form signed by me',
    'daughter is 15, sitting with me now',
    'Daughter is 15yo, school prom',
  ),
  ({ decision, text }) => {
    expect(decision).toBe('refuse')
    expect(text).toMatch(/under 16/i)
  },
)
each(
  'weeks and months are no age',
  told('daughter is 12 weeks pregnant', 'daughter is 12 months old'),
  ({ decision }) => expect(['proceed', 'proceed_with_caution']).toContain(decision),
)
each(
  'the question of age stays beside another stop',
  [
    ["Natural level 6. Daughter's 13", 'foils', 'sore scalp'],
    ['Natural level 6. Daughter is 13', '7/3', 'relaxer 3 days ago'],
    ['Natural level 6. Daughter is 13', '7/3', 'head lice'],
    ['Natural level 6. Both my kids want colour', '7/3', 'allergic to PPD'],
  ],
  ({ decision, text }) => {
    expect(['hold', 'refuse']).toContain(decision)
    expect(text).toMatch(/who is the colour for[\s\S]*under 16: no colour and no allergy test/i)
  },
)

it.each(['lengths and ends', 'lengths & ends', 'mids and ends', 'lengths and the ends'])(
  '"%s 9 5 roots" lightens the roots from 5',
  place => {
    const { steps, text } = asked([`${place} 9 5 roots`, '9/1 roots'])
    expect(steps[0]?.kind).toBe('lighten_safe')
    expect(text).toContain('Start: Level 5')
  },
)
it('keeps the remover for darker lengths and ends', () =>
  expect(kinds(asked(['lengths and ends 4 tinted 7 roots natural', '7/0']))).toContain('remover'))

each(
  'lightened hair is filled before it goes dark, whatever the order of the words',
  [
    ['lengths and ends 9 natural 5 roots', '5/0'],
    ['roots 4 natural 9 bleached', '4/0'],
    ['roots 4 natural 9 previously bleached', '4/0'],
    ['roots 4 natural 9 pre-lightened', '4/0'],
    ['roots 4 natural 9 tinted', '4/0'],
    ['roots 5 natural 9 highlights', '5/0'],
    ['roots natural 5 9 bleached', '5/0'],
    ['roots and lengths 5 ends 9', '5/0'],
    ['roots and lengths 5, ends 9', '5/0'],
    ['roots and lengths 6 ends bleached 10', '6/0'],
    ['roots and lengths 6, ends bleached 10', '6/0'],
    ['roots lengths 5 ends 9', '5/0'],
    ['roots to mids 5 bleached 9', '5/0'],
  ],
  ({ flags, steps, text }) => {
    expect(flags.pre_pigment).toBe(true)
    expect(steps[0]?.kind).toBe('fill')
    expect(text).toMatch(/Start: Level (?:9|10)\b/)
  },
)

each(
  'relaxed hair waits where more than a deposit is meant',
  [
    '5/4, not deposit only, permanent',
    '5/4 lifted, not only deposit',
    "5/4 isn't deposit only",
    '5/4 more than deposit only',
    '5/4 deposit only, 30 vol',
    '5/4 gloss, permanent',
    '5/4 gloss, 6%',
    '5/4 majirel then gloss',
    '5/4 tint with a gloss finish',
    '5/4 gloss finish, cover roots',
    '5/4 high gloss tint 20 vol',
    'no gloss, 5/4',
  ].map((wish): Input => ['Relaxed 4 weeks ago, level 4', wish]),
  ({ decision, steps }) => {
    expect(decision).toBe('hold')
    expect(steps).toEqual([])
  },
)
it.each(['5/4 deposit only', '5/4 deposit only, no lift', '5/4 gloss'])('"%s" goes on relaxed hair', wish => {
  const answer = asked(['Relaxed 4 weeks ago, level 4', wish])
  expect(answer.decision).toBe('proceed_with_caution')
  expect(kinds(answer)).toEqual(['demi'])
  expect(answer.text).toContain('Start: Level 4')
})
it('starts a gloss from the hair that is there', () =>
  expect(asked(['Level 3, relaxed 4 weeks ago', '4/5 gloss']).text).toContain('Start: Level 3'))
it('covers grey where deposit only is denied', () =>
  expect(kinds(asked(['grey 80%, natural 5', '5/0 permanent, not deposit only']))).toEqual(['tint_grey']))

each(
  'hair that breaks has no gloss above its level',
  [
    ['Level 5 tinted', '6/3 gloss', 'snapping when wet'],
    ['Level 5 tinted, snapping', '6/3 gloss', 'ok'],
    ['Level 5 tinted', '6/3 deposit only', 'snapping when wet'],
    ['Level 5 tinted', '6/3 gloss', 'very damaged'],
  ],
  ({ decision, steps }) => {
    expect(decision).toBe('hold')
    expect(steps).toEqual([])
  },
)
it.each(['gloss', 'deposit only'])('refuses a %s above the level of gummy hair', kind =>
  expect(asked(['Level 5 tinted', `6/3 ${kind}`, 'gummy']).decision).toBe('refuse'),
)
