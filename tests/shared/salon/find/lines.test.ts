import { describe, expect, test } from 'vitest'
import {
  askedOf,
  isAskedFor,
  keyOf,
  marksIn,
  partsOf,
  rankOfLines,
} from '../../../../shared/salon/find/asked'
import { codesIn, strengthsIn } from '../../../../shared/salon/find/codes'
import { isOfHealth, textsOf } from '../../../../shared/salon/find/lines'
import { isOneOff } from '../../../../shared/salon/find/one-off'
import type { Maker } from '../../../../shared/trade/colour/codes'

const finds = (asked: string, line: string, house: Maker | null = null): boolean =>
  rankOfLines([keyOf(line)], askedOf(asked, house)) !== null

describe('a formula is found by what is in the bowl', () => {
  const cases: [asked: string, line: string, house: Maker | null, found: boolean][] = [
    ['6/43 + 20 vol', 'Roots: 30 g 6/43 + 60 g 20 vol, 1:2, 35 min', null, true],
    ['6/43 20vol', 'Roots: 30 g 6/43 + 60 g 20 vol, 1:2, 35 min', null, true],
    ['6/43 and 6 %', 'Roots: 30 g 6/43 + 60 g 20 vol', null, true],
    ['6/43 + 30 vol', 'Roots: 30 g 6/43 + 60 g 20 vol', null, false],
    ['6/4', 'Roots: 30 g 6/43 + 60 g 20 vol', null, false],
    ['/43', 'nothing of it', null, false],
    // Which maker's a code is, its sign says, or the text, or the salon.
    ['6.43', 'Roots: 30 g 6/43', null, false],
    ['6.43', 'Roots: 30 g 6/43', 'wella', true],
    ['6/43', 'Roots: 30 g 6.43', 'wella', true],
    ['6-43', 'Roots: 30 g 6/43', 'wella', true],
    ['6.43', 'Roots: 30 g Majirel 6.43', 'wella', false],
    ['Majirel 6.43', 'Roots: 30 g Majirel 6.43', 'wella', true],
    ['Majirel 6.43', 'Roots: 30 g 6.43', 'loreal', false],
    ['6.43', 'Roots: 30 g Majirel 6/43', 'loreal', true],
    ['643', 'Roots: 30 g 6/43', null, true],
    ['643', 'Roots: 30 g 6.43', null, true],
    ['643', 'Roots: 30 g 6-46', null, false],
    ['1021', 'Ends: 40 g 10.21', null, true],
    ['66/46', 'Roots: 30 g 66/46', null, true],
    ['6/46', 'Roots: 30 g 66/46', null, false],
    ['6RB', 'Gloss: 60 g 6RB, 1:1', null, true],
    ['6rb', 'Gloss: 60 g 06RB, 1:1', null, true],
    ['6N', 'Gloss: 60 g 6NN', null, false],
    ['30 g', 'Roots: 30 g 6/43', null, true],
    ['roots 6/43', 'Roots: 30 g 6/43', null, true],
    ['20 vol', 'grey is 20 % at the front', null, false],
    ['9%', 'Ends: 30 g lightener + 60 g 30 vol', null, true],
    ['tingle', 'Slight tingle at the nape', null, true],
    ['slight tingle', 'Tingle, slight, at the nape', null, true],
    ['tingl', 'No tingling', null, true],
    ['single', 'No tingle', null, false],
    ['émigrée', 'An Emigree at heart', null, true],
    ['o’neill', "Asked after O'Neill", null, true],
  ]
  test.each(cases)('%j in %j, in a salon of %s: %s', (asked, line, house, found) => {
    expect(finds(asked, line, house)).toBe(found)
  })

  test('the very words come before all in one line, and that before all in one record', () => {
    const asked = askedOf('slight tingle', null)
    const rank = (...lines: string[]) => rankOfLines(lines.map(keyOf), asked)
    expect(rank('A slight tingle')).toBe(0)
    expect(rank('A tingle, slight')).toBe(1)
    expect(rank('A tingle.', 'Then a slight one')).toBe(2)
    expect(rank('A tingle.')).toBeNull()
  })

  test('a single letter, and words that say nothing, are no question', () => {
    for (const typed of ['', ' ', 'a', '6', '+', 'and with'])
      expect(isAskedFor(askedOf(typed, null))).toBe(false)
    for (const typed of ['as', '6/4', '20 vol']) expect(isAskedFor(askedOf(typed, null))).toBe(true)
  })
})

