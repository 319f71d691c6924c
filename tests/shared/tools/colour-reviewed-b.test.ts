// Readings that were too wide: each row says what comes of it, with the level and the zone.
import { describe, expect, test } from 'vitest'
import { answerTo } from './cases'

const of = ([currentColor, desiredColor, hairCondition]: readonly [string, string, string]) =>
  answerTo({ clientName: 'Sam', currentColor, desiredColor, hairCondition })
/** "tint_grey 20, tone 6". */
const told = (row: readonly [string, string, string]): string => {
  const { decision, steps } = of(row)
  const mixed = steps.map(({ kind, developer }) => `${kind} ${developer}`).join(', ')
  return decision.startsWith('proceed') ? mixed : decision
}

describe('grey hair that looks dull', () => {
  test.each([
    ['Natural 5 hair looks very dull grey 50%', '5/0', 'ok'],
    ['Natural 5, looks dull and grey', '5/0', 'ok'],
    ['Natural 5, came out flat grey at the roots', '5/0', 'ok'],
    ['grey 30%, toned 8 went dull grey', '8/3', 'ok'],
    ['tinted 6, temples look dull grey', '6/0', 'ok'],
    ['tinted 6, came out flat grey', '6/0 to cover the grey', 'ok'],
  ] as const)('is grey: %s', (...row) => {
    expect(told(row)).toBe('tint_grey 20')
  })

  test.each([
    ['8.1 that went flat and grey', 'warm it up to 8.3', 'ok'],
    ['bleached 9, toner went dull grey', '9/3', 'ok'],
  ] as const)('is a toner where one was used: %s', (...row) => {
    expect(told(row)).toMatch(/^tone \d+$/)
    expect(of(row).text).toContain('clarifying')
  })
})

test.each([
  ['natural 5, grey none on top, white temples', 'tint_grey 20'],
  ['natural 5, grey nil except temples, all white there', 'tint_grey 20'],
  ['natural 5, grey 0 at back, lots at front', 'tint_grey 20'],
  ['natural 5, grey zero at nape, mostly grey on top', 'tint_grey 20'],
  ['tinted 5/0 grey at temples, natural 5', 'tint_grey 20'],
  ['natural 5, grey none', 'demi 10'],
  ['natural 5, grey: 0', 'demi 10'],
])('no grey in one place is grey in another: %s', (now, expected) => {
  expect(told([now, '5/0', 'healthy'])).toBe(expected)
})

describe('light pieces that are to be toned', () => {
  test.each([
    ['level 5 foils level 8', 'tone the foils', 8],
    ['natural 5 with level 8 highlights', 'tone the highlights', 8],
    ['Natural 5. Front money piece bleached to 9', 'tone money piece to beige', 9],
    ['level 9 highlights, roots 5', 'tone highlights violet', 9],
    ['bleached 9, natural 5 roots', 'tone the highlights beige', 9],
  ] as const)('are toned at their own level: %s', (now, wish, level) => {
    expect(told([now, wish, 'ok'])).toBe('tone 10')
    expect(of([now, wish, 'ok']).text).toContain(`Start: Level ${level}`)
  })

  test.each([
    ['Natural 4 with highlights', 'tone highlights ash'],
    ['highlights 6 weeks ago, natural 5', 'tone the highlights'],
    ['base 5, highlights every 8 weeks', 'tone highlights'],
    ['natural 6 highlights', 'tone the foils'],
  ])('are asked about where nobody said how light they are: %s', (now, wish) => {
    expect(told([now, wish, 'ok'])).toBe('ask')
    expect(of([now, wish, 'ok']).text).toContain('Which level are the light pieces now?')
  })

  test('are held on relaxed hair', () => {
    expect(told(['relaxed 6 weeks ago, level 5 foils level 8', 'tone the foils', 'ok'])).toBe('hold')
  })

  test.each([
    'tone highlights plus babylights',
    'tone highlights, foils round the face',
    'tone the highlights + foils',
    'tone highlights & babylights',
    'tone the highlights, then brighten around the face',
  ])('are lightened too where more are asked for: %s', wish => {
    expect(told(['level 5, highlights level 8', wish, 'ok'])).toMatch(/^lighten_\w+ 20, tone 10$/)
  })
})

