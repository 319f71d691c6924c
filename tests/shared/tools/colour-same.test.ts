// "Same as last time" is the same: the saved bowls, gram by gram, and each difference shown as then → now.
import { describe, expect, test } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import colour from '../../../shared/tools/colour-formula'
import { ColourOutput } from '../../../shared/tools/colour-formula/schema'

const today = '2026-11-21T10:00:00.000Z'
const roots = {
  zone: 'Roots',
  mix: [{ shade: '6/1', grams: 20 }],
  developer_volume: 7 as number | null,
  developer_grams: null,
  ratio: '1:2',
  minutes: 5,
}
const cardWith = (bowl: typeof roots): Facts => ({
  ...NO_FACTS,
  client: { first_name: 'Mary', hair_type: null, concerns: [], notes: null, allergies: [] },
  formulas: [
    {
      made_at: '2026-10-01T10:00:00.000Z',
      title: 'Ash refresh',
      start: null,
      result: null,
      bowls: [bowl],
      remarks: null,
    },
  ],
  patch_tests: [
    {
      product: 'Line A',
      applied_at: '2026-11-01T10:00:00.000Z',
      result: 'clear',
      read_at: '2026-11-03T12:00:00.000Z',
    },
  ],
})

function ask(
  desiredColor: string,
  bowl = roots,
  hairCondition = 'Healthy',
  reasons: string[] = [],
  currentColor = 'Level 6, 40% grey',
) {
  const input = { clientName: 'Mary', currentColor, desiredColor, hairCondition }
  const question = { input, facts: cardWith(bowl), today }
  const overrides = reasons.map(reason => ({ rule: 'as-saved', reason }))
  const output = colour.check({ ...question, overrides }, colour.draft(question))
  expect(colour.check({ ...question, overrides }, output)).toEqual(output)
  return ColourOutput.parse(output)
}
const first = (output: ColourOutput) =>
  output.steps.map(({ mix, developer_volume: volume, ratio, minutes }) => ({
    mix,
    volume,
    ratio,
    minutes,
  }))[0]
const thenNow = (output: ColourOutput) => output.reasons.find(({ rule }) => rule === 'then-now')?.text

describe('the same as last time', () => {
  test.each(['Same as last time', 'Same as last time: Ash refresh', 'same again please', 'the usual'])(
    '%s: is the saved bowl, grams and all',
    wish => {
      const output = ask(wish)
      expect(output.steps).toHaveLength(1)
      expect(output.steps[0]).toMatchObject({
        title: 'Roots',
        mix: [{ what: '6/1', grams: 20 }],
        developer_volume: 7,
        developer_grams: 40,
        ratio: '1:2',
        minutes: { from: 5, to: 5 },
      })
      expect(output.holds).toEqual([])
      expect(output.summary).toContain('as they were written down')
    },
  )

  test('beyond today’s rules it stands, says what the check would change, and waits for a reason', () => {
    const strong = { ...roots, developer_volume: 40, minutes: 70 }
    const output = ask('Same as last time', strong)
    expect(first(output)).toMatchObject({ volume: 40, minutes: { from: 70, to: 70 } })
    expect(output.holds).toMatchObject([{ rule: 'as-saved', may_override: true }])
    expect(output.reasons.find(({ rule }) => rule === 'as-saved')?.text).toBe(
      'The rules of the trade allow 30 vol at most here, not 40 vol. The rules of the trade allow 50 minutes at most here, not 70.',
    )
    const reasoned = ask('Same as last time', strong, 'Healthy', ['Resistant grey'])
    expect(reasoned.holds).toEqual([])
    expect(reasoned.set_aside.join()).toContain('Resistant grey')
  })

  test('lets no strength stand that was never saved', () => {
    const question = {
      input: {
        clientName: 'Mary',
        currentColor: 'Level 6',
        desiredColor: 'Same as last time',
        hairCondition: 'Healthy',
      },
      facts: cardWith(roots),
      today,
    }
    const draft = ColourOutput.parse(colour.draft(question))
    const steps = draft.steps.map(step => ({ ...step, developer_volume: 40 }))
    const output = ColourOutput.parse(colour.check({ ...question, overrides: [] }, { ...draft, steps }))
    expect(output.steps[0]?.developer_volume).toBeLessThan(40)
  })

  test('is another question where another shade is named', () => {
    expect(ask('same again but 7/3').summary).not.toContain('saved bowls')
  })
})

