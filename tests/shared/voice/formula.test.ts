import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bowl } from '../../../shared/salon/records/records'
import { bowlWords, ratioWords } from '../../../shared/voice/bowl/bowl-words'
import type { Context } from '../../../shared/voice/intents'
import { readBack } from '../../../shared/voice/say'
import { understand } from '../../../shared/voice/understand'
import { runsOf } from '../../support/sample'
import { places } from './salon'

const chair = places.chair as Context
const SMALL = 'naught one two three four five six seven eight nine ten eleven twelve'.split(' ')
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const spoken = (value: number): string => {
  if (value <= 12) return SMALL[value] ?? ''
  if (value < 20) return TEENS[value - 13] ?? ''
  if (value >= 100) return `a hundred${value > 100 ? ` and ${spoken(value - 100)}` : ''}`
  const tens = TENS[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? tens : `${tens} ${SMALL[value % 10]}`
}

const part = fc.record({
  level: fc.integer({ min: 1, max: 10 }),
  tones: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 2 }),
  grams: fc.integer({ min: 1, max: 199 }),
})
const recipe = fc.record({
  mix: fc.array(part, { minLength: 1, maxLength: 4 }),
  volume: fc.constantFrom(10, 20, 30, 40),
  ratio: fc.constantFrom('1:1', '1:1.5', '1:2'),
  minutes: fc.integer({ min: 5, max: 60 }),
})

const bowlOf = ({
  mix,
  volume,
  ratio,
  minutes,
}: typeof recipe extends fc.Arbitrary<infer R> ? R : never): Bowl => ({
  zone: 'Bowl 1',
  mix: mix.map(({ level, tones, grams }) => ({ shade: `${level}/${tones.join('')}`, grams })),
  developer_volume: volume,
  developer_grams: null,
  ratio,
  minutes,
})

describe('a formula by voice', () => {
  test('is the bowl that was said, in words and in figures, with any weights, shades and strength', () => {
    fc.assert(
      fc.property(recipe, fc.boolean(), (said, figures) => {
        const number = (value: number): string => (figures ? String(value) : spoken(value))
        const words = [
          ...said.mix.map(
            ({ level, tones, grams }) =>
              `${number(grams)} grams ${number(level)} ${tones.map(number).join(' ')}`,
          ),
          `${number(said.volume)} vol`,
          ratioWords(said.ratio),
          `${number(said.minutes)} minutes`,
        ].join(' ')
        const understood = understand(words, chair)
        expect(understood, words).toMatchObject({ kind: 'meant', intent: { id: 'formula' } })
        if (understood.kind === 'meant' && understood.intent.id === 'formula')
          expect(understood.intent.slots.bowls, words).toEqual([bowlOf(said)])
      }),
      { numRuns: runsOf(1000) },
    )
  })

  test('is read back in the very words that are kept', () => {
    const understood = understand(
      'thirty grams seven one, ten grams eight three, twenty vol, one to one and a half, thirty five minutes',
      chair,
    )
    expect(understood.kind === 'meant' && readBack(understood)).toBe(
      '30 grams 7/1, 10 grams 8/3, 20 volume, one to one and a half, 35 minutes. Save?',
    )
  })

  test('is written the way the salon writes its shades', () => {
    const shadeIn = (heard: string, separator: Context['separator']) => {
      const understood = understand(heard, { ...chair, separator })
      return understood.kind === 'meant' && understood.intent.id === 'formula'
        ? understood.intent.slots.bowls[0]?.mix[0]?.shade
        : understood.kind
    }
    expect(shadeIn('thirty grams seven one', null)).toBe('7/1')
    expect(shadeIn('thirty grams seven one', '.')).toBe('7.1')
    expect(shadeIn('thirty grams seven one', '-')).toBe('7-1')
    expect(shadeIn('thirty grams seven point one', '/')).toBe('7/1')
  })
})

