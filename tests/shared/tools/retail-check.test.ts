// The rules over any answer: what is excluded is never offered, whatever a model says, and checking twice changes nothing.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import { textOf } from '../../../shared/sheet'
import { sheetOf } from '../../../shared/toolbox'
import retail from '../../../shared/tools/retail-edge'
import { mayBeSaid } from '../../../shared/tools/retail-edge/prose'
import { type RetailInput, RetailOutput } from '../../../shared/tools/retail-edge/schema'
import { runsOf } from '../../support/sample'
import { TODAY } from './cases'
import { CATALOGUES } from './retail-cases'

const runs = runsOf(500)
const input: RetailInput = {
  clientName: 'Amara Okafor',
  hairType: '',
  currentTreatment: '',
  serviceHistory: '',
}

type Card = Partial<NonNullable<Facts['client']>>
const factsWith = (card: Card, products: Facts['products'], more: Partial<Facts> = {}): Facts => ({
  ...NO_FACTS,
  client: { first_name: 'Amara', hair_type: null, concerns: [], notes: null, allergies: [], ...card },
  products,
  ...more,
})
const question = (facts: Facts) => ({ input, facts, today: TODAY })
const drafted = (facts: Facts): RetailOutput => retail.draft(question(facts)) as RetailOutput
const checked = (facts: Facts, output: RetailOutput): RetailOutput =>
  retail.check({ ...question(facts), overrides: [] }, output) as RetailOutput
const listA: Facts['products'] = CATALOGUES.A.map(row => ({ ...row, description: row.description ?? null }))

/** What a client may react to, as people write it, and the words that must then be in nothing that is offered. */
const SUBSTANCES: readonly { said: string; never: RegExp }[] = [
  { said: 'nuts', never: /almond|argan|macadamia|walnut oil|hazelnut|coconut|shea|peanut|\bnut oil/i },
  { said: 'almond', never: /almond|argan|macadamia|hazelnut/i },
  { said: 'coconut', never: /coconut/i },
  { said: 'shea', never: /shea/i },
  { said: 'wheat', never: /wheat/i },
  { said: 'gluten', never: /wheat|barley|\boat/i },
  { said: 'soya', never: /\bsoy/i },
  { said: 'lavender', never: /lavender/i },
  { said: 'tea tree', never: /tea tree/i },
  { said: 'menthol', never: /menthol|mint/i },
  { said: 'keratin', never: /keratin|collagen|wheat protein/i },
  { said: 'honey', never: /honey|beeswax/i },
  { said: 'lanolin', never: /lanolin/i },
  { said: 'silicones', never: /silicone|dimethicone/i },
  { said: 'aloe', never: /\baloe/i },
  { said: 'sesame', never: /sesame/i },
  { said: 'mango', never: /mango/i },
  { said: 'papaya', never: /papaya/i },
  { said: 'perfume', never: /perfume|lavender|tea tree|mint|scented/i },
  { said: 'PPD', never: /colour-depositing|hair dye|permanent colour/i },
  { said: 'castor oil', never: /castor/i },
  { said: 'latex', never: /latex/i },
]
const INGREDIENTS =
  'sweet almond oil|argan oil|macadamia oil|walnut oil|hazelnut extract|coconut milk|shea butter|peanut oil|wheat protein|barley extract|oat extract|soya lecithin|lavender|tea tree oil|menthol|peppermint|keratin|collagen|honey|beeswax|lanolin|silicones|dimethicone|aloe vera|sesame oil|mango butter|papaya enzymes|a light perfume|colour-depositing pigment|castor oil|natural latex|panthenol|glycerin|rice starch'.split(
    '|',
  )
const NOUNS =
  'Shampoo|Conditioner|Mask|Serum|Oil|Leave-In|Mousse|Curl Cream|Heat Mist|Scalp Tonic|Butter|Bond Treatment'.split(
    '|',
  )
const CLAIMS =
  'for dry ends|for fine, flat hair|for curls and coils|against frizz|for bleached hair|violet pigments against yellow|colour-safe|for sensitive scalps|clarifying, for oily roots|anti-dandruff|heat protection|for all hair types'.split(
    '|',
  )
