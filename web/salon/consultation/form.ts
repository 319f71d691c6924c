// A consultation as tapped and typed, and the answers it becomes. Kept like every form, so a reload or a crash loses
// nothing; the client's screen and the stylist's share one draft.
import { QUESTIONS, questionsFor } from '../../../shared/salon/consultation/questions'
import { ANSWERS, WHENS } from '../../../shared/salon/consultation/words'
import type { ConsultationAnswer } from '../../../shared/salon/records/records'
import type { Form } from '../../ui/forms/kept-form'

/** `at`: the question on the client's screen, or one of the steps after the last. */
export type Typed = Form & { at: string; path: string; signed: string }
export const formOf = (client: string): string => `consultation:${client}`

const answerAt = (id: string): string => `answer ${id}`
const wordsAt = (id: string): string => `words ${id}`
const whenAt = (id: string): string => `when ${id}`
export const fieldsOf = (id: string) => ({ answer: answerAt(id), words: wordsAt(id), when: whenAt(id) })

export function typedOf(answers: readonly ConsultationAnswer[]): Typed {
  const typed: Typed = { at: '', path: '', signed: '' }
  for (const { id } of QUESTIONS) {
    const said = answers.find(each => each.id === id)
    typed[answerAt(id)] = said?.answer ?? ''
    typed[wordsAt(id)] = said?.words ?? ''
    typed[whenAt(id)] = said?.when ?? ''
  }
  return typed
}

/**
 * Drops questions that no longer apply. Keeps earlier answers to questions that only a newer version of the app knows.
 */
export function answersIn(
  typed: Form,
  health: boolean,
  before: readonly ConsultationAnswer[] = [],
): ConsultationAnswer[] {
  const tapped = QUESTIONS.flatMap(({ id }): ConsultationAnswer[] => {
    const answer = ANSWERS.find(([each]) => each === typed[answerAt(id)])?.[0]
    if (!answer) return []
    const when = answer === 'yes' ? WHENS.find(([each]) => each === typed[whenAt(id)])?.[0] : undefined
    return [{ id, answer, words: typed[wordsAt(id)]?.trim() || null, when: when ?? null }]
  })
  const said = new Map(tapped.map(each => [each.id, each]))
  const put = new Set(questionsFor(said, health).map(({ id }) => id))
  // Without permission, earlier health answers stay as they were and no new ones are added.
  const known = new Set(QUESTIONS.map(({ id }) => id))
  const left = before.filter(({ id }) => !known.has(id) || (!health && !put.has(id)))
  return [...tapped.filter(({ id }) => put.has(id)), ...left.filter(({ id }) => !put.has(id))]
}
