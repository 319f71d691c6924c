// Questions that every version must answer this way: the contract tests run them.
import { type Facts, NO_FACTS } from '../../facts'
import { demoFacts, demoInputs } from './demo'
import type { RetailInput } from './schema'

export type Example = { title: string; input: RetailInput; facts: Facts }

const blank: RetailInput = {
  clientName: 'Amara Okafor',
  hairType: '',
  currentTreatment: '',
  serviceHistory: '',
}
const client = (concerns: string[], notes: string, allergies: string[] = []): Facts['client'] => ({
  first_name: 'Amara',
  hair_type: 'Fine, straight',
  concerns,
  notes,
  allergies: allergies.map(substance => ({ substance, reaction: null })),
})
const [sample] = demoInputs
const products = sample ? demoFacts(sample).products : []

export const examples: readonly Example[] = [
  ...demoInputs.map(input => ({ title: `demo: ${input.clientName}`, input, facts: demoFacts(input) })),
  {
    title: 'flat roots get lift',
    input: blank,
    facts: { ...NO_FACTS, client: client(['flat roots'], ''), products },
  },
  {
    title: 'an allergy on the card leaves its oil out',
    input: blank,
    facts: { ...NO_FACTS, client: client(['dry ends'], '', ['Nuts']), products },
  },
  {
    title: 'an empty list is said',
    input: blank,
    facts: { ...NO_FACTS, client: client(['dry ends'], '') },
  },
  {
    title: 'nothing is wanted',
    input: blank,
    facts: { ...NO_FACTS, client: client([], 'Doesn’t want any products today.'), products },
  },
  { title: 'nothing is known', input: blank, facts: { ...NO_FACTS, products } },
]