describe('what was found is marked', () => {
  const marked = (asked: string, line: string): string[] =>
    marksIn(line, askedOf(asked, null)).map(({ from, to }) => line.slice(from, to))
  test.each([
    ['6/43 + 20 vol', 'Roots: 30 g 6/43 + 60 g 20 vol', ['6/43', '20 vol']],
    ['6%', 'Roots: 60 g 20 vol', ['20 vol']],
    ['643', '30 g 6/43 + 10 g 7/43', ['6/43']],
    ['tingl', 'Slight Tingle, tingling', ['Tingl', 'tingl']],
    ['emigree', 'Émigrée', ['Émigrée']],
    ['zzz', 'Slight tingle', []],
  ])('%j in %j', (asked, line, found) => {
    expect(marked(asked, line)).toEqual(found)
  })

  test('a long line is cut around it, and loses nothing of it', () => {
    const line = `${'Talked about the holidays. '.repeat(20)}A slight tingle at the nape ${'and more talk '.repeat(20)}`
    const parts = partsOf(line, askedOf('slight tingle', null), 120)
    expect(parts.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['slight', 'tingle'])
    expect(parts.map(({ text }) => text).join('').length).toBeLessThan(150)
    expect(parts[0]).toEqual({ text: '… ', marked: false })
    const short = partsOf('No tingle', askedOf('zzz', null))
    expect(short).toEqual([{ text: 'No tingle', marked: false }])
  })
})

describe('what of a record is searched', () => {
  test('a bowl is one line, as it is written at the chair', () => {
    expect(
      textsOf('formula', {
        title: 'Copper roots',
        bowls: [
          {
            zone: 'Roots',
            mix: [
              { shade: '6/43', grams: 30 },
              { shade: '7/43', grams: 10 },
            ],
            developer_volume: 20,
            developer_grams: 60,
            ratio: '1:1.5',
            minutes: 35,
          },
          {
            zone: 'Gloss',
            mix: [{ shade: 'Clear', grams: 40 }],
            developer_volume: 0,
            developer_grams: null,
            ratio: null,
            minutes: null,
          },
        ],
        remarks: 'Slight tingle. Fine after.',
      }),
    ).toEqual([
      'Copper roots',
      'Roots: 30 g 6/43 + 10 g 7/43 + 60 g 20 vol, 1:1.5, 35 min',
      'Gloss: 40 g Clear',
      'Slight tingle.',
      'Fine after.',
    ])
  })

  test('of answers those of Colour Formula alone; of whatever is broken, nothing', () => {
    const draft = {
      steps: [
        { zone: 'Roots', mix: [{ what: '6/0', grams: 30 }], developer_volume: 20, developer_grams: 30 },
        {},
      ],
    }
    const ask = { tool: 'colour-formula', input: { desiredColor: 'Level 6' }, draft, answer: null }
    expect(textsOf('ask', ask)).toEqual(['Level 6', 'Roots: 30 g 6/0 + 30 g 20 vol'])
    expect(textsOf('ask', { ...ask, tool: 'marketing' })).toEqual([])
    expect(textsOf('formula', { bowls: [null, 4, { mix: 'x' }], title: 3 })).toEqual([])
    expect(textsOf('note', {})).toEqual([])
  })

  test('a skin test’s remarks are health; a tingle in a note is none, a medicine is', () => {
    expect(isOfHealth('patch_test', 'Fine')).toBe(true)
    expect(isOfHealth('note', 'Slight tingle')).toBe(false)
    expect(isOfHealth('note', 'On antibiotics since May')).toBe(true)
    expect(isOfHealth('note', 'Reacted to PPD')).toBe(true)
  })
})

describe('a slip of one letter', () => {
  test.each([
    ['zianab', 'zainab', true],
    ['zainb', 'zainab', true],
    ['zainaab', 'zainab', true],
    ['zainap', 'zainab', true],
    ['azinab', 'zainab', true],
    ['zianba', 'zainab', false],
    ['znaiab', 'zainab', false],
    ['ann', 'anna', false],
    ['sarah', 'sara', true],
    ['abcdef', 'ghijkl', false],
  ])('%j for %j: %s', (typed, word, is) => {
    expect(isOneOff(typed, word)).toBe(is)
  })
})

test('a time, a date, a ratio and a price are no shades', () => {
  for (const text of ['1:1.5', '12/10/2026', '£6.43', '2.5 hours', '6-8 weeks', '30 g', '9 am', '1.5 %'])
    expect([text, codesIn(text).map(({ depth, tone }) => `${depth}/${tone}`)]).toEqual([text, []])
  expect(strengthsIn('20 vol, 6%, 30 % grey').map(({ volume }) => volume)).toEqual([20, 20])
})
