// Trims an ask's facts to fit: the least useful goes first, and nothing that a refusal depends on ever goes.
import { type Facts, MAX_FACTS_BYTES } from './facts'

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** Cuts a text to a length and marks the cut; never splits a character. */
const cut = (value: string, length: number): string =>
  value.length <= length ? value : `${value.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`
const cutOr = (value: string | null, length: number): string | null => value && cut(value, length)

const SHORTER = [4000, 2000, 1000]
const SHORTEST = [500, 250, 60]
const MAX_OPEN_TESTS = 8
const MAX_TESTS = 20
/** An allergy's own texts are shortened last, and then only to what still names it. */
const ALLERGY_TEXTS = [1000, 300, 80, 20, 0]

/**
 * The same facts in at most MAX_FACTS_BYTES. Long texts are shortened first, then the oldest notes, formulas and
 * products go, then the card's own notes, then patch tests that decide nothing. Allergies, a patch test with a
 * reaction, the newest patch test and consultation answers are never left out, because a refusal depends on them.
 */
export function fitted(facts: Facts): Facts {
  let result = facts
  const tooMuch = (): boolean => bytesOf(result) > MAX_FACTS_BYTES
  for (const length of SHORTER) if (tooMuch()) result = withTexts(result, length)
  if (tooMuch()) result = { ...result, patch_tests: deciding(result.patch_tests, MAX_TESTS) }
  while (tooMuch()) {
    const lists = ['notes', 'formulas', 'recommendations', 'products'] as const
    const longest = lists.reduce((a, b) => (bytesOf(result[b]) > bytesOf(result[a]) ? b : a))
    const list = result[longest]
    if (list.length === 0) break
    const most = list.length > 1 ? Math.ceil(list.length / 2) : 0
    result =
      longest === 'products'
        ? { ...result, products: mostTelling(result, most) }
        : { ...result, [longest]: list.slice(0, most) }
  }
  for (const length of SHORTEST) if (tooMuch()) result = withTexts(result, length)
  if (tooMuch()) result = { ...result, patch_tests: deciding(result.patch_tests, 1) }
  for (const length of ALLERGY_TEXTS) if (tooMuch()) result = withAllergyTexts(result, length)
  return result
}

const wordsIn = (...texts: readonly (string | null)[]): Set<string> =>
  new Set(
    texts
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(word => word.length > 3),
  )

/**
 * A long product list is reduced to what mentions this client's hair, and evenly across categories: a list sorted by
 * category mustn't lose its end.
 */
function mostTelling({ products, client, notes }: Facts, most: number): Facts['products'] {
  const about = wordsIn(
    client?.hair_type ?? null,
    client?.notes ?? null,
    ...(client?.concerns ?? []),
    ...notes.slice(0, 5).map(note => note.text),
  )
  const seen = new Map<string, number>()
  const ranked = products.map((product, at) => {
    const told = [...wordsIn(product.name, product.category, product.description)]
    const inCategory = seen.get(product.category) ?? 0
    seen.set(product.category, inCategory + 1)
    return { product, at, telling: told.filter(word => about.has(word)).length, inCategory }
  })
  return ranked
    .sort((a, b) => b.telling - a.telling || a.inCategory - b.inCategory || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ product }) => product)
}

function withTexts(facts: Facts, length: number): Facts {
  const { client } = facts
  return {
    ...facts,
    client: client && {
      ...client,
      hair_type: cutOr(client.hair_type, length),
      concerns: client.concerns.map(concern => cut(concern, length)),
      notes: cutOr(client.notes, length),
    },
    notes: facts.notes.map(note => ({ ...note, text: cut(note.text, length) })),
    formulas: facts.formulas.map(formula => ({ ...formula, remarks: cutOr(formula.remarks, length) })),
    products: facts.products.map(product => ({
      ...product,
      description: cutOr(product.description, length),
    })),
  }
}

/** An open test may hold just like the newest one; without a reaction, older ones that were read decide nothing. */
function deciding(tests: Facts['patch_tests'], newest: number): Facts['patch_tests'] {
  const reacted = tests.findIndex(({ result }) => result === 'reaction')
  return tests.filter(
    ({ result }, index) =>
      index < newest || index === reacted || (result === 'waiting' && index < MAX_OPEN_TESTS),
  )
}

function withAllergyTexts(facts: Facts, length: number): Facts {
  const { client, consultation } = facts
  return {
    ...facts,
    consultation: consultation && {
      ...consultation,
      answers: consultation.answers.map(each => ({
        ...each,
        words: cutOr(each.words, Math.max(length, 40)),
      })),
    },
    client: client && {
      ...client,
      // Nobody means to enter that many concerns, so we keep the first ones.
      concerns: client.concerns.slice(0, 20).map(concern => cut(concern, 60)),
      allergies: client.allergies.map(({ substance, reaction }) => ({
        substance: cut(substance, Math.max(length, 40)),
        reaction: length === 0 ? null : cutOr(reaction, length),
      })),
    },
  }
}