describe('pieces over tinted lengths', () => {
  test.each([
    ['natural 5 roots, tinted 8 red lengths', 'balayage 9'],
    ['natural 4 roots, box dye 8 lengths', 'highlights 9'],
    ['natural 4 roots, box dye 8 lengths', 'full head highlights 9'],
  ])('that are to be lighter want a remover first: %s | %s', (now, wish) => {
    expect(told([now, wish, 'ok'])).toMatch(/^remover 0, /)
  })

  test.each(['balayage 8', 'full head foils 8'])('%s at their level lifts nothing', wish => {
    expect(told(['natural 5 roots, tinted 8 lengths', wish, 'ok'])).toBe('tone 10')
  })

  test('at their level go on the new growth alone', () => {
    const row = ['natural 5 roots, tinted 8 lengths', 'highlights 8', 'ok'] as const
    expect(told(row)).toBe('lighten_off 20, tone 10')
    expect(of(row).text).toContain('New growth only')
    expect(of(row).text).toContain('the tinted lengths stay as they are')
  })
})

describe('colour without PPD', () => {
  test.each(['healthy, no PPD allergy', 'healthy, no PPD reaction', 'PPD free, no known allergies'])(
    'is not asked about: %s',
    condition => {
      expect(told(['natural 6', '7/3', condition])).toBe('tint_lift1 20')
    },
  )
  test.each([
    'PPD-free, no known allergies except PPD',
    'PPD free, no known allergies apart from PPD',
    'PPD free, no allergy test done',
    'no PPD please',
  ])('is asked about: %s', condition => {
    expect(told(['natural 6', '7/3', condition])).toBe('ask')
  })
  test('stops where an itch came with the colour', () => {
    expect(told(['natural 6', '7/3', 'PPD free, never reacted but itchy after'])).toBe('hold')
  })
})

test.each([
  ['7/3 to match her extensions', 'healthy', 'demi 10'],
  ['tone hair to match the extensions 7/1', 'healthy', 'demi 10'],
  ['tone her extensions 7/1', 'healthy', 'ask'],
  ['tone tape-in extensions 7/1', 'healthy', 'ask'],
  ['7/3', 'eczema patch behind ear itchy', 'hold'],
  ['7/3', 'shaved patch behind ear sore', 'hold'],
  ['7/3', 'patch test done gone pink hair', 'demi 10'],
  ['7/3', 'patch test done then she got pink ends put in', 'demi 10'],
  ['7/3', 'patch test gone pink', 'refuse'],
  ['7/3', 'patch test gone pink hairline', 'refuse'],
  ['7/3', 'patch test went pink ends of ear', 'refuse'],
  ['7/3', 'patch behind ear went red', 'refuse'],
])('%s | %s', (wish, condition, expected) => {
  expect(told(['natural 7', wish, condition])).toBe(expected)
})

describe('a demi that is lighter than the hair', () => {
  const asks = 'is level'
  test.each([
    ['natural 6', 'demi 6/1'],
    ['natural 6', 'demi 5/0'],
    ['natural 6', '7/1 demi, just a tone'],
    ['natural 6', 'caramel demi'],
    ['natural 6, 30% grey', 'demi 7/0 blend grey'],
    ['highlights level 9', 'toner 9/1'],
  ] as const)('is not asked about where it is no lift that is wished for: %s, %s', (now, wish) => {
    expect(of([now, wish, 'healthy']).text).not.toContain(asks)
  })
  test.each([
    ['natural 6', 'demi 8/1'],
    ['natural 6', 'one level lighter with a demi'],
  ] as const)('is asked about elsewhere: %s, %s', (now, wish) => {
    expect(of([now, wish, 'healthy']).text).toContain(asks)
  })
})
