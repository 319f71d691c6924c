// What a person picked for home care stands, whatever the text, the card or a model says.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import type { Picks } from '../../../shared/reading/understood/reading'
import retail from '../../../shared/tools/retail-edge'
import { reading } from '../../../shared/tools/retail-edge/reading'
import type { RetailInput, RetailOutput } from '../../../shared/tools/retail-edge/schema'
import { CURLS, NEED_CHIPS, TEXTURES } from '../../../shared/tools/retail-edge/told/paths'
import { understood } from '../../../shared/tools/retail-edge/told/understood'
import { holds } from '../../../shared/trade/products/contents'
import { readProduct } from '../../../shared/trade/products/product'
import { linesOf } from './cases'
import { CATALOGUES, openCases } from './retail-cases'

const TODAY = '2026-11-23T09:00:00.000Z'
const EMPTY: RetailInput = { clientName: 'Jane', hairType: '', currentTreatment: '', serviceHistory: '' }
const products: Facts['products'] = CATALOGUES.A.map(row => ({
  ...row,
  description: row.description ?? null,
}))
const asked = (picks: Picks, input: Partial<RetailInput> = {}, facts: Partial<Facts> = {}) => ({
  input: { ...EMPTY, ...input, picks },
  facts: { ...NO_FACTS, products, ...facts },
  today: TODAY,
})
type Asked = ReturnType<typeof asked>
const answer = (question: Asked): RetailOutput =>
  retail.check({ ...question, overrides: [] }, retail.draft(question))
const idsOf = ({ products: offered }: RetailOutput): string[] => offered.map(({ id }) => id)
const client = (notes: string, concerns: string[] = []): Partial<Facts> => ({
  client: { first_name: 'Jane', hair_type: null, concerns, notes, allergies: [] },
})

const sprays = (): Facts['products'] =>
  products.slice(0, 1).map(product => ({
    ...product,
    id: 'spray',
    name: 'Firm Hold',
    category: 'Hairspray',
    description: 'Strong hold aerosol hairspray',
  }))

type Card = { hair_type?: string; concerns?: string[]; notes?: string }
const stored = [
  ...openCases.map(({ input }) => input.client as Card),
  ...linesOf<{ client: Card }>('retail-examined.jsonl').map(({ client: card }) => card),
].map(({ hair_type = '', concerns = [], notes = '' }) =>
  [hair_type, concerns, notes].flat().join('. ').slice(0, 1000),
)

const ids = products.map(({ id }) => id)
const picked = fc.record(
  {
    ...Object.fromEntries(NEED_CHIPS.map(need => [`needs.${need}`, fc.boolean()])),
    ...Object.fromEntries(
      ['fragrance', 'protein', 'sulphate', 'coconut'].map(key => [`avoid.${key}`, fc.boolean()]),
    ),
    ...Object.fromEntries(ids.slice(0, 4).map(id => [`owns.${id}`, fc.boolean()])),
    ...Object.fromEntries(ids.slice(4, 8).map(id => [`declined.${id}`, fc.boolean()])),
    'hair.texture': fc.constantFrom(...TEXTURES),
    'hair.curl': fc.constantFrom(...CURLS),
    'hair.lightened': fc.boolean(),
  },
  { requiredKeys: [] },
)

describe('nothing that hangs in the air', () => {
  test.each(['no aerosol has budgies', 'no sprays please', 'no hairspray'])(
    '“%s” stands with the needs',
    notes => {
      const { facts } = understood(asked({}, {}, client(notes)))
      expect(facts['needs.no_air']).toMatchObject({ value: true, from: 'card', sure: true })
    },
  )

  test('a spray is offered for hold, and is not where it is picked that none may be', () => {
    const spray = sprays()
    const input = { hairType: 'fine straight', serviceHistory: 'style drops by lunch, no hold' }
    expect(idsOf(answer(asked({}, input, { products: spray })))).toEqual(['spray'])
    expect(idsOf(answer(asked({ 'needs.no_air': true }, input, { products: spray })))).toEqual([])
  })
})

