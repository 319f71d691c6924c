// Where a question stands. Derived each time it is drawn, never stored.
import { wordsFor } from '../../shared/problems'
import type { FieldsOf } from '../../shared/records'
import { isOfBefore } from '../../shared/toolbox'
import { wasRead } from '../../shared/written'

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
    'tool' | 'answer' | 'answered_by' | 'answered_at' | 'failure' | 'still_wanted_at' | 'asked_at'
  >
}
/** `reads`: the model reads for the engine, and writes nothing. */
type Around = { online: boolean; signInNeeded: boolean; model: string | null; reads?: boolean }

export const ENGINE_NAME = 'Built-in engine'

/** The name of what answered, as a person reads it. */
export function nameOf(answeredBy: string | null): string {
  return answeredBy === null || answeredBy === 'engine' ? ENGINE_NAME : answeredBy
}

type By = { answer: unknown; answered_by: string | null }
/** Whose an answer is, over its column. */
export const labelOf = ({ answer, answered_by }: By): string =>
  wasRead(answer)
    ? `Read by the model ${nameOf(answered_by)}, worked out by the built-in engine`
    : `Model ${nameOf(answered_by)}`

/** That it is there, to whoever reads the draft. */
export const arrivedWords = ({ answer, answered_by }: By): string =>
  wasRead(answer)
    ? `The model ${nameOf(answered_by)} has read it too, and read something differently.`
    : `The model ${nameOf(answered_by)} has answered.`

export function standingOf(row: AskRow, around: Around): Standing {
  const { answer, answered_by, failure, still_wanted_at } = row.fields
  const plain = (state: AskState, words: string): Standing => ({ state, words, asksIfWanted: false })
  if (row.problem) return plain('failed', `Kept on this tablet, not sent. ${wordsFor(row.problem)}`)
  if (row.pending) return plain('drafted', draftedWords(around))
  if (isOfBefore(row.fields))
    return plain(
      'answered',
      `${ENGINE_NAME}. Final. What the model ${nameOf(answered_by)} wrote is kept as a record, and no longer acted on.`,
    )
  if (answer !== null)
    return plain(
      'answered',
      wasRead(answer) ? `${labelOf(row.fields)}.` : `Answered by the model ${nameOf(answered_by)}.`,
    )
  if (answered_by === 'engine') return plain('answered', `${ENGINE_NAME}. Final.`)
  if (answered_by !== null)
    return plain('answered', `${ENGINE_NAME}. Final. The model ${answered_by} read the same.`)
  if (failure !== null && !wantedSince(failure.at, still_wanted_at))
    return {
      state: 'failed',
      words: wordsFor(failure.code),
      asksIfWanted: failure.code === 'still-wanted',
    }
  if (around.model === null) return plain('sent', 'Sent. The server has it.')
  return plain('sent', `Sent. ${around.model} is ${around.reads ? 'reading it' : 'working on its answer'}.`)
}

function draftedWords({ online, signInNeeded }: Around): string {
  if (!online) return 'Drafted on this tablet. Waiting for signal.'
  if (signInNeeded) return 'Drafted on this tablet. Sign in to send.'
  return 'Drafted on this tablet. Sending.'
}

const wantedSince = (failedAt: string, wantedAt: string | null): boolean =>
  wantedAt !== null && wantedAt > failedAt
