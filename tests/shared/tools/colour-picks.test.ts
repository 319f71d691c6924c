// What a person picked stands, whatever the text, the card or the last formula says; and no hazard goes with a pick.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { RAISED } from '../../../shared/reading/model/model'
import type { Picks } from '../../../shared/reading/understood/reading'
import colour from '../../../shared/tools/colour-formula'
import { readPicture } from '../../../shared/tools/colour-formula/read/picture'
import type { ColourInput } from '../../../shared/tools/colour-formula/schema'
import { factsOf } from '../../../shared/tools/colour-formula/told/facts-of'
import { MADE, SERVICES, ZONES } from '../../../shared/tools/colour-formula/told/paths'
import { understood } from '../../../shared/tools/colour-formula/told/understood'

const TODAY = '2026-11-23T09:00:00.000Z'
const EMPTY = { clientName: '', currentColor: '', desiredColor: '', hairCondition: '' }
const TYPED = {
  clientName: 'Jane',
  currentColor: 'Natural 6, 3 cm regrowth, 30% grey, mids and ends 7/3 tint',
  desiredColor: '7/3 roots, cover the grey',
  hairCondition: 'Healthy, fine',
}
const asked = (picks: Picks, input: ColourInput = TYPED) => ({
  input: { ...input, picks },
  facts: NO_FACTS,
  today: TODAY,
})
const planned = (picks: Picks, input: ColourInput = TYPED) => {
  const question = asked(picks, input)
  return factsOf(readPicture(question.input, question.facts, question.today))
}
const stored: ColourInput[] = ['colour.dev.jsonl', 'colour-cases.jsonl', 'colour-said.jsonl']
  .flatMap(name =>
    readFileSync(new URL(name, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line).input),
  )
  .flatMap(given => {
    const input = { ...EMPTY, ...given }
    return Object.values(input).every(value => typeof value === 'string') ? [input] : []
  })

const level = fc.integer({ min: 2, max: 20 }).map(halves => halves / 2)
const tone = fc.constantFrom('ash', 'gold', 'beige', 'copper', 'natural')
const zones = Object.fromEntries(
  ZONES.flatMap(zone => [
    [`${zone}.level`, level],
    [`${zone}.tone`, tone],
    [`${zone}.made`, fc.constantFrom(...MADE.slice(0, 3))],
  ]),
)
const picked = fc.record(
  {
    ...zones,
    regrowth_cm: fc.integer({ min: 1, max: 12 }),
    grey_percent: fc.integer({ min: 0, max: 20 }).map(twentieths => twentieths * 5),
    texture: fc.constantFrom('fine', 'coarse'),
    condition: fc.constantFrom('sound', 'dry', 'fragile'),
    'wish.service': fc.constantFrom(...SERVICES.slice(0, 8)),
    'wish.level': level,
    'wish.tone': tone,
    'wish.cover_grey': fc.boolean(),
    'history.relaxer': fc.boolean(),
    'history.box_dye': fc.boolean(),
    'history.henna': fc.boolean(),
    'history.metallic': fc.boolean(),
  },
  { requiredKeys: [] },
)

