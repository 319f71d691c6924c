// What a reviewer's probes found: an allergy lost between two lines, and an allergy made of ordinary words.
import { describe, expect, it } from 'vitest'
import task from '../../../scripts/engine/retail'
import { TODAY } from './cases'

type Row = { id: string; name: string; category: string; description: string; price: number }
type Told = { text: string; ids: string[] }
type Client = { allergies?: { substance: string; reaction: null }[]; concerns?: string[]; hair?: string }

const row = (id: string, name: string, description = '', price = 12): Row => ({
  id,
  name,
  category: 'Treatment',
  description,
  price,
})
const LIST = [
  row('honey', 'Honey Mask', 'Deep mask for dry hair with honey and lotus'),
  row('coconut', 'Coconut Conditioner', 'Rich conditioner with coconut oil for dry hair'),
  row('plain', 'Hydra Mask', 'Hydration mask for dry hair'),
  row('silk', 'Silk Serum', 'Anti-frizz serum with silicone, for frizzy hair'),
]

function told(
  notes: string,
  catalogue: Row[] = LIST,
  { allergies, concerns = ['dry', 'frizz'], hair = 'dry' }: Client = {},
): Told {
  const client = { hair_type: hair, concerns, notes, ...(allergies ? { allergies } : {}) }
  const answer = task({ input: { client, catalogue }, facts: undefined, today: TODAY }) as {
    text: string
    recommended: { id: string }[]
  }
  return { text: answer.text, ids: answer.recommended.map(({ id }) => id) }
}
const READ = /(?:allergy|sensitivity|wish|allergy at home) on the record/i
const held = (text: string): string =>
  [...text.matchAll(/known to hold ([^.]*)\./g)].map(hit => hit[1]).join(', ')

describe('a nut allergy and a liking', () => {
  const OILS = [
    row('argan', 'Argan Drops', 'Argan oil for dry, frizzy ends'),
    row('plain', 'Loomwell Soft Dry Mask', 'Deep moisture mask for dry hair'),
  ]
  it.each([
    'Nut allergy and loves the argan oil',
    'Likes argan. Nut allergy.',
    'loves argan oil and has a nut allergy',
  ])('is not cleared by it: %s', notes => expect(told(notes, OILS).ids).toEqual(['plain']))
  it('is cleared where the record says so', () =>
    expect(told('Nut allergy but is fine with argan oil', OILS).ids).toContain('argan'))
  it('is none after a clear test', () =>
    expect(told('Nut allergy test was negative and likes nuts', OILS).ids).toContain('argan'))
  it('makes no bottle of ordinary hair', () => expect(told('Has soft dry hair', OILS).ids).toContain('plain'))
})

describe('what a product is called is what it holds', () => {
  const FRUIT =
    'banana papaya apple peach rice kiwi onion hemp nettle neem pomegranate cucumber strawberry carrot amla turmeric bamboo pumpkin mustard'
  const NAMES = [
    'Hair Food',
    'Hair Mask',
    'Hair Oil',
    'Blonde Glaze',
    'Tint',
    'Shades Mask',
    'Pink Mask',
    'Tone Mask',
    'Cut Cream',
    'Cola Mask',
  ]
  for (const fruit of [...FRUIT.split(' '), 'green tea'])
    it(fruit, () => {
      for (const name of NAMES)
        for (const product of [
          row('it', `${fruit} ${name}`, 'Moisture mask for dry hair'),
          row('it', 'Care', `Moisture mask for dry hair, ${fruit} ${name.toLowerCase()}`),
        ]) {
          expect(told(`allergic to ${fruit}`, [product]).ids, product.name).toEqual([])
          const allergies = [{ substance: fruit, reaction: null }]
          expect(told('', [product], { allergies }).ids, product.description).toEqual([])
        }
    })
})

describe('an allergy is read', () => {
  it.each([
    ['No allergies\n- avoids coconut', 'coconut'],
    ['- No allergies\n- honey makes her itch', 'honey'],
    ['No other allergies\n- Allergic to honey', 'honey'],
    ['Her mum is allergic to nuts\nAllergic to honey', 'honey'],
    ['Outgrew nut allergy\n- Allergic to honey', 'honey'],
    ['honey allergy\n- no other allergies', 'honey'],
    ['Not allergic to nuts\nLatex + sesame', 'latex'],
    ['Denies allergies\nPeanuts', 'peanut'],
    ['Allergies:\n- latex\n- honey', 'honey'],
    ['Allergies: latex\nhoney', 'honey'],
    ['Any allergies? Yes, honey', 'honey'],
    ['ALLERGIES!! honey, lotus', 'lotus'],
    ['Curl cream causes a rash', 'curl'],
    ['Glue gives her a rash', 'glue'],
    ['Orange gives her a rash', 'orange'],
    ['Copper gives her a rash', 'copper'],
    ['Silver gives her a rash', 'silver'],
    ['Tape gives her a rash', 'tape'],
    ['Purple shampoo gives her a rash', 'purple'],
    ['Has a thing about honey, throat swells', 'honey'],
    ['Had the honey mask, her scalp went red', 'honey'],
    ['Used coconut, came up in hives', 'coconut'],
    ['Coconut bad for her sensitive scalp', 'coconut'],
    ['Allergic to coconut oil for itchy scalp', 'coconut'],
    ['Honey for sensitive scalp, made it worse', 'honey'],
    ['Uses coconut oil for itchy scalp, reacts', 'coconut'],
    ['Allergies? Yes – honey', 'honey'],
    ['Allergies: nuts, aloe soothes', 'aloe'],
    ['Coconut for itchy scalp gave her a rash', 'coconut'],
    ['Allergic to peach blonde toner', 'peach'],
    ['Peach toner gave her a rash', 'peach'],
    ['No allergies but lotus', 'lotus'],
    ['No allergies but honey', 'honey'],
    ['No allergies except copper', 'copper'],
    ['Loves honey but not nuts, anaphylaxis', 'nuts'],
    ['Likes honey but not nuts (anaphylaxis)', 'nuts'],
    ['No problem with honey but not nuts, throat swells', 'nuts'],
    ['Her mum is allergic to honey and she is too', 'honey'],
    ['Her mum is allergic to honey and she is also allergic', 'honey'],
    ['Eyes went puffy with coconut oil', 'coconut'],
    ['Hair dye made her eyes puffy', 'hair dye'],
    ['Keep her away from coconut', 'coconut'],
    ['allergic to lotus', 'lotus'],
  ])('“%s”: %s', (notes, thing) => {
    expect(held(told(notes).text)).toMatch(new RegExp(`\\b${thing}\\b`))
  })
  it('anaphylaxis is no wish', () => {
    for (const notes of ['Loves honey but not nuts, anaphylaxis', 'Likes honey but not nuts (anaphylaxis)'])
      expect(told(notes).text).toMatch(/Allergy or sensitivity on the record/)
  })
  it('the smell of everything else is only a wish', () => {
    const { text } = told('Fine with everything apart from the smell of coconut')
    expect(text).not.toMatch(/Allergy or sensitivity/)
    expect(held(text)).toBe('coconut')
  })
})

