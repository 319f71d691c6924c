// One run of an ask's picture: draws it, labels it, stores it under its hash and adds it to the ask, all in one write.
// It is counted, retried and marked as failed separately from the text.
import { type ProblemCode, ProblemError } from '../../shared/problems'
import type { PictureWish, Tool } from '../../shared/tool'
import { labelledAsAi } from '../blobs/png'
import { hashOf } from '../blobs/store'
import { bytesKept, putBlob } from '../db/blobs'
import { log } from '../log/log'
import { recordedImage } from '../models/record'
import { read } from '../reading/read'
import type { ModelQuestion } from '../reading/tools'
import { afterFailure, askOf, end, knownOf, questionOf, refusal, type Turn, takeCallOf } from './run'
import { endRun } from './store'

export const IMAGE_TIMEOUT_MS = 120_000

/** What to draw. Null when there is nothing to draw, or when a bug in the tool stops it from saying. */
export async function wishOf(tool: Tool, question: ModelQuestion): Promise<PictureWish | null> {
  if (!tool.picture) return null
  try {
    return await read('wish', tool.id, question, null)
  } catch (error) {
    if (error instanceof ProblemError) throw error
    log.error(`${tool.id} could not say what to draw:`, error)
    return null
  }
}

async function isFull({ work: { database, room }, claim }: Turn): Promise<boolean> {
  return room !== undefined && (await bytesKept(database, claim.account)) >= room.maxBytes
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
  const wish = await wishOf(tool, question)
  if (!wish) return void (await endRun(database, claim, owner, 'done'))

  // Don't pay for a picture that we can't store.
  if (await isFull(turn)) return failPicture(turn, 'storage-full')
  const call = await takeCallOf(turn)
  if (call === 'gone') return
  if (call !== 'taken') return failPicture(turn, call)
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
