// Around the answer of Retail Edge: what the form starts with, what became of a product, and the card to take home.
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { cardForCode, cardText, homeCard } from '../../../../web/tools/screens/retail/card-text'
import { outcomeOf, withOutcome } from '../../../../web/tools/screens/retail/outcome'
import { prefillOf } from '../../../../web/tools/screens/retail/prefill'

const product = (id: string, how = 'Use once a week.') => ({
  id,
  name: `Mask ${id}`,
  category: 'Treatment',
  priority: 'high' as const,
  quote: 'dry ends',
  quote_from: 'concerns',
  reason: 'Why',
  how_to_use: how,
  price: 22.95,
  check_label: null,
})
const cardWith = (products: ReturnType<typeof product>[], declined: string[] = []) =>
  homeCard({
    output: { products, currency: 'GBP' },
    clientName: 'Amara Okafor',
    askedAt: '2026-11-21T10:00:00.000Z',
    salon: { name: 'Six Strands', phone: '020 7946 0000', booking_link: null },
    declined: new Set(declined),
  })

describe('the card to take home', () => {
  it('names the salon, the first name, the day, each product with its use and its price', () => {
    const text = cardText(cardWith([product('a', 'Once a week. Your list says: 10 minutes.')]))
    expect(text).toContain('For home – Six Strands')
    expect(text).toContain('For Amara, 21 Nov 2026')
    expect(text).toContain('Mask a – £22.95')
    expect(text).toContain('Once a week. 10 minutes.')
    expect(text).toContain('020 7946 0000')
    expect(text).not.toContain('Okafor')
    expect(text).not.toContain('Your list says')
  })

  it('leaves off what was declined', () => {
    expect(cardText(cardWith([product('a'), product('b')], ['a']))).not.toContain('Mask a')
  })

  it('fits into a code that a phone reads, however long it is', () => {
    const long = cardWith(['a', 'b', 'c'].map(id => product(id, `${'Use it well. '.repeat(60)}`)))
    const text = cardForCode(long)
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(900)
    expect(text).toContain('Mask c')
    expect(encode(text, { ecc: 'L' }).version).toBeLessThanOrEqual(25)
  })
})

describe('what became of a product', () => {
  it('is its last word, and can be taken back', () => {
    const one = withOutcome([], { id: 'a', name: 'Mask' }, 'declined', '2026-11-21T10:00:00.000Z')
    const two = withOutcome(one, { id: 'b', name: 'Oil' }, 'owns', '2026-11-21T10:00:01.000Z')
    const three = withOutcome(two, { id: 'a', name: 'Mask' }, 'bought', '2026-11-21T10:00:02.000Z')
    expect(three).toHaveLength(2)
    expect(outcomeOf(three, 'a')).toBe('bought')
    expect(outcomeOf(withOutcome(three, { id: 'a', name: 'Mask' }, null, ''), 'a')).toBeNull()
    expect(outcomeOf(three, 'b')).toBe('owns')
  })
})

describe('what the form starts with', () => {
  const formula = (title: string, made_at: string) => ({ title, made_at })
  it('is the card, the last formula and the visits before it', () => {
    const start = prefillOf(
      'Fine',
      [formula('Foils', '2026-10-11T10:00:00.000Z'), formula('Gloss', '2026-08-01T10:00:00.000Z')],
      [],
    )
    expect(start).toEqual({
      hairType: 'Fine',
      currentTreatment: 'Foils',
      serviceHistory: '11 Oct 2026: Foils\n1 Aug 2026: Gloss',
    })
  })

  it('keeps within the form’s limits', () => {
    const long = 'x'.repeat(20_000)
    const start = prefillOf(long, [], [{ text: long, written_at: '2026-10-11T10:00:00.000Z' }])
    expect(start.hairType).toHaveLength(500)
    expect(start.serviceHistory).toHaveLength(1000)
    expect(start.currentTreatment).toBe('')
  })
})
