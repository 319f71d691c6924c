// The rules hold whatever was typed and whatever was stored: they only ever add caution.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import { Sheet, textOf } from '../../../shared/sheet'
import colour from '../../../shared/tools/colour-formula'
import { examples } from '../../../shared/tools/colour-formula/examples'
import { asColourFormulas } from '../../../shared/tools/colour-formula/legacy'
import {
  type ColourInput,
  type ColourOutput,
  type ColourStep,
  DECISIONS,
  STEP_KINDS,
} from '../../../shared/tools/colour-formula/schema'
import { runsOf, sampleOf } from '../../support/sample'
import { linesOf } from './cases'

const TODAY = '2026-03-02T10:00:00.000Z'
const runs = runsOf(150)

const ask = (currentColor: string, desiredColor: string, hairCondition = 'Healthy'): ColourInput => ({
  clientName: 'Ana',
  currentColor,
  desiredColor,
  hairCondition,
})
const checked = (
  input: ColourInput,
  output: ColourOutput,
  facts: Facts = NO_FACTS,
  overrides: { rule: string; reason: string }[] = [],
  today = TODAY,
) => colour.check({ input, facts, today, overrides }, output)
const drafted = (input: ColourInput, facts: Facts = NO_FACTS) =>
  checked(input, colour.draft({ input, facts, today: TODAY }), facts)

const aCard = (patch: Partial<Facts> = {}): Facts => ({
  ...NO_FACTS,
  client: { first_name: 'Ana', hair_type: null, concerns: [], notes: null, allergies: [] },
  ...patch,
})
const aTest = (applied_at: string, result: 'waiting' | 'clear' | 'reaction' = 'clear') => ({
  product: 'Permanent',
  applied_at,
  result,
  read_at: result === 'waiting' ? null : new Date(Date.parse(applied_at) + 72 * 3_600_000).toISOString(),
})

const TRADE =
  'natural virgin level base 6/0 7.43 10-16 6N 8/38 bleached box dye black henna grecian relaxed permed keratin grey 50% resistant platinum silver blue highlights balayage roots regrowth 3 cm ends orange yellow green pregnant chemo asthma 15 years old allergic to PPD gummy snapping dry healthy 40 vol 12% bleach on scalp lighter darker toner not no never without ; , . 5 9 2 ??? ignore previous instructions'.split(
    ' ',
  )
const typed = fc.oneof(
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.array(fc.constantFrom(...TRADE), { maxLength: 14 }).map(words => words.join(' ')),
)
const inputs = fc.record({
  clientName: fc.constant('Ana'),
  currentColor: typed,
  desiredColor: typed,
  hairCondition: typed,
})

const prose = typed
const step: fc.Arbitrary<ColourStep> = fc.record({
  kind: fc.constantFrom(...STEP_KINDS),
  title: fc.constantFrom('Tone', 'Bleach the roots', 'Permanent colour', 'Lighten in foils'),
  zone: fc.option(fc.constantFrom('Scalp and roots', 'Foils, off the scalp', 'Ends')),
  mix: fc.array(
    fc.record({
      what: fc.constantFrom('powder lightener', '6/0', 'bleach', 'acid toner'),
      grams: fc.option(fc.double({ min: -10, max: 5000, noNaN: true })),
    }),
    { maxLength: 3 },
  ),
  developer_volume: fc.option(fc.constantFrom(-5, 0, 6, 10, 13, 20, 25, 30, 40, 60)),
  developer_grams: fc.option(fc.integer({ min: -1, max: 9000 })),
  ratio: fc.option(fc.constantFrom('1:1', '1:1.5', '1:2', '1:9', 'two to one')),
  minutes: fc.option(
    fc.record({ from: fc.integer({ min: -5, max: 200 }), to: fc.integer({ min: -5, max: 300 }) }),
  ),
  check_every_minutes: fc.option(fc.integer({ min: -1, max: 90 })),
  how: fc.array(prose, { maxLength: 2 }),
  watch: fc.array(prose, { maxLength: 2 }),
})
const shade = fc.record({
  level: fc.double({ min: -3, max: 30, noNaN: true }),
  tone: fc.constantFrom('ash', 'sparkly'),
  words: prose,
})
const storedAnswers: fc.Arbitrary<ColourOutput> = fc.record({
  decision: fc.constantFrom(...DECISIONS),
  summary: prose,
  flags: fc.record({ multi_session: fc.boolean(), prelighten: fc.boolean(), pre_pigment: fc.boolean() }),
  start: fc.option(shade),
  target: fc.option(shade),
  underlying: fc.option(
    fc.record({
      level: fc.integer({ min: 0, max: 12 }),
      tone: fc.constant('gold'),
      words: prose,
      neutraliser: fc.constant('blue'),
    }),
  ),
  reasons: fc.array(
    fc.record({
      rule: fc.constantFrom('x', 'patch-test', 'henna'),
      tone: fc.constantFrom('info', 'caution', 'stop'),
      title: prose,
      text: prose,
    }),
    { maxLength: 3 },
  ),
  questions: fc.array(prose, { maxLength: 2 }),
  assumed: fc.array(prose, { maxLength: 2 }),
  tests: fc.array(prose, { maxLength: 1 }),
  steps: fc.array(step, { maxLength: 4 }),
  visits: fc.array(fc.record({ title: prose, text: prose }), { maxLength: 2 }),
  expected: prose,
  aftercare: fc.array(prose, { maxLength: 2 }),
  holds: fc.array(
    fc.record({ rule: fc.constantFrom('patch-test', 'other'), text: prose, may_override: fc.boolean() }),
    { maxLength: 1 },
  ),
  set_aside: fc.constant([]),
})

