// The records a tool may look at, photographed into the ask, so that the tablet and the server answer from the same
// picture. A pure pick of declared fields, newest first, at most 32 KiB; never a phone, an email or a surname.
import { z } from 'zod'
import { withoutEmails } from './contacts'
import type { FieldsOf } from './records'

export const MAX_FACTS_BYTES = 32 * 1024
export const NEEDS = [
  'client',
  'notes',
  'formulas',
  'patch_tests',
  'products',
  'recommendations',
  'salon',
] as const
export type Need = (typeof NEEDS)[number]

const text = z.string()
export const Facts = z.object({
  client: z
    .object({
      first_name: text,
      hair_type: text.nullable(),
      concerns: z.array(text),
      notes: text.nullable(),
      allergies: z.array(z.object({ substance: text, reaction: text.nullable() })),
    })
    .nullable(),
  notes: z.array(z.object({ text, written_at: text })),
  formulas: z.array(
    z.object({
      made_at: text,
      title: text,
      start: z.object({ level: z.number(), tone: text.nullable() }).nullable(),
      result: z.object({ level: z.number(), tone: text.nullable() }).nullable(),
      bowls: z.array(
        z.object({
          zone: text,
          mix: z.array(z.object({ shade: text, grams: z.number() })),
          developer_volume: z.number().nullable(),
          developer_grams: z.number().nullable(),
          ratio: text.nullable(),
          minutes: z.number().nullable(),
        }),
      ),
      remarks: text.nullable(),
    }),
  ),
  patch_tests: z.array(
    z.object({
      product: text,
      applied_at: text,
      result: z.enum(['waiting', 'clear', 'reaction']),
      read_at: text.nullable(),
    }),
  ),
  products: z.array(
    z.object({
      id: text,
      name: text,
      category: text,
      description: text.nullable(),
      price: z.number().nullable(),
    }),
  ),
  /** What was recommended before, newest first, and what became of it; null: nobody noted it. */
  recommendations: z
    .array(
      z.object({
        made_at: text,
        products: z.array(
          z.object({
            id: text,
            name: text,
            outcome: z.enum(['bought', 'declined', 'owns']).nullable(),
            /** When the outcome was noted. */
            at: text.nullable(),
          }),
        ),
      }),
    )
    .default([]),
  salon: z
    .object({
      name: text.default(''),
      booking_link: text.nullable().default(null),
      phone: text.nullable().default(null),
      currency: text,
      colour_brand: text.nullable(),
      patch_test_hours: z.number(),
      patch_test_valid_months: z.number(),
      /** Absent: by time. */
      patch_test_retest: z.literal('brand').optional(),
      /** Absent: nobody has said. */
      vat_registered: z.boolean().optional(),
      vat_rate: z.number().optional(),
    })
    .nullable(),
})
export type Facts = z.infer<typeof Facts>

export const NO_FACTS: Facts = {
  client: null,
  notes: [],
  formulas: [],
  patch_tests: [],
  products: [],
  recommendations: [],
  salon: null,
}

/** The present records about one client, as the device holds them; deleted ones left out by the caller. */
export type Present = {
  client: FieldsOf<'client'> | null
  allergies: readonly FieldsOf<'allergy'>[]
  notes: readonly FieldsOf<'note'>[]
  formulas: readonly FieldsOf<'formula'>[]
  patch_tests: readonly FieldsOf<'patch_test'>[]
  products: readonly (FieldsOf<'product'> & { id: string })[]
  recommendations: Facts['recommendations']
  salon: FieldsOf<'salon'> | null
}

/** "Mary-Jane O'Neill" → "Mary-Jane": surnames never leave the salon. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/** The surname, phone and email of a client taken out of a free text. */
function withoutIdentity(value: string | null, client: Present['client']): string | null {
  if (value === null || client === null) return value
  const surnames = client.name
    .trim()
    .split(/\s+/)
    .slice(1)
    .filter(part => part.length > 1)
  let result = value
  for (const secret of [client.email, client.phone]) if (secret) result = result.split(secret).join('…')
  for (const surname of surnames) {
    const escaped = surname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    result = result.replace(new RegExp(`(?<![\\p{L}])${escaped}(?![\\p{L}])`, 'giu'), '…')
  }
  return withoutEmails(result).replace(/\+?\d[\d ()-]{8,}\d/g, '…')
}

