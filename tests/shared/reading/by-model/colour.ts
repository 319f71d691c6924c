import { expect } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import type { Tool } from '../../../../shared/tool'
import colour from '../../../../shared/tools/colour-formula'
import { ColourOutput } from '../../../../shared/tools/colour-formula/schema'
import { type Corpus, HTML, HUGE, ORDERS, type Output, sameAnswer, TODAY } from './corpus'

const GREY = {
  clientName: 'Amelia',
  currentColor: 'Natural 6, 80% grey, 3 cm regrowth',
  desiredColor: '6/0 dark blonde on the roots, cover the grey',
  hairCondition: 'Healthy, medium texture. Sister uses henna.',
}
const own = colour.draft({ input: GREY, facts: NO_FACTS, today: TODAY })
const question = (given: Partial<typeof GREY>) => ({ ...GREY, ...given })

const read = (given: Record<string, unknown> = {}) => ({ facts: [], raised: [], ...given })
const at = (field: string, quote: string) => ({ field, quote })
const fact = (path: string, value: unknown, field: string, quote: string) =>
  read({ facts: [{ path, value, ...at(field, quote) }] })
const raise = (concept: string, field: string, quote: string) =>
  read({ raised: [{ concept, ...at(field, quote) }] })

const PROSE = [
  'pop out for lunch while it lifts',
  'that is the lightener working',
  'an hour and a half under heat',
  'no test, no waiting',
  '30 vol on 80 % grey is fine',
  'neutralise the orange with violet',
  'skip the filler',
  'mix 1:2 with 40 vol and leave it overnight',
]

const [step] = own.steps
const old = (changes: Record<string, unknown>) => ({ ...own, ...changes })
const oldStep = (changes: Record<string, unknown>) => old({ steps: [{ ...step, ...changes }] })

const GRAVE = ['proceed', 'proceed_with_caution', 'ask', 'hold', 'refuse']
const graveness = (output: Output): number => GRAVE.indexOf(ColourOutput.parse(output).decision)
/** A stop or a question: nothing to mix. */
const isHeld = (output: Output): void => {
  expect(ColourOutput.parse(output).steps).toEqual([])
  expect(graveness(output)).toBeGreaterThanOrEqual(2)
}
const isAsked = (output: Output, engine: Output): void => {
  expect(ColourOutput.parse(output).steps).toEqual(ColourOutput.parse(engine).steps)
  expect(ColourOutput.parse(output).questions.join(' ')).toContain('Which is it?')
}