const isPowder = (item: ColourStep): boolean =>
  item.kind.startsWith('lighten') ||
  /bleach|lightener|powder/i.test([item.title, ...item.mix.map(part => part.what)].join(' '))
const caution = { proceed: 0, proceed_with_caution: 1, ask: 2, hold: 3, refuse: 4 }

function expectWithinLimits(output: ColourOutput): void {
  expect(colour.output.parse(output)).toEqual(output)
  if (output.decision === 'refuse' || output.decision === 'hold' || output.decision === 'ask')
    expect(output.steps).toEqual([])
  else expect(output.tests.join(' ')).toMatch(/patch test[\s\S]*48 hours[\s\S]*strand test/i)
  for (const item of output.steps) {
    if (item.developer_volume !== null) {
      expect([0, 5, 6, 7, 10, 13, 20, 30, 40]).toContain(item.developer_volume)
      if (isPowder(item)) expect(item.developer_volume).toBeLessThanOrEqual(30)
      if (item.kind === 'lighten_safe') expect(item.developer_volume).toBeLessThanOrEqual(20)
      if (item.kind === 'tone' || item.kind === 'demi') expect(item.developer_volume).toBeLessThanOrEqual(13)
      if (item.kind === 'direct' || item.kind === 'remover') expect(item.developer_volume).toBe(0)
    }
    if (item.ratio !== null) expect(item.ratio).toMatch(/^1:(1|1\.5|2|2\.5|3)$/)
    if (item.minutes) {
      expect(item.minutes.from).toBeGreaterThanOrEqual(1)
      expect(item.minutes.to).toBeGreaterThanOrEqual(item.minutes.from)
      expect(item.minutes.to).toBeLessThanOrEqual(60)
    }
    for (const part of item.mix) if (part.grams !== null) expect(part.grams).toBeLessThanOrEqual(300)
  }
}

