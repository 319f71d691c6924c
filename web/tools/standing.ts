// Where a question stands. Derived each time it is drawn, never stored.
import { wordsFor } from '../../shared/problems'
import type { FieldsOf } from '../../shared/records'

export type AskState = 'drafted' | 'sent' | 'answered' | 'failed'
export type Standing = {
  state: AskState
  words: string
  /** The server waits for a word from the salon before it asks a model. */
  asksIfWanted: boolean
}

export type AskRow = {
  pending: boolean
  problem?: string | undefined
  fields: Pick<
    FieldsOf<'ask'>,
    'answer' | 'answered_by' | 'answered_at' | 'failure' | 'still_wanted_at' | 'asked_at'
  >
}
type Around = { online: boolean; signInNeeded: boolean; model: string | null }

export const ENGINE_NAME = 'Built-in engine'

/** The name of what answered, as a person reads it. */
export function nameOf(answeredBy: string | null): string {
  return answeredBy === null || answeredBy === 'engine' ? ENGINE_NAME : answeredBy
}

export function standingOf(row: AskRow, around: Around): Standing {
  const { answer, answered_by, failure, still_wanted_at } = row.fields
  const plain = (state: AskState, words: string): Standing => ({ state, words, asksIfWanted: false })
  if (row.problem) return plain('failed', `Kept on this tablet, not sent. ${wordsFor(row.problem)}`)
  if (row.pending) return plain('drafted', draftedWords(around))
  if (answer !== null) return plain('answered', `Answered by the model ${nameOf(answered_by)}.`)
  if (answered_by === 'engine') return plain('answered', `${ENGINE_NAME}. Final.`)
  if (failure !== null && !wantedSince(failure.at, still_wanted_at))
    return {
      state: 'failed',
      words: wordsFor(failure.code),
      asksIfWanted: failure.code === 'still-wanted',
    }
  return plain(
    'sent',
    around.model ? `Sent. ${around.model} is working on its answer.` : 'Sent. The server has it.',
  )
}

function draftedWords({ online, signInNeeded }: Around): string {
  if (!online) return 'Drafted on this tablet. Waiting for signal.'
  if (signInNeeded) return 'Drafted on this tablet. Sign in to send.'
  return 'Drafted on this tablet. Sending.'
}

const wantedSince = (failedAt: string, wantedAt: string | null): boolean =>
  wantedAt !== null && wantedAt > failedAt
