// What a client's latest consultation says about the person: the only way in for every tool that asks. A yes raises a
// concern; a no never cancels anything said elsewhere.
import { dayText } from '../../day-text'
import type { Facts } from '../../facts'
import type { ConsultationAnswer } from '../records/consultation'
import { QUESTIONS, type Question } from './questions'

type ConsultationFacts = NonNullable<Facts['consultation']>
export type AnsweredQuestion = {
  question: Question
  answer: ConsultationAnswer['answer']
  words: string
  when: ConsultationAnswer['when']
}
export type Spoken = {
  /** "the consultation of 3 Mar 2026" */
  from: string
  at: string
  yes: ReadonlyMap<string, AnsweredQuestion>
  no: ReadonlyMap<string, Question>
  /** Answered "not known", so it has to be asked. */
  unknown: readonly Question[]
  /** Everything said in words, whatever was tapped with it. */
  words: string
}

export function spokenIn(consultation: ConsultationFacts | null | undefined): Spoken | null {
  if (!consultation) return null
  const said = QUESTIONS.flatMap((question): AnsweredQuestion[] => {
    const found = consultation.answers.find(({ id }) => id === question.id)
    return found
      ? [{ question, answer: found.answer, words: found.words?.trim() ?? '', when: found.when }]
      : []
  })
  const answered = (answer: AnsweredQuestion['answer']): AnsweredQuestion[] =>
    said.filter(each => each.answer === answer)
  return {
    from: `the consultation of ${dayText(consultation.answered_at)}`,
    at: consultation.answered_at,
    yes: new Map(answered('yes').map(each => [each.question.id, each])),
    no: new Map(answered('no').map(each => [each.question.id, each.question])),
    unknown: answered('unknown').map(each => each.question),
    words: said.flatMap(({ words }) => (words === '' ? [] : [words])).join('\n'),
  }
}

/** In weeks: the shortest time that each answer can mean. */
const WEEKS: Readonly<Record<NonNullable<AnsweredQuestion['when']>, number>> = {
  'two weeks': 0,
  'two months': 2,
  'half a year': 8,
  longer: 26,
}
const WEEK_MS = 7 * 86_400_000

/** At least how many weeks ago it was; null if nobody said. */
export function weeksSince({ when }: AnsweredQuestion, at: string, today: string): number | null {
  if (when === null) return null
  const gone = (Date.parse(today) - Date.parse(at)) / WEEK_MS
  return WEEKS[when] + (gone > 0 ? gone : 0)
}