const SAYING: readonly ((substance: string) => Card)[] = [
  substance => ({ allergies: [{ substance, reaction: null }] }),
  substance => ({ allergies: [{ substance: `${substance} (severe)`, reaction: 'Swelling' }] }),
  substance => ({ notes: `Allergic to ${substance}.` }),
  substance => ({ notes: `Lovely client. ${substance.toUpperCase()} ALLERGY - carries an EpiPen` }),
  substance => ({ notes: `Reacts to ${substance}, itches for days` }),
  substance => ({ concerns: ['dry ends', `${substance} allergy`] }),
  substance => ({ notes: `Can't have anything with ${substance}; loves a chat` }),
  substance => ({ notes: `avoids ${substance}` }),
  substance => ({ notes: `No ${substance} please` }),
  substance => ({ notes: `sensitive to ${substance}` }),
]
const HAIR = [
  'fine, flat',
  'thick, coarse',
  '3B curls',
  '4C coily',
  'bleached blonde',
  'straight',
  '2A waves',
  'coloured brunette',
]
const CONCERNS = [
  'dry ends',
  'frizz',
  'no volume',
  'brassy',
  'breakage',
  'oily roots',
  'flakes',
  'itchy scalp',
  'colour fades',
  'thinning at the crown',
]

const product = fc
  .record({
    noun: fc.constantFrom(...NOUNS),
    adjective: fc.constantFrom('Calm', 'Bright', 'Deep', 'Soft', 'Pure'),
    holds: fc.uniqueArray(fc.constantFrom(...INGREDIENTS), { maxLength: 3 }),
    claim: fc.constantFrom(...CLAIMS),
    price: fc.option(
      fc.integer({ min: 100, max: 6000 }).map(pence => pence / 100),
      { nil: null },
    ),
  })
  .map(({ noun, adjective, holds, claim, price }) => ({
    name: `${adjective} ${noun}`,
    category: noun,
    description: [claim, holds.length > 0 ? `with ${holds.join(', ')}` : ''].filter(Boolean).join(' '),
    price,
  }))
const catalogue = fc.array(product, { minLength: 1, maxLength: 14 }).map(rows =>
  rows.map((row, index): Facts['products'][number] => ({
    id: `p${index}`,
    ...row,
    name: `${row.name} ${index}`,
  })),
)

describe('what an allergy excludes', () => {
  it('is never offered, in thousands of records and lists, and always acknowledged', {
    timeout: 300_000,
  }, () => {
    let offered = 0
    let leftOut = 0
    fc.assert(
      fc.property(
        catalogue,
        fc.constantFrom(...SUBSTANCES),
        fc.constantFrom(...SAYING),
        fc.constantFrom(...HAIR),
        fc.constantFrom(...CONCERNS),
        (products, substance, say, hair_type, concern) => {
          // A word that no list of ingredients knows is believed where it is called an allergy or avoided.
          const odd = ['mango', 'papaya'].includes(substance.said)
          const card = (odd && say('x').notes?.startsWith('No ') ? SAYING[2]! : say)(substance.said)
          const facts = factsWith(
            { hair_type, ...card, concerns: [concern, ...(card.concerns ?? [])] },
            products,
          )
          const output = checked(facts, drafted(facts))
          for (const { id, name, price } of output.products) {
            const row = products.find(each => each.id === id)
            expect(`${row?.name} ${row?.description}`, substance.said).not.toMatch(substance.never)
            expect(row).toMatchObject({ name, price })
          }
          offered += output.products.length
          leftOut += output.left_out.filter(({ why }) => why === 'allergy' || why === 'wish').length
          const text = textOf(retail.show(output, input)).toLowerCase()
          expect(text).toContain(substance.said.toLowerCase().split(' ')[0])
          expect(checked(facts, output)).toEqual(output)
        },
      ),
      { numRuns: runs },
    )
    expect(offered).toBeGreaterThan(runs / 4)
    expect(leftOut).toBeGreaterThan(runs / 8)
  })

  it('is offered where the record says that there is no allergy', () => {
    const facts = factsWith(
      { hair_type: 'thick, coarse', concerns: ['very dry ends'], notes: 'Not allergic to nuts.' },
      listA,
    )
    expect(drafted(facts).products.map(({ id }) => id)).toContain('a16')
  })
})

const dry = factsWith({ hair_type: 'thick, coarse', concerns: ['dry ends'] }, listA)
const nutty = factsWith({ hair_type: 'thick, coarse', concerns: ['dry ends'], notes: 'Nut allergy' }, listA)