/** Photographs what a tool declared that it needs; the oldest notes, formulas and products go first where it is too much. */
export function takeFacts(needs: readonly Need[], present: Present): Facts {
  const wants = (need: Need): boolean => needs.includes(need)
  const { client } = present
  const clean = (value: string | null): string | null => withoutIdentity(value, client)
  const newest = <T>(items: readonly T[], when: (item: T) => string): T[] =>
    [...items].sort((a, b) => when(b).localeCompare(when(a)))
  const facts: Facts = {
    client:
      wants('client') && client
        ? {
            first_name: firstName(client.name),
            hair_type: clean(client.hair_type),
            concerns: client.concerns.map(concern => clean(concern) ?? ''),
            notes: clean(client.notes),
            allergies: present.allergies.map(({ substance, reaction }) => ({
              substance,
              reaction: clean(reaction),
            })),
          }
        : null,
    notes: wants('notes')
      ? newest(present.notes, note => note.written_at).map(({ text: words, written_at }) => ({
          text: clean(words) ?? '',
          written_at,
        }))
      : [],
    formulas: wants('formulas')
      ? newest(present.formulas, formula => formula.made_at).map(formula => ({
          made_at: formula.made_at,
          title: clean(formula.title) ?? '',
          start: formula.start,
          result: formula.result,
          bowls: formula.bowls,
          remarks: clean(formula.remarks),
        }))
      : [],
    patch_tests: wants('patch_tests')
      ? newest(present.patch_tests, test => test.applied_at).map(
          ({ product, applied_at, result, read_at }) => ({
            product,
            applied_at,
            result,
            read_at,
          }),
        )
      : [],
    products: wants('products')
      ? present.products.map(({ id, name, category, description, price }) => ({
          id,
          name,
          category,
          description,
          price,
        }))
      : [],
    recommendations: wants('recommendations')
      ? newest(present.recommendations, recommendation => recommendation.made_at)
      : [],
    salon:
      wants('salon') && present.salon
        ? {
            name: present.salon.name,
            booking_link: present.salon.booking_link,
            phone: present.salon.phone,
            currency: present.salon.currency,
            colour_brand: present.salon.colour_brand,
            patch_test_hours: present.salon.patch_test_hours,
            patch_test_valid_months: present.salon.patch_test_valid_months,
            ...(present.salon.patch_test_retest === 'brand' ? { patch_test_retest: 'brand' as const } : {}),
            ...(present.salon.vat_registered == null ? {} : { vat_registered: present.salon.vat_registered }),
            ...(present.salon.vat_rate == null ? {} : { vat_rate: present.salon.vat_rate }),
          }
        : null,
  }
  return fitted(facts)
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** A text cut to a length, saying so; a character is never cut in two. */
const cut = (value: string, length: number): string =>
  value.length <= length ? value : `${value.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`
const cutOr = (value: string | null, length: number): string | null => value && cut(value, length)

const SHORTER = [4000, 2000, 1000]
const SHORTEST = [500, 250, 60]
const MAX_OPEN_TESTS = 8
const MAX_TESTS = 20
/** An allergy's own texts are the last to be shortened, and then to what still names it. */
const ALLERGY_TEXTS = [1000, 300, 80, 20, 0]

/**
 * The same facts in at most MAX_FACTS_BYTES. Long texts are shortened first, then the oldest notes, formulas and products
 * go, then the card's own notes, then patch tests that decide nothing. An allergy, a patch test with a reaction and the
 * newest patch test are never left out: a refusal hangs on them.
 */
function fitted(facts: Facts): Facts {
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
 * A long product list is cut to what speaks of this client's hair, and evenly over the categories: a list that is sorted
 * by category must not lose its end.
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

/** A test that is open may hold as well as the newest; without a reaction, the older ones that were read decide nothing. */
function deciding(tests: Facts['patch_tests'], newest: number): Facts['patch_tests'] {
  const reacted = tests.findIndex(({ result }) => result === 'reaction')
  return tests.filter(
    ({ result }, index) =>
      index < newest || index === reacted || (result === 'waiting' && index < MAX_OPEN_TESTS),
  )
}

function withAllergyTexts(facts: Facts, length: number): Facts {
  const { client } = facts
  return {
    ...facts,
    client: client && {
      ...client,
      // Concerns are many only where nobody meant them: the first ones stay.
      concerns: client.concerns.slice(0, 20).map(concern => cut(concern, 60)),
      allergies: client.allergies.map(({ substance, reaction }) => ({
        substance: cut(substance, Math.max(length, 40)),
        reaction: length === 0 ? null : cutOr(reaction, length),
      })),
    },
  }
}
