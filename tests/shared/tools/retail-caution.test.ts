// What must not be talked away: an allergy, a child, hair that falls out. In doubt nothing is offered.
import { describe, expect, it } from 'vitest'
import task from '../../../scripts/engine/retail'
import { TODAY } from './cases'

type Row = { id: string; name: string; category: string; description: string; price: number }
const row = (id: string, name: string, category: string, description: string): Row => ({
  id,
  name,
  category,
  description,
  price: 15,
})
function offered(notes: string, catalogue: Row[], concerns = ['dry ends'], hair = 'dry brown'): string[] {
  const client = { hair_type: hair, concerns, notes }
  const { recommended } = task({
    input: { client, catalogue },
    facts: undefined,
    today: TODAY,
  }) as unknown as {
    recommended: { id: string }[]
  }
  return recommended.map(({ id }) => id)
}
const plain = row('plain', 'Rain Mask', 'Treatment', 'Moisture mask for dry hair')
const mask = (description: string): Row => row('it', 'Care', 'Treatment', description)

describe('a small child', () => {
  const flakes = row(
    'flakes',
    'Clear',
    'Shampoo',
    'Shampoo with salicylic acid and tea tree against dandruff flakes',
  )
  const scalp = row('scalp', 'Dense', 'Scalp serum', 'Scalp serum with caffeine for thinning hair')
  it.each([
    'client is a toddler',
    'the infant has dry skin',
    'a newborn with cradle cap',
    'new toddler client',
    'Client is the infant',
  ])('“%s” is given nothing strong', notes => {
    expect(offered(notes, [flakes, scalp], ['flakes', 'thinning'], 'fine')).toEqual([])
  })
  it('somebody else’s is not the client', () => {
    for (const notes of ['her toddler pulls at it', 'has a toddler at home', 'mum of a toddler'])
      expect(offered(notes, [flakes], ['flakes'], 'fine')).toEqual(['flakes'])
  })
})

describe('words of a product are not cut away before an allergy reads them', () => {
  it.each([
    ['Allergic to formaldehyde', 'Mask for Brazilian blowout at home, moisture for dry hair'],
    ['keratin allergy', 'Mask for keratin treatment of dry hair'],
    ['vegan', 'Mask for keratin treatment of dry hair'],
    ['protein sensitive', 'Mask for keratin treatment of dry hair'],
    ['PPD allergy', 'Tint care mask, deepens dry brown hair'],
    ['PPD allergy', 'Tint last all week on dry brown hair, moisture mask'],
    ['PPD allergy', 'Tinted or coloured hair mask, moisture for dry hair'],
    ['PPD allergy', 'Tint holds all week, moisture mask for dry hair'],
  ])('“%s”: “%s”', (notes, description) => {
    expect(offered(notes, [mask(description)])).toEqual([])
    expect(offered('', [mask(description)])).toEqual(['it'])
  })
  it('hair that was tinted is not what is in the jar', () => {
    expect(offered('PPD allergy', [mask('Moisture mask for tinted or dry hair')])).toEqual(['it'])
  })
})

describe('what was outgrown is the fringe, not the allergy', () => {
  const perfumed = mask('Perfumed moisture mask with fragrance and lanolin for dry hair')
  it.each([
    'Fragrance allergy, layers now outgrown',
    'Lanolin allergy, fringe has outgrown',
    'Lanolin allergy - outgrown fringe',
    'Lanolin allergy with an outgrown bob',
    'Lanolin allergy and the layers have outgrown',
  ])('“%s”', notes => {
    expect(offered(notes, [perfumed])).toEqual([])
  })
  it.each(['Lanolin allergy as a child, outgrew it', 'Lanolin allergy, now outgrown'])(
    '“%s” is over',
    notes => {
      expect(offered(notes, [perfumed])).toEqual(['it'])
    },
  )
})

describe('an allergy that stands after its thing', () => {
  const papaya = mask('Papaya moisture mask for dry hair')
  it.each([
    'papaya is an allergy',
    'papaya is a severe allergy',
    'papaya, has allergy',
    'papaya with contact allergy',
    'Beth has a papaya allergy',
  ])('“%s”', notes => {
    expect(offered(notes, [papaya, plain])).toEqual(['plain'])
  })
})

describe('hair that falls out is no dropped curl', () => {
  const caffeine = row('caffeine', 'Dense', 'Scalp serum', 'Scalp serum with caffeine for thinning hair')
  it.each([
    'hair falls out after the first wash',
    'lots of hair falls out within days',
    'falls out before the brush',
  ])('“%s” is thinning', concern => {
    expect(offered('', [caffeine], [concern], 'fine')).toEqual(['caffeine'])
  })
  it.each(['curls fall out by lunch', 'volume set in the morning falls out by noon'])(
    '“%s” is not',
    concern => {
      expect(offered('', [caffeine], [concern], 'fine')).toEqual([])
    },
  )
})

describe('no aerosols or sprays, as the record asks', () => {
  const spray = row('spray', 'Firm Hold', 'Hairspray', 'Strong hold aerosol hairspray')
  const limp = ['style drops by lunch, no hold']
  it.each(['no aerosol has budgies', 'no sprays please', 'hates hairspray', 'can’t have any aerosols'])(
    '“%s” is kept to',
    notes => expect(offered(notes, [spray], limp, 'fine straight')).toEqual([]),
  )
})