describe('what was offered then', () => {
  const then = (...ids: string[]): RetailOutput => {
    const own = drafted(dry)
    const [first] = own.products
    return { ...own, products: ids.map(id => ({ ...first!, id, price: 1, reason: 'You must buy this.' })) }
  }
  const ids = (facts: Facts, output: RetailOutput) => checked(facts, output).products.map(({ id }) => id)
  const first = drafted(dry).products[0]!.id
  const LEFT_OUT = expect.objectContaining({ rule: 'dropped' })

  it('stays offered while it may be, with the engine’s words and the list’s price', () => {
    const other = drafted(dry).products.at(-1)!.id
    const output = checked(dry, then(other))
    expect(output.products).toMatchObject([{ id: other, price: listA.find(({ id }) => id === other)?.price }])
    expect(JSON.stringify(output)).not.toContain('You must buy this')
    expect(output.cautions).not.toContainEqual(LEFT_OUT)
  })

  it('goes where it is not on the list or an allergy forbids it, and that is said, once', () => {
    const output = checked(nutty, then('z1', 'a16', first, first))
    expect(output.products.map(({ id }) => id)).not.toContain('a16')
    expect(output.cautions).toContainEqual(LEFT_OUT)
    expect(output.cautions.some(({ rule }) => rule === 'allergy')).toBe(true)
    expect(checked(nutty, output)).toEqual(output)
  })

  it('is at most three, within the budget, and nothing for a client who wants nothing', () => {
    const all = then(...listA.map(({ id }) => id))
    expect(ids(dry, all).length).toBeLessThanOrEqual(3)
    const poor = checked(factsWith({ concerns: ['dry ends'], notes: 'budget £20' }, listA), all)
    expect(poor.products.reduce((sum, { price }) => sum + (price ?? 0), 0)).toBeLessThanOrEqual(20)
    const none = factsWith({ concerns: ['dry ends'], notes: "Doesn't want to buy any products" }, listA)
    expect(ids(none, all)).toEqual([])
  })
})

describe('what was noted before', () => {
  const past = (outcome: 'bought' | 'declined' | 'owns', at: string): Partial<Facts> => ({
    recommendations: [{ made_at: at, products: [{ id: 'a09', name: 'Moisture Rich Mask', outcome, at }] }],
  })
  const ids = (more: Partial<Facts>): string[] => drafted({ ...dry, ...more }).products.map(({ id }) => id)

  it('keeps what was declined lately, or is at home, from being offered again', () => {
    expect(ids({})).toContain('a09')
    for (const outcome of ['bought', 'declined', 'owns'] as const)
      expect(ids(past(outcome, '2025-12-01T10:00:00.000Z'))).not.toContain('a09')
  })

  it('fades: a "no" of last year may be asked again, an empty bottle bought again', () => {
    expect(ids(past('declined', '2025-02-01T10:00:00.000Z'))).toContain('a09')
    expect(ids(past('bought', '2025-06-01T10:00:00.000Z'))).toContain('a09')
  })

  it('leaves the answer alone under which it was noted', () => {
    const made = '2025-12-31T10:00:00.000Z'
    const ask = {
      tool_version: 1,
      input,
      draft: drafted(dry),
      answer: null,
      sheet: null,
      asked_at: made,
      overrides: [],
    }
    const after = { ...dry, ...past('bought', made) }
    const drawn = sheetOf(retail, ask, after, TODAY, 'draft')
    expect(drawn?.current && RetailOutput.parse(drawn.output).products.map(({ id }) => id)).toContain('a09')
    expect(drafted(after).products.map(({ id }) => id)).not.toContain('a09')
  })
})

describe('an empty list', () => {
  it('is said, and nothing is invented', () => {
    const facts = factsWith({ concerns: ['dry ends'] }, [])
    const output = checked(facts, drafted(dry))
    expect(output).toMatchObject({ products: [], no_products: true })
    expect(textOf(retail.show(output, input))).toContain('no products in your list')
  })
})

describe('what a model is asked to read', () => {
  it('names nobody, and offers only what may be offered', () => {
    const products = retail.offers?.(question(nutty)) ?? []
    const sent = retail.reading?.prompt(question({ ...nutty, products })).at(-1)?.content ?? ''
    expect(sent).not.toMatch(/Amara|Okafor/)
    expect(sent).toContain('"notes"')
    expect(JSON.stringify(JSON.parse(sent).list)).not.toContain('Argan')
  })
})

it('claims, promises and pressure are told apart from plain words', () => {
  for (const plain of [
    'It leaves the ends softer.',
    'A film between the hair and the heat.',
    'For hair that looks fuller.',
    'It leaves hair free of knots.',
  ])
    expect(mayBeSaid(plain)).toBe(true)
  for (const claim of [
    'It stops\nhair loss.',
    'It contains\nno nuts.',
    'It is free from sulphfates.',
    'Free of parabens.',
    'Without any sulfates.',
    'It is sulpahte free.',
  ])
    expect(mayBeSaid(claim)).toBe(false)
})