describe('only what was named', () => {
  it.each([
    ['Allergies: latex\nCoconut ok'],
    ['Allergies: latex\n- balayage, honey tones'],
    ['Allergies: latex\nCoconut Conditioner\nHoney Mask'],
  ])('“%s”', notes => {
    expect(held(told(notes).text)).toBe('latex')
  })
  it('a colour is no ingredient beside an allergy', () => {
    expect(held(told('Mustard yellow hair, allergic to PPD').text)).toBe('hair dye')
  })
})

describe('no allergy and no wish is made of it', () => {
  it.each([
    'Allergies: no\n- coconut conditioner bought May',
    'Uses perfume, itchy scalp',
    'Has coconut conditioner at home, scalp itches',
    'Drinks green tea, itchy scalp',
    'Asked about aloe, burnt her scalp at the beach',
    'Piroctone shampoo calms her itchy scalp',
    'Uses Nizoral for itchy scalp',
    'Uses ketoconazole shampoo for itchy flaky scalp',
    'Coal tar shampoo for itchy scalp',
    'Nettle tonic for itchy scalp',
    'Neem oil helps the itching',
    'Urea cream from GP for eczema',
    'Reactive skin, aloe soothes',
    'Peach toner burned a bit',
    'Carrot top, sensitive skin',
    'Apple green hair from pool, itchy scalp',
    'Rose gold with peach, burning on last bleach',
    'Bamboo pillowcase for itchy scalp',
    'Paddle brush, carrot colour hair, itchy',
    'No allergies but frizzy hair',
    'No allergies just dry ends',
    'No allergies but loves coconut',
    'No allergies but asked for honey mask',
    'No allergies but colours at home',
    'No allergies just likes light products',
    'No allergies only hay fever',
    'Any allergies? Nope',
    'Any allergies? Asked none',
    'Any allergies? Never had any',
    "Any allergies? Didn't ask",
    "Any allergies? She isn't sure",
    'Any allergies? See card',
    'Any allergies? Hay fever',
    'Any allergies? Will check with GP',
    'Any allergies? Yes see consultation form',
    'Any allergies? She said no, coconut lover',
    'Any allergies?\nUses coconut oil',
    'Likes warm tones but not honey blonde',
    'Her mum is allergic to honey and she is too tired',
    'Hair goes puffy with coconut oil',
    'Keeps hair away from face with coconut balm',
  ])('“%s”', notes => {
    const { text } = told(notes)
    expect(text).not.toMatch(READ)
    expect(held(text)).toBe('')
  })
})

describe('money is a limit only where it is said so', () => {
  const dear = [row('dear', 'Hydra Mask', 'Hydration mask for dry hair', 40)]
  it.each([
    'Leaves £10 tip, goes to Spain',
    'Goes to the gym, pays £20 a month',
    'Goes to uni, £15 student discount',
    'Hair goes to frizz, paid £12',
  ])('“%s” is none', notes => expect(told(notes, dear).ids).toEqual(['dear']))
  it.each([
    'Can go to £15',
    'Goes to about £15',
    'will go to a tenner',
    'can go to twenty pounds',
    'has £15 on her',
  ])('“%s” is one', notes => expect(told(notes, dear).ids).toEqual([]))
})

it('what a serum stops was not stopped', () => {
  expect(told('Silk Serum stops the frizz, loves it').ids).toContain('silk')
  expect(told('stopped using the silk serum').ids).not.toContain('silk')
})

it('a baby once fed is no pregnancy; one that is fed now is asked about', () => {
  for (const notes of ['Was breast fed as a baby', 'Breastfed her twins, now 12'])
    expect(told(notes).text).not.toMatch(/Pregnan|midwife/)
  for (const notes of ['breast feeding', 'breastfeeding', 'breast-feeds'])
    expect(told(notes).text).toMatch(/midwife/)
})

it('whoever is kept cool asks nothing of a tone', () => {
  const violet = [row('violet', 'Ice Mask', 'Purple toning mask against brassy yellow tones in blonde hair')]
  const client = { concerns: [], hair: 'blonde' }
  expect(told('keep her cool under the dryer', violet, client).text).not.toMatch(/“keep her cool/)
  expect(told('keep it cool and ashy', violet, client).ids).toEqual(['violet'])
})
