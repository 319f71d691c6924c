// The status of a client's permissions: derived from their answers, never stored.
import type { FieldsOf } from '../records/records'
import { type Subject, wordingFor } from './wordings'

type Consent = FieldsOf<'consent'>
type Row = { id: string; fields: Consent }

export type ConsentState =
  | { state: 'none' }
  | {
      state: 'yes' | 'no' | 'withdrawn'
      /** When they answered. */
      at: string
      /** Agreed to in an older wording than today's. */
      older: boolean
      latest: Row
    }

/** The latest answer counts; of two at the same instant, the more careful one. */
export function standingOf(rows: readonly Row[], about: Subject): ConsentState {
  const careful = ({ fields }: Row): number => (fields.answer === 'no' || fields.withdrawn_at ? 1 : 0)
  const [latest] = rows
    .filter(({ fields }) => fields.about === about)
    .sort((a, b) => b.fields.given_at.localeCompare(a.fields.given_at) || careful(b) - careful(a))
  if (!latest) return { state: 'none' }
  const { answer, given_at, withdrawn_at, version } = latest.fields
  const older = version !== wordingFor(about).version
  if (answer === 'no') return { state: 'no', at: given_at, older, latest }
  return withdrawn_at === null
    ? { state: 'yes', at: given_at, older, latest }
    : { state: 'withdrawn', at: withdrawn_at, older, latest }
}

const HEALTH =
  /allerg|\breact(?:ed|ion|s)\b|\bppd\b|patch test|medic(?:ine|ation)|antibiotic|roaccutane|isotretinoin|pregnan|chemo|psoriasis|eczema|dermatitis|asthma|epilep|\bhrt\b|thyroid/i

/** True if something about the client's health is on record. */
export const holdsHealth = (held: {
  allergies: number
  reactions: number
  texts: readonly (string | null)[]
}): boolean => held.allergies > 0 || held.reactions > 0 || held.texts.some(text => HEALTH.test(text ?? ''))

/** Asked for unobtrusively: it never blocks a note, and isn't repeated after a no. */
export const shouldAskHealth = (rows: readonly Row[], held: Parameters<typeof holdsHealth>[0]): boolean =>
  standingOf(rows, 'health-notes').state === 'none' && holdsHealth(held)

/**
 * Whether health notes may go to a model: they said yes, and the wording they saw didn't promise to keep them from an
 * AI service.
 */
export function mayTellHealth(rows: readonly Row[]): boolean {
  const standing = standingOf(rows, 'health-notes')
  return standing.state === 'yes' && !standing.latest.fields.wording.includes('not sent to an AI service')
}
