// Whether a model's picture of a question is there, on its way, or not to come. Derived from what is known, never stored.
import { NO_FACTS } from '../../../../shared/facts'
import { wordsFor } from '../../../../shared/problems'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { picture } from '../../../../shared/tools/marketing/pictures/picture'
import { MarketingInput, MarketingOutput } from '../../../../shared/tools/marketing/schema'

export const READY = 'The poster is ready.'
/** Two tries of two minutes each, and time to stand in a queue: what hasn't come by then isn't waited for. */
const LONGEST_MS = 15 * 60_000

type Fields = FieldsOf<'ask'>
export type PictureRow = { pending: boolean; problem?: string | undefined; fields: Fields }
/** `model`: the one that draws, null where none does; `now`: an instant. */
export type Around = { online: boolean; signInNeeded: boolean; model: string | null; now: string }

type PictureState =
  /** None is wanted, or none is drawn here. */
  | { state: 'none' }
  | { state: 'ready'; image: NonNullable<Fields['image']> }
  | { state: 'waiting' | 'failed' | 'told'; words: string }

export function pictureState({ pending, problem, fields }: PictureRow, around: Around): PictureState {
  const { image, image_failure } = fields
  if (image !== null) return { state: 'ready', image }
  if (image_failure !== null) return say('failed', wordsFor(image_failure.code))
  const { model, online, signInNeeded } = around
  if (model === null || !isWanted(fields)) return { state: 'none' }
  if (problem !== undefined) return say('told', 'The question was not sent, so no model draws for it.')
  const never = whyNever(fields, around.now)
  if (never !== null && !pending) return never
  if (!online) return say('waiting', 'It is waiting for a signal.')
  if (signInNeeded) return say('told', `Sign in, and ${model} draws a picture too.`)
  if (pending) return say('told', `When this is sent, ${model} draws a picture too.`)
  return say('waiting', `${model} is drawing.`)
}

const say = (state: 'waiting' | 'failed' | 'told', words: string): PictureState => ({
  state,
  words: `${words} ${READY}`,
})

/** A testimonial and a before and after are shown with the client's own photos; beside a question there is none. */
function isWanted({ input, draft }: Fields): boolean {
  const asked = MarketingInput.safeParse(input)
  const written = MarketingOutput.safeParse(draft)
  if (!asked.success || !written.success) return false
  return picture({ input: asked.data, facts: NO_FACTS, today: '' }, written.data) !== null
}

/** The text is final, and the server draws nothing for it. Null: a picture may still come. */
function whyNever(fields: Fields, now: string): PictureState | null {
  const { failure, answered_by, answered_at, answer_notes, still_wanted_at } = fields
  // Asked for again since: the server looks at it again.
  const failed = failure !== null && !(still_wanted_at !== null && still_wanted_at > failure.at)
  if (failed && failure.code === 'still-wanted') return say('told', wordsFor(failure.code))
  if (failed && (failure.code === 'plan-needed' || failure.code === 'bad-field'))
    return say('failed', wordsFor(failure.code))
  // The engine's word is final with a note where nothing may go to a model.
  if (answered_by === 'engine' && answer_notes.length > 0) return say('told', answer_notes.join(' '))
  const ended = answered_by !== null ? answered_at : failed ? failure.at : null
  if (ended !== null && Date.parse(now) - Date.parse(ended) > LONGEST_MS)
    return say('told', 'No model has drawn a picture for this.')
  return null
}
