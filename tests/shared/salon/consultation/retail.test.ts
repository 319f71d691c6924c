// What a client said when asked counts for what is sold to them, with where it comes from.
import { expect, test } from 'vitest'
import { phrasesIn } from '../../../../shared/salon/consultation/phrases'
import { QUESTIONS } from '../../../../shared/salon/consultation/questions'
import tool from '../../../../shared/tools/retail-edge'
import { aConsultation, DAY, factsWith, type Given } from './said'

const products = [
  {
    id: 'p1',
    name: 'Coconut Repair Mask',
    category: 'Treatment',
    description: 'Mask with coconut oil for dry hair',
    price: 20,
  },
  {
    id: 'p3',
    name: 'Scalp Scrub',
    category: 'Scalp',
    description: 'Exfoliating scrub for the scalp with salicylic acid',
    price: 22,
  },
]
function answer(given: Given | null) {
  const facts = { ...factsWith(given), products }
  const input = tool.input.parse({
    clientName: 'Niamh',
    hairType: 'Dry, coarse',
    currentTreatment: '',
    serviceHistory: '',
  })
  const question = { input, facts, today: DAY, overrides: [] }
  return tool.check(question, tool.draft(question))
}
const offered = (given: Given | null): string[] => answer(given).products.map(({ id }) => id)

test('what is allergic to is left out, and the consultation is named', () => {
  expect(offered(null)).toContain('p1')
  const { left_out, products: kept } = answer({ allergy: { words: 'coconut' } })
  expect(kept.map(({ id }) => id)).not.toContain('p1')
  expect(left_out.find(({ id }) => id === 'p1')?.text).toContain('consultation of 2026-11-03')
})

test('a sore scalp and a pregnancy stand among the cautions', () => {
  const rules = (given: Given | null) =>
    answer(given)
      .cautions.map(({ text }) => text)
      .join('\n')
  expect(rules(null)).not.toContain('consultation')
  expect(rules({ scalp: { words: 'open sores' } })).toContain('consultation of 2026-11-03')
  expect(rules({ pregnant: 'yes' })).toContain('consultation of 2026-11-03')
})

test('a no changes nothing', () => {
  expect(answer({ allergy: 'no', scalp: 'no', pregnant: 'no' })).toEqual(answer(null))
})

test('each question has its words for a text, and a no has none', () => {
  for (const { id } of QUESTIONS)
    expect(phrasesIn(aConsultation({ [id]: { words: 'so' } }))?.text, id).toMatch(/^[A-Z].*so$/)
  expect(phrasesIn(aConsultation({ allergy: 'no', perm: 'unknown' }))).toBeNull()
  expect(phrasesIn(null)).toBeNull()
})