describe('a pick', () => {
  test('stands over every stored text, and what is avoided or at home is not offered', () => {
    fc.assert(
      fc.property(picked, fc.constantFrom('', ...stored), (picks, serviceHistory) => {
        const question = asked(picks as Picks, { serviceHistory })
        const { facts } = understood(question)
        for (const [path, value] of Object.entries(picks)) expect(facts[path]?.value, path).toBe(value)
        const offered = idsOf(answer(question))
        for (const [path, value] of Object.entries(picks)) {
          const key = path.slice(path.indexOf('.') + 1)
          if (value !== true) continue
          if (path.startsWith('owns.') || path.startsWith('declined.')) expect(offered).not.toContain(key)
          if (!path.startsWith('avoid.')) continue
          for (const product of products.filter(({ id }) => offered.includes(id)))
            expect(holds(readProduct(product), key), `${product.name} ${key}`).not.toBe('holds')
        }
      }),
      { numRuns: 40 },
    )
  })

  test('of a need makes a whole recommendation without a word typed, and says what it rests on', () => {
    for (const need of ['moisture', 'heat', 'volume', 'colour_care', 'frizz', 'dandruff']) {
      const { products: offered } = answer(asked({ [`needs.${need}`]: true }))
      expect(offered.length, need).toBeGreaterThan(0)
      expect(offered[0]?.quote_from, need).toBe('picked')
    }
  })

  test('of a need taken away leaves nothing offered for it', () => {
    const facts = client('irons it every day and it is dry', ['frizz'])
    const before = answer(asked({}, {}, facts))
    expect(before.products.map(({ quote }) => quote).join()).toMatch(/frizz/)
    const after = answer(asked({ 'needs.frizz': false }, {}, facts))
    expect(after.products.map(({ quote }) => quote).join()).not.toMatch(/frizz/)
  })

  test('is not overruled by what a model read', () => {
    const facts = client('lovely hair, a bit of fluff')
    const question = asked({ 'needs.frizz': false, 'avoid.protein': false }, {}, facts)
    const quoted = { field: 'notes', quote: 'a bit of fluff' }
    const read = {
      needs: [{ need: 'frizz', ...quoted }],
      avoid: [{ substance: 'protein', kind: 'allergy', ...quoted }],
      owned: [],
      declined: [],
      raised: [{ concept: 'scalp_broken', ...quoted }],
    }
    const unpicked = asked({}, {}, facts)
    const said = (of: Asked): string =>
      JSON.stringify(reading.answer({ ...of, overrides: [] }, read).output.products)
    expect(said(unpicked)).toContain('fluff')
    expect(said(question)).not.toContain('fluff')
    const denied = asked({ 'raised.scalp_broken': 'no' }, {}, facts)
    const rules = reading.answer({ ...denied, overrides: [] }, read).output.cautions.map(({ rule }) => rule)
    expect(rules).not.toContain('scalp-first')
  })

  test('takes no allergy off the card', () => {
    const allergies = [{ substance: 'Coconut', reaction: 'hives' }]
    const facts = { client: { ...client('dry').client, allergies } } as Partial<Facts>
    const question = asked({ 'avoid.coconut': false }, {}, facts)
    expect(understood(question).facts['avoid.coconut']?.value).toBe(true)
    expect(answer(question).cautions.map(({ rule }) => rule)).toContain('allergy')
  })

  test('of another version is kept and passes by', () => {
    const question = asked({ 'needs.aura': true, 'hair.curl': 'zigzag' })
    expect(answer(question)).toEqual(answer(asked({})))
  })
})

describe('what was raised', () => {
  const SORE = { serviceHistory: 'scalp is bleeding and sore, dry ends' }
  const rules = (question: Asked): string[] => answer(question).cautions.map(({ rule }) => rule)

  test('counts until a No takes it away', () => {
    expect(rules(asked({}, SORE))).toContain('scalp-first')
    expect(rules(asked({ 'raised.scalp_broken': 'unknown' }, SORE))).toContain('scalp-first')
    expect(rules(asked({ 'raised.scalp_broken': 'no' }, SORE))).not.toContain('scalp-first')
  })

  test('on the card is not waved away by a question', () => {
    expect(rules(asked({ 'raised.scalp_broken': 'no' }, {}, client('scalp is bleeding')))).toContain(
      'scalp-first',
    )
  })

  test.each([
    'reaction_to_colour',
    'allergy',
    'under_16',
    'pregnant_or_nursing',
    'scalp_broken',
    'scalp_condition',
    'hair_loss',
    'illness_or_medicine',
  ])('Yes to %s changes the answer', concern => {
    const plain = answer(asked({ 'needs.dandruff': true, 'needs.volume': true }))
    const told = answer(asked({ 'needs.dandruff': true, 'needs.volume': true, [`raised.${concern}`]: 'yes' }))
    expect({ ...told }).not.toEqual({ ...plain })
  })
})

describe('what the client has', () => {
  const [first] = products
  const bought = (at: string): Partial<Facts> => ({
    ...client('dry ends, breakage, frizz'),
    recommendations: [
      { made_at: at, products: [{ id: first?.id ?? '', name: first?.name ?? '', outcome: 'bought', at }] },
    ],
  })

  test('bought lately is a fact of the product, and is not sold again', () => {
    const question = asked({}, {}, bought('2026-10-20T10:00:00.000Z'))
    expect(understood(question).facts[`owns.${first?.id}`]).toMatchObject({ value: true, sure: true })
    expect(idsOf(answer(question))).not.toContain(first?.id)
  })

  test('bought long ago is offered as what it is: not new', () => {
    const question = asked({}, {}, bought('2026-03-20T10:00:00.000Z'))
    const output = answer(question)
    const again = output.products.find(({ id }) => id === first?.id)
    expect(again?.owned).toMatch(/^bought on /)
    expect(JSON.stringify(retail.show(output, question.input))).toContain('Not new to the client: bought on')
  })
})

test('“Mabel, 6” at the head of the notes is a child, and what is not for one is left out', () => {
  const { facts, raised } = understood(asked({}, {}, client('Mabel, 6. knots and dandruff')))
  expect(facts['needs.child']?.value).toBe(true)
  expect(raised.map(({ concept }) => concept)).toContain('under_16')
})
