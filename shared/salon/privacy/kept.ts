// The minimum that a salon keeps about an erased client: what happened, without a name, and until when.
import type { FieldsOf } from '../records/records'

export type What = FieldsOf<'kept_record'>['what']
export const WHATS: readonly What[] = [
  'patch test reaction',
  'allergic reaction',
  'complaint or claim',
  'other',
]

/** In the UK an injury claim can mostly be made for three years; insurers may ask for longer. */
export const KEPT_YEARS = 3

/** "Niamh O’Neill-Byrne" → "N.O." */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 3)
    .map(word => `${[...word.normalize('NFC')][0]?.toUpperCase() ?? ''}.`)
    .join('')

/** The same day some years later, as "2029-11-21". */
export function yearsAfter(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}

type ClientCard = {
  name: string
  allergies: readonly Pick<FieldsOf<'allergy'>, 'substance' | 'reaction' | 'noted_at'>[]
  tests: readonly Pick<FieldsOf<'patch_test'>, 'product' | 'applied_at' | 'result' | 'read_at' | 'remarks'>[]
}

const day = (instant: string | null): string => (instant ?? '').slice(0, 10)

/** What the record itself gives a reason to keep. Null: nothing. */
export function keptDraft({ name, allergies, tests }: ClientCard): { what: What; facts: string } | null {
  const reacted = tests.filter(({ result }) => result === 'reaction')
  const told = allergies.filter(({ reaction }) => (reaction ?? '').trim() !== '')
  if (reacted.length === 0 && told.length === 0) return null
  const lines = [
    `Initials ${initialsOf(name)}`,
    ...reacted.map(
      ({ product, applied_at, read_at, remarks }) =>
        `Patch test of ${day(applied_at)}, ${product}: reaction${read_at ? `, read ${day(read_at)}` : ''}${remarks ? `. ${remarks}` : ''}`,
    ),
    ...told.map(
      ({ substance, reaction, noted_at }) => `Allergy noted ${day(noted_at)}, ${substance}: ${reaction}`,
    ),
  ]
  return { what: reacted.length > 0 ? 'patch test reaction' : 'allergic reaction', facts: lines.join('\n') }
}

/** What stops it from being kept, in words. */
export function keptProblem(
  typed: { facts: string; reason: string; keep_until: string },
  today: string,
): string | null {
  if (typed.facts.trim() === '') return 'Write down what happened, in a few words.'
  if (typed.reason.trim() === '') return 'Write down why it must be kept.'
  if (!/^\d{4}-\d\d-\d\d$/.test(typed.keep_until) || typed.keep_until <= today)
    return 'Choose a day in the future until which it is kept.'
  if (typed.keep_until > yearsAfter(today, 25)) return 'That is too long: 25 years at most.'
  return null
}

/** Its last day has passed. */
export const isOver = (keepUntil: string, today: string): boolean => keepUntil < today
