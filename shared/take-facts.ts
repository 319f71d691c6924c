// Takes the snapshot that goes into an ask: a pure pick of declared fields, newest first, at most 32 KiB. Never a phone
// number, an email or a surname.

import type { Facts, Need } from './facts'
import { fitted } from './fit-facts'
import { withoutEmails } from './reading/text/contacts'
import { latestOf } from './salon/consultation/latest'
import type { FieldsOf } from './salon/records/records'
import { mendedOf } from './trade/products/mended'

/** The current records about one client, as the device has them; the caller leaves out deleted ones. */
export type RecordsAtHand = {
  client: FieldsOf<'client'> | null
  allergies: readonly FieldsOf<'allergy'>[]
  notes: readonly FieldsOf<'note'>[]
  formulas: readonly FieldsOf<'formula'>[]
  patch_tests: readonly FieldsOf<'patch_test'>[]
  consultations?: readonly FieldsOf<'consultation'>[]
  products: readonly (FieldsOf<'product'> & { id: string })[]
  recommendations: Facts['recommendations']
  salon: FieldsOf<'salon'> | null
  /** The names of the people who work here. */
  team?: readonly string[]
}

/** "Mary-Jane O'Neill" → "Mary-Jane": surnames never leave the salon. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/** Removes the client's surname, phone number and email from a free text. */
function withoutIdentity(value: string | null, client: RecordsAtHand['client']): string | null {
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

/** A tube of colour is on the shelf for mixing; nobody takes one home. */
const isForSale = ({ shade }: FieldsOf<'product'>): boolean => !shade

/** Takes what a tool says that it needs; if that is too much, the oldest notes, formulas and products go first. */
export function takeFacts(needs: readonly Need[], present: RecordsAtHand): Facts {
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
    consultation: wants('client') ? told(present.consultations ?? [], clean) : null,
    products: wants('products')
      ? present.products.filter(isForSale).map(({ id, name, category, description, price, ...fields }) => {
          const mended = mendedOf(fields)
          return { id, name, category, description, price, ...(mended ? { mended } : {}) }
        })
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
    ...(wants('team') && present.team ? { team: [...present.team] } : {}),
  }
  return fitted(facts)
}

function told(
  consultations: readonly FieldsOf<'consultation'>[],
  clean: (value: string | null) => string | null,
): Facts['consultation'] {
  const latest = latestOf(consultations.map(fields => ({ fields })))?.fields
  if (!latest) return null
  const { answered_at, answered_by, answers } = latest
  return { answered_at, answered_by, answers: answers.map(each => ({ ...each, words: clean(each.words) })) }
}
