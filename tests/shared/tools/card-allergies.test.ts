// Every allergy on the card counts: it refuses where it may be hair colour, else it is named.
import { describe, expect, it } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import { textOf } from '../../../shared/sheet'
import colour from '../../../shared/tools/colour-formula'
import { cardAllergies, weigh } from '../../../shared/tools/colour-formula/safety/card-allergies'

const TODAY = '2026-11-21T09:00:00.000Z'
const input = {
  clientName: 'Ana',
  currentColor: 'Natural level 6, virgin',
  desiredColor: '7/3',
  hairCondition: 'Healthy',
}
const card = (...allergies: [substance: string, reaction?: string][]): Facts => ({
  ...NO_FACTS,
  client: {
    first_name: 'Ana',
    hair_type: null,
    concerns: [],
    notes: null,
    allergies: allergies.map(([substance, reaction]) => ({ substance, reaction: reaction ?? null })),
  },
  patch_tests: [
    {
      product: 'Koleston',
      applied_at: '2026-11-10T09:00:00.000Z',
      result: 'clear',
      read_at: '2026-11-12T09:00:00.000Z',
    },
  ],
})
const answer = (facts: Facts) => {
  const question = { input, facts, today: TODAY, overrides: [] }
  return colour.check(question, colour.draft(question))
}

it('the ground of these tests: without an allergy there is a plan and nothing holds it', () => {
  expect(answer(card())).toMatchObject({ holds: [], decision: 'proceed' })
})

const REFUSES: [string, string?][] = [
  ...[
    // A denial of something else, before it.
    'No known allergies but reacted terribly to hair dye',
    'No allergies - reacted dreadfully to hair dye',
    'no problem colouring before, developed sensitivity to hair dye',
    'no penicillin/amoxicillin, allergic to hair dye',
    'never used box dye since reaction everywhere to it',
    'PPD',
    'P.P.D.',
    'p p d',
    'p-p-d',
    'PPDs',
    'PTD',
    'P.T.D',
    'ptds',
    'TDA',
    'ME-PPD',
    'Paraphenylendiamin',
    'Paraphenylenediamine',
    'p-phenylenediamine',
    'para phenyl diamine',
    'para-phenalene diamine',
    'parafenylenediamine',
    'paraphenylene',
    'phenylendiamine',
    'toluene-2,5-diamine',
    'toulene diamine',
    'Tolulene diamine',
    'resorcinol',
    'resourcinol',
    'm-aminophenol',
    'amino phenol',
    'persulphates',
    'ammonium persulfate',
    'perioxide',
    'amonia',
    'H2O2',
    'Basic Blue 99',
    'HC Yellow No. 4',
    'Hair dye',
    'hairdye',
    'hair color',
    'colour',
    'tint',
    'lash tint',
    'bleach',
    'henna',
    'black henna tattoo',
    'temporary tattoo',
    'semi permanent',
    'box dye',
    'nickel, PPD, latex',
    'Koleston Perfect',
    'Kolleston',
    'Colestone 6/0',
    'Majirel',
    'Magirelle',
    'Igora Royal',
    'Wella',
    "L'Oréal",
    'loreal inoa',
    'Schwarzkopf',
    'Swarzkopf',
    'Colour Touch',
    'Casting Crème Gloss',
    "Nice'n Easy",
    'Just For Men',
    'Clairol',
    'Topchic',
    'Wella shampoo and colour',
  ].map((substance): [string] => [substance]),
  ['Koleston Perfect', 'face swelled up, A&E'],
  ['Unknown', 'head swelled, hospital'],
  ['Not sure what', 'blisters all over after colouring'],
  ['None known', 'reacted to hair dye once'],
  ['Something at the last salon', 'anaphylaxis'],
  ['Patch test', 'itchy red patch'],
  ['Zyxyl', 'scalp burnt and blistered'],
  ['Shampoo', 'rash after hair dye'],
  ['Nickel', 'also swelled from hair dye'],
  ['Fragrance', 'eyes swelled after having her colour done'],
  ['No allergies', 'swollen eyes with a box dye'],
]

