// The records a tool may look at, photographed into the ask, so that the tablet and the server answer from the same
// picture. A pure pick of declared fields, newest first, at most 32 KiB; never a phone, an email or a surname.
import { z } from 'zod'
import type { FieldsOf } from './records'

export const MAX_FACTS_BYTES = 32 * 1024
export const NEEDS = ['client', 'notes', 'formulas', 'patch_tests', 'products', 'salon'] as const
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
  salon: z
    .object({
      currency: text,
      colour_brand: text.nullable(),
      patch_test_hours: z.number(),
      patch_test_valid_months: z.number(),
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
  return result.replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '…').replace(/\+?\d[\d ()-]{8,}\d/g, '…')
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
    salon:
      wants('salon') && present.salon
        ? {
            currency: present.salon.currency,
            colour_brand: present.salon.colour_brand,
            patch_test_hours: present.salon.patch_test_hours,
            patch_test_valid_months: present.salon.patch_test_valid_months,
          }
        : null,
  }
  return fitted(facts)
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** The same facts in at most MAX_FACTS_BYTES: lists lose their last items, the longest list first; allergies never. */
function fitted(facts: Facts): Facts {
  let result = facts
  while (bytesOf(result) > MAX_FACTS_BYTES) {
    const lists = ['notes', 'formulas', 'products', 'patch_tests'] as const
    const longest = lists.reduce((a, b) => (bytesOf(result[b]) > bytesOf(result[a]) ? b : a))
    const list = result[longest]
    if (list.length === 0) {
      if (!result.client?.notes) return result
      const half = result.client.notes.slice(0, Math.floor(result.client.notes.length / 2))
      result = { ...result, client: { ...result.client, notes: half === '' ? null : half } }
      continue
    }
    const kept = list.length > 1 ? Math.ceil(list.length / 2) : 0
    result = { ...result, [longest]: list.slice(0, kept) }
  }
  return result
}