describe('a pick', () => {
  test('stands, whatever was typed', () => {
    fc.assert(
      fc.property(picked, fc.constantFrom(EMPTY, ...stored), (picks, input) => {
        const facts = planned(picks, input)
        for (const [path, value] of Object.entries(picks)) {
          // Of a zone whose level nobody knows there is nothing to plan with.
          const [zone] = path.split('.')
          if (ZONES.some(each => each === zone) && facts[`${zone}.level`] === undefined) continue
          if (value === false) expect(facts[path] ?? false, path).toBe(false)
          else expect(facts[path], path).toBe(value)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('makes a whole question without a word typed', () => {
    const { decision, steps, target } = colour.draft(
      asked(
        {
          'root.level': 5,
          'root.made': 'natural',
          'lengths.level': 6,
          'lengths.tone': 'natural',
          'lengths.made': 'tint',
          grey_percent: 40,
          condition: 'sound',
          'wish.service': 'roots',
          'wish.level': 6,
          'wish.tone': 'natural',
          'wish.cover_grey': true,
        },
        EMPTY,
      ),
    )
    expect(decision).toMatch(/^proceed/)
    expect(target).toMatchObject({ level: 6, tone: 'natural' })
    expect(steps.map(({ kind, developer_volume }) => [kind, developer_volume])).toContainEqual([
      'tint_grey',
      20,
    ])
  })

  test('mends what was misread and leaves the rest of the clause', () => {
    const facts = planned({ 'root.level': 5 })
    expect(facts).toMatchObject({
      'root.level': 5,
      'root.made': 'natural',
      'lengths.level': 7,
      grey_percent: 30,
    })
    expect(understood(asked({ 'root.level': 5 })).facts['root.level']).toEqual({
      value: 5,
      from: 'picked',
      sure: true,
      quote: '',
    })
  })

  test('of another shade copies no bowl of the last time', () => {
    const bowls = [
      {
        zone: 'roots',
        mix: [{ shade: '6/1', grams: 20 }],
        developer_volume: 7,
        developer_grams: 40,
        ratio: '1:2',
        minutes: 5,
      },
    ]
    const last = {
      made_at: '2026-10-01T10:00:00.000Z',
      title: 'Roots 6/1',
      start: null,
      result: { level: 6, tone: 'ash' },
      bowls,
      remarks: null,
    }
    const question = (picks: Picks) => ({
      ...asked(picks, { ...TYPED, desiredColor: 'same as last time' }),
      facts: { ...NO_FACTS, formulas: [last] },
    })
    const shades = (picks: Picks): string[] =>
      colour.draft(question(picks)).steps.flatMap(({ mix }) => mix.map(({ what }) => what))
    expect(shades({})).toEqual(['6/1'])
    expect(shades({ 'wish.level': 8, 'wish.tone': 'gold' }).join()).not.toContain('6/1')
  })

  test('of another version is kept and passes by', () => {
    expect(planned({ 'aura.level': 3, 'root.level': 99 })).toEqual(planned({}))
  })

  test('takes no hazard with it that stands in the same clause', () => {
    const input = { ...TYPED, currentColor: 'natural 6 and her scalp is bleeding', hairCondition: 'fine' }
    expect(colour.draft(asked({ 'lengths.level': 5 }, input)).decision).toBe('hold')
  })
})

describe('the picture', () => {
  const seen = (input: Partial<ColourInput>) => understood(asked({}, { ...TYPED, ...input })).facts

  test('shows what the plan goes by, unsure where a second reader differs, and offers both', () => {
    const facts = seen({
      currentColor: 'Level 6 all over tint, roots have gone brighter orange than lengths after tinting 7/0',
    })
    expect(facts['lengths.level']).toMatchObject({ value: 7, also: 6, sure: false })
  })

  test('goes by what words as data are sure of, where that is no less careful', () => {
    const facts = seen({
      currentColor: 'last in 6/3 with Jen for full head foils, sits about a 9 bit yellow',
    })
    expect(facts['lengths.level']).toMatchObject({ value: 9, sure: true })
  })

  test('is sure of what no plan depends on', () => {
    const facts = seen({ hairCondition: 'healthy, medium texture, long' })
    expect(facts.condition).toMatchObject({ value: 'sound', sure: true })
    expect(facts.texture).toMatchObject({ value: 'medium', sure: true })
    expect(facts.length).toMatchObject({ value: 'long', sure: true })
  })
})

describe('an answer to what was raised', () => {
  const input = { ...TYPED, hairCondition: 'healthy, reacted to a tint once' }
  test('No, and it is no reason any more; Not known, and the cautious way is taken', () => {
    expect(colour.draft(asked({}, input)).decision).toBe('refuse')
    expect(colour.draft(asked({ 'raised.reaction_to_colour': 'unknown' }, input)).decision).toBe('refuse')
    expect(colour.draft(asked({ 'raised.reaction_to_colour': 'no' }, input)).decision).toMatch(/^proceed/)
  })

  test('No to one hazard leaves another of the same clause', () => {
    const both = { ...TYPED, hairCondition: 'pregnant and reacted to a tint once' }
    const { decision } = colour.draft(asked({ 'raised.pregnant_or_nursing': 'no' }, both))
    expect(decision).toBe('refuse')
  })

  test('No to a child’s age beside the name', () => {
    const child = { ...TYPED, clientName: 'Poppy, 14' }
    expect(colour.draft(asked({}, child)).decision).toBe('refuse')
    expect(colour.draft(asked({ 'raised.under_16': 'no' }, child)).decision).toMatch(/^proceed/)
  })

  test.each(RAISED)('Yes to %s is never without a word in the answer', concern => {
    const plain = colour.draft(asked({}))
    const told = colour.draft(asked({ [`raised.${concern}`]: 'yes' }))
    const rules = (output: typeof told): string[] => output.reasons.map(({ rule }) => rule)
    expect(rules(told).filter(rule => !rules(plain).includes(rule))).not.toEqual([])
  })
})