describe('a tube more in the bowl', () => {
  test('is the very weight and shade that were said, in words and in figures, with any leftovers of talk', () => {
    fc.assert(
      fc.property(
        part,
        fc.boolean(),
        fc.constantFrom('add', 'put in', 'throw in', 'add another', 'um can you add'),
        fc.constantFrom('', ' please', ' to the bowl', ' to the roots', ' as well'),
        ({ level, tones, grams }, figures, lead, end) => {
          const number = (value: number): string => (figures ? String(value) : spoken(value))
          const words = `${lead} ${number(grams)} grams of ${number(level)} ${tones.map(number).join(' ')}${end}`
          expect(understand(words, chair), words).toMatchObject({
            kind: 'meant',
            writes: true,
            intent: { id: 'add-shade', slots: { shade: `${level}/${tones.join('')}`, grams } },
          })
        },
      ),
      { numRuns: runsOf(500) },
    )
  })

  test('is not taken where a word of it has no place, and a strength is never taken for a tube', () => {
    for (const heard of [
      'add ten grams of something',
      'add ten grams of eight three maybe',
      'add ten grams of eight three and nine one',
      'add ten grams of twenty vol',
      'add eight three',
      'add ten grams of eight',
      'do not add ten grams of eight three',
    ])
      expect(understand(heard, chair), heard).toMatchObject({ kind: 'none' })
  })
})

describe('a number without its unit', () => {
  test('is minutes where it can be no strength, and is asked where it can', () => {
    expect(understand('thirty five on the ends', chair)).toMatchObject({
      intent: { id: 'timer-start', slots: { zone: 'Ends', length: { seconds: 2100 } } },
    })
    const asked = understand('thirty on the ends', chair)
    expect(asked.kind === 'choices' && asked.choices.map(({ say }) => say)).toEqual([
      'Ends, 30 minutes',
      'Ends: 30 volume, three nought',
    ])
    expect(understand('roots thirty ends ten', chair)).toMatchObject({
      kind: 'none',
      say: expect.stringContaining('Minutes, or volume?'),
    })
  })
})

describe('a strength', () => {
  test('that stands on no bottle is asked for and never guessed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 130 }),
        fc.constantFrom('make it', 'thirty grams seven one'),
        (volume, lead) => {
          fc.pre(![5, 7, 10, 13, 20, 30, 40].includes(volume))
          const understood = understand(`${lead} ${spoken(volume)} vol`, chair)
          expect(understood.kind, `${lead} ${spoken(volume)} vol`).toBe('which-volume')
        },
      ),
    )
  })

  test('is known by its percent: 3, 6, 9 and 12 per cent are 10, 20, 30 and 40 volume', () => {
    for (const [percent, volume] of [
      ['three', 10],
      ['six', 20],
      ['nine', 30],
      ['twelve', 40],
    ] as const)
      for (const heard of [`make it ${percent} percent`, `make it ${percent} per cent`])
        expect(understand(heard, chair)).toMatchObject({
          intent: { id: 'change-developer', slots: { volume } },
        })
  })

  test('that was asked for goes into the formula it was asked for', () => {
    const asked = understand('thirty grams seven one twenty five vol one to two', chair)
    expect(asked.kind).toBe('which-volume')
    if (asked.kind !== 'which-volume') return
    const waiting: Context = { ...chair, pending: { type: 'volume', waiting: asked.waiting } }
    expect(understand('thirty', waiting)).toMatchObject({
      intent: {
        slots: { bowls: [{ mix: [{ shade: '7/1', grams: 30 }], developer_volume: 30, ratio: '1:2' }] },
      },
    })
  })

  test('is never taken from a formula of which a word was not understood', () => {
    for (const heard of [
      'thirty grams seven one maybe twenty vol',
      'thirty grams seven one twenty vol or thirty vol',
      'thirty grams seven one twenty vol and sixty ml of it',
      'thirty grams seven one seven two twenty vol',
      'thirty grams seven one twenty vol thirty vol',
    ])
      expect(understand(heard, chair).kind, heard).toBe('none')
  })
})

test('a bowl is told in the order of the hands', () => {
  expect(
    bowlWords({
      zone: 'Roots',
      mix: [{ shade: '6/01', grams: 40 }],
      developer_volume: 20,
      developer_grams: 60,
      ratio: '1:1.5',
      minutes: 1,
    }),
  ).toBe('40 grams 6/01, 60 grams of 20 volume, one to one and a half, 1 minute')
})
