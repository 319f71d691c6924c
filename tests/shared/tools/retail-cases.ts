// A salon manager's judgement of a recommendation as rules, and the catalogues that the project's own cases use.
import task from '../../../scripts/engine/retail'
import { claimsAny, type Item, linesOf, saysAny, TODAY } from './cases'

export type Row = { id: string; name: string; category: string; description?: string; price: number | null }
export type Answered = { text: string; recommended: { id: string; price: number | null; priority: string }[] }

export function answerTo(client: unknown, catalogue: readonly Row[], today = TODAY): Answered {
  return task({ input: { client, catalogue }, facts: undefined, today }) as Answered
}

export type OpenCase = {
  id: string
  input: { client: unknown; catalogue: Row[] }
  why: string
  expect: {
    top3_must_include_any_of?: string[][]
    must_not_recommend?: string[]
    first_choice_any_of?: string[] | null
    max_recommendations?: number
    allow_empty_result: boolean
    must: Item[]
    must_not: Item[]
  }
}

export function failures({ text, recommended }: Answered, { input, expect }: OpenCase): string[] {
  const bad: string[] = []
  const ids = recommended.map(({ id }) => id)
  for (const item of expect.must) if (!saysAny(text, item)) bad.push(`does not say ${item.id}`)
  for (const item of expect.must_not) if (claimsAny(text, item)) bad.push(`claims ${item.id}`)
  for (const { id, price } of recommended) {
    const row = input.catalogue.find(each => each.id === id)
    if (!row) bad.push(`invents ${id}`)
    else if (row.price !== price) bad.push(`another price for ${id}`)
  }
  for (const group of expect.top3_must_include_any_of ?? [])
    if (!group.some(id => ids.slice(0, 3).includes(id))) bad.push(`none of ${group.join(', ')}`)
  for (const id of expect.must_not_recommend ?? []) if (ids.includes(id)) bad.push(`offers ${id}`)
  const [first = ''] = ids
  if (expect.first_choice_any_of && !expect.first_choice_any_of.includes(first)) bad.push(`${first} first`)
  if (ids.length > (expect.max_recommendations ?? 3)) bad.push('too many')
  if (!expect.allow_empty_result && ids.length === 0) bad.push('nothing')
  return bad
}

export const openCases = linesOf<OpenCase>('retail.dev.jsonl')
const [first, , , , , , , , , , , , , curls] = openCases
/** A: the open cases' general list; B: its curl list; C: other names, shapes and words. */
export const CATALOGUES: Readonly<Record<'A' | 'B' | 'C', readonly Row[]>> = {
  A: first?.input.catalogue ?? [],
  B: curls?.input.catalogue ?? [],
  C: linesOf<Row>('retail-catalogue.jsonl'),
}

/** What no answer may ever say. [ASA-HL][ASA-HC] */
export const NEVER: readonly Item[] = [
  {
    id: 'medical',
    any: [
      '(cure|cures|heal|heals|treats? (dandruff|psoriasis|eczema|alopecia|hair loss)|prevents? hair loss|regrow|re-grow|stops? (hair )?(loss|shedding)|clinically proven|permanently repair)',
    ],
  },
  { id: 'pressure', any: ['(you must buy|have to buy|only way|or your hair will)'] },
  { id: 'safe', any: ['\\bsafe\\b|hypoallergenic|allergen-free|guarantee'] },
]
