// Notes made since the consultation that say something new: a reason to ask again before it is due.
import { personIn } from '../../reading/person/person'
import type { Consultation, Note } from '../records/records'
import { QUESTIONS } from './questions'
import { spokenIn } from './said'

type AnsweredConsultation = Pick<Consultation, 'answered_at' | 'answered_by' | 'answers'>

/** The first such item, in the note's own words; null if there is none. */
export function notedSince(
  consultation: AnsweredConsultation,
  notes: readonly Pick<Note, 'text' | 'written_at'>[],
): { quote: string; at: string } | null {
  const yes = new Set(
    [...(spokenIn(consultation)?.yes.values() ?? [])].map(({ question }) => question.raises),
  )
  const asked = new Set(QUESTIONS.map(({ raises }) => raises))
  for (const { text, written_at } of notes) {
    if (written_at <= consultation.answered_at) continue
    const raised = personIn({ notes: text }).raised.find(
      ({ concept }) => asked.has(concept) && !yes.has(concept),
    )
    if (raised) return { quote: raised.quote, at: written_at }
  }
  return null
}
