// The dialog's values as typed, and the record they become.
import type { Subject } from '../../../../shared/salon/privacy/wordings'
import type { FieldsOf } from '../../../../shared/salon/records/records'

type Consent = FieldsOf<'consent'>
export type Answer = Consent['answer']
type Typed = Record<'how' | 'platforms' | 'guardian' | 'minor', string>

/** As typed: shown on the card and nowhere else. */
export const CARD_ONLY = 'card'
/** The places ticked. */
export const placesIn = (typed: string): string[] =>
  typed === '' || typed === CARD_ONLY ? [] : typed.split('\n')

export const HOWS: readonly (readonly [Consent['how'], string])[] = [
  ['on this tablet', 'On this tablet'],
  ['signed', 'Signed on paper'],
  ['said', 'Said aloud'],
]

/** What is missing, in words. A no needs nothing else. */
export function problemWith(about: Subject, given: Answer, typed: Typed, ticked: boolean): string | null {
  if (given === 'no') return null
  if (about === 'photos' && typed.platforms === '') return 'Choose where photos may be shown.'
  if (typed.minor === 'yes' && typed.guardian.trim() === '') return 'Type the name of the parent or guardian.'
  if (typed.how === 'on this tablet' && !ticked) return 'Tick the line ‘I have read this and agree’ first.'
  return null
}

type NewConsent = Omit<
  Consent,
  'deletedAt' | 'seconds' | 'given_at' | 'who' | 'withdrawn_at' | 'withdrawn_why'
>

export function recordOf(given: {
  about: Subject
  given: Answer
  values: Typed
  text: string
  version: string
  clientId: string
}): NewConsent {
  const { about, values } = given
  return {
    client_id: given.clientId,
    about,
    version: given.version,
    wording: given.text,
    answer: given.given,
    how: HOWS.map(([how]) => how).find(how => how === values.how) ?? 'said',
    platforms: about === 'photos' ? placesIn(values.platforms) : [],
    guardian: values.minor === 'yes' ? values.guardian.trim() || null : null,
  }
}