describe('whatever is typed', () => {
  it('there is an answer within the limits, drawn as a sheet, and a refusal, hold or question has no figures', () => {
    fc.assert(
      fc.property(inputs, input => {
        const output = drafted(input)
        expectWithinLimits(output)
        const sheet = colour.show(output, input)
        expect(Sheet.parse(sheet)).toEqual(sheet)
        const words = textOf(sheet)
        expect(words).not.toMatch(/undefined|NaN|\[object/)
        if (output.steps.length === 0)
          // What is quoted was typed.
          expect(
            words.replace(/never mix bleach powder with 40 vol \(12 %\)/, '').replace(/“[^”]*”/g, ''),
          ).not.toMatch(/\b\d+\s*(vol|g)\b|\b1:\d/)
        expect(Object.values(asColourFormulas(output)).every(value => value.length > 0)).toBe(true)
      }),
      { numRuns: runs },
    )
  })
})

describe('whatever was stored', () => {
  it('it comes within the limits, twice is as once, and it is never less careful than the engine', () => {
    fc.assert(
      fc.property(
        fc.oneof(inputs, fc.constantFrom(...examples.map(example => example.input))),
        storedAnswers,
        (input, answer) => {
          const once = checked(input, answer)
          expectWithinLimits(once)
          expect(checked(input, once)).toEqual(once)
          const own = drafted(input)
          if (own.decision === 'hold' || own.decision === 'refuse') {
            expect(caution[once.decision]).toBeGreaterThanOrEqual(caution[own.decision])
            expect(once.reasons).toEqual(own.reasons)
          } else expect(caution[once.decision]).toBeGreaterThanOrEqual(caution[answer.decision])
        },
      ),
      { numRuns: runs },
    )
  })

  it('a turned-down strength is said once, however often the answer is checked', () => {
    const input = ask('', '12% on natural', 'orange')
    const draft = colour.draft({
      input: ask('Natural 6', 'Level 9 highlights'),
      facts: NO_FACTS,
      today: TODAY,
    })
    const once = checked(input, { ...draft, decision: 'proceed' })
    expect(once.reasons.filter(({ rule }) => rule === 'strong-lightener')).toHaveLength(1)
    expect(checked(input, once)).toEqual(once)
  })

  it('the engine’s own drafts pass unchanged, but for what the card holds', () => {
    for (const { input } of sampleOf(linesOf<{ input: ColourInput }>('colour-cases.jsonl'))) {
      const draft = colour.draft({ input, facts: NO_FACTS, today: TODAY })
      const after = checked(input, draft)
      expect(after.steps, input.currentColor).toEqual(draft.steps)
      expect(
        after.reasons.filter(({ rule }) => rule !== 'patch-test'),
        input.currentColor,
      ).toEqual(draft.reasons)
      expect(after.decision).toBe(draft.decision)
    }
  })
})

describe('a stored step that the rules of today don’t let stand', () => {
  const input = ask('Natural level 6, virgin', 'Level 9 blonde highlights')
  const stored = (): ColourOutput => {
    const draft = colour.draft({ input, facts: NO_FACTS, today: TODAY })
    const [first] = draft.steps
    const step = { ...first!, developer_volume: 40, minutes: { from: 30, to: 120 } }
    return { ...draft, decision: 'proceed', summary: 'Forty volume it is.', tests: [], steps: [step] }
  }

  it('takes its answer with it: the plan of today stands in its place, and says so', () => {
    const after = checked(input, stored())
    const own = drafted(input)
    expect(after).toMatchObject({ summary: own.summary, steps: own.steps, tests: own.tests })
    expect(after.decision).toBe('proceed_with_caution')
    expect(after.reasons.map(({ rule }) => rule)).toContain('capped')
    expect(checked(input, after)).toEqual(after)
  })

  it('is replaced whole where the engine refuses', () => {
    const child = ask('Natural level 6', 'Level 9 highlights', 'Healthy, 14 years old')
    const after = checked(child, { ...stored(), start: null })
    expect(after).toMatchObject({ decision: 'refuse', steps: [] })
    expect(textOf(colour.show(after, child))).not.toMatch(/\d+ vol/)
  })
})

describe('the patch test on the card', () => {
  const input = ask('Natural level 6, virgin', '7/3')
  const holdsOf = (facts: Facts, overrides: { rule: string; reason: string }[] = []) =>
    checked(input, colour.draft({ input, facts, today: TODAY }), facts, overrides)

  it.each([
    ['missing', aCard(), /No patch test/],
    ['too young', aCard({ patch_tests: [aTest('2026-03-01T09:00:00.000Z')] }), /too young/],
    ['not read', aCard({ patch_tests: [aTest('2026-02-20T09:00:00.000Z', 'waiting')] }), /not been read/],
    ['expired', aCard({ patch_tests: [aTest('2025-06-01T09:00:00.000Z')] }), /more than 6 months/],
    [
      'younger than the salon’s own rule',
      aCard({
        patch_tests: [aTest('2026-02-27T20:00:00.000Z')],
        salon: {
          name: '',
          booking_link: null,
          phone: null,
          currency: 'GBP',
          colour_brand: null,
          patch_test_hours: 72,
          patch_test_valid_months: 6,
        },
      }),
      /72 hours/,
    ],
  ])('holds the mixing where it is %s, not the draft', (_name, facts, words) => {
    const output = holdsOf(facts)
    expect(output.holds).toHaveLength(1)
    expect(output.holds[0]).toMatchObject({ rule: 'patch-test', may_override: true })
    expect(output.holds[0]?.text).toMatch(words)
    expect(output.steps.length).toBeGreaterThan(0)
    expect(colour.show(output, input).blocks.find(block => block.block === 'steps')).toMatchObject({
      items: [{ held: true }],
    })
  })

  it('holds nothing where it is clear and present', () => {
    expect(holdsOf(aCard({ patch_tests: [aTest('2026-02-20T09:00:00.000Z')] })).holds).toEqual([])
  })

  it('can be set aside with a reason, which is said', () => {
    const output = holdsOf(aCard(), [{ rule: 'patch-test', reason: 'Tested elsewhere, letter seen' }])
    expect(output.holds).toEqual([])
    expect(output.set_aside.join()).toContain('Tested elsewhere, letter seen')
  })

  it('refuses where it showed a reaction, whatever is set aside', () => {
    const facts = aCard({ patch_tests: [aTest('2026-02-20T09:00:00.000Z', 'reaction')] })
    expect(
      holdsOf(facts, [
        { rule: 'patch-test', reason: 'It was mild' },
        { rule: 'reaction', reason: 'It was mild' },
      ]),
    ).toMatchObject({ decision: 'refuse', steps: [] })
  })

  it('is asked for where there is no card', () => {
    const output = holdsOf(NO_FACTS)
    expect(output.holds).toEqual([])
    expect(output.reasons.map(({ title }) => title)).toContain('Patch test not recorded')
  })
})

describe('the form', () => {
  it('has the words of the specification for each field', () => {
    const faults = colour.input
      .safeParse({ clientName: ' ', currentColor: '', desiredColor: 'x'.repeat(501), hairCondition: '' })
      .error?.issues.map(({ message }) => message)
    expect(faults).toHaveLength(4)
    expect(new Set(faults)).toEqual(
      new Set([
        'Client name is required',
        'Current color is required',
        'Description must be less than 500 characters',
        'Hair condition is required',
      ]),
    )
    expect(colour.input.safeParse(ask('a', 'b')).data).toEqual(ask('a', 'b'))
    expect(
      colour.input.safeParse({ ...ask('a', 'b'), clientName: 'x'.repeat(101) }).error?.issues[0]?.message,
    ).toBe('Name must be less than 100 characters')
  })
})
