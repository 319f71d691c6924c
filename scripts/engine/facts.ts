// A case's facts, as far as they can be read.
import type { z } from 'zod'
import { Facts, NO_FACTS } from '../../shared/facts'

export type Loose = Record<string, unknown>
export const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {}
export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
export const words = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** Missing fields are empty, and only a record that can't be read is left out, not all of the facts. */
export function factsOf(value: unknown): z.infer<typeof Facts> {
  const given = loose(value)
  const client = loose(given.client)
  const candidate: Loose = {
    client:
      given.client === undefined || given.client === null
        ? null
        : {
            first_name: words(client.first_name) ?? words(client.name) ?? '',
            hair_type: words(client.hair_type),
            concerns: list(client.concerns).filter(item => typeof item === 'string'),
            notes: words(client.notes),
            allergies: list(client.allergies).map(item =>
              typeof item === 'string'
                ? { substance: item, reaction: null }
                : { substance: words(loose(item).substance) ?? '', reaction: words(loose(item).reaction) },
            ),
          },
    notes: list(given.notes).map(item =>
      typeof item === 'string' ? { text: item, written_at: '' } : { written_at: '', ...loose(item) },
    ),
    formulas: list(given.formulas).map(item => ({
      made_at: '',
      title: '',
      start: null,
      result: null,
      bowls: [],
      remarks: null,
      ...loose(item),
    })),
    patch_tests: list(given.patch_tests).map(item => ({
      product: '',
      applied_at: '',
      result: 'waiting',
      read_at: null,
      ...loose(item),
    })),
    consultation: given.consultation ?? null,
    products: list(given.products),
    recommendations: list(given.recommendations),
    salon: given.salon
      ? {
          currency: 'GBP',
          colour_brand: null,
          patch_test_hours: 48,
          patch_test_valid_months: 6,
          booking_link: words(loose(given.salon).booking),
          ...loose(given.salon),
        }
      : null,
    ...(given.team === undefined ? {} : { team: list(given.team) }),
  }
  let facts = NO_FACTS
  for (const [key, part] of Object.entries(candidate))
    for (const tried of Array.isArray(part) ? part.map(item => [item]) : [part]) {
      const before = Array.isArray(tried) ? [...list(loose(facts)[key]), ...tried] : tried
      const read = Facts.safeParse({ ...facts, [key]: before })
      if (read.success) facts = read.data
    }
  return facts
}
