// Whether a model's picture is ready, on its way, or not coming. Worked out each time, never stored.
import { NO_FACTS } from '../../../../shared/facts'
import { wordsFor } from '../../../../shared/problems'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { picture } from '../../../../shared/tools/marketing/pictures/picture'
import { MarketingInput, MarketingOutput } from '../../../../shared/tools/marketing/schema'

export const READY = 'The poster is ready.'
/** Two tries of two minutes each, plus time in the queue; after that we stop waiting. */
const LONGEST_MS = 15 * 60_000

type Fields = FieldsOf<'ask'>
export type PictureRow = { pending: boolean; problem?: string | undefined; fields: Fields }
/** `model`: the one that draws, or null; `now`: an instant. */
export type Around = { online: boolean; signInNeeded: boolean; model: string | null; now: string }

type PictureState =
  /** Not wanted, or no model to draw one. */
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

/** Testimonials and before-and-afters use the client's own photos, and a question gets no picture. */
function isWanted({ input, draft }: Fields): boolean {
  const asked = MarketingInput.safeParse(input)
  const written = MarketingOutput.safeParse(draft)
  if (!asked.success || !written.success) return false
  return picture({ input: asked.data, facts: NO_FACTS, today: '' }, written.data) !== null
}

/** The text is final and the server won't draw. Null if a picture may still come. */
function whyNever(fields: Fields, now: string): PictureState | null {
  const { failure, answered_by, answered_at, answer_notes, still_wanted_at } = fields
  // Asked for again since the failure, so the server will try again.
  const failed = failure !== null && !(still_wanted_at !== null && still_wanted_at > failure.at)
  if (failed && failure.code === 'still-wanted') return say('told', wordsFor(failure.code))
  if (failed && (failure.code === 'plan-needed' || failure.code === 'bad-field'))
    return say('failed', wordsFor(failure.code))
  // The engine's answer comes with a note if nothing may go to a model; then it is final.
  if (answered_by === 'engine' && answer_notes.length > 0) return say('told', answer_notes.join(' '))
  const ended = answered_by !== null ? answered_at : failed ? failure.at : null
  if (ended !== null && Date.parse(now) - Date.parse(ended) > LONGEST_MS)
    return say('told', 'No model has drawn a picture for this.')
  return null
}
