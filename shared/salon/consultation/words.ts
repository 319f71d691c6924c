// A consultation as lines for people to read: on the card, in print, in the report and in earlier versions.
import type { ConsultationAnswer } from '../records/consultation'
import { QUESTIONS, questionOf } from './questions'

export const ANSWERS: readonly (readonly [ConsultationAnswer['answer'], string])[] = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['unknown', 'Not known'],
]
export const WHENS: readonly (readonly [NonNullable<ConsultationAnswer['when']>, string])[] = [
  ['two weeks', 'In the last 2 weeks'],
  ['two months', '2 weeks to 2 months ago'],
  ['half a year', '2 to 6 months ago'],
  ['longer', 'Longer ago'],
]

type Loose = Partial<Record<keyof ConsultationAnswer, unknown>>
const wordOf = (pairs: readonly (readonly [string, string])[], value: unknown): string =>
  pairs.find(([each]) => each === value)?.[1] ?? ''
const told = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** "Yes, 2 to 6 months ago: nickel" */
export function answerText({ answer, words, when }: Loose): string {
  const said = [wordOf(ANSWERS, answer), wordOf(WHENS, when).toLowerCase()].filter(Boolean).join(', ')
  return told(words) === '' ? said : `${said}: ${told(words)}`
}

/** In the card's order; a question that only a newer app asks comes last, under its id. */
export function answerLines(answers: readonly Loose[]): { id: string; label: string; text: string }[] {
  const order = (id: string): number => {
    const at = QUESTIONS.findIndex(each => each.id === id)
    return at < 0 ? QUESTIONS.length : at
  }
  return answers
    .map(each => ({ id: told(each.id), text: answerText(each) }))
    .map(({ id, text }) => ({ id, label: questionOf(id)?.short ?? id.replaceAll('_', ' '), text }))
    .sort((a, b) => order(a.id) - order(b.id))
}

export const ANSWERED_BY = { client: 'The client, on the tablet', stylist: 'A stylist who asked' } as const
