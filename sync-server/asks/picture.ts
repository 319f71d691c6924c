// One run of an ask's picture: drawn, labelled, kept under its hash and named by the ask, all in one write. It is counted,
// tried again and called failed apart from the text.
import type { ProblemCode } from '../../shared/problems'
import type { Checking, PictureWish, Tool } from '../../shared/tool'
import { labelledAsAi } from '../blobs/png'
import { hashOf } from '../blobs/store'
import { putBlob } from '../db/blobs'
import { recordedImage } from '../models/record'
import { afterFailure, askOf, end, knownOf, questionOf, refusal, type Turn, takeCallOf } from './run'
import { endRun } from './store'

export const IMAGE_TIMEOUT_MS = 120_000

/** What is to be drawn; null: nothing, also where a bug in the tool keeps it from saying. */
export function wishOf(tool: Tool, question: Checking<Record<string, unknown>>): PictureWish | null {
  try {
    return tool.picture?.(question, tool.check(question, tool.draft(question))) ?? null
  } catch (error) {
    console.error(`${tool.id} could not say what to draw:`, error)
    return null
  }
}

export async function drawPicture(turn: Turn): Promise<void> {
  const { work, owner, claim, id } = turn
  const { database, answering, now } = work
  const found = await askOf(turn)
  if (found === null || !answering.image || (await knownOf(turn, found)).noAi)
    return void (await endRun(database, claim, owner, 'done'))
  const refused = await refusal(turn, found, true)
  if (refused) return failPicture(turn, refused)
  const question = await questionOf(turn, found)
  if (question === null) return failPicture(turn, 'bad-field')
  const { default: tool } = await found.registration.load()
  const wish = wishOf(tool, question)
  if (!wish) return void (await endRun(database, claim, owner, 'done'))

  const call = await takeCallOf(turn)
  if (call === 'gone') return
  if (call === 'capped') return failPicture(turn, 'model-daily-cap')
  const { account } = claim
  const about = { account, madeFor: 'ask', tool: tool.id, ask: id, client: found.ask.client_id, now }
  const model = recordedImage(database, answering.image, about)
  try {
    const timeoutMs = answering.imageTimeoutMs ?? IMAGE_TIMEOUT_MS
    const { bytes, type, width, height } = await model.draw({ ...wish, timeoutMs })
    const labelled = labelledAsAi(bytes, model.name)
    const hash = hashOf(labelled)
    const at = new Date(now()).toISOString()
    const image = { hash, type, width, height, by: model.name, at }
    await end(turn, 'done', { image, image_failure: null }, db =>
      putBlob(db, { account, hash, type, width, height, bytes: labelled, created_at: now() }, id),
    )
  } catch (error) {
    await afterFailure(turn, error, code => failPicture(turn, code))
  }
}

export async function failPicture(turn: Turn, code: ProblemCode): Promise<void> {
  await end(turn, 'failed', { image_failure: { code, at: new Date(turn.work.now()).toISOString() } })
}
