// The status of a question. Worked out on each render, never stored.
import { wordsFor } from '../../../../shared/problems'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { isOfBefore, isReadHere, standingAnswer } from '../../../../shared/toolbox'
import { wasRead } from '../../../../shared/written'

type AskState = 'drafted' | 'sent' | 'answered' | 'failed'
export type AskStatus = {
  state: AskState
  words: string
  /** The server wants the salon to confirm before it asks a model. */
  asksIfWanted: boolean
}

type Here = Partial<Pick<FieldsOf<'ask'>, 'read_here'>>
export type AskRow = {
  pending: boolean
  problem?: string | undefined
  fields: Pick<
    FieldsOf<'ask'>,
    'tool' | 'answer' | 'answered_by' | 'answered_at' | 'failure' | 'still_wanted_at' | 'asked_at'
  > &
    Here
}
/** `reads`: the model only reads for the engine and writes nothing. */
type Around = {
  online: boolean
  signInNeeded: boolean
  model: string | null
  reads?: boolean
  /** The browser's own model is reading it now. */
  isReadingHere?: boolean
}

const ENGINE_NAME = 'Built-in engine'

/** The name of whoever answered, for display. */
export function nameOf(answeredBy: string | null): string {
  return answeredBy === null || answeredBy === 'engine' ? ENGINE_NAME : answeredBy
}

type By = Pick<FieldsOf<'ask'>, 'tool' | 'answer' | 'answered_by'> & Here
const OWN_MODEL = 'browser’s own model'

/** The heading of an answer's column: whose it is. */
export function labelOf(ask: By): string {
  if (isReadHere(ask)) return `Read by the ${OWN_MODEL}, worked out by the built-in engine`
  return wasRead(ask.answer)
    ? `Read by the model ${nameOf(ask.answered_by)}, worked out by the built-in engine`
    : `Model ${nameOf(ask.answered_by)}`
}

/** Tells somebody reading the draft that the answer is here. */
export function arrivedWords(ask: By): string {
  if (isReadHere(ask)) return `The ${OWN_MODEL} has read it too, and read something differently.`
  return wasRead(ask.answer)
    ? `The model ${nameOf(ask.answered_by)} has read it too, and read something differently.`
    : `The model ${nameOf(ask.answered_by)} has answered.`
}

type AnsweredAsk = Pick<FieldsOf<'ask'>, 'tool' | 'answer' | 'answer_notes' | 'answered_at'> & Here
/** When it arrived, and what was read or changed in it. */
export const answeredWith = (ask: AnsweredAsk): { at: string | null; notes: readonly string[] } =>
  isReadHere(ask) && ask.read_here ? ask.read_here : { at: ask.answered_at, notes: ask.answer_notes }

/** What the browser's own model did, where the server's has not answered. */
function hereWords({ fields }: AskRow, { isReadingHere = false }: Around): string {
  if (fields.answer !== null) return ''
  if (standingAnswer(fields) !== null) return ` The ${OWN_MODEL} read something differently.`
  if (fields.read_here) return ` The ${OWN_MODEL} read the same.`
  return isReadingHere ? ` The ${OWN_MODEL} is reading it.` : ''
}

export function standingOf(row: AskRow, around: Around): AskStatus {
  const standing = sentTo(row, around)
  return { ...standing, words: standing.words + hereWords(row, around) }
}

function sentTo(row: AskRow, around: Around): AskStatus {
  const { answer, answered_by, failure, still_wanted_at } = row.fields
  const plain = (state: AskState, words: string): AskStatus => ({ state, words, asksIfWanted: false })
  if (row.problem) return plain('failed', `Kept on this tablet, not sent. ${wordsFor(row.problem)}`)
  if (row.pending) return plain('drafted', draftedWords(around))
  if (isOfBefore(row.fields))
    return plain(
      'answered',
      `Ready. ${ENGINE_NAME}. What the model ${nameOf(answered_by)} wrote is kept as a record, and no longer used.`,
    )
  if (answer !== null)
    return plain(
      'answered',
      wasRead(answer) ? `${labelOf(row.fields)}.` : `Answered by the model ${nameOf(answered_by)}.`,
    )
  if (answered_by === 'engine') return plain('answered', `Ready. ${ENGINE_NAME}.`)
  if (answered_by !== null)
    return plain('answered', `Ready. ${ENGINE_NAME}. The model ${answered_by} read the same.`)
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
