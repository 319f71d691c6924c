// Which consultation counts, and whether it is time to ask the client again. Derived each time, never stored.
import { monthsAfter } from '../patch-test'
import type { Consultation, ConsultationAnswer } from '../records/consultation'

/** Insurers ask for the allergy test about every six months [NHBF-AAT]; the other questions are repeated with it. */
export const CONSULTATION_MONTHS = 6

/** The latest counts; of two at the same instant, the one with more yeses. */
export function latestOf<R extends { fields: Pick<Consultation, 'answered_at' | 'answers'> }>(
  rows: readonly R[],
): R | null {
  const yes = ({ fields }: R): number => fields.answers.filter(({ answer }) => answer === 'yes').length
  const [latest] = [...rows].sort(
    (a, b) => b.fields.answered_at.localeCompare(a.fields.answered_at) || yes(b) - yes(a),
  )
  return latest ?? null
}

/** `now`: ms. If the instant can't be read, ask again. */
export function isDue(answered_at: string, months: number, now: number): boolean {
  const at = Date.parse(answered_at)
  return !Number.isFinite(at) || now >= monthsAfter(at, months)
}

/** For several people when we can't tell who is meant: each one's latest, with only the yeses. */
export function warningsOf(all: readonly Consultation[]): Consultation[] {
  const latest = [...new Set(all.map(({ client_id }) => client_id))].flatMap(
    client => latestOf(all.flatMap(fields => (fields.client_id === client ? { fields } : [])))?.fields ?? [],
  )
  const newest = latestOf(latest.map(fields => ({ fields })))?.fields
  if (!newest) return []
  const answers = new Map<string, ConsultationAnswer>()
  for (const each of latest.flatMap(({ answers }) => answers).filter(({ answer }) => answer === 'yes')) {
    const words = [answers.get(each.id)?.words, each.words].filter(Boolean).join('; ').slice(0, 500)
    answers.set(each.id, { ...each, words: words || null })
  }
  return [{ ...newest, answers: [...answers.values()] }]
}