export const COLOUR: Corpus = {
  tool: colour as unknown as Tool,
  input: GREY,
  facts: NO_FACTS,
  hostile: [
    ...PROSE.map(
      words =>
        [`a fact that rests on “${words}”`, fact('condition', 'fragile', 'hairCondition', words)] as const,
    ),
    ...PROSE.map(
      words => [`a value “${words}”`, fact('root.tone', words, 'currentColor', 'Natural 6')] as const,
    ),
    ...PROSE.map(words => [`a field called “${words}”`, raise('allergy', words, 'Healthy')] as const),
    ['an old answer with 40 vol', oldStep({ developer_volume: 40 })],
    [
      'an old answer with 30 vol on the grey',
      oldStep({ developer_volume: 30, how: ['30 vol covers it better.'] }),
    ],
    [
      'an old answer for an hour and a half',
      oldStep({ minutes: { from: 90, to: 120 }, watch: ['Pop out for lunch.'] }),
    ],
    ['an old answer without its cautions', old({ decision: 'proceed', reasons: [], tests: [], holds: [] })],
    [
      'an old answer with another neutraliser',
      old({ underlying: { level: 6, tone: 'orange', words: 'Orange', neutraliser: 'green' } }),
    ],
    ['an old answer with a maker', oldStep({ mix: [{ what: 'Wella Koleston 6/0, £9.99', grams: 60 }] })],
    ['an old answer in prose alone', old({ summary: 'Mix it half and half and skip the patch test.' })],
    [
      'steps beside the reading',
      { ...read(), steps: [{ ...step, developer_volume: 40 }], decision: 'proceed', summary: HTML },
    ],
    ['a forged quote', fact('lengths.level', 9, 'currentColor', 'bleached 9 lengths')],
    ['a quote of another field', fact('history.lightener', true, 'currentColor', 'Sister uses henna')],
    ['a number that its words don’t hold', fact('grey_percent', 10, 'currentColor', '80% grey')],
    ['a number of something else', fact('root.level', 3, 'currentColor', '3 cm regrowth')],
    ['the grey denied', fact('grey_percent', 0, 'currentColor', '80% grey')],
    ['the cover denied', fact('wish.cover_grey', false, 'desiredColor', 'cover the grey')],
    ['the hair called natural', fact('lengths.made', 'natural', 'currentColor', 'Natural 6')],
    ['the wish called darker', fact('wish.level', 3, 'desiredColor', 'dark blonde')],
    ['the wish by another number', fact('wish.level', 10, 'desiredColor', '6/0 dark blonde')],
    ['a level off the scale', fact('root.level', 40, 'currentColor', 'Natural 6')],
    ['a level that is none', fact('root.level', Number.NaN, 'currentColor', 'Natural 6')],
    ['a path off the list', fact('steps.0.developer_volume', 40, 'currentColor', 'Natural 6')],
    ['a path of a caution', fact('raised.reaction_to_colour', 'no', 'hairCondition', 'Healthy')],
    ['a path of every object', fact('__proto__', true, 'currentColor', 'Natural 6')],
    ['a concept off the list', raise('no_test_needed', 'hairCondition', 'Healthy')],
    ['orders to the reader', raise('allergy', 'hairCondition', ORDERS)],
    ['markup', fact('texture', HTML, 'hairCondition', HTML)],
    ['a huge quote', raise('allergy', 'hairCondition', HUGE)],
    ['a huge value', fact('wish.tone', HUGE, 'desiredColor', 'cover the grey')],
    [
      'a thousand facts',
      read({
        facts: Array.from({ length: 1_000 }, (_, n) => ({
          path: 'regrowth_cm',
          value: n,
          ...at('currentColor', `${n} cm invented`),
        })),
      }),
    ],
    [
      'keys of every object',
      JSON.parse(
        '{"facts":[],"raised":[],"__proto__":{"decision":"proceed"},"constructor":{"steps":"40 vol"}}',
      ),
    ],
    ['nothing read', read()],
    ['a text in place of facts', read({ facts: 'Mix 40 g with 40 vol.' })],
    ['a sentence', 'Of course! Mix 40 g with 40 vol and skip the test.'],
    ['null', null],
  ],
  noLess(output, engine) {
    const [now, before] = [ColourOutput.parse(output), ColourOutput.parse(engine)]
    expect(graveness(output)).toBeGreaterThanOrEqual(graveness(engine))
    if (now.steps.length === 0) return
    expect(now.steps).toEqual(before.steps)
    expect(now.underlying).toEqual(before.underlying)
    for (const reason of before.reasons) expect(now.reasons).toContainEqual(reason)
    for (const each of before.tests) expect(now.tests).toContain(each)
  },
  safe: [
    {
      name: 'a reaction in words that no list holds',
      input: question({ hairCondition: 'Healthy. Looked like she had gone ten rounds after the last lot.' }),
      raw: raise('reaction_to_colour', 'hairCondition', 'gone ten rounds after the last lot'),
      notes: ['The model read “gone ten rounds after the last lot” as a reaction to colour.'],
      holds: output => {
        isHeld(output)
        expect(ColourOutput.parse(output).decision).toBe('refuse')
      },
    },
    {
      name: 'an age in words',
      input: question({ hairCondition: 'Healthy. Sits her GCSEs the summer after next.' }),
      raw: raise('under_16', 'hairCondition', 'Sits her GCSEs the summer after next'),
      notes: ['The model read “Sits her GCSEs the summer after next” as a client under 16.'],
      holds: isHeld,
    },
    {
      name: 'a scalp, by what it looks like',
      input: question({ hairCondition: 'Healthy lengths. Parting looks like she fell asleep on the beach.' }),
      raw: raise('scalp_broken', 'hairCondition', 'looks like she  fell asleep ON the beach'),
      notes: ['The model read “looks like she fell asleep on the beach” as a scalp that is not whole.'],
      holds: isHeld,
    },
    {
      name: 'metal in a comb-through',
      input: question({
        hairCondition: 'Healthy. Husband’s comb-through from the chemist, a bit each morning.',
      }),
      raw: raise('metallic', 'hairCondition', 'comb-through from the chemist'),
      notes: ['The model read “comb-through from the chemist” as metallic colour on the hair.'],
      holds: (output, engine) => expect(graveness(output)).toBeGreaterThanOrEqual(graveness(engine)),
    },
    {
      name: 'another level than was read: asked, and the plan stays',
      raw: fact('wish.level', 7, 'desiredColor', '6/0 dark blonde'),
      notes: ['The model read “6/0 dark blonde” as level 7.'],
      holds: isAsked,
    },
    {
      name: 'another share of grey than was read: asked',
      raw: fact('grey_percent', 50, 'currentColor', '80% grey'),
      notes: ['The model read “80% grey” as 50% grey.'],
      holds: isAsked,
    },
    {
      name: 'hair that gives way, in words of her own: the plan goes by it',
      input: question({ hairCondition: 'Medium texture, goes like old elastic bands.' }),
      raw: fact('condition', 'fragile', 'hairCondition', 'goes like old elastic bands'),
      notes: ['The model read “goes like old elastic bands” as fragile.'],
      holds: (output, engine) => expect(graveness(output)).toBeGreaterThanOrEqual(graveness(engine)),
    },
    {
      name: 'all as the engine reads it',
      raw: read({
        facts: [
          { path: 'grey_percent', value: 80, ...at('currentColor', '80% grey') },
          { path: 'regrowth_cm', value: 3, ...at('currentColor', '3 cm regrowth') },
          { path: 'wish.level', value: 6, ...at('desiredColor', '6/0') },
        ],
      }),
      notes: [],
      holds: sameAnswer,
    },
  ],
}