describe('the same, but', () => {
  test.each([
    ['cooler', '20 g 6/1, 40 g 7 vol, 1:2, 5 min → 15 g 6/1 + 5 g 6/11, 40 g 7 vol, 1:2, 5 min'],
    ['warmer', '20 g 6/1, 40 g 7 vol, 1:2, 5 min → 15 g 6/1 + 5 g 6/0, 40 g 7 vol, 1:2, 5 min'],
    ['deeper', '20 g 6/1, 40 g 7 vol, 1:2, 5 min → 20 g 5/1, 40 g 7 vol, 1:2, 5 min'],
    ['lighter', '20 g 6/1, 40 g 7 vol, 1:2, 5 min → 20 g 7/1, 40 g 7 vol, 1:2, 5 min'],
    ['more grey cover', '20 g 6/1, 40 g 7 vol, 1:2, 5 min → 10 g 6/1 + 10 g 6/0, 20 g 20 vol, 1:1, 35 min'],
  ])('%s: is the saved bowl moved, then → now', (difference, words) => {
    expect(thenNow(ask(`same but ${difference}`))).toBe(words)
    expect(thenNow(ask(`Same as last time: Ash refresh but ${difference}`))).toBe(words)
  })

  const twoBowls = (
    wish: string,
    currentColor = 'Natural level 5 regrowth, lengths coloured level 6 ash',
  ) => {
    const facts = cardWith(roots)
    const lengths = { ...roots, zone: 'Lengths and ends', mix: [{ shade: '7/1', grams: 30 }] }
    const [formula] = facts.formulas
    const card = { ...facts, formulas: formula ? [{ ...formula, bowls: [roots, lengths] }] : [] }
    const input = { clientName: 'Mary', currentColor, desiredColor: wish, hairCondition: 'Healthy' }
    const question = { input, facts: card, today, overrides: [] }
    const output = colour.check(question, colour.draft(question))
    expect(colour.check(question, output)).toEqual(output)
    const sheet = colour.show(output, input)
    const table = sheet.blocks.find(block => block.block === 'table')
    return { output: ColourOutput.parse(output), table: table?.block === 'table' ? table : null }
  }
  const now = (wish: string) => twoBowls(wish).table?.rows.map(([, , cell]) => cell)

  test('stands in the sheet as a table, a line for each bowl', () => {
    const { table, output } = twoBowls('same but cooler on the lengths')
    expect(table).toMatchObject({
      title: 'Then and now',
      columns: ['Bowl', 'Then', 'Now'],
      rows: [
        ['Roots', '20 g 6/1, 40 g 7 vol, 1:2, 5 min', 'as it was'],
        [
          'Lengths and ends',
          '30 g 7/1, 60 g 7 vol, 1:2, 5 min',
          '22 g 7/1 + 8 g 7/11, 60 g 7 vol, 1:2, 5 min',
        ],
      ],
    })
    expect(output.summary).toContain('but cooler on the lengths')
    expect(output.steps[0]?.mix).toEqual([{ what: '6/1', grams: 20 }])
    expect(twoBowls('Same as last time').table).toBeNull()
  })

  test.each([
    [
      'same but cooler at the roots, 5/1 instead of 6/1',
      ['15 g 5/1 + 5 g 5/11, 40 g 7 vol, 1:2, 5 min', 'as it was: nothing in it is moved by that'],
    ],
    ['same but deeper on the mids and ends', ['as it was', '30 g 6/1, 60 g 7 vol, 1:2, 5 min']],
    ['same but cooler and deeper on the roots', ['15 g 5/1 + 5 g 5/11, 40 g 7 vol, 1:2, 5 min', 'as it was']],
    [
      'same but deeper at the roots and warmer on the ends',
      ['20 g 5/1, 40 g 7 vol, 1:2, 5 min', '22 g 7/1 + 8 g 7/0, 60 g 7 vol, 1:2, 5 min'],
    ],
    [
      'same with 6/3 instead of 6/1',
      ['20 g 6/3, 40 g 7 vol, 1:2, 5 min', 'as it was: nothing in it is moved by that'],
    ],
    ['same as last time, swap 7/1 for 7.3 on the lengths', ['as it was', '30 g 7/3, 60 g 7 vol, 1:2, 5 min']],
    [
      'Same as last time: 6/1 refresh but 5/1 instead of 6/1',
      ['20 g 5/1, 40 g 7 vol, 1:2, 5 min', 'as it was: nothing in it is moved by that'],
    ],
  ])('%s', (wish, cells) => {
    expect(now(wish)).toEqual(cells)
  })

  test('asks where the zone or the shade is in none of the saved bowls', () => {
    expect(ask('same but cooler on the lengths').questions[0]).toBe(
      'Which bowl is for the lengths? Saved last time: Roots.',
    )
    const output = ask('same with 7/3 instead of 8/1')
    expect(output.steps).toEqual([])
    expect(output.questions[0]).toContain('8/1 is in none of the bowls')
  })

  test('lighter looks at the developer: on natural regrowth it has to lift', () => {
    const { output, table } = twoBowls('same but lighter')
    expect(table?.rows.map(([, , cell]) => cell)).toEqual([
      '20 g 7/1, 20 g 20 vol, 1:1, 35 min',
      'as it was: nothing in it is moved by that',
    ])
    const said = output.reasons.filter(({ rule }) => rule === 'same-lighter').map(({ text }) => text)
    expect(said).toEqual([
      expect.stringContaining('20 vol instead of 7 vol'),
      expect.stringContaining('colour does not lift colour'),
    ])
  })

  test.each([
    [
      'Natural level 7 regrowth, lengths coloured level 6',
      'the developer stays at 7 vol',
      '20 g 7/1, 40 g 7 vol, 1:2, 5 min',
    ],
    [
      'Natural level 3 regrowth, lengths coloured level 6',
      'more than two levels above',
      'as it was: nothing in it is moved by that',
    ],
    ['Coloured level 6', 'Name the natural level', '20 g 7/1, 40 g 7 vol, 1:2, 5 min'],
  ])('lighter at the roots, %s: %s', (currentColor, words, cell) => {
    const { output, table } = twoBowls('same but lighter at the roots', currentColor)
    expect(table?.rows[0]?.[2]).toBe(cell)
    expect(output.reasons.find(({ rule }) => rule === 'same-lighter')?.text).toContain(words)
  })

  test('a lighter toner on lightened lengths keeps its developer', () => {
    const { output, table } = twoBowls(
      'same but lighter on the lengths',
      'Natural 5 roots, lengths bleached level 9',
    )
    expect(table?.rows[1]?.[2]).toBe('30 g 8/1, 60 g 7 vol, 1:2, 5 min')
    expect(output.reasons.find(({ rule }) => rule === 'same-lighter')?.text).toContain('never lightens')
  })

  test('lighter says that colour does not lift colour', () => {
    expect(
      ask('same but lighter')
        .reasons.map(({ text }) => text)
        .join(' '),
    ).toContain('does not lift colour')
  })

  const saying = (output: ColourOutput): string =>
    output.reasons
      .filter(({ rule }) => rule === 'same-lighter')
      .map(({ text }) => text)
      .join(' ')
  const wornBy = (
    currentColor: string,
    bowl: typeof roots,
    wish = 'same but lighter',
    condition = 'Healthy',
  ) => ask(wish, bowl, condition, [], currentColor)

  test.each([
    ['Root shadow', 'Natural level 5, bleached level 9 lengths'],
    ['Root melt', 'Natural level 5 regrowth, bleached level 9 lengths'],
    ['Roots', 'Coloured roots level 6'],
    ['Roots', 'Coloured level 5 roots, ends level 7, natural level 5'],
    ['Roots', 'roots bleached level 8'],
    ['Roots', 'Roots and lengths coloured level 6, natural level 5'],
    ['Toner for roots', 'Natural level 5 roots, bleached level 9 lengths'],
    ['Roots and lengths', 'Natural level 5 regrowth, lengths coloured level 6'],
    ['Roots to ends', 'Natural level 5 regrowth, lengths coloured level 6'],
    ['Lengths', 'Natural level 5'],
    ['Toner', 'Natural level 5'],
  ])('lighter on "%s", %s: no developer is raised', (zone, currentColor) => {
    const output = wornBy(currentColor, { ...roots, zone })
    expect(first(output)).toMatchObject({ mix: [{ what: '6/1', grams: 20 }], volume: 7, ratio: '1:2' })
    expect(saying(output)).toContain('colour does not lift colour')
  })

  test.each([
    ['Roots', 'Natural level 5 roots and coloured level 6 lengths'],
    ['Regrowth', 'Natural level 5, bleached level 9 lengths'],
    ['Roots to ends', 'Virgin hair, natural level 5'],
  ])('lighter on "%s", %s: natural hair is lifted', (zone, currentColor) => {
    expect(first(wornBy(currentColor, { ...roots, zone }))).toMatchObject({ volume: 20, ratio: '1:1' })
  })

  test('lighter with colour of nobody knows where asks for the new growth', () => {
    const output = wornBy('Coloured level 6, natural level 5', roots)
    expect(first(output)).toMatchObject({ volume: 7, ratio: '1:2' })
    expect(saying(output)).toContain('Name the natural level of the new growth')
  })

  test.each(['lighter', 'more grey cover'])('%s never raises past what weak hair takes', move => {
    const output = wornBy('Natural level 5 regrowth', roots, `same but ${move}`, 'Very porous, heat damaged')
    expect(first(output)).toMatchObject({ mix: [{ what: '6/1', grams: 20 }], volume: 7 })
    expect(saying(output)).toContain('allow 10 vol at most here, not 20 vol')
    expect(output.holds).toEqual([])
  })

  test('a strength that was raised is held to the rules, whoever asks for it', () => {
    const hair = 'Natural level 5 regrowth, lengths coloured level 6'
    const output = wornBy(hair, { ...roots, minutes: 70 })
    expect(first(output)).toMatchObject({ volume: 7, minutes: { from: 70, to: 70 } })
    expect(saying(output)).toContain('50 minutes at most')
  })

  test.each([
    ['same but darker and deeper', [{ what: '5/1', grams: 20 }]],
    [
      'same but cooler, less brassy',
      [
        { what: '6/1', grams: 15 },
        { what: '6/11', grams: 5 },
      ],
    ],
    ['same but deeper, and deeper at the roots', [{ what: '5/1', grams: 20 }]],
  ])('%s: each once', (wish, mix) => {
    expect(first(ask(wish))?.mix).toEqual(mix)
  })

  test('what is said of the developer is said of the bowl as it stands', () => {
    const hair = 'Natural level 5 regrowth, lengths coloured level 6'
    const output = wornBy(hair, roots, 'same but lighter, 7/1 instead of 6/1')
    expect(first(output)).toMatchObject({ mix: [{ what: '7/1', grams: 20 }], volume: 20 })
    expect(saying(output)).toContain('20 vol instead of 7 vol')
    expect(saying(output)).toContain('level 8 is more than two levels above')
  })

  test('a bowl without a recorded developer is given none', () => {
    const hair = 'Natural level 5 regrowth, lengths coloured level 6'
    const output = wornBy(hair, { ...roots, developer_volume: null })
    expect(first(output)?.volume).toBeNull()
    expect(saying(output)).toContain('No developer was written down')
    expect(first(ask('same but more grey cover', { ...roots, developer_volume: 0 }))?.volume).toBe(0)
  })

  test.each(['12/0', '11/1', '10/1'])('%s is not made lighter, nor darker', shade => {
    const bowl = { ...roots, mix: [{ shade, grams: 20 }], developer_volume: 40, minutes: 45 }
    const output = wornBy('Virgin hair, natural level 7', bowl)
    expect(first(output)).toMatchObject({ mix: [{ what: shade, grams: 20 }], volume: 40 })
    expect(saying(output)).toContain('as light as shades go')
    expect(output.summary).toContain('lighter: the saved bowls stay as they were')
  })

  test('a lighter shade in another’s place is looked at as lighter is', () => {
    const wish = 'same with 9/1 instead of 6/1'
    const far = wornBy('Natural level 4 regrowth, lengths coloured level 6', roots, wish)
    expect(first(far)?.mix).toEqual([{ what: '6/1', grams: 20 }])
    expect(saying(far)).toContain('level 9 is more than two levels above')
    const near = wornBy('Natural level 7 regrowth, lengths coloured level 6', roots, wish)
    expect(first(near)).toMatchObject({ mix: [{ what: '9/1', grams: 20 }], volume: 20 })
  })

  const bowlsOf = (wish: string, ...zones: string[]) => {
    const facts = cardWith(roots)
    const bowls = zones.map(zone => ({ ...roots, zone }))
    const formulas = facts.formulas.map(formula => ({ ...formula, bowls }))
    const input = {
      clientName: 'Mary',
      currentColor: 'Natural level 5',
      desiredColor: wish,
      hairCondition: 'Healthy',
    }
    const question = { input, facts: { ...facts, formulas }, today, overrides: [] }
    return ColourOutput.parse(colour.check(question, colour.draft(question)))
  }
  const shades = ({ steps }: ColourOutput) =>
    steps.map(({ mix }) => mix.map(({ what, grams }) => `${grams} ${what}`).join(' + '))

  test.each([
    ['same but on the roots cooler and deeper', ['15 5/1 + 5 5/11', '20 6/1']],
    ['same but on the roots, cooler and deeper', ['15 5/1 + 5 5/11', '20 6/1']],
    ['same but cooler all over and deeper at the roots', ['15 5/1 + 5 5/11', '15 6/1 + 5 6/11']],
    ['same but deeper at the roots and cooler overall', ['15 5/1 + 5 5/11', '15 6/1 + 5 6/11']],
    ['same but on the roots cooler, on the lengths deeper', ['15 6/1 + 5 6/11', '20 5/1']],
    ['same but deeper on the lengths', ['20 6/1', '20 5/1']],
    ['same but with 6/13 instead of 6/1', ['20 6/13', '20 6/13']],
    ['same but 6/13 rather than 6/1 on the lengths', ['20 6/1', '20 6/13']],
  ])('%s: each on its zone', (wish, mixes) => {
    expect(shades(bowlsOf(wish, 'Roots', 'Lengths'))).toEqual(mixes)
  })

  test.each([
    ['same but cooler on the lengths and deeper', 'Where is “deeper” meant: on the lengths alone'],
    ['same but cooler, on the roots deeper', 'Where is “cooler” meant: on the roots alone'],
    ['same but cooler all over the lengths', 'Where is “cooler” meant: on the lengths alone'],
    ['same but cooler on the roots and ends', 'Which bowl is for the ends? Saved last time: Roots, Lengths.'],
    ['same but use 6/3 not 6/1', 'What should be different from last time?'],
    ['same again, swapping 6/1 out for 8/1 and a fringe', 'What should be different from last time?'],
    ['same but shinier', 'What should be different from last time?'],
  ])('%s: asks', (wish, question) => {
    const output = bowlsOf(wish, 'Roots', 'Lengths')
    expect(output.steps).toEqual([])
    expect(output.questions.join(' ')).toContain(question)
  })

  test('what is asked for a part of a bowl goes on all of it, and says so', () => {
    const output = bowlsOf('same but cooler on the roots', 'Roots and lengths', 'Ends')
    expect(shades(output)).toEqual(['15 6/1 + 5 6/11', '20 6/1'])
    expect(output.reasons.find(({ title }) => title === 'Roots and lengths: one bowl')).toMatchObject({
      tone: 'caution',
      text: expect.stringContaining('so the lengths get it, too'),
    })
    const plain = bowlsOf('same but cooler on the roots', 'Roots', 'Ends')
    expect(plain.reasons.map(({ title }) => title).join()).not.toContain('one bowl')
  })

  test.each(['Weekends', 'Blends', 'Trends'])('there are no ends in "%s"', zone => {
    expect(bowlsOf('same but cooler on the ends', zone).questions[0]).toContain('Which bowl is for the ends?')
  })

  test('keeps the hand in which a shade was written, and says what it can’t move', () => {
    const bowl = { ...roots, mix: [{ shade: 'Majirel 6.0', grams: 40 }] }
    expect(first(ask('same but cooler', bowl))?.mix).toEqual([
      { what: 'Majirel 6.0', grams: 30 },
      { what: 'Majirel 6.1', grams: 10 },
    ])
    const letters = { ...roots, mix: [{ shade: '6N', grams: 40 }] }
    expect(first(ask('same but warmer', letters))?.mix).toEqual([
      { what: '6N', grams: 30 },
      { what: '6G', grams: 10 },
    ])
    const clear = { ...roots, mix: [{ shade: 'Clear', grams: 40 }] }
    expect(thenNow(ask('same but cooler', clear))).toBe(
      '40 g Clear, 80 g 7 vol, 1:2, 5 min → as it was: nothing in it is moved by that',
    )
  })
})