describe('no formula is given, whatever the patch test says, for an allergy on the card', () => {
  it.each(REFUSES)('%s (%s)', (substance, reaction) => {
    const output = answer(card(['Hay fever'], [substance, reaction]))
    expect(output).toMatchObject({ decision: 'refuse', steps: [], visits: [], start: null, target: null })
    expect(output.reasons[0]?.rule).toBe('reaction')
    expect(textOf(colour.show(output, input))).not.toMatch(/\d+ ?(?:g|vol|%|ml|min)\b|\b\d ?: ?\d/)
  })

  it('names it as typed, but for figures', () => {
    const told = (...allergy: [string, string?]) => answer(card(allergy)).reasons[0]?.text
    expect(told('Koleston  Perfect', 'face swelled up, A&E')).toContain(
      'Koleston Perfect (face swelled up, A&E)',
    )
    expect(told('Peroxide 20 vol, mixed 1:2')).toContain('Peroxide …, mixed …')
  })
})

const NAMED: [string, string?][] = [
  ...[
    'Latex',
    'Nickel',
    'Hay fever',
    'Nuts',
    'Peanuts',
    'Penicillin',
    'Fragrance',
    'Lanolin',
    'Eggs',
    'Cats and dogs',
    'Sulphates',
    'Ammonium lauryl sulphate',
    'Benzoyl peroxide',
    'Phenylephrine',
    'Piriton (chlorphenamine)',
    'Diphenhydramine',
    'Paracetamol',
    'Acetaminophen',
    'Aminophylline',
    'Histamine intolerance, no diamine oxidase',
    'Ethylenediamine',
    'Food colouring',
    'Artificial colours',
    'Contrast dye (CT scan)',
    'Household bleach',
    'Canola oil',
    'Chromates',
    'Metal frames',
    'Wella shampoo',
    'Garnier micellar water',
    'Aveda hairspray',
    'Facial toner',
    'PPD skin test (tuberculosis, Mantoux, TB)',
    'Food',
    'Lash glue',
    'Perm lotion',
    'Benzocaine',
    'Sulfa drugs',
    'Not allergic to hair dye',
  ].map((substance): [string] => [substance]),
  ['Nuts', 'anaphylaxis, carries an EpiPen'],
  ['Penicillin', 'hospital, face swelled'],
  ['Latex', 'hands blister in gloves when colouring'],
  ['Nickel', 'red rash, skin colour changed; hair dye is fine'],
  ['Wasps', 'swollen arm'],
  ['Tea tree', 'rash'],
]

describe('there is a plan, and the allergy is named as typed, for', () => {
  it.each(NAMED)('%s (%s)', (substance, reaction) => {
    const output = answer(card([substance, reaction]))
    expect(output.decision).toBe('proceed_with_caution')
    expect(output.steps.length).toBeGreaterThan(0)
    const told = output.reasons.filter(({ tone }) => tone === 'caution').map(({ text }) => text)
    expect(told.join('\n')).toContain(reaction ? `${substance} (${reaction})` : substance)
  })
})

it.each([
  'None known',
  'None',
  'none.',
  'No allergies',
  'No known allergies',
  'no known drug allergies',
  'NKDA',
  'N/A',
  'nil known',
  'Nothing that she knows of',
  '-',
  'Not known',
])('%s is no allergy, and nothing is said', substance => {
  expect(weigh({ substance, reaction: null })).toBe('none')
  expect(answer(card([substance])).decision).toBe('proceed')
})

it('what is near to PPD is said to cross-react', () => {
  expect(answer(card(['Benzocaine'])).reasons.map(({ rule }) => rule)).toContain('card-cross-reaction')
})

it('of many allergies each is named', () => {
  const many = Array.from({ length: 23 }, (_, index): [string] => [
    `Plant ${String.fromCharCode(65 + index)}`,
  ])
  const words = answer(card(...many))
    .reasons.map(({ text }) => text)
    .join('\n')
  for (const [name] of many) expect(words).toContain(name)
  expect(cardAllergies(card(...many)).other).toHaveLength(23)
})

it.each([
  ['no allergy '.repeat(1800), 'other'],
  ['none known, '.repeat(1600), 'other'],
  ['p'.repeat(20_000), 'other'],
  ['itchy wrists '.repeat(1500), 'other'],
  [`${'itchy wrists '.repeat(1500)} after hair dye`, 'refuse'],
])('a reaction told at great length is read to its end', (reaction, weight) => {
  expect(weigh({ substance: 'Plant A', reaction })).toBe(weight)
})
